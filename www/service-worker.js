// The service worker: it caches the whole site, so that everything works offline.
//
// The build prepends the list of all files with their hashes, and the groups of files that not every user needs:
//
//   self.SITE = { version: "…", files: { "index.html": "sha256-…", … }, later: [["cauce-worker.js", …], …] };
//
// Files are fetched and cached by hash. So a version is complete or absent, it never contains a file of another
// version, and an update fetches only what has changed. An open page keeps its version. The next one waits until no
// page is open, until the only open page requests it at its start, or until the user asks to restart all pages.
//
// A group is fetched as a whole when one of its files is first needed. After
// the first visit, the page reports the files that it needed before there was a worker. From then on, the group is part
// of every version.
//
// Without a list, the worker unregisters itself and deletes its caches.

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {Record<string, string>} files the hash of each path
 * @property {string[][]} later groups of paths that are fetched on demand
 */

const worker = /** @type {ServiceWorkerGlobalScope & { SITE?: Site }} */ (/** @type {unknown} */ (self));
const { version, files, later } = worker.SITE ?? { version: '', files: {}, later: [] };
const { scope } = worker.registration;

/** An origin may contain several copies of Cauce under different paths. */
const OURS = `cauce ${scope} `;
const CACHE = OURS + version;

/** @param {string} path */
const key = (path) => `${scope}${path}?${files[path]}`;

worker.addEventListener('install', (event) => {
  if (version) event.waitUntil(installFiles());
  else worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(version ? deleteOldCaches() : Promise.all([deleteOldCaches(), worker.registration.unregister()]));
});

worker.addEventListener('fetch', (event) => {
  const path = fileOf(event.request);
  if (path === undefined) return;
  const found = kept(path);
  const group = later.find((group) => group.includes(path));
  if (group) return event.respondWith(found.then((file) => file ?? fetchFromGroup(group, path)));
  event.respondWith(found.then((file) => file ?? fetch(event.request)));
  event.waitUntil(found.then((file) => (file ? undefined : refill())));
});

worker.addEventListener('message', (event) => {
  const { start, claim, needed } = event.data;
  if (start) event.waitUntil(takeOver(start === 'all', event.ports));
  // A page of another version must not get files of this one.
  if (claim === version) event.waitUntil(worker.clients.claim());
  if (needed) event.waitUntil(keepNeeded(needed));
});

/** Installs this version: caches all files except unused groups. If one fails, deletes the cache and throws. */
async function installFiles() {
  const unneeded = new Set();
  for (const group of later) {
    const before = await Promise.all(group.map(known));
    if (!before.some(Boolean)) group.forEach((path) => unneeded.add(path));
  }
  try {
    await cacheFiles(Object.keys(files).filter((path) => !unneeded.has(path)));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

/** Caches files, and fetches only those that no version has cached. @param {string[]} paths */
async function cacheFiles(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      const kept = await caches.match(key(path));
      await cache.put(key(path), kept ?? (await fetched(path)));
    }),
  );
}

/** Finds a file in this version or an earlier one. @param {string} path */
const known = (path) => caches.match(scope + path, { ignoreSearch: true });

/** @type {Map<string[], Promise<void>>} */
const arriving = new Map();

/**
 * Fetches the group of a file and returns the file. If the group cannot be cached, fetches the file alone.
 * @param {string[]} group @param {string} path @returns {Promise<Response>}
 */
async function fetchFromGroup(group, path) {
  await fetchGroup(group);
  return (await kept(path)) ?? fetched(path);
}

/** Caches a group, if that is possible. Concurrent calls share one request. @param {string[]} group */
function fetchGroup(group) {
  const all = arriving.get(group) ?? cacheFiles(group).finally(() => arriving.delete(group));
  arriving.set(group, all);
  return all.catch(() => {});
}

/** @param {string[]} addresses fetched by a page before this worker controlled it */
function keepNeeded(addresses) {
  const paths = new Set(addresses.map((url) => fileOf({ method: 'GET', mode: 'no-cors', url })));
  return Promise.all(later.filter((group) => group.some((path) => paths.has(path))).map(fetchGroup));
}

/** @param {string} path @returns {Promise<Response>} */
async function fetched(path) {
  const response = await fetch(scope + path, { integrity: files[path], cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Some hosts redirect a page to a shorter address, and browsers reject a redirected response to a navigation.
  return response.redirected ? new Response(response.body, response) : response;
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Activates this version unless another page is open, and reports whether it does.
 * @param {boolean} all whether to activate it for all pages, which then reload @param {readonly MessagePort[]} ports
 */
async function takeOver(all, ports) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const takes = all || pages.length < 2;
  for (const port of ports) port.postMessage(takes);
  if (takes) await worker.skipWaiting();
}

/** @param {Pick<Request, 'method' | 'mode' | 'url'>} request @returns {string | undefined} */
function fileOf({ method, mode, url }) {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length).replace(/[?#].*/, '');
  // The 404 page redirects links whose `#` was encoded.
  const page = path.startsWith('%23') ? '404.html' : path || 'index.html';
  const names = mode === 'navigate' ? [page, `${path}.html`] : [path];
  return names.find((name) => Object.hasOwn(files, name));
}

/** @param {string} path */
async function kept(path) {
  return (await caches.open(CACHE)).match(key(path));
}

/** @type {Promise<void> | null} */
let gathering = null;

/** Restores a cleared cache. If the server has another version by now, this fails and that version is installed. */
function refill() {
  gathering ??= installFiles()
    .catch(() => {})
    .finally(() => (gathering = null));
  return gathering;
}
