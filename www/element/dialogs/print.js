// The whole game on paper: who played and how it ended, then the moves with what was written about them, and a diagram
// every few moves. It stands in a window of its own, so that nothing of the page around the board is printed or changed.

import { wordsOf } from '../comment.js';
import { button, el } from '../dom.js';
import { read } from '../files.js';
import { icon } from '../look/more-icons.js';
import { listed } from '../naming.js';
import { time } from '../day.js';
import { trusted } from '../trusted.js';

/** There are no more diagrams than this after the one of the start, and no fewer moves between two of them. */
const DIAGRAMS = 9;
const BETWEEN = 6;

/** Fills a window with the sheet, and asks the browser to print it. @param {Context} context @param {Window} page */
export async function openPrint({ words, board, engine }, page) {
  const styles = await read('element/dialogs/print.css');
  // The game as it stands at the end of its main line, whatever is shown on the board.
  const whole = engine.Board.restore(board.save(), false);
  const moves = whole.moves();
  whole.go_to(moves.filter(({ depth }) => depth === 0).at(-1)?.node ?? 0);
  const view = whole.view();
  const [start, tags, first] = [whole.line_to(0), new Map(whole.tags()), whole.comment_of(0)];

  const { document } = page;
  const { CSSStyleSheet } = /** @type {typeof globalThis} */ (/** @type {unknown} */ (page));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = words.lang;
  const head = heading(words, view, tags, start);
  document.title = head.title;
  document.body.replaceChildren(
    bar(words, page),
    head.element,
    el(
      'div',
      { class: 'game' },
      ...body(words, moves, first, (node) => diagram(engine.svg_of_line(whole.line_to(node), false))),
    ),
  );
  whole.free();
  page.focus();
  page.requestAnimationFrame(() => page.print());
}

/** What is on the screen only. @param {Words} words @param {Window} page */
function bar(words, page) {
  return el(
    'nav',
    {},
    button('', () => page.print(), icon('print'), words.say('share-print')),
    button('', () => page.close(), icon('close'), words.say('close')),
  );
}

/**
 * @param {Words} words @param {View} view @param {Map<string, string>} tags
 * @param {string} start the game line before the first move
 */
function heading(words, view, tags, start) {
  const game = words.say(`${view.game}-name`);
  const people = view.seats.map(({ title }) => words.say(title)).join(' – ');
  const date = tags.get('Date');
  tags.delete('Date');
  const ending = view.ending.length > 0 ? view.ending : [{ id: 'share-print-unfinished' }];
  const facts = view.seats.map(({ title, side, facts }) => {
    const about = [side ? words.say('side-name', { side }) : '', ...facts.map((fact) => words.say(fact))];
    return [words.say(title), about.filter(Boolean).join(', ')];
  });
  const element = el(
    'header',
    {},
    el('h1', {}, people),
    el('p', { class: 'about' }, [game, date && day(words, date), ...tags.values()].filter(Boolean).join(' · ')),
    el('dl', {}, ...facts.map(([name, about]) => el('div', {}, el('dt', {}, name), ' ', el('dd', {}, about)))),
    ...ending.map((sentence) => el('p', { class: 'result' }, words.say(sentence))),
    start.includes('=') && el('p', { class: 'options' }, start),
  );
  return { title: `${game}: ${people}`, element };
}

/** A date as people write it, where it is a whole one. @param {Words} words @param {string} date as in a record: 2026.11.21 */
function day(words, date) {
  const at = time(date);
  return at === null ? date : new Intl.DateTimeFormat(words.region, { dateStyle: 'long' }).format(at);
}

/**
 * The moves as text, and a diagram after every few of the main line.
 * @param {Words} words @param {readonly Played[]} moves @param {string} first what is written about the start
 * @param {(node: number) => Element} picture
 */
function body(words, moves, first, picture) {
  const main = moves.filter(({ depth }) => depth === 0);
  const decisions = main.filter(({ seat }) => seat !== null).length;
  const diagrams = Math.max(1, Math.min(DIAGRAMS, Math.floor(decisions / BETWEEN)));
  /** After how many moves the next diagram stands. */
  const next = () => Math.round((drawn * decisions) / diagrams);

  /** @type {Element[]} */ const parts = [];
  /** @type {HTMLElement} */ let text = el('p');
  /** @param {number} node after which one @param {string} caption */
  const figure = (node, caption) => {
    if (text.hasChildNodes()) parts.push(text);
    text = el('p');
    parts.push(el('figure', {}, picture(node), el('figcaption', {}, caption)));
  };

  figure(0, words.say('share-print-start'));
  const opening = wordsOf(first);
  if (opening) text.append(el('i', {}, opening), ' ');
  let [at, made, drawn] = [0, 0, 1];
  /** What moves are added to: the text, a variation in it, a variation in that, and so on. @type {HTMLElement[]} */
  const within = [text];
  /** The last node of each of them. @type {number[]} */
  const last = [];
  for (const entry of moves) {
    const { depth, node, parent, number, seat } = entry;
    close(within, depth === 0 || last[depth] === parent ? depth + 1 : depth);
    // A diagram stands where the main line goes on, after what could have been played instead.
    if (depth === 0 && made >= next() && made < decisions) {
      figure(at, words.say('share-print-after', { number: made }));
      within[0] = text;
      drawn += 1;
    }
    while (within.length <= depth) {
      const variation = el('span', { class: 'variation' }, '(');
      within.at(-1)?.append(variation, ' ');
      within.push(variation);
    }
    last[depth] = node;
    const into = within.at(-1) ?? text;
    const called = listed(words, entry);
    const words_ = seat === null ? [called] : [el('b', {}, `${number}.`), ' ', called + entry.mark];
    into.append(el('span', { class: seat === null ? 'lot' : 'move' }, ...words_), ' ');
    const comment = wordsOf(entry.comment);
    if (comment) into.append(el('i', {}, comment), ' ');
    if (depth === 0) {
      at = node;
      if (seat !== null) made += 1;
    }
  }
  close(within, 1);
  if (decisions > 0) figure(at, words.say('share-print-after', { number: decisions }));
  else if (text.hasChildNodes()) parts.push(text);
  return parts;
}

/** Closes variations until so many texts are open. @param {HTMLElement[]} within @param {number} keep */
function close(within, keep) {
  while (within.length > keep) {
    const variation = within.pop();
    const end = variation?.lastChild;
    // The space after the last word goes before the parenthesis.
    if (end instanceof Text) end.data = ')';
  }
}

/** @param {string} svg */
function diagram(svg) {
  const picture = new DOMParser().parseFromString(trusted().createHTML(svg), 'image/svg+xml').documentElement;
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}
