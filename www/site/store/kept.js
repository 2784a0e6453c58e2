// A game as it is kept between visits, and what is believed of one that comes back out of a storage.
//
// What opens a game is not looked into, nor is its name: a newer version may have kept it, and may open it again.

/**
 * @typedef {object} Kept
 * @property {number} at when it was played last, in milliseconds since 1970; clocks are set right and wrong, so it says
 *   nothing of which state of a game is the later one
 * @property {number} [version] how many times it was kept while it was played here: the state with more is the later one;
 *   0 or nothing where it was not, but taken in from a file
 * @property {string} game its name
 * @property {string} link what stands after the `#` of a link to the position shown
 * @property {number} ply how many moves were made up to there
 * @property {boolean} over
 * @property {string[]} names the players, by seat
 * @property {Phrase[]} [players] what they are called; older versions did not keep that
 * @property {string} saved what the element's `restore` reads
 * @property {unknown} [clock] the clocks of the table, where there are any
 * @property {End} [end] how the line that is shown ends; older versions did not keep that
 * @property {string} [title] what somebody called it
 * @property {string} [gameId] what its record and its links call it, where it was sent or taken in
 * @property {string[]} [earlier] the ids of the games of its series before it, the first one first; empty where one is not
 *   known, as older versions kept none
 * @property {Far} [far] how it stands, where it goes on and somebody plays it from elsewhere
 * @property {boolean} [theirs] whether somebody else has played it: it was over when it came by a link
 *
 * @typedef {Omit<Kept, 'saved'>} Head what a list shows of a game
 *
 * @typedef {{ link: string, ply: number, winners: number[] | null, reason?: string | null }} End why it ended has a name in the
 *   notation, which older versions did not keep
 *
 * @typedef {{ due: boolean, name: Phrase, sent?: Sent }} Far whether somebody here is to move, and what the other is called
 * @typedef {{ link: string, at: number, to: number[] }} Sent to which seats a link to the last position was sent, and when last
 */

/** The tags of a record that tell the game from all others, and what somebody called it. */
export const GAME_ID = 'GameId';
export const TITLE = 'Title';

/**
 * @param {Omit<Kept, 'over' | 'title' | 'gameId'> & { end: End, tags: readonly (readonly [string, string])[] }} game
 * @returns {Kept}
 */
export function keptOf({ tags, ...game }) {
  const tag = new Map(tags);
  const [title, gameId] = [tag.get(TITLE) || undefined, tag.get(GAME_ID) || undefined];
  return { ...game, over: game.end.winners !== null, title, gameId };
}

export function newId() {
  return `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}

/** Whether one state of a game is later than another. @param {{ version?: number }} one @param {{ version?: number }} other */
export function isLater({ version: one = 0 }, { version: other = 0 }) {
  return one > other;
}

/**
 * Whether there is nothing to come back to: no person has moved in it, and nobody was invited to it. The first seat begins
 * every game, so the computers in front of the first person are those that moved before.
 * @param {Head} head
 */
export function isEmpty({ end, link, ply, gameId }) {
  const seats = new URLSearchParams(link).get('seats')?.split(',') ?? [];
  const before = seats.findIndex((seat) => !seat.startsWith('computer'));
  return (end?.ply ?? ply) <= Math.max(before, 0) && gameId === undefined;
}

/**
 * Whether this is a game that can be listed and asked for; what is saved of it may still turn out to be damaged.
 * @param {any} kept @returns {kept is Kept}
 */
export function isKept(kept) {
  return isHead(kept) && typeof (/** @type {Partial<Kept>} */ (kept).saved) === 'string';
}

/** @param {any} head @returns {head is Head} */
export function isHead(head) {
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
    (head.earlier === undefined || isTexts(head.earlier)) &&
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

/** @param {any} far @returns {far is Far} */
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
