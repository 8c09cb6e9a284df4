/** Takes away what a push has shown of a table: whoever looks at it has seen more by now. */
export async function closeNotices(game: string): Promise<void> {
  if (!("serviceWorker" in navigator) || document.hidden) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration("/");
    const shown = (await registration?.getNotifications({ tag: game })) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // Some private windows forbid even asking; then nothing was shown either.
  }
}
