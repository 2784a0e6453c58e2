// The lessons, played against the engine: every step can be begun, done and missed, its hint does it, the other side has
// its answer to whatever was done, and everything that is said there has words.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { engine } from './engine.mjs';

const root = new URL('../../', import.meta.url);
const learn = (/** @type {string} */ name) => import(new URL(`www/site/learn/${name}.js`, root).href);
const { LESSONS, answer, hint, judge } = await learn('steps');
const { inspect } = await import(new URL('www/element/inspect.js', root).href);

/** @typedef {import('../../www/site/learn/steps.js').Step} Step */

/** @param {string} game */
const ids = (game) => {
  const source = readFileSync(new URL(`www/locales/en/${game}-lesson.ftl`, root), 'utf8');
  return [...source.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id);
};

test('every game has a lesson', () => {
  assert.deepEqual(
    Object.keys(LESSONS).sort(),
    readdirSync(new URL('www/element/rules/', root)).map((file) => file.replace('.js', '')),
  );
});

/**
 * The line after all that a hint shows has been pressed.
 *
 * @param {string} line
 * @param {{ press: string[], at: string }} shown
 * @returns {string}
 */
const after = (line, { press, at }) =>
  inspect(engine, line, (/** @type {any} */ board) => {
    for (const id of press) board.press(id);
    assert.equal(board.line, line, 'nothing is played before the last press');
    board.aim(at);
    board.press(at);
    return board.line;
  });

for (const [game, load] of Object.entries(LESSONS)) {
  test(`the lesson of ${game} can be played from beginning to end`, async () => {
    /** @type {Step[]} */
    const steps = (await load()).default;
    assert.ok(steps.length >= 8 && steps.length <= 12, `${steps.length} steps`);
    assert.equal(new Set(steps.map(({ name }) => name)).size, steps.length, 'each step has a name of its own');
    for (const { name, line, tasks = [] } of steps) {
      const { problem } = engine.Board.read(line);
      assert.equal(problem, null, `${name}: ${JSON.stringify(problem)}`);
      let positions = [line];
      assert.equal(line, engine.Board.read(line).line, `${name}: the line is written as the engine writes it`);
      for (const [index, task] of tasks.entries()) {
        const replied = [];
        for (const position of positions) {
          /** @type {import('../../www/view.js').View} */
          const view = inspect(engine, position, (/** @type {any} */ board) => board.view());
          assert.equal(view.turn.kind, 'move', `${name}: somebody decides`);
          /** @type {string[]} */
          const legal = inspect(engine, position, (/** @type {any} */ board) => board.legal());
          // Of very many moves, some tell as much as all.
          const apart = Math.ceil(legal.length / 200);
          const shown = hint(engine, task, position);
          assert.ok(shown, `${name}: there is a hint`);
          const hinted = after(position, shown);
          const tokens = legal.filter((token, at) => at % apart === 0 || hinted.endsWith(` ${token}`));
          const tries = tokens.map((token) => {
            const now = inspect(engine, position, (/** @type {any} */ board) => {
              board.play(token);
              return board.line;
            });
            return { token, now, ...judge(engine, task, now) };
          });
          const done = tries.filter(({ done }) => done);
          assert.ok(done.length > 0, `${name}: task ${index + 1} can be done`);
          assert.ok(done.length < tries.length, `${name}: task ${index + 1} can be missed`);
          for (const { miss } of tries) assert.ok(!miss || task.misses?.includes(miss), `${name}: ${miss}`);
          assert.ok(
            done.some(({ now }) => now === hinted),
            `${name}: the hint does it`,
          );
          for (const { token, now } of done) {
            const reply = answer(engine, task, now);
            assert.equal(Boolean(task.reply), reply !== undefined, `${name}: there is an answer to ${token}`);
            if (reply) replied.push(`${now} ${reply}`);
          }
          for (const miss of task.misses ?? []) {
            assert.ok(
              tries.some((one) => one.miss === miss),
              `${name}: ${miss} can happen`,
            );
          }
        }
        positions = replied;
      }
    }
  });

  if (game === 'tayu') {
    test('what the lesson of Tayü shows reaches no spring before springs are told of', async () => {
      /** @type {Step[]} */
      const steps = (await load()).default;
      for (const { name, line, tasks = [] } of steps.slice(
        0,
        steps.findIndex(({ name }) => name === 'spring'),
      )) {
        for (const task of tasks)
          assert.ok(
            !judge(engine, { ...task, goal: 'spring' }, `${line} ${hint(engine, task, line)?.token}`).done,
            name,
          );
      }
    });
  }

  test(`the lesson of ${game} has words for everything it says, and for nothing else`, async () => {
    /** @type {Step[]} */
    const steps = (await load()).default;
    const said = steps.flatMap(({ name, tasks = [] }) => {
      const id = `${game}-lesson-${name}`;
      return [
        id,
        `${id}-text`,
        ...tasks.flatMap(({ misses = [] }, index) => {
          const end = index ? `-${index + 1}` : '';
          return [`${id}-task${end}`, `${id}-done${end}`, ...misses.map((miss) => `${id}-${miss}`)];
        }),
      ];
    });
    assert.deepEqual(ids(game).sort(), [...new Set(said)].sort());
  });
}
