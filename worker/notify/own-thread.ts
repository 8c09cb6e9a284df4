/**
 * The thread of a game's mails. Each of ours refers to this one made-up root, since the platform
 * gives every mail a Message-ID of its own choice; whatever answers ours refers to it too.
 */
export function threadRoot(game: string, domain: string): string {
  return `${game}.table@${domain}`;
}

/**
 * Whether a mail answers one of ours of this game: its In-Reply-To or References name the game's
 * thread. It proves nothing (anyone may write a header); it says that our mail is what is quoted.
 * @param header a header's value by its lower-case name
 */
export function answersOurs(header: (name: string) => string | undefined, game: string): boolean {
  const named = `${header("in-reply-to") ?? ""} ${header("references") ?? ""}`.toLowerCase();
  return named.includes(`<${threadRoot(game.toLowerCase(), "")}`);
}
