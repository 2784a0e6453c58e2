// What the page shows before its modules are there: it runs as soon as the page has been read, and nothing is painted
// before it. So it wears the theme that was set, speaks the language that was chosen, and says at once what Cauce is;
// and what the modules will ask for first is on its way when they come.
//
// The build puts in front of it which files of the module a game needs, and the words as the catalogues have them:
//
//   self.FIRST = { parts: { caminos: ["parts/caminos-….wasm"], … }, words: { en: ["home-title …", "home-lead …", "load-failed …", "load-again …"], … } };
//
// Without them the page waits for its modules.

(() => {
  /** @type {{ parts: Record<string, string[]>, words: Record<string, [string, string, string, string]> }} */
  const { parts, words } = Reflect.get(self, 'FIRST') ?? { parts: {}, words: {} };

  /** What was set, where it can be read: `store.js` says so where it cannot. @type {{ lang?: string, theme?: string }} */
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('cauce:1:settings') ?? '{}') ?? {};
  } catch {}

  const { documentElement: root } = document;
  const { theme } = settings;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const tags = [settings.lang, ...navigator.languages, 'en'];
  const lang = tags.map((tag) => String(tag).toLowerCase().split(/[-_]/)[0] ?? '').find((tag) => Object.hasOwn(words, tag));
  const opening = lang && words[lang];
  if (!opening) return;
  root.lang = lang;

  // The page's own module once more, which tells whether it could be had with all that it imports.
  /** @type {HTMLScriptElement | null} */ const script = document.querySelector('script[type=module]');
  addEventListener('DOMContentLoaded', () => script && import(script.src).catch(() => fail(opening[2], opening[3])));

  const fragment = location.hash.slice(1);
  const game = new URLSearchParams(fragment).get('game');
  // The face of titles comes at once where it is kept on this device already; else a board comes before it.
  const titles = () => {
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: './fonts/alegreya-bold.woff2' });
    // Nothing is painted in another face before.
    link(/** @type {object} */ ({ rel: 'stylesheet', blocking: 'render', href: './site/shell/titles.css' }));
  };
  if (!game || navigator.serviceWorker?.controller) titles();
  else addEventListener('hashchange', titles, { once: true });
  const own = game !== null && Object.hasOwn(parts, game) ? parts[game] : undefined;
  const catalogues = ['cauce', ...(fragment ? (own ? [game] : []) : ['home'])].map((name) => `locales/${lang}/${name}.ftl`);
  for (const file of [...catalogues, ...(game ? ['element/look/element.css'] : []), ...(own ?? [])]) {
    link({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `./${file}` });
  }
  if (fragment) return;

  // As the home page has them, which takes their place.
  const [title, lead] = [document.createElement('h1'), document.createElement('p')];
  [title.textContent, lead.textContent] = opening;
  lead.className = 'lead';
  const hero = document.createElement('header');
  hero.className = 'hero';
  hero.append(title, lead);
  const home = document.createElement('div');
  home.className = 'home first';
  home.append(hero);
  document.querySelector('main')?.append(home);

  /** @param {Partial<HTMLLinkElement>} what */
  function link(what) {
    document.head.append(Object.assign(document.createElement('link'), what));
  }

  /** Says that the page could not be loaded, and offers to try again. @param {string} reason @param {string} offer */
  function fail(reason, offer) {
    const [said, again] = [document.createElement('p'), document.createElement('button')];
    said.setAttribute('role', 'alert');
    said.textContent = reason;
    Object.assign(again, { type: 'button', className: 'button', textContent: offer });
    again.addEventListener('click', () => location.reload());
    document.querySelector('main')?.append(said, again);
  }
})();
