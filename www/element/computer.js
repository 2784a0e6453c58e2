// The computer players: their moves, and their evaluation of positions.
//
// Their module is fetched with the first question. It runs in a worker that all boards of a page share, or in short slices on
// the page if there is no worker.
//
// Browsers may end a worker silently, and questions may take any time. So workers send heartbeats between slices. A worker that
// is silent for too long is terminated, and its questions are asked once more.

/** @import { Answer, Question, Stop } from './computer/questions.js' */
/**
 * @typedef {{ line: string } & ({ seed: number, level: number } | { seed: number, steps: number, lines: number } | { prove: true })} Asked
 *
 * @typedef {object} Players
 * @property {(message: Question | Stop) => void} take @property {() => void} leave
 * @property {() => number} [heard] the number of messages from the worker; absent on the page
 *
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve @property {(reason: unknown) => void} reject
 * @property {(analysis: Analysis) => void} onProgress
 */

const STEPS = 20_000;
const LINES = 3;

export class ComputerError extends Error {
  /**
   * @param {'line' | 'level' | 'turn' | 'trap' | 'silent' | 'load'} code invalid line, unknown level, nobody to move, crash of
   *   the players, no heartbeat, or failed load; after the last three, asking again may help
   * @param {string} why in English, for developers
   */
  constructor(code, why) {
    super(why);
    this.name = 'ComputerError';
    this.code = code;
  }
}

/**
 * Returns the token of a computer player's move.
 * @param {string} line
 * @param {{ level: number, seed: number, signal?: AbortSignal }} how the level from 1 to 8; the same seed gives the same move
 * @returns {Promise<string>} @throws {ComputerError} or the signal's reason
 */
export const think = (line, { level, seed, signal }) => ask({ line, level, seed }, signal);

/**
 * Finds the best moves.
 * @param {string} line @param {object} [how] @param {AbortSignal} [how.signal] @param {number} [how.steps]
 * @param {number} [how.level] uses as many steps as this level for a move, instead of `steps` @param {number} [how.lines]
 * @param {number} [how.beside] the worker; callers with many questions use several
 * @param {(analysis: Analysis) => void} [how.onProgress]
 * @returns {Promise<Analysis>} @throws {ComputerError} or the signal's reason
 */
export const analyse = (line, { signal, level, steps = STEPS, lines = LINES, beside = 0, onProgress } = {}) =>
  ask({ line, seed: 0, lines, ...(level ? { level } : { steps }) }, signal, onProgress, beside);

/**
 * Proves the values of the relevant moves, best first. This is quick only near the end of a game.
 * @param {string} line @param {AbortSignal} [signal] @returns {Promise<import('../view.js').MoveValue[]>}
 * @throws {ComputerError} or the signal's reason
 */
export const prove = (line, signal) => ask({ line, prove: true }, signal);

/** Tolerance for chances of 0 and 1, which are sums of fractions. */
export const CERTAIN = 1e-5;

/** Returns a chance in percent. Uncertain chances are between 1 and 99. @param {number} chance @param {boolean} [certain] */
export function percent(chance, certain = Math.abs(chance - Math.round(chance)) < CERTAIN) {
  return Math.round(certain ? chance * 100 : Math.min(Math.max(chance * 100, 1), 99));
}

/** @type {Map<number, Waiting>} */
const waiting = new Map();
let questions = 0;

/** Milliseconds between checks for heartbeats, and failed checks until a worker counts as dead. Few run while a machine sleeps. */
const LISTEN = 1000;
const SILENT = 10;

/** @param {() => number} heard @param {() => void} gone called when heartbeats stop @returns {() => void} stops watching */
function listen(heard, gone) {
  let [before, silent] = [heard(), 0];
  const timer = setInterval(() => {
    silent = heard() === before ? silent + 1 : 0;
    before = heard();
    if (silent < SILENT) return;
    clearInterval(timer);
    gone();
  }, LISTEN);
  return () => clearInterval(timer);
}

/** @param {Asked} asked @param {AbortSignal} [signal] @param {(analysis: Analysis) => void} [onProgress] @param {number} [beside] @returns {Promise<any>} */
async function ask(asked, signal, onProgress, beside) {
  try {
    return await askOnce(asked, signal, onProgress, beside);
  } catch (reason) {
    if (!(reason instanceof ComputerError && reason.code === 'silent')) throw reason;
    return askOnce(asked, signal, onProgress, beside);
  }
}

/** @param {Asked} asked @param {AbortSignal} [signal] @param {(analysis: Analysis) => void} [onProgress] @param {number} [beside] @returns {Promise<any>} */
async function askOnce(asked, signal, onProgress = () => {}, beside = 0) {
  signal?.throwIfAborted();
  const id = (questions += 1);
  const { promise, resolve, reject } = Promise.withResolvers();
  const stop = () => {
    reject(signal?.reason);
    openings.get(beside)?.then(
      (players) => players.take({ id, stop: true }),
      () => {},
    );
  };
  signal?.addEventListener('abort', stop);
  waiting.set(id, { resolve, reject, onProgress });
  let rest = () => {};
  ready(beside).then((players) => {
    if (!waiting.has(id)) return;
    players.take({ id, ...asked });
    const { heard } = players;
    if (heard) rest = listen(heard, () => leave(new ComputerError('silent', 'a worker is not heard of any more')));
  }, reject);
  try {
    return await promise;
  } finally {
    rest();
    waiting.delete(id);
    signal?.removeEventListener('abort', stop);
  }
}

