// From phrases to words: the Fluent catalogues of `locales/<language>/`.
//
// `cauce.ftl` holds what is common, `unread.ftl` what of it is seldom said: why something cannot be read. `<game>.ftl` holds
// what belongs to one game; a message of a game begins with the game's name. `www/TRANSLATING.md` says how a language is added.

import { FluentBundle, FluentResource } from '../vendor/fluent-bundle.js';
import { read } from './files.js';
import { inputDevice } from './input.js';
import { LANGUAGES } from './languages.js';
import { once } from './once.js';

const FALLBACK = 'en';

/** What a catalogue can be called: games are named by links and pages, which may say anything. */
const NAME = /^[a-z]+(-[a-z]+)*$/;

/** The English that the catalogues are written in. */
const BRITISH = 'en-GB';

/** Whoever plays alone against the computer. */
const YOU = 'player-you';

/** What turns the writing round: letters that run from right to left, and signs that say so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** @import { Arg } from '../view.js' */

/** @type {Map<string, Words>} */ const known = new Map();
/** The catalogues that have been needed: another language has them, too, so that all that is said can be told anew in it. */
const needed = new Set(['cauce']);

/**
 * The first of the wanted languages that there is.
 * @param {readonly (string | null | undefined)[]} wanted BCP 47 tags, best first
 * @returns {string}
 */
export function language(wanted) {
  const primary = wanted.map((tag) => tag?.toLowerCase().split(/[-_]/)[0] ?? '');
  return primary.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? FALLBACK;
}

/** The language of a place in a page: that of the nearest `lang` round it, shadow roots or not. @param {Element} place */
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

/** The words of one language, with the catalogues of these games. @param {string} lang @param {readonly string[]} [games] */
export async function words(lang, games = []) {
  let found = known.get(lang);
  if (!found) known.set(lang, (found = new Words(lang)));
  await Promise.all([...needed, ...games].map((name) => found.read(name)));
  return found;
}

/**
 * The words of a language that may be another before they are there: those of the language that is wanted by then.
 * @param {() => string} wanted @param {readonly string[]} [games] @returns {Promise<Words>}
 */
export async function lastWords(wanted, games) {
  for (;;) {
    const lang = wanted();
    const found = await words(lang, games);
    if (lang === wanted()) return found;
  }
}

/** Fetches words that are not needed before. @param {Words} words @param {string} name @throws where they cannot be had */
export async function catalogue(words, name) {
  if (!(await words.read(name))) throw new Error(`no words of ${name}`);
}

export class Words {
  /** @type {FluentBundle} */ #bundle;
  /** Made when it is needed: to make the first one takes a browser long. @type {Intl.ListFormat | null} */ #list =
    null;

  /** @param {string} lang */
  constructor(lang) {
    this.lang = lang;
    // All languages run the same way; what may not is set apart where it is put in.
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: { INPUT: inputDevice } });
  }

  /** The language as dates are written in it: that of the reader's country, where one is known. */
  get region() {
    return (
      navigator.languages.find((tag) => tag.startsWith(`${this.lang}-`)) ?? (this.lang === 'en' ? BRITISH : this.lang)
    );
  }

  /**
   * Adds a catalogue, once. A file that cannot be had is asked for again the next time.
   * @param {string} name @returns {Promise<boolean>} whether it is there
   */
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
   * Puts a phrase into words; one that no catalogue knows is given back by its name. Where an argument is whoever plays alone
   * against the computer, the message that ends with `-you` is taken, if there is one, and is told which argument that is.
   * @param {Phrase | string} phrase @param {Record<string, Arg>} [args] @returns {string}
   */
  say(phrase, args) {
    const { id, args: own = args ?? {} } = typeof phrase === 'string' ? { id: phrase } : phrase;
    /** @type {Record<string, string | number>} */ const plain = {};
    for (const [name, value] of Object.entries(own)) {
      plain[name] = this.#plain(value);
      if ([value].flat().some((of) => typeof of === 'object' && of.id === YOU)) plain.you = name;
    }
    const message = (plain.you && this.#bundle.getMessage(`${id}-you`)) || this.#bundle.getMessage(id);
    // What is wrong with a message must not throw.
    return message?.value ? this.#bundle.formatPattern(message.value, plain, []) : id;
  }

  /** Whether a catalogue has this message. @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The first of these messages that there is, in words: a game may have its own version of a common one.
   * @param {readonly string[]} ids @param {Record<string, Arg>} [args] @returns {string | null}
   */
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
