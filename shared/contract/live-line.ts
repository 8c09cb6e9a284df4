/** What both ends of the live line agree on before the first frame; free of schemas. */

/** The WebSocket's subprotocol; a seat's token follows as a second one. */
export const LIVE_PROTOCOL = "high-society.v1";
/** Exactly these texts are answered without waking the object. */
export const PING = '{"type":"ping"}';
export const PONG = '{"type":"pong"}';

/**
 * Why the server ends a line for good. `noGallery`: the table is for its seats alone;
 * `laterRelease` and `damaged`: the refusals “game-of-later-release” and “game-damaged”.
 */
export const CLOSE_CODES = {
  tokenReplaced: 4401,
  gone: 4404,
  laterRelease: 4409,
  damaged: 4410,
  noGallery: 1008,
} as const;
