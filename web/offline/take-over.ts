/** What a page tells a waiting worker: the old one may go. */
export const TAKE_OVER = "take-over";
