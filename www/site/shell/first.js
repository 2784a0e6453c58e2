// What the page does before its modules are there, and before anything is painted: it wears the theme that was set, speaks
// the language that was chosen, and says at once what Cauce is; and what the modules will ask for first is on its way at
// the same time as they.
//
// The build writes it into the page, before the style sheets, which a script after them would wait for. In front of it stand
// the files of the module that a game needs, and the words as the catalogues have them:
//
//   self.FIRST = { parts: { caminos: ["parts/caminos-….wasm"], … }, words: { en: ["home-title …", "home-lead …", "load-failed …", "load-again …", "browser-lacks …"], … } };
//
// Without them the page waits for its modules.

(() => {
  /** @type {{ parts: Record<string, string[]>, words: Record<string, [string, string, string, string, string]> }} */
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
  const lang = tags
    .map((tag) => String(tag).toLowerCase().split(/[-_]/)[0] ?? '')
    .find((tag) => Object.keys(words).includes(tag));
  if (!lang) return;
  root.lang = lang;
  const [title, lead, unloaded, again, lacks] = words[lang] ?? [];
  // Every browser that runs the modules has these.
  const able = 'WebAssembly' in self && 'withResolvers' in Promise;

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
  const own = game !== null && Object.keys(parts).includes(game) ? parts[game] : undefined;
  const catalogues = ['cauce', ...(fragment ? (own ? [game] : []) : ['home'])].map(
    (name) => `locales/${lang}/${name}.ftl`,
  );
  for (const file of [...catalogues, ...(game ? ['element/look/element.css'] : []), ...(own ?? [])]) {
    link({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `./${file}` });
  }
  // What a browser needs to format numbers it loads at the first one: now, while it waits for files.
  setTimeout(() => new Intl.NumberFormat(lang).format(1));
  document.addEventListener('readystatechange', () => begin(), { once: true });

  /** The page has been read. */
  function begin() {
    // Its own module once more, which tells whether it could be had with all that it imports.
    /** @type {HTMLScriptElement | null} */ const script = document.querySelector('script[type=module]');
    if (script) import(script.src).catch(() => fail(able ? unloaded : lacks, again));
    if (fragment) return;
    // As the home page has them, which takes their place.
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

  /** Says that the page could not be loaded, and offers to try again. @param {string} [reason] @param {string} [offer] */
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
