// The service worker: it keeps a copy of the whole site, so that everything works without a network.
//
// The build puts the list of all files in front of it, each with the hash of its content:
//
//   self.SITE = { version: "…", files: { "index.html": "sha256-…", … } };
//
// A file is fetched and kept by that hash. So a version of the site is whole or is not there, it never holds a file of
// another, and the next version fetches only what has changed. A page is served by one version as long as it is open:
// the next one waits until no page is left, or until the only one asks for it as it starts.
//
// Without a list the worker takes itself and all that it kept away.

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {Record<string, string>} files the hash of each file, by its path
 */

const worker = /** @type {ServiceWorkerGlobalScope & { SITE?: Site }} */ (/** @type {unknown} */ (self));
const { version, files } = worker.SITE ?? { version: '', files: {} };
const { scope } = worker.registration;

/** An origin may hold more than one copy of Cauce, under different paths. */
const OURS = `cauce ${scope} `;
const CACHE = OURS + version;

/** @param {string} path */
const key = (path) => `${scope}${path}?${files[path]}`;

worker.addEventListener('install', (event) => {
  if (version) event.waitUntil(gather());
  else worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(version ? forget() : Promise.all([forget(), worker.registration.unregister()]));
});

worker.addEventListener('fetch', (event) => {
  const path = fileOf(event.request);
  if (path === undefined) return;
  const found = kept(path);
  event.respondWith(found.then((file) => file ?? fetch(event.request)));
  event.waitUntil(found.then((file) => (file ? undefined : again())));
});

worker.addEventListener('message', (event) => {
  const { start, claim } = event.data;
  if (start) event.waitUntil(takeOver(event.ports));
  // A page of another version must not get files of this one.
  if (claim === version) event.waitUntil(worker.clients.claim());
});

/** Fetches all files that are not there yet; where one cannot be had as it should be, nothing of the version is there. */
async function gather() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(
      Object.keys(files).map(async (path) => {
        const kept = await caches.match(key(path));
        await cache.put(key(path), kept ?? (await fetched(path)));
      }),
    );
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

/**
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function fetched(path) {
  const response = await fetch(scope + path, { integrity: files[path], cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Some hosts lead from a page to the same one under a shorter address, and no browser takes an answer that was led
  // elsewhere for a page.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Lets go of all other versions. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Becomes the version that is used, unless a page is open besides the one that asks; and tells whether it does.
 *
 * @param {readonly MessagePort[]} ports where the answer goes
 */
async function takeOver(ports) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const alone = pages.length < 2;
  for (const port of ports) port.postMessage(alone);
  if (alone) await worker.skipWaiting();
}

/**
 * The file of ours that a request means, if it does.
 *
 * @param {Request} request
 * @returns {string | undefined}
 */
function fileOf({ method, mode, url }) {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length).replace(/[?#].*/, '');
  const names = mode === 'navigate' ? [path || 'index.html', `${path}.html`] : [path];
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
  gathering ??= gather()
    .catch(() => {})
    .finally(() => (gathering = null));
  return gathering;
}
