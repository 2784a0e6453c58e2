// The computer players: what move they would make, and what they think of a position.
//
// Their module is fetched when the first question is asked, and works in a worker that all boards of a page share; where no
// worker can be had it works on the page, in slices that are too short to be felt.
//
// A browser may end a worker without a word, and how long a question takes says nothing. So a worker gives signs of life
// between its slices; one that owes an answer and is silent is let go of, and another one is asked once more.

/** @import { Answer, Question, Stop } from './computer/questions.js' */
/**
 * @typedef {{ line: string } & ({ seed: number, level: number } | { seed: number, steps: number, lines: number } | { prove: true })} Asked
 *
 * @typedef {object} Players who take the questions
 * @property {(message: Question | Stop) => void} take
 * @property {() => void} leave
 * @property {() => number} [heard] how many times a worker was heard; none where they work on the page
 *
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {(analysis: Analysis) => void} onProgress
 */

/** How many steps an analysis makes unless something else is said, and how many moves it tells. */
const STEPS = 20_000;
const LINES = 3;

export class ComputerError extends Error {
  /**
   * @param {'line' | 'level' | 'turn' | 'trap' | 'silent' | 'load'} code the line cannot be read, there is no such level,
   *   nobody is to move, the players have met a fault of their own, are not heard of any more, or could not be fetched;
   *   after the last three it is worth asking again
   * @param {string} why in English, for programmers
   */
  constructor(code, why) {
    super(why);
    this.name = 'ComputerError';
    this.code = code;
  }
}

/**
 * The move that a computer player makes.
 * @param {string} line the game so far
 * @param {{ level: number, seed: number, signal?: AbortSignal }} how the level from 1 to 8; with the same seed it
 *   makes the same move again
 * @returns {Promise<string>} its token
 * @throws {ComputerError} or the signal's reason
 */
export const think = (line, { level, seed, signal }) => ask({ line, level, seed }, signal);

/**
 * What the best moves are.
 * @param {string} line the game so far
 * @param {object} [how] @param {AbortSignal} [how.signal]
 * @param {number} [how.steps] after how many steps it is enough
 * @param {number} [how.level] after as many steps as this level makes for a move, whatever `steps` says
 * @param {number} [how.lines] how many moves to tell, at most
 * @param {number} [how.beside] which worker is asked: others work beside the first for who asks much at once
 * @param {(analysis: Analysis) => void} [how.onProgress] is told what has been found so far
 * @returns {Promise<Analysis>}
 * @throws {ComputerError} or the signal's reason
 */
export const analyse = (line, { signal, level, steps = STEPS, lines = LINES, beside = 0, onProgress } = {}) =>
  ask({ line, seed: 0, lines, ...(level ? { level } : { steps }) }, signal, onProgress, beside);

/**
 * What the moves are worth that matter, proved, the best first. It ends soon only near the end of a game.
 * @param {string} line the game so far
 * @param {AbortSignal} [signal] @returns {Promise<import('../view.js').Worth[]>}
 * @throws {ComputerError} or the signal's reason
 */
export const prove = (line, signal) => ask({ line, prove: true }, signal);

/** A share that lies nearer than this to all or none is all or none: it is a sum of fractions. */
export const CERTAIN = 1e-5;

/**
 * A chance in percent: all and none only where that is certain.
 * @param {number} chance @param {boolean} [certain] whether it may be
 */
export function percent(chance, certain = Math.abs(chance - Math.round(chance)) < CERTAIN) {
  return Math.round(certain ? chance * 100 : Math.min(Math.max(chance * 100, 1), 99));
}

/** Who waits for an answer, by the number of the question. @type {Map<number, Waiting>} */
const waiting = new Map();
let questions = 0;

/** How often it is looked whether a worker was heard, in milliseconds, and after how many times without it is gone: while a machine sleeps, few such times go by. */
const LISTEN = 1000;
const SILENT = 10;

/**
 * Waits for a sound.
 * @param {() => number} heard how many there were @param {() => void} gone is called where none comes @returns {() => void} ends it
 */
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

/** The players of each worker, from when they are first asked. @type {Map<number, Promise<Players>>} */
const openings = new Map();
/** Compiled once, for all workers. @type {Promise<WebAssembly.Module> | undefined} */
let compiling;

/** Lets go of players that are of no use any more: the next question begins anew. @param {ComputerError} error */
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

/** Where there is no worker beside the first, that has all of it to do. @param {number} beside @returns {Promise<Players>} */
async function begin(beside) {
  compiling ??= compile().catch((reason) => {
    compiling = undefined;
    throw reason;
  });
  const module = await compiling;
  return inWorker(module).catch(() => (beside > 0 ? ready(0) : onPage(module)));
}

/**
 * Waits for something to be fetched or made ready for as long as anything is heard of it.
 * @template T @param {(heard: () => void, signal: AbortSignal) => Promise<T>} work ends where the signal is aborted
 * @returns {Promise<T>}
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

/** Where the worker is, written so that no bundler takes it for one more file to copy. */
const ENTRY = './computer/worker.js';

/** @returns {Worker} */
function start() {
  const { origin, href } = new URL(ENTRY, import.meta.url);
  if (origin === location.origin)
    return new Worker(new URL('./computer/worker.js', import.meta.url), { type: 'module' });
  // A page may have no worker from another origin, but one of its own that imports it.
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
  return new Worker(own, { type: 'module' });
}

/** @param {WebAssembly.Module} module @returns {Promise<Players>} */
async function onPage(module) {
  const { open } = await whileHeard(() => import('./computer/questions.js'));
  const pause = () => /** @type {Promise<void>} */ (new Promise((resolve) => setTimeout(resolve)));
  return { take: await open(module, hear, pause), leave: () => {} };
}
