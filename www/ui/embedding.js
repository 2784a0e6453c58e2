// The page "Put a board on your site": a board to be made to measure, examples that live, and the reference.

import '../cauce.js';
import { attribute, el, fill, text } from './dom.js';
import { engine } from './engine.js';
import { upTo } from './examples.js';
import { CARDS } from './games.js';
import { begin, showHead } from './head.js';
import { Store } from './store.js';
import { LANGUAGES, words as wordsOf } from './words.js';
import './embedding-words.js';

/**
 * @typedef {import('./element.js').CauceGame} CauceGame
 * @typedef {import('./words.js').Words} Words
 * @typedef {typeof import('../cauce-web.js')} Engine
 *
 * @typedef {object} Wish what is asked of the board that is being made
 * @property {string} game
 * @property {string} position
 * @property {string} line
 * @property {string} controls
 * @property {string} theme
 * @property {string} lang
 * @property {boolean} readonly
 * @property {string} way
 */

const SITE = new URL('../', import.meta.url).href;

const store = new Store(() => {});
const main = document.querySelector('main') ?? document.body;
const names = CARDS.map(({ name }) => name);

/** The reference: the id of each list in the catalogues, and its entries with theirs. @type {Record<string, Record<string, string>>} */
const REFERENCE = {
  attribute: { game: 'game', line: 'line', lang: 'lang', controls: 'controls', readonly: 'readonly', theme: 'theme' },
  member: {
    ready: 'ready',
    line: 'line',
    turn: 'turn',
    legal: 'legal',
    outcome: 'outcome',
    score: 'score',
    ply: 'ply',
    play: 'play(token)',
    undo: 'undo(), redo()',
    goto: 'goTo(ply)',
    restart: 'restart()',
    svg: 'svg()',
    rect: 'rectOf(target)',
  },
  event: {
    ready: 'cauce-ready {}',
    move: 'cauce-move {token, seat, side, ply, line}',
    turn: 'cauce-turn {kind, seat, side}',
    end: 'cauce-end {outcome, score, line}',
    error: 'cauce-error {reason}',
  },
  ask: {
    play: '{cauce: 1, type: "play", token}',
    set: '{cauce: 1, type: "set", line}',
    get: '{cauce: 1, type: "get"}',
    undo: '{cauce: 1, type: "undo"}, "redo"',
  },
  told: {
    ready: '{cauce: 1, type: "ready", …}',
    state: '{cauce: 1, type: "state", game, line, turn, legal, outcome, score, ply}',
    move: '{cauce: 1, type: "move", token, seat, side, ply, line}',
    end: '{cauce: 1, type: "end", outcome, score, line}',
    error: '{cauce: 1, type: "error", reason, token}',
    resize: '{cauce: 1, type: "resize", width, height}',
  },
};

/** The parts of the frame, from the outside in. */
const PARTS =
  'frame notices status detail ending seats seat stage board canvas grid camera choices choice walk actions button moves move dialog picture';

/** The page's own properties that a host may want to set; the scene's come from the scene. */
const LOOKS = [
  'page', 'raised', 'sunk', 'text', 'text-soft', 'edge', 'edge-strong', 'water', 'water-deep', 'water-soft', 'on-water',
  'wood', 'wood-soft', 'alarm', 'alarm-soft', 'glad-soft', 'veil', 'shadow',
];

/** What else can be set. */
const MEASURES = ['font', 'font-title', 'font-board', 'board-height', 'round', 'round-small', 'round-large'];

const SCRIPT_EXAMPLE = `const board = document.querySelector('cauce-game');

button.addEventListener('click', () => {
  const { legal } = board;
  if (legal.length) board.play(legal[Math.floor(Math.random() * legal.length)]);
});

board.addEventListener('cauce-move', ({ detail: { token, seat } }) => {
  list.append(\`\${seat}: \${token}\`);
});`;

