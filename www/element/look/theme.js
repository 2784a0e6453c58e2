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
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root, :host { ${rules.join('\n')} }`);
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
  place.append(holder);
  const colours = probes.map((probe) => getComputedStyle(probe).color);
  const font = getComputedStyle(holder).fontFamily;
  holder.remove();
  return { colours, font };
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** What is listened to is not asked: a list whose answer has been read in the meantime tells of no change in Chromium. */
const system = dark();

/** Whether a theme is dark just now. @param {'auto' | 'light' | 'dark'} theme */
export function isDark(theme) {
  return theme === 'auto' ? dark().matches : theme === 'dark';
}

/** Calls back whenever the system or the page changes between light and dark. @param {() => void} change @param {AbortSignal} signal */
export function onTheme(change, signal) {
  system.addEventListener('change', change, { signal });
}

/** Says that the page wears another theme than before. */
export const themeChanged = () => system.dispatchEvent(new Event('change'));
