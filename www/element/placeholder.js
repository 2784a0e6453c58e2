import { el, fill } from '../kit/dom.js';
import { reasonOf } from '../kit/support.js';
import { sheetFor } from '../kit/styles.js';

/** Distance from the viewport at which a board is created, as a root margin. */
const NEAR = '400px';

/** The placeholder has about the size of the board, so that the page does not shift later. */
const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  :host { display: block }
  :host([hidden]) { display: none }
  .placeholder { display: grid; place-content: center; aspect-ratio: 1; max-height: 80vh; overflow: hidden; text-align: center }
  .placeholder p { display: grid; margin: 0 }
  .placeholder span:first-child { font: 700 clamp(1.5rem, 12vmin, 4rem) / 1.25 var(--cauce-font-title, serif) }
  .instead { display: grid; justify-items: center; gap: 1rem; max-width: 34rem; margin: auto; padding: 10vh 1rem; color: var(--cauce-text, inherit) }
`);

/**
 * Calls back once, when an element comes near the viewport.
 * @param {Element} element @param {AbortSignal} signal @param {() => void} then @returns {() => void} calls back at once
 */
export function onceNear(element, signal, then) {
  let waits = true;
  const now = () => {
    near.disconnect();
    if (waits && !signal.aborted) then();
    waits = false;
  };
  const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && now(), {
    rootMargin: NEAR,
  });
  near.observe(element);
  // Printing needs all boards at once.
  addEventListener('beforeprint', now, { signal });
  signal.addEventListener('abort', () => near.disconnect(), { once: true });
  return now;
}

/** The element's own sheets come before any that others have added. @param {ShadowRoot} root @param {...CSSStyleSheet} sheets */
export function adoptSheets(root, ...sheets) {
  root.adoptedStyleSheets = [
    ...new Set([...[STYLE, ...sheets].map((sheet) => sheetFor(root, sheet)), ...root.adoptedStyleSheets]),
  ];
}

/** @param {ShadowRoot} root */
export function holdPlace(root) {
  adoptSheets(root);
  root.replaceChildren(el('div', { class: 'placeholder' }));
}

/** @param {ShadowRoot} root @param {string} game @param {Promise<Words>} speaking */
export async function showTitle(root, game, speaking) {
  const words = await speaking;
  const place = root.querySelector('.placeholder');
  const title = [`${game}-name`, `${game}-credit`].filter((id) => words.has(id));
  if (place && title.length > 0) fill(place, el('p', {}, ...title.map((id) => el('span', {}, words.say(id)))));
}

/**
 * Shows a message and buttons in place of the game.
 * @param {ShadowRoot} root @param {Words} words @param {Phrase | string} message
 * @param {import('../kit/notice.js').Offer[]} offers
 */
export function showInstead(root, words, message, ...offers) {
  root.replaceChildren(
    el(
      'div',
      { class: 'instead', lang: words.lang },
      el('p', { role: 'alert' }, words.say(message)),
      ...offers.map(({ name, act }) =>
        el('button', { type: 'button', class: 'button', on: { click: act } }, words.say(name)),
      ),
    ),
  );
}

/**
 * The messages themselves may be missing as well.
 * @param {ShadowRoot} root @param {Words} words @param {unknown} trouble @param {() => void} again
 * @returns {string} the message shown
 */
export function showFailure(root, words, trouble, again) {
  const known = words.has('load-failed');
  // An unknown message is shown as it is.
  const reason = known ? words.say(reasonOf(trouble)) : 'Cauce could not be loaded.';
  showInstead(root, words, reason, { name: known ? 'load-again' : 'Try again', act: again });
  return reason;
}
