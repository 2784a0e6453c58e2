// The computer players through the page's interface, in a worker or on the main thread.

import { expect, test } from '@playwright/test';
import { complaints, open } from './helpers.mjs';
import { host } from './hosts.mjs';

/** @typedef {typeof import("../../www/element/computer.js")} Computer */

/** Makes the interface a global of the page, with a function that names the outcome of a promise. @param {import("@playwright/test").Page} page @param {string} site */
async function door(page, site) {
  await page.evaluate(async (address) => {
    const computer = await import(address);
    /** @param {Promise<unknown>} promise */
    const end = (promise) => promise.then(String, ({ name, code }) => (name === 'ComputerError' ? code : name));
    Object.assign(window, { computer, end });
  }, new URL('element/computer.js', site).href);
}

test.describe('on the site', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await open(page);
    await door(page, baseURL ?? '');
  });

  test('aborting requests rejects them at once and frees the worker for other requests', { tag: '@engines' }, async ({
    page,
  }) => {
    const { ends, chances } = await page.evaluate(async () => {
      const { computer, end } =
        /** @type {{ computer: Computer, end: (promise: Promise<unknown>) => Promise<string> }} */ (
          /** @type {unknown} */ (window)
        );
      await computer.think('snorkels', { level: 1, seed: 1 });
      const life = new AbortController();
      const forever = { signal: life.signal, steps: 1e9 };
      let told = () => {};
      /** @type {Promise<void>} */
      const begun = new Promise((resolve) => (told = resolve));
      const long = [
        computer.analyse('caminos', { ...forever, onProgress: () => told() }),
        computer.analyse('sendas', forever),
      ];
      await begun;
      life.abort();
      const ends = await Promise.all(
        [...long, computer.think('snorkels', { level: 1, seed: 1, signal: life.signal })].map(end),
      );
      // The worker has dropped these requests, too; otherwise it would never finish.
      const { chances } = await computer.analyse('snorkels size=3 : a1 a2 c3', { steps: 100 });
      return { ends, chances };
    });
    expect(ends).toEqual(['AbortError', 'AbortError', 'AbortError']);
    expect(chances).toEqual([0, 1]);
  });

  test('a short request is answered while the same worker is busy with a long one', async ({ page }) => {
    const order = await page.evaluate(async () => {
      const { think, analyse } = /** @type {{ computer: Computer }} */ (/** @type {unknown} */ (window)).computer;
      /** @type {string[]} */
      const order = [];
      let grown = 0;
      const long = analyse('caminos', { steps: 2000, onProgress: ({ steps }) => (grown = steps) }).then(({ steps }) =>
        order.push(`long ${steps}`),
      );
      const short = think('tayu : e5cba', { level: 1, seed: 1 }).catch(() => {});
      const other = think('sendas', { level: 3, seed: 1 }).then(() => order.push('short'));
      await Promise.all([long, short, other]);
      return [...order, grown > 0];
    });
    expect(order).toEqual(['short', 'long 2000', true]);
  });

  test('the same seed gives the same move, and invalid requests are rejected with an error code', {
    tag: '@engines',
  }, async ({ page }) => {
    const said = await page.evaluate(async () => {
      const { computer, end } =
        /** @type {{ computer: Computer, end: (promise: Promise<unknown>) => Promise<string> }} */ (
          /** @type {unknown} */ (window)
        );
      const { think, analyse } = computer;
      const moves = await Promise.all([1, 1].map((seed) => think('snorkels', { level: 4, seed })));
      const errors = await Promise.all(
        [
          think('chess', { level: 1, seed: 1 }),
          think('snorkels', { level: 9, seed: 1 }),
          think('snorkels : resign', { level: 1, seed: 1 }),
          analyse('snorkels : d4 d4'),
        ].map(end),
      );
      const { seat, chances, lines, line, steps } = await analyse('snorkels : d4', { steps: 500, lines: 2 });
      return {
        same: moves[0] === moves[1],
        errors,
        seat,
        line,
        steps,
        chances: chances.length,
        lines: lines.map(({ moves, proof, chance }) => [typeof moves[0], proof, chance > 0 && chance < 1]),
      };
    });
    expect(said).toEqual({
      same: true,
      errors: ['line', 'level', 'turn', 'line'],
      seat: 2,
      line: 'snorkels : d4',
      steps: 500,
      chances: 2,
      lines: [
        ['string', null, true],
        ['string', null, true],
      ],
    });
  });
});

