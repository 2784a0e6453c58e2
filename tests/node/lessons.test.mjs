// The lessons, played against the engine: every step can be begun, done and missed, its hint does it, the other side has
// its answer to whatever was done, and everything that is said there has words.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const dist = new URL('dist/', root);
assert.ok(existsSync(new URL('cauce-web.js', dist)), 'there is no dist: `cargo xtask build` writes it');
const engine = await import(new URL('cauce-web.js', dist).href);
engine.initSync({ module: readFileSync(new URL('cauce-web_bg.wasm', dist)) });
const learn = (/** @type {string} */ name) => import(new URL(`www/ui/learn/${name}.js`, root).href);
const { LESSONS, answer, judge, solution } = await learn('steps');
const { Position } = await learn('position');
const { grip, place } = await learn('grip');

/** @typedef {import('../../www/ui/learn/steps.js').Step} Step */

/** @param {string} game */
const ids = (game) => {
  const source = readFileSync(new URL(`www/locales/en/${game}-lesson.ftl`, root), 'utf8');
  return [...source.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id);
};

test('every game has a lesson', () => {
  assert.deepEqual(Object.keys(LESSONS).sort(), readdirSync(new URL('www/ui/rules/', root)).map((file) => file.replace('.js', '')));
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
      let positions = [new Position(engine, line)];
      assert.equal(positions[0].line, engine.Board.read(line).line, `${name}: the line is written as the engine writes it`);
      for (const [index, task] of tasks.entries()) {
        const after = [];
        for (const position of positions) {
          assert.equal(position.view.turn.kind, 'move', `${name}: somebody decides`);
          // Of very many moves, some tell as much as all.
          const apart = Math.ceil(position.legal.length / 200);
          const tokens = position.legal.filter((/** @type {string} */ token, /** @type {number} */ at) => at % apart === 0 || token === task.hint);
          const tries = tokens.map((/** @type {string} */ token) => {
            const now = position.after(token);
            return { token, now, ...judge(task, now, position) };
          });
          const done = tries.filter((/** @type {any} */ one) => one.done);
          assert.ok(done.length > 0, `${name}: task ${index + 1} can be done`);
          assert.ok(done.length < tries.length, `${name}: task ${index + 1} can be missed`);
          for (const { miss } of tries) assert.ok(!miss || task.misses?.includes(miss), `${name}: ${miss}`);
          const hint = solution(task, position);
          assert.ok(done.some((/** @type {any} */ { token }) => token === hint), `${name}: the hint ${hint} does it`);
          const way = grip(engine, position.line, hint);
          assert.ok(way, `${name}: the hint ${hint} can be shown`);
          assert.ok(place(engine, position.line, way), `${name}: where the hint ${hint} goes has a name`);
          for (const { token, now } of done) {
            const reply = answer(task, now);
            assert.equal(Boolean(task.reply), reply !== undefined, `${name}: there is an answer to ${token}`);
            if (reply) after.push(now.after(reply));
          }
          for (const miss of task.misses ?? []) {
            assert.ok(tries.some((/** @type {any} */ one) => one.miss === miss), `${name}: ${miss} can happen`);
          }
        }
        positions = after;
      }
    }
  });

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
