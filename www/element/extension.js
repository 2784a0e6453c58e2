// What a page may add to a game: of an element that has no extension nothing of this is asked.

/**
 * @typedef {object} Extension
 * @property {Partial<Conditions>} [conditions] under which it is played, as they are at that moment
 * @property {(context: Context, before: View | null, played: boolean) => void} [see] the game is about to be shown: what was
 *   shown before, unless another game has begun, and whether a move may have been played
 * @property {(context: Context) => void} [show] the game has been shown
 * @property {Parts} [parts] what it adds to the dialogs
 * @property {(end: AbortSignal) => Promise<(() => void) | undefined>} [acquireLock] called before the game's computer moves, or a
 *   question is answered as before: waits until no other window does so, and returns what releases the lock
 *
 * @typedef {object} Conditions
 * @property {boolean} paused whether the game waits, and presses do not count until it goes on
 * @property {boolean} timed whether the players' time counts
 * @property {boolean} theirs whether somebody else has played it, once it is over: then nobody is “you”
 * @property {boolean} direct whether the first tap on a place plays there, without showing the move before
 * @property {boolean} anywhere whether single keys are meant for the game wherever on the page they are pressed
 * @property {boolean} resigns whether the game's computer gives up once it is proved that it loses
 * @property {number} level the level at which the computer is played against, if nothing else is said
 * @property {readonly { name: string }[]} people names to choose from where a player is named
 *
 * @typedef {object} Parts what is fetched before a dialog opens, by the command that opens it
 * @property {(context: Context) => Promise<NewGamePart>} [new]
 * @property {(context: Context) => Promise<Now>} [invite] all of it, for a friend who plays from elsewhere
 * @property {() => Promise<(Earlier | null)[]>} [series] the games of the series before this one; null where one is gone
 * @property {(context: Context) => Promise<Now>} [settings] all of it
 *
 * @typedef {object} NewGamePart
 * @property {{ element: HTMLElement, seats: (number: number) => void }} fields what is asked besides what the game asks
 * @property {(game: string, names: string[]) => string[]} names who is to play, by seat
 * @property {(game: string, by: string[]) => string[]} seats who is to move for them: `here`, `away` or `computer-3`
 * @property {string} away what it is called that a seat is played from elsewhere
 * @property {(game: string, names: string[], by: string[]) => void} begin the game begins
 *
 * @typedef {object} Earlier
 * @property {string} link
 * @property {{ winners: number[] | null }} [end]
 * @property {() => void} open
 */

/** Under which conditions a game is played of which nothing else is said. @type {Conditions} */
const PLAIN = {
  paused: false,
  timed: false,
  theirs: false,
  direct: false,
  anywhere: false,
  resigns: false,
  level: 1,
  people: [],
};

/** @param {Extension | null} extension @returns {Conditions} */
export const conditionsOf = (extension) => ({ ...PLAIN, ...extension?.conditions });
