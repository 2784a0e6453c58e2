// What players draw over a board for themselves: circles and arrows, each in one of three colours. What is drawn once more
// is taken away. Every position has its own, for as long as the page is open.

/** @typedef {import('../../cauce.d.ts').CauceMark} Mark */

export class Drawing {
  /** By the position's node. @type {Map<number, readonly Mark[]>} */
  #marks = new Map();

  /**
   * What is drawn over a position.
   *
   * @param {number} node
   */
  at(node) {
    return this.#marks.get(node) ?? [];
  }

  /**
   * Draws from one target to another: a circle where both are the same.
   *
   * @param {number} node the position
   * @param {string} from
   * @param {string} to
   * @param {Pick<MouseEvent, 'shiftKey' | 'altKey'>} keys which choose the colour
   */
  draw(node, from, to, { shiftKey, altKey }) {
    const colour = shiftKey ? 'danger' : altKey ? 'win' : 'aim';
    /** @type {Mark} */
    const drawn = from === to ? { at: to, colour } : { from, to, colour };
    const marks = this.at(node);
    const rest = marks.filter((mark) => !(mark.at === drawn.at && mark.from === drawn.from && mark.to === drawn.to));
    const same = marks.length > rest.length && marks.some((mark) => !rest.includes(mark) && mark.colour === colour);
    this.#marks.set(node, same ? rest : [...rest, drawn]);
  }
}
