// The service worker: it keeps a copy of the whole site, so that everything works without a network.
//
// The build puts the list of all files in front of it, each with the hash of its content, and the groups of those that not
// everybody needs:
//
//   self.SITE = { version: "…", files: { "index.html": "sha256-…", … }, later: [["cauce-worker.js", …], …] };
//
// A file is fetched and kept by that hash. So a version of the site is whole or is not there, it never holds a file of
// another, and the next version fetches only what has changed. A page is served by one version as long as it is open:
// the next one waits until no page is left, until the only one asks for it as it starts, or until somebody wants it in all
// of them.
//
// A group is fetched as a whole when somebody needs one of its files for the first time, or wants everything to be kept;
// what a first visit needed before there was a worker, it tells as soon as there is one. From then on it is a part of
// every version.
//
// Without a list the worker takes itself and all that it kept away.

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {Record<string, string>} files the hash of each file, by its path
 * @property {string[][]} later
 */

const worker = /** @type {ServiceWorkerGlobalScope & { SITE?: Site }} */ (/** @type {unknown} */ (self));
const { version, files, later } = worker.SITE ?? { version: '', files: {}, later: [] };
const { scope } = worker.registration;

/** An origin may hold more than one copy of Cauce, under different paths. */
const OURS = `cauce ${scope} `;
const CACHE = OURS + version;

/** @param {string} path */
const key = (path) => `${scope}${path}?${files[path]}`;

worker.addEventListener('install', (event) => {
  if (version) event.waitUntil(settle());
  else worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(version ? forget() : Promise.all([forget(), worker.registration.unregister()]));
});

worker.addEventListener('fetch', (event) => {
  const path = fileOf(event.request);
  if (path === undefined) return;
  const found = kept(path);
  const group = later.find((group) => group.includes(path));
  if (group) return event.respondWith(found.then((file) => file ?? arrival(group, path)));
  event.respondWith(found.then((file) => file ?? fetch(event.request)));
  event.waitUntil(found.then((file) => (file ? undefined : again())));
});

worker.addEventListener('message', (event) => {
  const { start, claim, needed, everything } = event.data;
  if (start) event.waitUntil(takeOver(start === 'all', event.ports));
  if (everything) event.waitUntil(keepEverything(everything === 'fetch', event.ports));
  // A page of another version must not get files of this one.
  if (claim === version) event.waitUntil(worker.clients.claim());
  if (needed) event.waitUntil(keepNeeded(needed));
});

/** Fetches all files that are to be kept; where one cannot be had as it should be, nothing of the version is there. */
async function settle() {
  const unneeded = new Set();
  for (const group of later) {
    const before = await Promise.all(group.map(known));
    if (!before.some(Boolean)) group.forEach((path) => unneeded.add(path));
  }
  try {
    await gather(Object.keys(files).filter((path) => !unneeded.has(path)));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

/** Fetches those of some files that are not there yet. @param {string[]} paths */
async function gather(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      const kept = await caches.match(key(path));
      await cache.put(key(path), kept ?? (await fetched(path)));
    }),
  );
}

/** Finds a file as this or an earlier version keeps it. @param {string} path */
const known = (path) => caches.match(scope + path, { ignoreSearch: true });

/** The groups that are being fetched. @type {Map<string[], Promise<void>>} */
const arriving = new Map();

/**
 * A file of a group that is fetched because of it. Where the device has no room to keep it, it is fetched for once.
 * @param {string[]} group @param {string} path @returns {Promise<Response>}
 */
async function arrival(group, path) {
  await bring(group);
  return (await kept(path)) ?? fetched(path);
}

/** Fetches a group once, where there is room for it. @param {string[]} group */
function bring(group) {
  const all = arriving.get(group) ?? gather(group).finally(() => arriving.delete(group));
  arriving.set(group, all);
  return all.catch(() => {});
}

/** Keeps the groups of what a page has fetched before this worker served it. @param {string[]} addresses */
function keepNeeded(addresses) {
  const paths = new Set(addresses.map((url) => fileOf({ method: 'GET', mode: 'no-cors', url })));
  return Promise.all(later.filter((group) => group.some((path) => paths.has(path))).map(bring));
}

/**
 * Tells whether all files are kept, after fetching what is missing if that is wanted.
 * @param {boolean} fetches @param {readonly MessagePort[]} ports where the answer goes
 */
async function keepEverything(fetches, ports) {
  if (fetches) await gather(Object.keys(files)).catch(() => {});
  const all = await Promise.all(Object.keys(files).map(kept));
  for (const port of ports) port.postMessage(all.every(Boolean));
}

/** @param {string} path @returns {Promise<Response>} */
async function fetched(path) {
  const response = await fetch(scope + path, { integrity: files[path], cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Some hosts lead from a page to the same one under a shorter address, and no browser takes an answer that was led
  // elsewhere for a page.
  return response.redirected ? new Response(response.body, response) : response;
}

async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Becomes the version that is used, unless a page is open besides the one that asks; and tells whether it does.
 * @param {boolean} all whether somebody wants it in all pages, which load themselves again then
 * @param {readonly MessagePort[]} ports where the answer goes
 */
async function takeOver(all, ports) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const takes = all || pages.length < 2;
  for (const port of ports) port.postMessage(takes);
  if (takes) await worker.skipWaiting();
}

/**
 * The file of ours that a request means, if it does.
 * @param {Pick<Request, 'method' | 'mode' | 'url'>} request @returns {string | undefined}
 */
function fileOf({ method, mode, url }) {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length).replace(/[?#].*/, '');
  // The last leads on from a link whose `#` was encoded.
  const page = path.startsWith('%23') ? '404.html' : path || 'index.html';
  const names = mode === 'navigate' ? [page, `${path}.html`] : [path];
  return names.find((name) => Object.hasOwn(files, name));
}

/** @param {string} path */
async function kept(path) {
  return (await caches.open(CACHE)).match(key(path));
}

/** What is being fetched again. @type {Promise<void> | null} */
let gathering = null;

/** Fetches again what somebody has cleared away. Where the server has another version by now, that one comes in its place. */
function again() {
  gathering ??= settle()
    .catch(() => {})
    .finally(() => (gathering = null));
  return gathering;
}
