// Messages from the Fluent catalogues in `locales/<language>/`.
//
// `cauce.ftl` has the common messages and `unread.ftl` those about unreadable input. `<game>.ftl` has the messages of one
// game, whose ids begin with the game's name. `www/TRANSLATING.md` explains how to add a language.

import { FluentBundle, FluentResource } from '../vendor/fluent-bundle.js';
import { read } from './files.js';
import { inputDevice } from './input.js';
import { LANGUAGES } from './languages.js';
import { once } from './once.js';

const FALLBACK = 'en';

/** Links and pages may name any game. */
const NAME = /^[a-z]+(-[a-z]+)*$/;

/** The English of the catalogues. */
const BRITISH = 'en-GB';

/** The title of a player who is alone here, against computers or remote players. */
const YOU = 'player-you';

/** The title of a player without a name. */
const UNNAMED = 'player-default';

/** Right-to-left letters and bidi controls. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** @import { Arg } from '../view.js' */

/** @type {Map<string, Words>} */ const known = new Map();
/** Catalogues needed so far. Other languages load them too, so that everything shown can be translated. */
const needed = new Set(['cauce']);

/** @param {readonly (string | null | undefined)[]} wanted BCP 47 tags, best first @returns {string} */
export function language(wanted) {
  const primary = wanted.map((tag) => tag?.toLowerCase().split(/[-_]/)[0] ?? '');
  return primary.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? FALLBACK;
}

/** Looks for the nearest `lang`, through shadow roots. @param {Element} place */
export function languageAt(place) {
  /** @type {Element | null} */ let node = place;
  while (node) {
    const near = node.closest('[lang]');
    if (near) return language([near.getAttribute('lang'), ...navigator.languages]);
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return language(navigator.languages);
}

/** @param {string} lang @param {readonly string[]} [games] */
export async function words(lang, games = []) {
  let found = known.get(lang);
  if (!found) known.set(lang, (found = new Words(lang)));
  await Promise.all([...needed, ...games].map((name) => found.read(name)));
  return found;
}

/**
 * Starts over if the wanted language changes meanwhile.
 * @param {() => string} wanted @param {readonly string[]} [games] @returns {Promise<Words>}
 */
export async function currentWords(wanted, games) {
  for (;;) {
    const lang = wanted();
    const found = await words(lang, games);
    if (lang === wanted()) return found;
  }
}

/** @param {Words} words @param {string} name @throws if the catalogue cannot be fetched */
export async function catalogue(words, name) {
  if (!(await words.read(name))) throw new Error(`no words of ${name}`);
}

export class Words {
  /** @type {FluentBundle} */ #bundle;
  /** Creating the first one takes a browser long. @type {Intl.ListFormat | null} */ #list = null;

  /** @param {string} lang */
  constructor(lang) {
    this.lang = lang;
    // All catalogues are written left to right, so only some arguments need isolation marks.
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: { INPUT: inputDevice } });
  }

  /** The locale for dates: one of the user's locales in this language, if there is one. */
  get region() {
    return (
      navigator.languages.find((tag) => tag.startsWith(`${this.lang}-`)) ?? (this.lang === 'en' ? BRITISH : this.lang)
    );
  }

  /** @param {string} name @returns {Promise<boolean>} whether the catalogue is loaded */
  async read(name) {
    if (!NAME.test(name)) return false;
    needed.add(name);
    const path = `locales/${this.lang}/${name}.ftl`;
    const adding = once(path, async () => this.#bundle.addResource(new FluentResource(await read(path))));
    return adding.then(
      () => true,
      () => false,
    );
  }

  /**
   * An unknown message gives its id. If an argument is the title “you”, the message `<id>-you` is used if it exists; its
   * argument `you` is the name of that argument. The argument `named` is `no` if an argument is the title of a player
   * without a name.
   * @param {Phrase | string} phrase @param {Record<string, Arg>} [args] @returns {string}
   */
  say(phrase, args) {
    const { id, args: own = args ?? {} } = typeof phrase === 'string' ? { id: phrase } : phrase;
    /** @type {Record<string, string | number>} */ const plain = {};
    for (const [name, value] of Object.entries(own)) {
      plain[name] = this.#plain(value);
      const ids = [value].flat().map((of) => typeof of === 'object' && of.id);
      if (ids.includes(YOU)) plain.you = name;
      if (ids.includes(UNNAMED)) plain.named = 'no';
    }
    const message = (plain.you && this.#bundle.getMessage(`${id}-you`)) || this.#bundle.getMessage(id);
    // With an array for errors, `formatPattern` does not throw.
    return message?.value ? this.#bundle.formatPattern(message.value, plain, []) : id;
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /** Games may override common messages. @param {readonly string[]} ids @param {Record<string, Arg>} [args] @returns {string | null} */
  first(ids, args) {
    const id = ids.find((candidate) => this.has(candidate));
    return id === undefined ? null : this.say(id, args);
  }

  /** @param {Arg} value @returns {string | number} */
  #plain(value) {
    if (typeof value === 'string') return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
    if (typeof value !== 'object') return value;
    if (Array.isArray(value)) return this.#listed(value.map((phrase) => this.say(phrase)));
    return this.say(value);
  }

  /** @param {string[]} parts */
  #listed(parts) {
    this.#list ??= new Intl.ListFormat(this.lang === 'en' ? BRITISH : this.lang, { type: 'conjunction' });
    return this.#list.format(parts);
  }
}
