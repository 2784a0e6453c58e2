// What a host page may add to a game.

/**
 * @typedef {object} Extension
 * @property {Partial<Conditions>} [conditions]
 * @property {(context: Context, before: View | null, played: boolean) => void} [beforeShow] called before the game is shown.
 *   `before` is the view shown last, or null for another game; `played` says whether a move may have been played
 * @property {(context: Context) => void} [show] called after the game was shown
 * @property {Parts} [parts]
 * @property {(end: AbortSignal) => Promise<(() => void) | undefined>} [acquireLock] called before the computer moves or a
 *   question is answered automatically; waits until no other window does so, and returns a function that releases the lock
 *
 * @typedef {object} Conditions
 * @property {boolean} paused whether the game waits and ignores presses
 * @property {boolean} timed whether the players have clocks
 * @property {boolean} ofOthers whether other people have played the game; when it is over, no player is “you”
 * @property {boolean} direct whether the first tap on a target plays there, without a preview of the move
 * @property {boolean} anywhere whether single keys are for the game wherever on the page they are pressed
 * @property {number} level the default level of the computer
 *
 * @typedef {object} Parts loaded by the command that opens a dialog; `invite` and `settings` are the whole dialog
 * @property {(context: Context) => Promise<NewGamePart>} [new]
 * @property {(context: Context) => Promise<Now>} [invite]
 * @property {(context: Context) => Promise<Now>} [settings]
 *
 * @typedef {object} NewGamePart
 * @property {{ element: HTMLElement, seats: (number: number) => void }} fields
 * @property {(names: string[]) => string[]} names default names by seat
 * @property {(game: string, by: string[]) => string[]} seats default players by seat: `here`, `away` or `computer-3`
 * @property {string} away label of a remote seat
 * @property {(game: string, names: string[], by: string[]) => void} begin called when the game begins
 */

/** @type {Conditions} */
const PLAIN = {
  paused: false,
  timed: false,
  ofOthers: false,
  direct: false,
  anywhere: false,
  level: 1,
};

/** @param {Extension | null} extension @returns {Conditions} */
export const conditionsOf = (extension) => ({ ...PLAIN, ...extension?.conditions });
