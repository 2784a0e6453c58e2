// What stands in the place of a board that is on its way, or could not be had.

import { el, fill } from './dom.js';
import { reasonOf } from './needs.js';
import { fitting } from './look/styles.js';

/** How near the screen a board must be before it is made, as a margin round the screen. */
const NEAR = '400px';

/** About as large as the board will be, so that nothing on the page moves when it is there. */
const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  :host { display: block }
  :host([hidden]) { display: none }
  .placeholder { display: grid; place-content: center; aspect-ratio: 1; max-height: 80vh; overflow: hidden; text-align: center }
  .placeholder p { display: grid; margin: 0 }
  .placeholder span:first-child { font: 700 clamp(1.5rem, 12vmin, 4rem) / 1.25 var(--cauce-font-title, serif) }
`);

/**
 * Calls back once, when an element has come near the screen.
 * @param {Element} element @param {AbortSignal} signal @param {() => void} then
 * @returns {() => void} calls back without waiting any longer, where that has not been done
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
  // Paper shows all of the page at once.
  addEventListener('beforeprint', now, { signal });
  signal.addEventListener('abort', () => near.disconnect(), { once: true });
  return now;
}

/**
 * Lets a root wear sheets of the element's own. They come first; those that others have added stay, behind them.
 * @param {ShadowRoot} root @param {...CSSStyleSheet} sheets
 */
export function wear(root, ...sheets) {
  root.adoptedStyleSheets = [
    ...new Set([...[STYLE, ...sheets].map((sheet) => fitting(root, sheet)), ...root.adoptedStyleSheets]),
  ];
}

/** Holds the place. @param {ShadowRoot} root */
export function holdPlace(root) {
  wear(root);
  root.replaceChildren(el('div', { class: 'placeholder' }));
}

/**
 * Says which game is on its way, as soon as there are words.
 * @param {ShadowRoot} root @param {string} game @param {Promise<Words>} speaking
 */
export async function showTitle(root, game, speaking) {
  const words = await speaking;
  const place = root.querySelector('.placeholder');
  const title = [`${game}-name`, `${game}-credit`].filter((id) => words.has(id));
  if (place && title.length > 0) fill(place, el('p', {}, ...title.map((id) => el('span', {}, words.say(id)))));
}

/**
 * Says that what was needed could not be had. So there may be no words either.
 * @param {ShadowRoot} root @param {Words} words @param {unknown} trouble what went wrong @param {() => void} again
 * @returns {string} what it says
 */
export function showFailure(root, words, trouble, again) {
  const known = words.has('load-failed');
  const reason = known ? words.say(reasonOf(trouble)) : 'Cauce could not be loaded.';
  root.replaceChildren(
    el('p', { role: 'alert' }, reason),
    el('button', { type: 'button', on: { click: again } }, known ? words.say('load-again') : 'Try again'),
  );
  return reason;
}