/** @type {Wish} */
const wish = {
  game: names[0] ?? 'snorkels',
  position: 'start',
  line: '',
  controls: 'compact',
  theme: 'auto',
  lang: '',
  readonly: false,
  way: 'script',
};

let life = new AbortController();

/** @param {string} lang */
async function speak(lang) {
  life.abort();
  life = new AbortController();
  const [ready, words] = await Promise.all([engine(), wordsOf(lang, ['embedding', ...names])]);
  showHead(words, store, { speak, dress });
  document.title = `${words.say('embedding-title')} · Cauce`;
  main.replaceChildren(
    el(
      'div',
      { class: 'embedding' },
      el(
        'header',
        { class: 'opening' },
        el('h1', {}, words.say('embedding-title')),
        el('p', { class: 'lead' }, words.say('embedding-lead')),
      ),
      maker(ready, words),
      examples(words),
      reference(ready, words),
    ),
  );
}

/** @param {string} theme */
function dress(theme) {
  for (const board of document.querySelectorAll('.examples cauce-game')) attribute(board, 'theme', theme);
}

/**
 * A board that is not being made but shown.
 *
 * @param {string} line
 * @param {Record<string, unknown>} [more]
 */
function example(line, more = {}) {
  return el('cauce-game', { line, controls: 'none', theme: store.settings.theme ?? 'auto', ...more });
}

// ---- the board to be made

/**
 * @param {Engine} engine
 * @param {Words} words
 */
function maker(engine, words) {
  const preview = el('div', { class: 'preview' });
  const code = codeBlock(words, '');
  const hint = el('p', { class: 'hint' });
  const problem = el('p', { class: 'problem', role: 'alert' });
  const own = field(
    words.say('embedding-line'),
    el('input', { type: 'text', value: wish.line, spellcheck: 'false', autocapitalize: 'none', autocomplete: 'off', placeholder: upTo(wish.game, 2) }),
    words.say('embedding-line-hint'),
    (value) => set('line', value),
  );

  /** @param {keyof Wish} key @param {string | boolean} value */
  const set = (key, value) => {
    Object.assign(wish, { [key]: value });
    show();
  };
  /** @param {keyof Wish} key @param {string} label @param {Record<string, string>} values */
  const choice = (key, label, values) =>
    field(
      label,
      el('select', {}, ...Object.entries(values).map(([value, name]) => el('option', { value, selected: value === wish[key] }, name))),
      null,
      (value) => set(key, value),
    );

  const show = () => {
    own.hidden = wish.position !== 'own';
    const { line, trouble } = wished(engine, words);
    text(problem, trouble);
    problem.hidden = !trouble;
    text(hint, wish.way === 'frame' ? words.say('embedding-way-frame-hint') : words.say('embedding-way-script-hint'));
    code.show(wish.way === 'frame' ? frameCode(engine, words, line) : scriptCode(line));
    fill(preview, wish.way === 'frame' ? frameOf(engine, words, line) : boardOf(line));
  };

  const looking = el('input', { type: 'checkbox', checked: wish.readonly });
  looking.addEventListener('change', () => set('readonly', looking.checked));

  const section = el(
    'section',
    { class: 'maker', 'aria-labelledby': 'make' },
    el('h2', { id: 'make', class: 'unseen' }, words.say('embedding-make')),
    el(
      'form',
      { class: 'wishes', on: { submit: (/** @type {Event} */ event) => event.preventDefault() } },
      choice('game', words.say('embedding-game'), Object.fromEntries(names.map((name) => [name, words.say(`${name}-name`)]))),
      choice('position', words.say('embedding-position'), {
        start: words.say('embedding-position-start'),
        middle: words.say('embedding-position-middle'),
        own: words.say('embedding-position-own'),
      }),
      own,
      problem,
      choice('controls', words.say('embedding-controls'), {
        full: words.say('embedding-controls-full'),
        compact: words.say('embedding-controls-compact'),
        none: words.say('embedding-controls-none'),
      }),
      choice('theme', words.say('theme'), {
        auto: words.say('theme-auto'),
        light: words.say('theme-light'),
        dark: words.say('theme-dark'),
      }),
      choice('lang', words.say('language'), { '': words.say('embedding-lang-page'), ...LANGUAGES }),
      el('label', { class: 'check' }, looking, el('span', {}, words.say('embedding-readonly'))),
      choice('way', words.say('embedding-way'), {
        script: words.say('embedding-way-script'),
        frame: words.say('embedding-way-frame'),
      }),
    ),
    el('div', { class: 'made' }, code.element, hint, preview),
  );
  show();
  return section;
}

