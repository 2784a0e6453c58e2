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
  // A board whose colours are all forced to be one shows nothing.
  holder.style.setProperty('forced-color-adjust', 'none');
  place.append(holder);
  const colours = probes.map((probe) => getComputedStyle(probe).color);
  const font = getComputedStyle(holder).fontFamily;
  holder.remove();
  return { colours, font };
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');
const forced = () => matchMedia('(forced-colors: active)');

/** What is listened to is not asked: a list whose answer has been read in the meantime tells of no change in Chromium. */
const [system, colours] = [dark(), forced()];

/** Whether a theme is dark just now: who forces colours upon all pages has chosen. @param {'auto' | 'light' | 'dark'} theme */
export function isDark(theme) {
  return theme === 'auto' || forced().matches ? dark().matches : theme === 'dark';
}

/** Calls back whenever the system or the page changes its colours. @param {() => void} change @param {AbortSignal} signal */
export function onTheme(change, signal) {
  for (const list of [system, colours]) list.addEventListener('change', change, { signal });
}

/** Says that the page wears another theme than before. */
export const themeChanged = () => system.dispatchEvent(new Event('change'));