test('if the module cannot run in a worker, it runs on the main thread', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      /** @param {any} message */
      postMessage(message) {
        // A message without a module cannot initialise the worker.
        super.postMessage(message instanceof WebAssembly.Module ? 0 : message);
      }
    };
  });
  await open(page);
  await door(page, baseURL ?? '');
  const asked = page.evaluate(() =>
    /** @type {any} */ (window).computer.think('snorkels size=3 : a1 a2 c3', {
      level: 1,
      seed: 1,
      signal: AbortSignal.timeout(10_000),
    }),
  );
  expect(await asked).toBe('b1');
  expect(page.workers()).toHaveLength(0);
});

test('a crash of the worker rejects all pending requests, and the next request gets a new worker', async ({
  page,
  baseURL,
}) => {
  // The first two requests are lost in a worker that crashes at the second one.
  await page.addInitScript(() => {
    const lost = 2;
    let asked = 0;
    window.Worker = class extends Worker {
      /** @param {any} message */
      postMessage(message) {
        asked += 'line' in message ? 1 : 0;
        if (asked > lost || !('line' in message)) super.postMessage(message);
        else if (asked === lost)
          this.onmessage?.(
            new MessageEvent('message', { data: { id: message.id, error: 'trap', why: 'unreachable' } }),
          );
      }
    };
  });
  await open(page);
  await door(page, baseURL ?? '');
  const ends = await page.evaluate(async () => {
    const { computer, end } =
      /** @type {{ computer: Computer, end: (promise: Promise<unknown>) => Promise<string> }} */ (
        /** @type {unknown} */ (window)
      );
    const ask = () => end(computer.think('snorkels size=3 : a1 a2 c3', { level: 1, seed: 1 }));
    return [...(await Promise.all([ask(), ask()])), await ask()];
  });
  expect(ends).toEqual(['trap', 'trap', 'b1']);
  expect(page.workers()).toHaveLength(1);
});

const POLICY = "default-src 'none'; script-src SITE 'wasm-unsafe-eval'; connect-src SITE";
/** @type {[string, string | undefined, number][]} name, the page's policy, and the number of workers under it */
const HOSTS = [
  ['without a policy', undefined, 1],
  ['under the policy that the reference names', `${POLICY}; worker-src blob: SITE`, 1],
  ['under a policy that forbids workers', `${POLICY}; worker-src 'none'`, 0],
];
test('the computer plays on pages of another origin under any of their policies', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '');
  for (const [how, policy, workers] of HOSTS) {
    const own = await host(
      { '/': '<!doctype html><title>Host</title>' },
      { policy: policy?.replaceAll('SITE', site.origin) },
    );
    await page.goto(own.origin);
    await door(page, site.href);
    const { token, ticks } = await page.evaluate(async () => {
      const { think } = /** @type {{ computer: Computer }} */ (/** @type {unknown} */ (window)).computer;
      await think('snorkels', { level: 1, seed: 1 });
      let ticks = 0;
      const tick = setInterval(() => (ticks += 1), 1);
      const token = await think('caminos', { level: 7, seed: 1 });
      clearInterval(tick);
      return { token, ticks };
    });
    expect(token, how).not.toBe('');
    expect(page.workers(), how).toHaveLength(workers);
    // The main thread gets time for other work in between.
    expect(ticks, how).toBeGreaterThan(2);
  }
});

test('the computer plays on the page for frames under the policy of that page', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await page.goto(new URL('embed.html#game=snorkels', baseURL).href);
  await expect(page.getByRole('grid')).toBeVisible();
  await door(page, baseURL ?? '');
  expect(
    await page.evaluate(() =>
      /** @type {any} */ (window).computer.think('snorkels size=3 : a1 a2 c3', { level: 1, seed: 1 }),
    ),
  ).toBe('b1');
  expect(page.workers()).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('the code of the computer players is not fetched for a game without them', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await open(page, 'game=snorkels');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /worker|computer/.test(path))).toEqual([]);
});
