// Questions to the computer players, worked on in turn, a slice of each: no board waits for another, and whoever says stop
// does not wait long. It runs in a worker, or on the page where no worker can be had.

import init, { Prover, Search } from '../../cauce-worker.js';

/** @import { Analysis } from '../../view.js' */
/**
 * @typedef {{ id: number, line: string } & ({ seed: number, level: number } | { seed: number, lines: number } & ({ steps: number } | { level: number }) | { prove: true })} Question
 *   for a move of a level, for the best moves after so many steps or those of a level, or for what is proved of them
 * @typedef {{ id: number, stop: true }} Stop nobody waits for the answer any more
 * @typedef {{ id: number, answer: unknown } | { id: number, progress: Analysis } | { id: number, error: ErrorCode, why: string }} Answer
 * @typedef {'line' | 'level' | 'turn' | 'trap'} ErrorCode
 *
 * @typedef {object} Work
 * @property {Question} question
 * @property {Search | Prover} search
 * @property {number} made the steps so far
 * @property {number} steps how many there are to be
 * @property {number} pace how many are made before the clock is looked at
 * @property {number} told when progress was told
 */

/** How long a slice is, in milliseconds. */
const SLICE = 8;
/** How long it takes from one progress to the next, in milliseconds. */
const NEWS = 100;
/** Among so many moves, those that were looked at most, the best are looked for. */
const AMONG = 8;
/** A move is well known that was looked at no less than this part of the most. */
const WELL = 0.25;
/** A move that was tried by less than this part of the steps that were asked for has no number that says anything. */
const TRIED = 0.02;

/**
 * Makes the players ready.
 * @param {WebAssembly.Module} module @param {(answer: Answer) => void} tell
 * @param {() => Promise<void>} pause lets others have their turn after a slice
 * @returns {Promise<(message: Question | Stop) => void>} takes a question
 */
export async function open(module, tell, pause) {
  await init({ module_or_path: module });

  /** In the order in which they get their next slice. @type {Map<number, Work>} */
  const works = new Map();
  let running = false;

  async function run() {
    running = true;
    // A work that is put back is at the end, where the loop comes to it again.
    for (const [id, work] of works) {
      works.delete(id);
      try {
        if (slice(work, tell)) works.set(id, work);
        else work.search.free();
      } catch (reason) {
        // The module is not to be trusted any more.
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

/** @param {Question} question @returns {Work | null} null where there is no such level @throws where the line cannot be read */
function begin(question) {
  if ('prove' in question) {
    return { question, search: new Prover(question.line), made: 0, steps: Infinity, pace: 1, told: 0 };
  }
  const search = new Search(question.line, question.seed);
  const steps = 'level' in question ? search.steps(question.level) : question.steps;
  if (steps !== undefined) return { question, search, made: 0, steps, pace: 1, told: performance.now() };
  search.free();
  return null;
}

/** @param {Work} work @param {(answer: Answer) => void} tell @returns {boolean} whether there is more to do */
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
  } else if (!more || now - work.told > NEWS) {
    work.told = now;
    const findings = search.findings(Math.max(question.lines, AMONG));
    // Who asks for fewer steps than tell moves apart asks what can be read off the board, of each.
    const least = work.steps * TRIED;
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
 * The moves as they are told, the best first: what is proved to win, then by the chance that is told with each, and at last what
 * is proved to lose. What was tried too little to say much is left out.
 *
 * The search tries most what has done well, by luck too, so that its number for the best move is too high. That move is told
 * with the chance of the position, and from the others as much is taken off.
 * @param {Omit<Analysis, 'line' | 'steps'>} findings @param {number} least how often a move is tried that is told
 * @returns {import('../../view.js').AnalysisLine[]}
 */
function told({ seat, chances, lines }, least) {
  const most = Math.max(...lines.map(({ proof, visits }) => (proof ? 0 : visits)));
  const best = Math.max(...lines.map(({ proof, visits, chance }) => (proof || visits >= most * WELL ? chance : 0)));
  /** @param {import('../../view.js').AnalysisLine} line */
  const rank = ({ proof, chance }) => {
    if (proof && proof.winners.length > 0) return proof.winners.includes(seat ?? 0) ? 2 : -2;
    return chance;
  };
  // One move is told at least: one that is proved to win, or else the one that was tried most.
  const enough = lines.some((line) => rank(line) === 2) ? least : Math.min(least, most);
  const known = lines.filter((line) => line.proof || line.visits >= enough);
  const all = known
    .filter((line) => rank(line) === 2 || rank(line) <= best)
    .sort((one, other) => rank(other) - rank(one));
  const [top] = all;
  const over = top && !top.proof ? top.chance - (chances[(seat ?? 1) - 1] ?? 0) : 0;
  return all.map((line) => (line.proof ? line : { ...line, chance: Math.min(1, Math.max(0, line.chance - over)) }));
}
