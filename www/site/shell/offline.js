// Offline use: the page's side of `service-worker.js`.
//
// Only pages of the site use this. A board on a host page and the page inside an iframe cache nothing.

import { el } from '../../kit/dom.js';
import { notice } from '../../kit/notice.js';
import { pause } from '../../kit/pause.js';
import { linkStyles } from './style.js';
import { VERSION } from './version.js';
import { currentWords, words } from '../../kit/words.js';

const STYLE = new URL('./offline.css', import.meta.url);
const SCRIPT = new URL('../../service-worker.js', import.meta.url).href;
const TITLE_FONT = new URL('../../fonts/alegreya-bold.woff2', import.meta.url).href;

/** Whether the site runs on localhost, where a developer wants to see the latest build. */
const IS_LOCAL = ['127.0.0.1', '[::1]', 'localhost'].includes(location.hostname);

/** How long a start waits for a newer version, in milliseconds. A version that arrives later still reloads the page. */
const PATIENCE = 3000;

/** The storage key that records that the installation notice was shown. */
const SAID = 'cauce:1:install';

let told = false;

/** @type {ReturnType<typeof notice> | null} */
let note = null;

new MutationObserver(async () => {
  if (note?.isConnected) place(note);
  const say = await currentWords(() => document.documentElement.lang, ['offline']);
  if (note?.isConnected) note.tell(say);
}).observe(document.documentElement, { attributeFilter: ['lang', 'data-fills'] });

/** @param {HTMLElement} note */
function place(note) {
  const menu = document.documentElement.hasAttribute('data-fills') ? document.querySelector('.menu-news') : null;
  if (menu) menu.append(note);
  else document.querySelector('.site-foot')?.before(note);
}

export function startWithNewest() {
  return Promise.race([activateNewest(), pause(PATIENCE)]);
}

/** @returns {Promise<void>} never fulfilled if the page is about to be reloaded */
async function activateNewest() {
  follow();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && IS_LOCAL) await look(registration);
  const waiting = registration?.waiting;
  if (waiting && (await takesOver(waiting))) await new Promise(() => {});
}

/** Checks for a new version, and waits until it is installed. @param {ServiceWorkerRegistration} registration */
async function look(registration) {
  const { installing } = await registration.update().catch(() => registration);
  if (!installing) return;
  await new Promise((there) => installing.addEventListener('statechange', there, { once: true }));
}

/** @param {ServiceWorker} waiting @returns {Promise<boolean>} whether it activates: this page is the only one */
function takesOver(waiting) {
  // A worker that a newer version replaces may never answer.
  const gone = new Promise((answer) =>
    waiting.addEventListener('statechange', () => waiting.state === 'redundant' && answer(false)),
  );
  return Promise.race([ask(waiting, { start: true }), gone]);
}

/** @param {ServiceWorker} worker @param {object} question @returns {Promise<any>} the answer of the worker */
function ask(worker, question) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((answer) => (port1.onmessage = ({ data }) => answer(data)));
}

/** Registers the service worker, and announces new versions. If the browser forbids it, the site still works online. */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  if (VERSION === null) return;
  addEventListener('beforeinstallprompt', offerInstall);
  try {
    const registration = await serviceWorker.register(trusted(SCRIPT));
    registration.addEventListener('updatefound', () => watch(registration));
    watch(registration);
    // An installed app may stay open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
    const { active } = await serviceWorker.ready;
    // Another page may have registered the worker first.
    if (serviceWorker.controller) return follow();
    serviceWorker.addEventListener('controllerchange', onControlled, { once: true });
    active?.postMessage({ claim: VERSION });
  } catch {
    // Storage is forbidden or full, so the title font is never cached. Load it for this visit.
    loadTitleFont().catch(() => {});
  }
}

/** Reports to the worker the files that were loaded before it controlled this page. */
function onControlled() {
  follow();
  const needed = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ needed });
  // Wait for the end of a game, so as not to interrupt a new user.
  addEventListener('cauce-end', () => tell('offline-ready'), { once: true });
  loadTitleFont().catch(() => {}); // The worker then caches the font for the next visit.
}

/** Loads the title font on a page that was shown without it. */
async function loadTitleFont() {
  const { fonts } = document;
  if ([...fonts].some(({ family }) => family.includes('Alegreya'))) return;
  fonts.add(await new FontFace('Alegreya', `url(${TITLE_FONT})`, { weight: '700' }).load());
}

/** The first version that is installed is no news. @param {ServiceWorkerRegistration} registration */
function watch({ waiting, installing }) {
  if (!navigator.serviceWorker.controller) return;
  if (waiting) announce();
  installing?.addEventListener('statechange', () => installing.state === 'installed' && announce());
}

function announce() {
  if (told) return;
  told = true;
  tell('offline-new-version', 'offline-restart', restart);
}

/**
 * Activates the waiting version for all pages, and reloads. It cannot be activated for this page alone, because other
 * pages keep the former version in use. No game is lost, as games are stored at every move.
 */
async function restart() {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ start: 'all' });
  if (registration?.waiting) await pause(PATIENCE);
  location.reload();
}

/** Reloads the page when its worker changes: two versions must not be mixed. Calling this again has no effect. */
function follow() {
  navigator.serviceWorker.addEventListener('controllerchange', reload);
}

const reload = () => location.reload();

/** @param {Event} event */
function offerInstall(event) {
  try {
    if (localStorage.getItem(SAID)) return;
    localStorage.setItem(SAID, 'yes');
  } catch {
    return;
  }
  event.preventDefault();
  tell('offline-install', 'offline-install-yes', () => /** @type {Event & { prompt: () => void }} */ (event).prompt());
}

/** @param {string} id @param {string} [offer] @param {() => void} [act] */
async function tell(id, offer, act = () => {}) {
  const [say] = await Promise.all([words(document.documentElement.lang, ['offline']), linkStyles(STYLE)]);
  const text = el('span', { role: 'status' });
  /** Inserts the text a frame later: screen readers announce changes in existing regions only. @param {Words} words */
  const message = (words) => {
    requestAnimationFrame(() => text.replaceChildren(words.say(id)));
    return [text];
  };
  note?.remove();
  note = notice(say, message, { kind: 'news', offers: offer === undefined ? [] : [{ name: offer, act }] });
  place(note);
}

/** For pages whose policy requires trusted types. @param {string} address */
function trusted(address) {
  const policy = Reflect.get(self, 'trustedTypes')?.createPolicy('cauce', {
    createScriptURL: (/** @type {string} */ same) => same,
  });
  return policy?.createScriptURL(address) ?? address;
}
