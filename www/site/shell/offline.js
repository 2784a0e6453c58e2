// Working without a network: the site's side of `service-worker.js`.
//
// Only pages of our own site use this. A board on a foreign page, and the page inside an iframe, keep nothing.

import { el } from '../../element/dom.js';
import { notice } from '../../element/frame/notice.js';
import { pause } from '../../element/pause.js';
import { linkStyles } from './style.js';
import { VERSION } from './version.js';
import { lastWords, words } from '../../element/words.js';

const STYLE = new URL('./offline.css', import.meta.url);
const SCRIPT = new URL('../../service-worker.js', import.meta.url).href;
const FACE = new URL('../../fonts/alegreya-bold.woff2', import.meta.url).href;

/** Where the site is on this very machine, whoever builds it wants to see what was built last. */
const IS_LOCAL = ['127.0.0.1', '[::1]', 'localhost'].includes(location.hostname);

/** How long a start waits for a newer version, in milliseconds. One that comes later still loads the page again. */
const PATIENCE = 3000;

/** What remembers that it was said that the site can be installed. */
const SAID = 'cauce:1:install';

let told = false;

/** What is said just now. @type {ReturnType<typeof notice> | null} */
let note = null;

new MutationObserver(async () => {
  if (note?.isConnected) place(note);
  const say = await lastWords(() => document.documentElement.lang, ['offline']);
  if (note?.isConnected) note.tell(say);
}).observe(document.documentElement, { attributeFilter: ['lang', 'data-fills'] });

/** Puts news where they cover nothing: at the foot of a page, or in the menu of one that fills the window. @param {HTMLElement} note */
function place(note) {
  const menu = document.documentElement.hasAttribute('data-fills') ? document.querySelector('.menu-news') : null;
  if (menu) menu.append(note);
  else document.querySelector('.site-foot')?.before(note);
}

/** Takes the newest version that there is, before anything is shown, unless that takes too long. */
export function startWithNewest() {
  return Promise.race([takeNewest(), pause(PATIENCE)]);
}

/**
 * Takes the version that waits for the next start: this is one. Where other pages are open, the version that serves them
 * serves this one too.
 * @returns {Promise<void>} never fulfilled where the page is about to be loaded again
 */
async function takeNewest() {
  follow();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && IS_LOCAL) await look(registration);
  const waiting = registration?.waiting;
  if (waiting && (await takesOver(waiting))) await new Promise(() => {});
}

/**
 * Asks the server for a new version, and waits until it is all there.
 * @param {ServiceWorkerRegistration} registration @returns {Promise<void>}
 */
async function look(registration) {
  const { installing } = await registration.update().catch(() => registration);
  if (!installing) return;
  await new Promise((there) => installing.addEventListener('statechange', there, { once: true }));
}

/** @param {ServiceWorker} waiting @returns {Promise<boolean>} whether it takes over, because this page is the only one */
function takesOver(waiting) {
  // One that a newer version takes the place of may never answer.
  const gone = new Promise((answer) =>
    waiting.addEventListener('statechange', () => waiting.state === 'redundant' && answer(false)),
  );
  return Promise.race([ask(waiting, { start: true }), gone]);
}

/** @param {ServiceWorker} worker @param {object} question @returns {Promise<any>} what it answers */
function ask(worker, question) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((answer) => (port1.onmessage = ({ data }) => answer(data)));
}

/**
 * Lets the site be kept on this device, and announces a new version when there is one. Where the browser does not
 * allow it, everything works as long as there is a network.
 */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  if (VERSION === null) return;
  addEventListener('beforeinstallprompt', offerInstall);
  try {
    const registration = await serviceWorker.register(trusted(SCRIPT));
    registration.addEventListener('updatefound', () => watch(registration));
    watch(registration);
    // An app on a tablet may stay open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
    const { active } = await serviceWorker.ready;
    // Another page may have been first.
    if (serviceWorker.controller) return follow();
    serviceWorker.addEventListener('controllerchange', taken, { once: true });
    active?.postMessage({ claim: VERSION });
  } catch {
    // Storage is forbidden, or full: no later visit has the face at once, so this one has it now.
    wearTitles().catch(() => {});
  }
}

/** What was needed on the first visit, before anything could be kept, is kept from now on. */
function taken() {
  follow();
  const needed = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ needed });
  // Who is new here has something else in mind until then.
  addEventListener('cauce-end', () => tell('offline-ready'), { once: true });
  wearTitles().catch(() => {}); // The next visit has the face.
}

/** A board came without the face of titles, before which it is shown. */
async function wearTitles() {
  const { fonts } = document;
  if ([...fonts].some(({ family }) => family.includes('Alegreya'))) return;
  fonts.add(await new FontFace('Alegreya', `url(${FACE})`, { weight: '700' }).load());
}

/**
 * Announces a version that waits, or is on its way. The first one is what the page runs on, and no news.
 * @param {ServiceWorkerRegistration} registration
 */
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
 * Has the version that waits served to all pages: to this one alone it cannot be, and the others would keep the former one in
 * use. What is played is kept at every move.
 */
async function restart() {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ start: 'all' });
  if (registration?.waiting) await pause(PATIENCE);
  location.reload();
}

/** A page of one version must not get files of another. Heard once, however often it is asked for. */
function follow() {
  navigator.serviceWorker.addEventListener('controllerchange', reload);
}

const reload = () => location.reload();

/** Says once that the site can be installed, where the browser offers that. @param {Event} event */
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

/**
 * Says something at the foot of the page, in place of what was said before.
 * @param {string} id @param {string} [offer] what can be done about it
 * @param {() => void} [act]
 */
async function tell(id, offer, act = () => {}) {
  const [say] = await Promise.all([words(document.documentElement.lang, ['offline']), linkStyles(STYLE)]);
  const text = el('span', { role: 'status' });
  /** What changes in a place that is there already is spoken. @param {Words} words */
  const message = (words) => {
    requestAnimationFrame(() => text.replaceChildren(words.say(id)));
    return [text];
  };
  note?.remove();
  note = notice(say, message, { kind: 'news', offers: offer === undefined ? [] : [{ name: offer, act }] });
  place(note);
}

/**
 * Whether everything is kept on this device, also what nobody has needed yet; null where nothing is kept.
 * @param {'ask' | 'fetch'} how whether what is missing is fetched before
 * @returns {Promise<boolean | null>}
 */
export async function keepEverything(how) {
  const worker = window.origin === 'null' ? null : navigator.serviceWorker?.controller;
  return worker ? ask(worker, { everything: how }) : null;
}

/** The address of a script of ours, as a browser takes it where the policy of the page asks for trusted types. @param {string} address */
function trusted(address) {
  const policy = Reflect.get(self, 'trustedTypes')?.createPolicy('cauce', {
    createScriptURL: (/** @type {string} */ same) => same,
  });
  return policy?.createScriptURL(address) ?? address;
}