/** @param {Answer} answer */
function hear(answer) {
  const asker = waiting.get(answer.id);
  if ('error' in answer) {
    const error = new ComputerError(answer.error, answer.why);
    if (answer.error === 'trap') leave(error);
    else asker?.reject(error);
  } else if ('progress' in answer) asker?.onProgress(answer.progress);
  else asker?.resolve(answer.answer);
}

/** @type {Map<number, Promise<Players>>} */
const openings = new Map();
/** Shared by all workers. @type {Promise<WebAssembly.Module> | undefined} */
let compiling;

/** Discards all players, so that the next question starts new ones. @param {ComputerError} error */
function leave(error) {
  for (const opening of openings.values())
    opening.then(
      (players) => players.leave(),
      () => {},
    );
  openings.clear();
  for (const { reject } of waiting.values()) reject(error);
}

/** @param {number} beside @returns {Promise<Players>} */
function ready(beside) {
  const opening =
    openings.get(beside) ??
    begin(beside).catch((reason) => {
      openings.delete(beside);
      throw reason instanceof ComputerError ? reason : new ComputerError('load', String(reason));
    });
  openings.set(beside, opening);
  return opening;
}

/** If an additional worker cannot be started, the first one does its work. @param {number} beside @returns {Promise<Players>} */
async function begin(beside) {
  compiling ??= compile().catch((reason) => {
    compiling = undefined;
    throw reason;
  });
  const module = await compiling;
  return inWorker(module).catch(() => (beside > 0 ? ready(0) : onPage(module)));
}

/**
 * Waits for work as long as it reports progress.
 * @template T @param {(heard: () => void, signal: AbortSignal) => Promise<T>} work @returns {Promise<T>}
 */
function whileHeard(work) {
  const end = new AbortController();
  let sounds = 0;
  return new Promise((resolve, reject) => {
    const gone = () => {
      end.abort();
      reject(new ComputerError('load', 'nothing more is heard of what is fetched'));
    };
    const rest = listen(() => sounds, gone);
    work(() => (sounds += 1), end.signal)
      .finally(rest)
      .then(resolve, reject);
  });
}

/** @returns {Promise<WebAssembly.Module>} */
function compile() {
  return whileHeard(async (heard, signal) => {
    const answer = await fetch(new URL('../cauce-worker_bg.wasm', import.meta.url), { signal });
    if (!answer.ok || !answer.body) throw new Error(`cauce-worker_bg.wasm: ${answer.status}`);
    /** @type {Uint8Array<ArrayBuffer>[]} */ const parts = [];
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      parts.push(part.value);
    }
    return WebAssembly.compile(await new Blob(parts).arrayBuffer());
  });
}

/** @param {WebAssembly.Module} module @returns {Promise<Players>} */
function inWorker(module) {
  return whileHeard(
    (_, signal) =>
      new Promise((resolve, reject) => {
        const worker = start();
        let sounds = 0;
        /** @param {unknown} why */
        const fail = (why) => {
          worker.terminate();
          reject(why);
        };
        signal.addEventListener('abort', () => worker.terminate());
        worker.onmessage = ({ data: failure }) => {
          if (failure !== null) return fail(failure);
          worker.onmessage = ({ data }) => {
            sounds += 1;
            if (data !== null) hear(data);
          };
          worker.onerror = ({ message }) => leave(new ComputerError('trap', message));
          return resolve({
            take: (message) => worker.postMessage(message),
            leave: () => worker.terminate(),
            heard: () => sounds,
          });
        };
        worker.onerror = fail;
        worker.postMessage(module);
      }),
  );
}

/** In a constant, so that bundlers do not take `new URL(…)` below for the address of a file. */
const HERE = import.meta.url;

/** @returns {Worker} */
function start() {
  const { origin, href, protocol } = new URL('./computer/worker.js', HERE);
  // Some bundlers replace `import.meta.url` by the module's path on the build machine, and put the worker next to the page.
  if (origin === location.origin || protocol === 'file:')
    return new Worker(new URL('./computer/worker.js', import.meta.url), { type: 'module' });
  // A worker must be of the page's origin, but it may import a module of another origin.
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
  return new Worker(own, { type: 'module' });
}

/** @param {WebAssembly.Module} module @returns {Promise<Players>} */
async function onPage(module) {
  const { open } = await whileHeard(() => import('./computer/questions.js'));
  const pause = () => /** @type {Promise<void>} */ (new Promise((resolve) => setTimeout(resolve)));
  return { take: await open(module, hear, pause), leave: () => {} };
}
