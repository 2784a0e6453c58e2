// Colours: the scene's semantic names, resolved from the custom properties `--cauce-<name>`.
//
// Their values in light and dark are the scene's. Here they become a style sheet, so that the page's own styles can use
// them and whoever embeds a board can set others.

import { engine } from '../engine.js';
import { el } from '../dom.js';
import { once } from '../once.js';

/** @type {string[]} */ let names = [];

/** The style sheet that gives the scene's colours their values; to be adopted wherever something is painted. */
export const colourSheet = () =>
  once('colours', async () => {
    const colours = (await engine()).colours();
    names = colours.map(({ name }) => name);
    const rules = colours.map(({ name, light, dark }) => `--cauce-${name}: light-dark(${light}, ${dark});`);
    const shadows = names.map((name) => `0 0 var(--cauce-${name})`);
    const sheet = new CSSStyleSheet();
    // Nothing is seen of a shadow where there is no text. In whatever way a page changes a colour, the shadow is on its
    // way to another one then, and of that the browser tells.
    sheet.replaceSync(`:root, :host { ${rules.join('\n')} }
      .board > canvas, .picture {
        font-family: var(--cauce-font-board);
        text-shadow: ${shadows.join()};
        transition: text-shadow 1ms, font-family 1ms;
        transition-behavior: allow-discrete;
      }`);
    return sheet;
  });

/**
 * The scene's colours and font as they stand at a place of the page. Whatever CSS can say is understood: the browser
 * works each value out.
 * @param {Element} place @returns {{ colours: string[], font: string }}
 */
export function palette(place) {
  const probes = names.map((name) => {
    const probe = el('span');
    probe.style.color = `var(--cauce-${name})`;
    return probe;
  });
  const holder = el('span', { hidden: true }, ...probes);
  holder.style.fontFamily = 'var(--cauce-font-board)';
  // A board whose colours are all forced to be one shows nothing.
  holder.style.setProperty('forced-color-adjust', 'none');
  place.append(holder);
  const colours = probes.map((probe) => getComputedStyle(probe).color);
  const font = getComputedStyle(holder).fontFamily;
  holder.remove();
  return { colours, font };
}

/**
 * Calls back whenever the colours or the font of a board or a picture change, by the system, by the theme or by the
 * page.
 * @param {Element} place what is painted, or what holds it @param {() => void} change @param {AbortSignal} signal
 */
export function onColours(place, change, signal) {
  /** @param {Event} event */
  const hear = (event) => {
    const { propertyName } = /** @type {TransitionEvent} */ (event);
    if (propertyName === 'text-shadow' || propertyName === 'font-family') change();
  };
  place.addEventListener('transitionrun', hear, { signal });
}

/** Returns true if what stands at a place is shown in dark colours. @param {Element} place */
export const isDark = (place) => valueAt(place, 'light-dark(#fff, #000)') === 'rgb(0, 0, 0)';

/**
 * Follows the page where it does not say by `color-scheme` whether it is light or dark: then the colour that lies
 * behind an element says so. Where nothing does, the element is as the page is. It is looked at again when the page
 * writes in another colour.
 * @param {HTMLElement} element @param {CustomStateSet | undefined} states where `--light` or `--dark` is put
 * @param {Element} probe inherits the colour of the page @param {AbortSignal} signal
 * @returns {() => void} looks at once
 */
export function followPage(element, states, probe, signal) {
  const follow = () => {
    states?.clear();
    const scheme = getComputedStyle(element).colorScheme === 'normal' ? schemeBehind(element, probe) : null;
    // Browsers took no other names at first.
    if (scheme) states?.add(`--${scheme}`);
  };
  probe.addEventListener('transitionrun', follow, { signal });
  return follow;
}

/** @param {Element} element @param {Element} probe */
function schemeBehind(element, probe) {
  for (let at = /** @type {Element | null} */ (element); at; at = above(at)) {
    const ground = getComputedStyle(at).backgroundColor;
    // Whatever colours CSS can say are mixed to parts of red, green and blue.
    const mixed = valueAt(probe, `color-mix(in srgb, ${ground}, ${ground})`);
    const [red = 0, green = 0, blue = 0, seen = 1] = Array.from(mixed.matchAll(/-?[\d.]+(?:e-?\d+)?/g), Number);
    if (seen > 0.5) return 0.21 * red + 0.72 * green + 0.07 * blue < 0.5 ? 'dark' : 'light';
  }
  return null;
}

/** What is around an element as it is shown. @param {Element} element */
function above({ assignedSlot, parentElement, parentNode }) {
  return assignedSlot ?? parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}

/** A colour as it is at a place. @param {Element} place @param {string} colour */
function valueAt(place, colour) {
  const holder = el('span');
  holder.style.color = colour;
  holder.style.setProperty('forced-color-adjust', 'none');
  place.append(holder);
  const { color } = getComputedStyle(holder);
  holder.remove();
  return color;
}
