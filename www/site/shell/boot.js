// How every page of our site begins: the language and the theme as they were set, and a copy of the site on this device.

import { engine } from '../../element/engine.js';
import { colourSheet } from '../../element/look/theme.js';
import { language } from '../../element/words.js';
import { Store } from '../store/store.js';
import { setTheme } from './header.js';

/**
 * Dresses the page as it was set, before anything is shown, and has the site kept for when there is no network.
 * @returns {Promise<string>} the language to speak
 */
export async function boot() {
  await offline();
  // Troubles of the store are told by whoever keeps something in it: this only looks.
  const { lang, theme = 'auto' } = new Store(() => {}).settings;
  setTheme(theme);
  // What comes out of a storage may be anything.
  const chosen = language([String(lang), ...navigator.languages]);
  document.documentElement.lang = chosen;
  // The page can be read before it has the colours of the boards. Without the module there is nothing to paint, either.
  colourSheet().then(
    (sheet) => document.adoptedStyleSheets.push(sheet),
    () => {},
  );
  return chosen;
}

/** Lets the newest version of the site start, and keeps it on this device once the page has all that it needs. */
async function offline() {
  // A page in a sandbox may not even ask.
  const workers = window.origin === 'null' ? undefined : navigator.serviceWorker;
  if (!workers) return;
  const module = () => import('./offline.js').catch(() => null); // Without it the page is as it is, and not kept.
  if (workers.controller) await (await module())?.startWithNewest();
  const idle = window.requestIdleCallback ?? setTimeout;
  const keep = () =>
    engine().then(
      () => idle(() => module().then((offline) => offline?.keepOffline())),
      () => {}, // Who shows a board says so.
    );
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
