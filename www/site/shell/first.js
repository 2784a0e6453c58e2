// Runs before the modules of the page have loaded and before the first paint. It applies the saved theme and language,
// shows what Cauce is, and preloads the files that the modules request first.
//
// The build inlines this script before the style sheets, because a script after them would wait for them. Before it,
// the build defines the module files that each game needs, and the messages of the catalogues:
//
//   self.FIRST = { parts: { caminos: ["parts/caminos-….wasm"], … }, words: { en: ["home-title …", "home-lead …", "load-failed …", "load-again …", "browser-lacks …"], … } };
//
// Without `FIRST`, the page waits for its modules.

(() => {
  /** @type {{ parts: Record<string, string[]>, words: Record<string, [string, string, string, string, string]> }} */
  const { parts, words } = Reflect.get(self, 'FIRST') ?? { parts: {}, words: {} };

  /** The saved settings, if they are readable; `store.js` reports errors. @type {{ lang?: string, theme?: string }} */
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('cauce:1:settings') ?? '{}') ?? {};
  } catch {}

  const { documentElement: root } = document;
  const { theme } = settings;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const tags = [settings.lang, ...navigator.languages, 'en'];
  const lang = tags
    .map((tag) => String(tag).toLowerCase().split(/[-_]/)[0] ?? '')
    .find((tag) => Object.keys(words).includes(tag));
  if (!lang) return;
  root.lang = lang;
  const [title, lead, unloaded, again, lacks] = words[lang] ?? [];
  // Every browser that can run the modules has both.
  const able = 'WebAssembly' in self && 'withResolvers' in Promise;

  const fragment = location.hash.slice(1);
  const game = new URLSearchParams(fragment).get('game');
  // The title font is loaded at once if it is cached. Otherwise a board is loaded first.
  const titles = () => {
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: './fonts/alegreya-bold.woff2' });
    // Blocks rendering, so that no title is painted in the fallback font first.
    link(/** @type {object} */ ({ rel: 'stylesheet', blocking: 'render', href: './site/shell/titles.css' }));
  };
  if (!game || navigator.serviceWorker?.controller) titles();
  else addEventListener('hashchange', titles, { once: true });
  const own = game !== null && Object.keys(parts).includes(game) ? parts[game] : undefined;
  const catalogues = ['cauce', ...(fragment ? (own ? [game] : []) : ['home'])].map(
    (name) => `locales/${lang}/${name}.ftl`,
  );
  for (const file of [...catalogues, ...(game ? ['element/look/element.css'] : []), ...(own ?? [])]) {
    link({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `./${file}` });
  }
  // The first number format makes the browser load its locale data. Do that now, while it waits for files.
  setTimeout(() => new Intl.NumberFormat(lang).format(1));
  document.addEventListener('readystatechange', () => begin(), { once: true });

  function begin() {
    // Importing the page's module again reports whether it and all of its imports have loaded.
    /** @type {HTMLScriptElement | null} */ const script = document.querySelector('script[type=module]');
    if (script) import(script.src).catch(() => fail(able ? unloaded : lacks, again));
    if (fragment) return;
    // The same markup as the home page, which replaces it.
    const home = make('div', { className: 'home first' });
    const hero = make('header', { className: 'hero' });
    hero.append(make('h1', { textContent: title }), make('p', { className: 'lead', textContent: lead }));
    home.append(hero);
    document.querySelector('main')?.append(home);
  }

  /** @param {Partial<HTMLLinkElement>} what */
  function link(what) {
    document.head.append(make('link', what));
  }

  /** @param {string} [reason] @param {string} [offer] */
  function fail(reason = '', offer = '') {
    const said = make('p', { role: 'alert', textContent: reason });
    const button = make('button', { type: 'button', className: 'button', textContent: offer });
    button.addEventListener('click', () => location.reload());
    document.querySelector('main')?.append(said, button);
  }

  /** @template {keyof HTMLElementTagNameMap} T @param {T} name @param {Partial<HTMLElementTagNameMap[T]>} what */
  function make(name, what) {
    return Object.assign(document.createElement(name), what);
  }
})();
