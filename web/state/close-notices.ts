/**
 * Takes away what a push has shown of a table, now and each time its page is looked at again:
 * whoever looks at it has seen more by now.
 * @returns stops it
 */
export function closeNotices(game: string): () => void {
  const look = (): void => {
    if (!document.hidden) void close(game);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

async function close(game: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration("/");
    if (registration === undefined) return;
    const shown = await registration.getNotifications({ tag: game });
    if (shown.length === 0) return;
    for (const notification of shown) notification.close();
    const { showBadge } = await import("../push/show-badge.ts");
    await showBadge(registration, navigator);
  } catch {
    // Some private windows forbid even asking; then nothing was shown either.
  }
}