/**
 * The game line that is wished for, and what is wrong with the one that was typed in.
 *
 * @param {Engine} engine
 * @param {Words} words
 */
function wished(engine, words) {
  if (wish.position === 'start') return { line: wish.game, trouble: '' };
  if (wish.position === 'middle') return { line: CARDS.find(({ name }) => name === wish.game)?.line ?? wish.game, trouble: '' };
  const typed = wish.line.trim();
  if (!typed) return { line: wish.game, trouble: '' };
  const { line, problem } = engine.Board.read(typed);
  return { line, trouble: problem ? words.say(problem) : '' };
}

/** @param {string} line */
function scriptCode(line) {
  const attributes = [
    line.includes(' ') ? `line="${line}"` : `game="${line}"`,
    wish.controls === 'full' ? '' : `controls="${wish.controls}"`,
    wish.theme === 'auto' ? '' : `theme="${wish.theme}"`,
    wish.lang && `lang="${wish.lang}"`,
    wish.readonly ? 'readonly' : '',
  ].filter(Boolean);
  return `<script type="module" src="${SITE}cauce.js"></script>\n<cauce-game ${attributes.join(' ')}></cauce-game>`;
}

/**
 * @param {Engine} engine
 * @param {string} line
 */
function frameAddress(engine, line) {
  const board = engine.Board.showing(line);
  const pairs = [
    board.link,
    wish.controls === 'full' ? '' : `controls=${wish.controls}`,
    wish.theme === 'auto' ? '' : `theme=${wish.theme}`,
    wish.lang && `lang=${wish.lang}`,
    wish.readonly ? 'readonly' : '',
  ];
  board.free();
  return `${SITE}embed.html#${pairs.filter(Boolean).join('&')}`;
}

/**
 * @param {Engine} engine
 * @param {Words} words
 * @param {string} line
 */
