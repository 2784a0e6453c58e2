// What the games of the library are narrowed down to: one game, one player, how it ended.

import { field } from '../../element/dialogs/fields.js';
import { el, fill } from '../../element/dom.js';
import { titleOf } from '../home/cards.js';

/** @import { Entry } from './list.js' */
/**
 * @typedef {'game' | 'player' | 'result'} Filter
 * @typedef {Record<Filter, string>} Wanted empty where all are wanted
 */

const RESULTS = ['won', 'lost', 'draw', 'open'];

/**
 * How a game ended: for a player where one is asked for, else for whoever played alone against the computer.
 * @param {Entry} entry @param {string} player
 */
function resultOf(entry, player) {
  const { winners, names } = entry;
  if (winners === null) return 'open';
  if (winners?.length === 0) return 'draw';
  const won = player
    ? winners?.some((seat) => names[seat - 1] === player)
    : !isAlone(entry) || winners?.some((seat) => isYou(entry.players[seat - 1]));
  return winners && (won ? 'won' : 'lost');
}

/** Whether this is how whoever plays alone here is called. @param {Phrase} [player] */
export const isYou = (player) => player?.id === 'player-you';

/** @param {Entry} entry */
const isAlone = ({ players }) => players.some(isYou);

export class Filters {
  /** @type {Map<Filter, HTMLSelectElement>} */ #selects = new Map();
  #words;
  #wanted;
  element;

  /** @param {Words} words @param {Wanted} wanted is kept up to date @param {() => void} changed */
  constructor(words, wanted, changed) {
    this.#words = words;
    this.#wanted = wanted;
    const fields = /** @type {Filter[]} */ (['game', 'player', 'result']).map((name) => {
      const select = el('select');
      select.addEventListener('change', () => {
        wanted[name] = select.value;
        changed();
      });
      this.#selects.set(name, select);
      return field(words.say(`library-filter-${name}`), select);
    });
    this.element = el('div', { class: 'library-filters' }, ...fields);
  }

  /** Whether a game is wanted. @param {Entry} entry */
  fits(entry) {
    const { game, player, result } = this.#wanted;
    return (
      (!game || entry.game === game) &&
      (!player || entry.names.includes(player)) &&
      (!result || resultOf(entry, player) === result)
    );
  }

  /** Offers what there is among the games. @param {readonly Entry[]} entries */
  show(entries) {
    const say = this.#words;
    const { lang } = say;
    /** @param {string[]} all */
    const each = (all) => [...new Set(all.filter(Boolean))].sort((one, other) => one.localeCompare(other, lang));
    const results =
      this.#wanted.player || entries.some(isAlone) ? RESULTS : RESULTS.filter((result) => result !== 'lost');
    this.#offer(
      'game',
      each(entries.map(({ game }) => game)).map((game) => [game, titleOf(game)]),
    );
    this.#offer(
      'player',
      each(entries.flatMap(({ names }) => names)).map((name) => [name, name]),
    );
    this.#offer(
      'result',
      results.map((result) => [result, say.say(`library-filter-${result}`)]),
    );
  }

  /** @param {Filter} name @param {[value: string, name: string][]} options */
  #offer(name, options) {
    const select = this.#selects.get(name);
    if (!select) return;
    // Who has the list open keeps it, as long as nothing has come or gone.
    const now = JSON.stringify(options);
    if (select.dataset.options !== now) {
      select.dataset.options = now;
      const all = /** @type {[string, string]} */ (['', this.#words.say('library-filter-all')]);
      fill(select, ...[all, ...options].map(([value, text]) => el('option', { value }, text)));
    }
    if (!options.some(([value]) => value === this.#wanted[name])) this.#wanted[name] = '';
    select.value = this.#wanted[name];
    // Of one game, or of no player, there is nothing to choose.
    if (select.parentElement) select.parentElement.hidden = options.length < (name === 'game' ? 2 : 1);
  }
}
