// The format of a stored game, and the checks on values read from a storage.
//
// The saved text and the name of the game are not checked. A newer version may have written them, and may read them
// again.

/**
 * @typedef {object} SavedGame
 * @property {number} at when it was last played, in milliseconds since 1970. The clock of a device may be changed, so
 *   this does not tell which of two states is later.
 * @property {number} [version] how often it was stored during play here: the state with the higher version is later; 0
 *   or undefined for a game imported from a file
 * @property {string} game
 * @property {string} link the fragment of a link to the current position
 * @property {number} ply of the current position
 * @property {boolean} over
 * @property {string[]} names by seat
 * @property {Phrase[]} [players] their displayed names; older versions did not store them
 * @property {string} saved the input of the element's `restore`
 * @property {unknown} [clock] the clocks, if any
 * @property {End} [end] the end of the current line; older versions did not store it
 * @property {string} [title] given by the user
 * @property {string} [gameId] its id in records and links, if it was sent or imported
 * @property {Remote} [far] set if a player is elsewhere
 * @property {boolean} [theirs] whether it was over when it came by a link, so that other people played it
 *
 * @typedef {Omit<SavedGame, 'saved'>} Summary the summary for a list
 *
 * @typedef {{ link: string, ply: number, winners: number[] | null, reason?: string | null }} End `reason` is a name of
 *   the notation, which older versions did not store
 *
 * @typedef {{ due: boolean, name: Phrase, sent?: Sent }} Remote `due`: a local player is to move; `name` of the other
 * @typedef {{ link: string, at: number, to: number[] }} Sent the seats that were sent the last position, and when last
 */

export const GAME_ID = 'GameId';
export const TITLE = 'Title';

/** @param {Omit<SavedGame, 'over' | 'title' | 'gameId'> & { end: End, tags: readonly (readonly [string, string])[] }} game */
export function savedGameOf({ tags, ...game }) {
  const tag = new Map(tags);
  const [title, gameId] = [tag.get(TITLE) || undefined, tag.get(GAME_ID) || undefined];
  return { ...game, over: game.end.winners !== null, title, gameId };
}

export function newId() {
  return `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}

/** @param {{ version?: number }} one @param {{ version?: number }} other */
export function isLater({ version: one = 0 }, { version: other = 0 }) {
  return one > other;
}

/**
 * Whether a game need not be stored: no person has moved in it, and nobody was invited to it. Seat 1 begins every game,
 * so the computers on the seats before the first person may have moved.
 * @param {Summary} head
 */
export function isEmpty({ end, link, ply, gameId }) {
  const seats = new URLSearchParams(link).get('seats')?.split(',') ?? [];
  const before = seats.findIndex((seat) => !seat.startsWith('computer'));
  return (end?.ply ?? ply) <= Math.max(before, 0) && gameId === undefined;
}

/** The saved text may still be damaged. @param {any} kept @returns {kept is SavedGame} */
export function isSavedGame(kept) {
  return isSummary(kept) && typeof (/** @type {Partial<SavedGame>} */ (kept).saved) === 'string';
}

/** @param {any} head @returns {head is Summary} */
export function isSummary(head) {
  return (
    typeof head?.at === 'number' &&
    !Number.isNaN(new Date(head.at).getTime()) &&
    typeof head.game === 'string' &&
    isLink(head.link) &&
    isCount(head.ply) &&
    (head.version === undefined || isCount(head.version)) &&
    typeof head.over === 'boolean' &&
    isTexts(head.names) &&
    head.names.length > 0 &&
    (head.players === undefined || isTexts(head.players?.map?.((/** @type {any} */ phrase) => phrase?.id))) &&
    [head.title, head.gameId].every((text) => ['undefined', 'string'].includes(typeof text)) &&
    (head.far === undefined || isFar(head.far)) &&
    (head.end === undefined || isEnd(head.end))
  );
}

/** @param {unknown} texts @returns {texts is string[]} */
function isTexts(texts) {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}

/** @param {unknown} link */
function isLink(link) {
  return typeof link === 'string' && Boolean(new URLSearchParams(link).get('game'));
}

/** @param {unknown} count */
function isCount(count) {
  return Number.isSafeInteger(count) && Number(count) >= 0;
}

/** @param {any} far @returns {far is Remote} */
function isFar(far) {
  const { due, name, sent } = Object(far);
  return typeof due === 'boolean' && isTexts([name?.id]) && (!sent || (isCount(sent.at) && Array.isArray(sent.to)));
}

/** @param {any} end @returns {end is End} */
function isEnd(end) {
  return (
    isLink(end?.link) &&
    isCount(end.ply) &&
    typeof (end.reason ?? '') === 'string' &&
    (end.winners === null || (Array.isArray(end.winners) && end.winners.every(isCount)))
  );
}
