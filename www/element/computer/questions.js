// Schedules questions to the computer players in time slices, so that boards do not wait for each other and cancelling is
// quick. It runs in a worker, or on the page if there is no worker.

import init, { Prover, Search } from '../../cauce-worker.js';

/** @import { Analysis } from '../../view.js' */
/**
 * @typedef {{ id: number, line: string } & ({ seed: number, level: number } | { seed: number, lines: number } & ({ steps: number } | { level: number }) | { prove: true })} Question
 *   asks for a move of a level; for the best moves after a number of steps or with those of a level; or for proved values
 * @typedef {{ id: number, stop: true }} Stop cancels a question
 * @typedef {{ id: number, answer: unknown } | { id: number, progress: Analysis } | { id: number, error: ErrorCode, why: string }} Answer
 * @typedef {'line' | 'level' | 'turn' | 'trap'} ErrorCode
 *
 * @typedef {object} Work
 * @property {Question} question @property {Search | Prover} search
 * @property {number} made steps so far @property {number} steps in total @property {number} pace steps between looks at the
 *   clock @property {number} rankMoves time of the last progress report
 */

/** In milliseconds. */
const SLICE = 8;
/** Milliseconds between progress reports. */
const NEWS = 100;
/** Number of most visited moves among which the best are chosen. */
const CANDIDATES = 8;
/** Share of the most visits from which a move counts as well explored. */
const WELL_EXPLORED = 0.25;
/** Share of the requested steps below which the chance of a move is not meaningful. */
const MIN_VISITS = 0.02;

/**
 * @param {WebAssembly.Module} module @param {(answer: Answer) => void} tell
 * @param {() => Promise<void>} pause yields to other tasks after a slice
 * @returns {Promise<(message: Question | Stop) => void>}
 */
export async function open(module, tell, pause) {
  await init({ module_or_path: module });

  /** In the order of their next slices. @type {Map<number, Work>} */
  const works = new Map();
  let running = false;

  async function run() {
    running = true;
    // Unfinished work is put back at the end of the map, where this loop reaches it again.
    for (const [id, work] of works) {
      works.delete(id);
      try {
        if (slice(work, tell)) works.set(id, work);
        else work.search.free();
      } catch (reason) {
        // After a trap, the state of the module is undefined.
        works.clear();
        tell({ id, error: 'trap', why: String(reason) });
      }
      await pause();
    }
    running = false;
  }

  return (message) => {
    if ('stop' in message) {
      works.get(message.id)?.search.free();
      works.delete(message.id);
      return;
    }
    const { id } = message;
    try {
      const work = begin(message);
      if (work) works.set(id, work);
      else tell({ id, error: 'level', why: 'there is no such level' });
    } catch (reason) {
      const error = reason instanceof WebAssembly.RuntimeError ? 'trap' : 'line';
      tell({ id, error, why: reason instanceof Error ? reason.message : String(reason) });
    }
    if (!running) run();
  };
}

/** @param {Question} question @returns {Work | null} null if the level does not exist @throws if the line is invalid */
function begin(question) {
  if ('prove' in question) {
    return { question, search: new Prover(question.line), made: 0, steps: Infinity, pace: 1, rankMoves: 0 };
  }
  const search = new Search(question.line, question.seed);
  const steps = 'level' in question ? search.steps(question.level) : question.steps;
  if (steps !== undefined) return { question, search, made: 0, steps, pace: 1, rankMoves: performance.now() };
  search.free();
  return null;
}

/** @param {Work} work @param {(answer: Answer) => void} tell @returns {boolean} whether work is left */
function slice(work, tell) {
  const { question, search } = work;
  const { id, line } = question;
  const end = performance.now() + SLICE;
  let more = true;
  let now = performance.now();
  while (more && work.made < work.steps && now < end) {
    const steps = Math.min(work.pace, work.steps - work.made);
    more = search.think(steps);
    work.made += steps;
    const took = performance.now() - now;
    if (took < SLICE / 8) work.pace *= 2;
    else if (took > SLICE / 4 && work.pace > 1) work.pace /= 2;
    now += took;
  }
  more &&= work.made < work.steps;
  if (search instanceof Prover) {
    if (!more) tell({ id, answer: search.worth() });
  } else if ('prove' in question) {
    return false;
  } else if (!('lines' in question)) {
    if (more) return true;
    const token = search.pick(question.level);
    tell(token === undefined ? { id, error: 'turn', why: 'nobody is to move' } : { id, answer: token });
  } else if (!more || now - work.rankMoves > NEWS) {
    work.rankMoves = now;
    const findings = search.findings(Math.max(question.lines, CANDIDATES));
    // With so few steps, the caller wants a static evaluation of every move, so no move is left out.
    const least = work.steps * MIN_VISITS;
    const found = {
      line,
      steps: work.made,
      ...findings,
      lines: (least < 1 ? findings.lines : told(findings, least)).slice(0, question.lines),
    };
    tell(more ? { id, progress: found } : { id, answer: found });
  }
  return more;
}

/**
 * Ranks the moves, best first: proved wins, then by chance, then proved losses. Moves with too few visits are left out.
 *
 * The search visits promising moves most, including merely lucky ones, so the chance of the best move is biased upwards. That
 * move gets the chance of the position instead, and the same difference is subtracted from all others.
 * @param {Omit<Analysis, 'line' | 'steps'>} findings @param {number} least minimum visits of a move
 * @returns {import('../../view.js').AnalysisLine[]}
 */
function told({ seat, chances, lines }, least) {
  const most = Math.max(...lines.map(({ proof, visits }) => (proof ? 0 : visits)));
  const best = Math.max(
    ...lines.map(({ proof, visits, chance }) => (proof || visits >= most * WELL_EXPLORED ? chance : 0)),
  );
  /** @param {import('../../view.js').AnalysisLine} line */
  const rank = ({ proof, chance }) => {
    if (proof && proof.winners.length > 0) return proof.winners.includes(seat ?? 0) ? 2 : -2;
    return chance;
  };
  // At least one move is kept: a proved win, or otherwise the most visited move.
  const enough = lines.some((line) => rank(line) === 2) ? least : Math.min(least, most);
  const known = lines.filter((line) => line.proof || line.visits >= enough);
  const all = known
    .filter((line) => rank(line) === 2 || rank(line) <= best)
    .sort((one, other) => rank(other) - rank(one));
  const [top] = all;
  const over = top && !top.proof ? top.chance - (chances[(seat ?? 1) - 1] ?? 0) : 0;
  return all.map((line) => (line.proof ? line : { ...line, chance: Math.min(1, Math.max(0, line.chance - over)) }));
}
