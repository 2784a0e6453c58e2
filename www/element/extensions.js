// What a page may add to a game. The element has a list of extensions, and each has what it needs of this.

/**
 * @typedef {object} Extension
 * @property {boolean} [paused] whether the game waits, and presses do not count until it goes on
 * @property {boolean} [timed] whether the players' time counts
 * @property {boolean} [theirs] whether somebody else has played it, once it is over: then nobody is “you”
 * @property {Preferences} [preferences] what the players are used to
 * @property {(context: Context, before: View | null, played: boolean) => void} [see] the game is about to be shown: what was
 *   shown before, unless another game has begun, and whether a move may have been played
 * @property {(context: Context) => void} [show] the game has been shown
 * @property {(context: Context) => Promise<NewGamePart>} [newGame] its part of the dialog for a new game
 * @property {(context: Context) => Promise<(context: Context) => HTMLElement | undefined>} [share] its part of the dialog for sharing
 * @property {() => void} [again] the next game of the series begins
 * @property {(end: AbortSignal) => Promise<() => void>} [alone] waits until the game's computer thinks nowhere else, and
 *   gives back what is called when it has moved
 * @property {(end: AbortSignal, context: Context) => Promise<unknown>} [stands] waits until the last move stands: whoever made it may be
 *   asked whether to take it back
 * @property {(name: string) => void} [named] a player was given this name
 * @property {(context: Context) => Promise<Now>} [settings] opens its settings
 * @property {() => Promise<(Earlier | null)[]>} [earlier] the games of the series before this one; null where one is gone
 * @property {() => void} [leave] the element leaves the page
 *
 * @typedef {object} Preferences
 * @property {boolean} direct whether the first tap on a place plays there, without showing the move before
 * @property {boolean} anywhere whether single keys are meant for the game wherever on the page they are pressed
 * @property {boolean} resigns whether the game's computer gives up once it is proved that it loses
 * @property {number} level the level at which the computer is played against, if nothing else is said
 * @property {readonly { name: string }[]} people names to choose from where a player is named
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

export {};
