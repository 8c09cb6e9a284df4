/**
 * The tab's title and icon: "(1) Your turn" and the lit icon only while it is the
 * reader's turn (check 4).
 */
export function showTitle(title: string, mine: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link#favicon");
  const href = mine ? "/icon-mine.svg" : "/icon.svg";
  if (icon !== null && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
