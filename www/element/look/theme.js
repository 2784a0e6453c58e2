// Colours: the scene's semantic names, resolved from the custom properties `--cauce-<name>`.
//
// Their values in light and dark are the scene's. Here they become a style sheet, so that the page's own styles can use
// them and whoever embeds a board can set others.

import { engine } from '../engine.js';
import { el } from '../dom.js';

/** @type {Promise<{ names: string[], sheet: CSSStyleSheet }> | undefined} */ let learning;

/** @type {string[]} */ let names = [];

/**
 * The style sheet that gives the scene's colours their values; to be adopted wherever something is painted.
 * @returns {Promise<CSSStyleSheet>}
 */
export async function colourSheet() {
  learning ??= engine().then(async ({ colours }) => {
    const all = colours();
    const rules = all.map(({ name, light, dark }) => `--cauce-${name}: light-dark(${light}, ${dark});`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root, :host { ${rules.join('\n')} }`);
    return { names: all.map(({ name }) => name), sheet };
  });
  const learned = await learning.catch((reason) => {
    learning = undefined;
    throw reason;
  });
  names = learned.names;
  return learned.sheet;
}

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
  place.append(holder);
  const colours = probes.map((probe) => getComputedStyle(probe).color);
  const font = getComputedStyle(holder).fontFamily;
  holder.remove();
  return { colours, font };
}

/** What the system wears. */
const system = matchMedia('(prefers-color-scheme: dark)');

/** Whether a theme is dark just now. @param {'auto' | 'light' | 'dark'} theme */
export function isDark(theme) {
  return theme === 'auto' ? system.matches : theme === 'dark';
}

/** Calls back whenever the system changes between light and dark. @param {() => void} change @param {AbortSignal} [signal] */
export function onSystemTheme(change, signal) {
  system.addEventListener('change', change, { signal });
}
