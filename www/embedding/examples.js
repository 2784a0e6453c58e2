// The live examples of the page about embedding.

import { button, el } from '../kit/dom.js';
import { recordScript } from '../element/dialogs/share-content.js';
import { codeBlock } from './code.js';
import { twoBoards } from './two-boards.js';

const SCRIPT = `const board = document.querySelector('cauce-game');

button.addEventListener('click', () => {
  const token = board.legal.at(Math.random() * board.legal.length);
  if (token) board.play(token);
});

board.addEventListener('cauce-move', ({ detail }) => {
  list.append(\`\${detail.seat}: \${detail.token}\`);
});`;

const DIAGRAM = 'snorkels : d4 d7 a3 c4 f2 f1 e2 d1 f4 d6 g6';

/** @param {Words} words */
function studyIn(words) {
  return `[Game "snorkels"]

1. d4 {${words.say('embedding-study-first')}} (1. a1? {${words.say('embedding-study-corner')}})
2. swap! 3. e4 4. d3 5. e5 6. c4 *
`;
}

/** A board that shows a game. @param {string} line @param {Record<string, unknown>} [more] */
function example(line, more = {}) {
  return el('cauce-game', { line, controls: 'none', ...more });
}

/** @param {Words} words */
export function examples(words) {
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
    const token = driven.legal.at(Math.random() * driven.legal.length);
    if (token) driven.play(token);
  };
  const restart = () => {
    driven.restart();
    heard.replaceChildren();
    quiet.hidden = false;
  };
  return el(
    'section',
    { class: 'examples', 'aria-labelledby': 'examples' },
    el('h2', { id: 'examples' }, words.say('embedding-examples')),
    el(
      'article',
      { class: 'example prose' },
      el('h3', {}, words.say('embedding-diagram')),
      el('p', {}, words.say('embedding-diagram-before')),
      el(
        'figure',
        {},
        example(DIAGRAM, { readonly: true }),
        el('figcaption', {}, words.say('embedding-diagram-caption')),
      ),
      el('p', {}, words.say('embedding-diagram-after')),
    ),
    el(
      'article',
      { class: 'example' },
      el('h3', {}, words.say('embedding-playable')),
      el('p', {}, words.say('embedding-playable-text')),
      example('sendas', { controls: null }),
    ),
    el(
      'article',
      { class: 'example wide' },
      el('h3', {}, words.say('embedding-study')),
      el('p', {}, words.say('embedding-study-text')),
      el('cauce-game', { controls: 'full', readonly: true, record: studyIn(words) }),
      codeBlock(words, `<cauce-game controls="full" readonly>${recordScript(studyIn(words))}</cauce-game>`).element,
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
            button('button', draw, words.say('embedding-script-random')),
            button('button', () => driven.undo(), words.say('command-undo')),
            button('button', restart, words.say('embedding-script-restart')),
          ),
          el('h4', {}, words.say('embedding-script-heard')),
          quiet,
          heard,
          codeBlock(words, SCRIPT).element,
        ),
      ),
    ),
    twoBoards(words),
  );
}
