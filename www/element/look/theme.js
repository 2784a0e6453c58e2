// Colours: the semantic names of the scene, resolved from the custom properties `--cauce-<name>`. The scene's values become a
// style sheet, so that styles of the page can use them and the host page can set others.

import { engine } from '../engine.js';
import { el } from '../../kit/dom.js';
import { once } from '../../kit/once.js';

/** @type {string[]} */ let names = [];

/** Must be adopted wherever something is painted. */
export const colourSheet = () =>
  once('colours', async () => {
    const colours = (await engine()).colours();
    names = colours.map(({ name }) => name);
    const rules = colours.map(({ name, light, dark }) => `--cauce-${name}: light-dark(${light}, ${dark});`);
    const shadows = names.map((name) => `0 0 var(--cauce-${name})`);
    const sheet = new CSSStyleSheet();
    // Shadows of missing text are invisible. But they are transitions, so `transitionrun` reports every change of a colour,
    // whatever causes it.
    sheet.replaceSync(`:root, :host { ${rules.join('\n')} }
      .board > canvas, .picture {
        font-family: var(--cauce-font-board);
        text-shadow: ${shadows.join()};
        transition: text-shadow 1ms, font-family 1ms;
        transition-behavior: allow-discrete;
      }`);
    return sheet;
  });

/** The browser resolves the values, so any CSS is supported. @param {Element} place @returns {{ colours: string[], font: string }} */
export function palette(place) {
  const probes = names.map((name) => {
    const probe = el('span');
    probe.style.color = `var(--cauce-${name})`;
    return probe;
  });
  const holder = el('span', { hidden: true }, ...probes);
  holder.style.fontFamily = 'var(--cauce-font-board)';
  // With forced colours, all parts of a board would look the same.
  holder.style.setProperty('forced-color-adjust', 'none');
  place.append(holder);
  const colours = probes.map((probe) => getComputedStyle(probe).color);
  const font = getComputedStyle(holder).fontFamily;
  holder.remove();
  return { colours, font };
}

/**
 * Calls back when the colours or the font change, whether by the system, the theme or the page.
 * @param {Element} place the painted element, or an ancestor @param {() => void} change @param {AbortSignal} signal
 */
export function onColours(place, change, signal) {
  /** @param {Event} event */
  const hear = (event) => {
    const { propertyName } = /** @type {TransitionEvent} */ (event);
    if (propertyName === 'text-shadow' || propertyName === 'font-family') change();
  };
  place.addEventListener('transitionrun', hear, { signal });
}

/** @param {Element} place */
export const isDark = (place) => valueAt(place, 'light-dark(#fff, #000)') === 'rgb(0, 0, 0)';

/**
 * Follows a page that does not set `color-scheme`: the background colour behind the element decides. Without a background,
 * the element inherits the scheme of the page. This is checked again when the text colour of the page changes.
 * @param {HTMLElement} element @param {CustomStateSet | undefined} states receives `--light` or `--dark`
 * @param {Element} probe inherits the text colour of the page @param {AbortSignal} signal
 * @returns {() => void} checks at once
 */
export function followPage(element, states, probe, signal) {
  const follow = () => {
    states?.clear();
    const scheme = getComputedStyle(element).colorScheme === 'normal' ? schemeBehind(element, probe) : null;
    // The first browsers with custom states allowed only names with dashes.
    if (scheme) states?.add(`--${scheme}`);
  };
  probe.addEventListener('transitionrun', follow, { signal });
  return follow;
}

/** @param {Element} element @param {Element} probe */
function schemeBehind(element, probe) {
  for (let at = /** @type {Element | null} */ (element); at; at = above(at)) {
    const ground = getComputedStyle(at).backgroundColor;
    // Mixing converts every CSS colour to sRGB components.
    const mixed = valueAt(probe, `color-mix(in srgb, ${ground}, ${ground})`);
    const [red = 0, green = 0, blue = 0, seen = 1] = Array.from(mixed.matchAll(/-?[\d.]+(?:e-?\d+)?/g), Number);
    if (seen > 0.5) return 0.21 * red + 0.72 * green + 0.07 * blue < 0.5 ? 'dark' : 'light';
  }
  return null;
}

/** The parent in the flattened tree. @param {Element} element */
function above({ assignedSlot, parentElement, parentNode }) {
  return assignedSlot ?? parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}

/** @param {Element} place @param {string} colour */
function valueAt(place, colour) {
  const holder = el('span');
  holder.style.color = colour;
  holder.style.setProperty('forced-color-adjust', 'none');
  place.append(holder);
  const { color } = getComputedStyle(holder);
  holder.remove();
  return color;
}