function frameCode(engine, words, line) {
  const address = frameAddress(engine, line).replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="${words.say(`${gameOf(line)}-name`)}" width="100%" height="640" loading="lazy"></iframe>`;
}

/**
 * The board itself, dressed by the page's theme unless it has one of its own.
 *
 * @param {string} line
 */
function boardOf(line) {
  const { controls, theme, lang, readonly } = wish;
  const dressed = theme === 'auto' ? (store.settings.theme ?? 'auto') : theme;
  return el('cauce-game', { line, controls, theme: dressed, lang: lang || null, readonly });
}

/**
 * @param {Engine} engine
 * @param {Words} words
 * @param {string} line
 */
function frameOf(engine, words, line) {
  const frame = el('iframe', { src: frameAddress(engine, line), title: words.say(`${gameOf(line)}-name`), width: '100%', height: 640 });
  // What a host page can do with the size that the frame tells.
  addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (source === frame.contentWindow && origin === location.origin && data?.cauce === 1 && data.type === 'resize') {
        attribute(frame, 'height', Number(data.height));
      }
    },
    { signal: life.signal },
  );
  return frame;
}

/** @param {string} line */
function gameOf(line) {
  return line.split(' ')[0] ?? line;
}

/**
 * @param {string} label
 * @param {HTMLInputElement | HTMLSelectElement} input
 * @param {string | null} hint
 * @param {(value: string) => void} change
 */
function field(label, input, hint, change) {
  input.addEventListener(input instanceof HTMLInputElement ? 'input' : 'change', () => change(input.value));
  return el('label', { class: 'field' }, el('span', { class: 'field-name' }, label), input, hint && el('span', { class: 'hint' }, hint));
}

/**
 * Code to copy.
 *
 * @param {Words} words
 * @param {string} source
 */
function codeBlock(words, source) {
  const code = el('code', {}, source);
  const done = el('span', { class: 'hint', role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      done.textContent = words.say('share-copied');
    } catch {
      getSelection()?.selectAllChildren(code);
      done.textContent = words.say('share-by-hand');
    }
  };
  const element = el(
    'div',
    { class: 'code' },
    el('pre', { tabindex: 0, role: 'region', 'aria-label': words.say('embedding-code') }, code),
    el('div', { class: 'code-foot' }, done, el('button', { type: 'button', class: 'button', on: { click: copy } }, words.say('share-copy'))),
  );
  return {
    element,
    /** @param {string} source */
    show: (source) => {
      text(code, source);
      text(done, '');
    },
  };
}

// ---- examples

/** @param {Words} words */
function examples(words) {
  const driven = example('snorkels', { class: 'driven' });
  const heard = el('ol', { class: 'heard' });
  const quiet = el('p', { class: 'hint' }, words.say('embedding-script-quiet'));
  driven.addEventListener('cauce-move', (event) => {
    const { token, seat } = /** @type {CustomEvent} */ (event).detail;
    quiet.hidden = true;
    heard.append(el('li', {}, `${seat}: ${token}`));
    while (heard.childElementCount > 8) heard.firstElementChild?.remove();
  });
  const draw = () => {
    const { legal } = driven;
    const token = legal[Math.floor(Math.random() * legal.length)];
    if (token !== undefined) driven.play(token);
  };
  /** @param {string} label @param {() => void} act */
  const button = (label, act) => el('button', { type: 'button', class: 'button', on: { click: act } }, label);

  return el(
    'section',
    { class: 'examples', 'aria-labelledby': 'examples' },
    el('h2', { id: 'examples' }, words.say('embedding-examples')),
    el(
      'article',
      { class: 'example prose' },
      el('h3', {}, words.say('embedding-diagram')),
      el('p', {}, words.say('embedding-diagram-before')),
      el('figure', {}, example(upTo('snorkels', 11), { readonly: true }), el('figcaption', {}, words.say('embedding-diagram-caption'))),
      el('p', {}, words.say('embedding-diagram-after')),
    ),
    el(
      'article',
      { class: 'example' },
      el('h3', {}, words.say('embedding-playable')),
      el('p', {}, words.say('embedding-playable-text')),
      example(names.at(-1) ?? 'snorkels', { controls: 'compact' }),
    ),
    el(
      'article',
      { class: 'example wide' },
      el('h3', {}, words.say('embedding-script')),
      el('p', {}, words.say('embedding-script-text')),
      el(
        'div',
        { class: 'columns' },
        driven,
        el(
          'div',
          { class: 'desk' },
          el(
            'div',
            { class: 'button-row' },
            button(words.say('embedding-script-random'), draw),
            button(words.say('tool-undo'), () => driven.undo()),
            button(words.say('embedding-script-restart'), () => {
              driven.restart();
              heard.replaceChildren();
              quiet.hidden = false;
            }),
          ),
          el('h4', {}, words.say('embedding-script-heard')),
          quiet,
          heard,
          codeBlock(words, SCRIPT_EXAMPLE).element,
        ),
      ),
    ),
    el(
      'article',
      { class: 'example wide' },
      el('h3', {}, words.say('embedding-pair')),
      el('p', {}, words.say('embedding-pair-text')),
      el('div', { class: 'columns' }, ...pair(words)),
    ),
    el(
      'article',
      { class: 'example wide' },
      el('h3', {}, words.say('embedding-fifty')),
      el('p', {}, words.say('embedding-fifty-text')),
      el('p', {}, el('a', { href: './fifty.html', class: 'button' }, words.say('embedding-fifty-link'))),
    ),
  );
}

/** @param {Words} words */
function pair(words) {
  return ['snorkels : d4 e4 d3 e5 d5 d6', 'snorkels : d4 e4 d3 e5 d5 c4'].map((line, index) =>
    el(
      'figure',
      {},
      example(line, { controls: 'compact' }),
      el('figcaption', {}, words.say(index === 0 ? 'embedding-pair-first' : 'embedding-pair-second')),
    ),
  );
}

// ---- reference

/**
 * @param {Engine} engine
 * @param {Words} words
 */
function reference(engine, words) {
  /** @param {string} kind */
  const list = (kind) =>
    el(
      'dl',
      { class: 'entries' },
      ...Object.entries(REFERENCE[kind] ?? {}).map(([id, name]) =>
        el('div', {}, el('dt', {}, el('code', {}, name)), el('dd', {}, words.say(`embedding-${kind}-${id}`))),
      ),
    );
  /** @param {readonly string[]} all @param {boolean} coloured */
  const chips = (all, coloured) =>
    el(
      'ul',
      { class: 'chips' },
      ...all.map((name) => {
        const swatch = coloured && el('span', { class: 'swatch', 'aria-hidden': 'true' });
        if (swatch) swatch.style.setProperty('background', `var(--cauce-${name})`);
        return el('li', {}, swatch, el('code', {}, `--cauce-${name}`));
      }),
    );
  return el(
    'section',
    { class: 'reference', 'aria-labelledby': 'reference' },
    el('h2', { id: 'reference' }, words.say('embedding-reference')),
    el('p', {}, words.say('embedding-reference-text')),
    el('h3', {}, words.say('embedding-attributes')),
    list('attribute'),
    el('h3', {}, words.say('embedding-members')),
    el('p', {}, words.say('embedding-members-text')),
    list('member'),
    el('h3', {}, words.say('embedding-events')),
    el('p', {}, words.say('embedding-events-text')),
    list('event'),
    el('h3', {}, words.say('embedding-looks')),
    el('p', {}, words.say('embedding-looks-text')),
    codeBlock(words, 'cauce-game {\n  --cauce-page: white;\n  --cauce-water: rebeccapurple;\n  --cauce-board-height: 60vh;\n}\n\ncauce-game::part(status) {\n  text-align: center;\n}').element,
    el('h4', {}, words.say('embedding-looks-frame')),
    chips(LOOKS, true),
    el('h4', {}, words.say('embedding-looks-boards')),
    chips(engine.colours().map(({ name }) => name), true),
    el('h4', {}, words.say('embedding-looks-measures')),
    chips(MEASURES, false),
    el('h4', {}, words.say('embedding-parts')),
    el('ul', { class: 'chips' }, ...PARTS.split(' ').map((name) => el('li', {}, el('code', {}, `::part(${name})`)))),
    el('h3', {}, words.say('embedding-messages')),
    el('p', {}, words.say('embedding-messages-text')),
    el('h4', {}, words.say('embedding-messages-ask')),
    list('ask'),
    el('h4', {}, words.say('embedding-messages-told')),
    list('told'),
    el('h3', {}, words.say('embedding-policy')),
    el('p', {}, words.say('embedding-policy-text')),
    codeBlock(words, "Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; style-src 'self'").element,
    el('p', {}, words.say('embedding-policy-elsewhere')),
    el('h3', {}, words.say('embedding-own')),
    el('p', {}, words.say('embedding-own-text')),
    codeBlock(words, "import 'cauce';").element,
    el('h3', {}, words.say('embedding-manners')),
    el('p', {}, words.say('embedding-manners-text')),
  );
}

await speak(await begin());
