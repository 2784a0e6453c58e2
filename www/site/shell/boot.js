// The start of every page of the site: language, theme and the offline copy.

import { engine } from '../../element/engine.js';
import { colourSheet } from '../../element/look/theme.js';
import { language } from '../../kit/words.js';
import { Store } from '../store/store.js';
import { setTheme } from './header.js';

/** Runs before anything is shown. @returns {Promise<string>} the language of the page */
export async function boot() {
  await offline();
  // Every other part that uses the store reports its errors. This one only reads the settings.
  const { lang, theme = 'auto' } = new Store(() => {}).settings;
  setTheme(theme);
  // Stored values may be anything.
  const chosen = language([String(lang), ...navigator.languages]);
  document.documentElement.lang = chosen;
  // Text is readable before the board colours arrive. Without the engine module, nothing is painted.
  colourSheet().then(
    (sheet) => document.adoptedStyleSheets.push(sheet),
    () => {},
  );
  return chosen;
}

async function offline() {
  // A sandboxed page must not even read `navigator.serviceWorker`.
  const workers = window.origin === 'null' ? undefined : navigator.serviceWorker;
  if (!workers) return;
  const module = () => import('./offline.js').catch(() => null); // Without it, the page works but is not cached.
  if (workers.controller) await (await module())?.startWithNewest();
  const idle = window.requestIdleCallback ?? setTimeout;
  const keep = () =>
    engine().then(
      () => idle(() => module().then((offline) => offline?.keepOffline())),
      () => {}, // The part that shows a board reports the error.
    );
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
