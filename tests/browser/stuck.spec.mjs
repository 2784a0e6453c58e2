// Silent failures and the recovery from them: refused links, dead connections and workers. Nothing is lost, and no
// request waits forever.

import { expect, test } from '@playwright/test';
import { addressed, FAULTY, command, database, hold, line, open, square } from './helpers.mjs';
import { host, page as markup } from './hosts.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const hash = async (page) => addressed(page).slice(1);

/** @param {Page} page */
const status = (page) => page.locator('cauce-game .status-line');

/** A finished game against the computer. */
const OVER = 'game=snorkels&size=3&moves=a1+a2+c3+b1';

test.describe('addresses', () => {
  test('a rejected address stays until a move is played, and is rejected again after a reload', async ({ page }) => {
    for (const [fragment, message] of /** @type {const} */ ([
      ['game=snorkels&moves=a1+zz', 'Move 2, “zz”, cannot be played.'],
      ['game=chess&moves=e4', 'There is no game of that name'],
      ['game=snorkels&size=99', 'it must be a whole number from 3 to 9'],
      ['game=snorkels&moves=a1&seats=nobody', ''],
      ['game=../../x', 'There is no game of that name'],
      ['game=<img src=x onerror=alert(1)>', 'There is no game of that name'],
      ['moves=d4', 'The link does not say which game it is.'],
      ['record=nonsense', ''],
    ])) {
      await test.step(fragment, async () => {
        await page.goto('about:blank');
        await open(page, fragment);
        const said = page.getByRole('alert').first();
        await expect(said).toContainText(message);
        const reason = await said.textContent();
        expect(decodeURIComponent(await hash(page))).toBe(fragment);
        await page.reload();
        await expect(said).toHaveText(String(reason));
        expect(decodeURIComponent(await hash(page))).toBe(fragment);
        await page.locator('cauce-game .instead .button').first().click();
        await square(page, 'c3').click();
        await expect.poll(() => hash(page)).toMatch(/^game=snorkels(&size=\d)?&moves=(a1\+)?c3/);
      });
    }
  });

  test('an address with HTML entities is understood', async ({ page }) => {
    for (const [fragment, game] of /** @type {const} */ ([
      ['game=snorkels&amp;moves=a1+b1', 'snorkels : a1 b1'],
      ['game=snorkels&amp;size=5&amp;moves=a1+b1&amp;seats=here,here', 'snorkels size=5 : a1 b1'],
    ])) {
      await test.step(fragment, async () => {
        await page.goto('about:blank');
        await open(page, fragment);
        expect(await line(page)).toBe(game);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
    // The same for the address of another page.
    await open(page, 'puzzles=tayu&amp;id=today');
    await expect(page.getByRole('heading', { name: 'Today’s puzzle' })).toBeVisible();
    await page.evaluate(() => (location.hash = 'learn=snorkels&amp;step=3'));
    await expect(page.locator('.lesson')).toContainText('Step 3 of 11');
  });

  test('an unknown name in an address never becomes part of a file path', async ({ page, baseURL }) => {
    /** @type {string[]} */ const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    /** @type {string[]} */ const missing = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    const names = ['../../x', '..%2f..%2fx', 'constructor', 'later', 'x/../../../x'];
    for (const name of names) {
      for (const fragment of [`game=${name}`, `learn=${name}`, `puzzles=${name}`, `puzzles=${name}&id=today`]) {
        await page.goto('about:blank');
        await page.goto(`./#${fragment}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
    }
    // Nor does a game saved by another version, or a request of the host page to the element.
    await page.goto('./');
    const link = 'game=../../x';
    const head = {
      at: 1,
      game: '../../x',
      link,
      ply: 3,
      over: false,
      names: ['', ''],
      end: { link, ply: 3, winners: null },
    };
    await database(page, [['odd', head, '{}']]);
    await page.goto('./#library');
    await expect(page.locator('.kept-games .kept')).toHaveCount(1);
    const boards = names
      .flatMap((name) => [
        `game="${name}"`,
        `line="${name} : a1"`,
        `puzzle="${name}/today"`,
        `puzzle="snorkels/${name}"`,
      ])
      .map((what) => `<cauce-game loading="eager" ${what}></cauce-game>`);
    const { origin } = await host({ '/': markup(String(baseURL), boards.join('')) });
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((url) => /(constructor|later|[/.]x)\b[^#]*\.(ftl|txt|js)$/.test(url.split('#')[0] ?? '')),
    ).toEqual([]);
    expect(missing.filter((url) => !url.endsWith('favicon.ico'))).toEqual([]);
  });
});

test.describe('silent workers', () => {
  /** Interval in milliseconds at which the page checks for a silent worker. */
  const LOOK = 1000;

  /**
   * Makes workers end silently at a request, as when a browser needs memory.
   * @param {Page} page @param {number} count number of workers @param {boolean} [early] before they are ready
   */
  async function silence(page, count, early = false) {
    await page.clock.install();
    await page.addInitScript(
      ({ count, early }) => {
        let started = 0;
        const Real = Worker;
        Object.assign(window, { workers: [] });
        window.Worker = class extends Real {
          /** @param {string | URL} url @param {WorkerOptions} [options] */
          constructor(url, options) {
            super(url, options);
            started += 1;
            /** @type {any} */ (window).workers.push(this);
            this.gone = started <= count;
          }
          /** @param {any} message */
          postMessage(message) {
            if (this.gone && (early || !(message instanceof WebAssembly.Module))) super.terminate();
            else super.postMessage(message);
          }
        };
      },
      { count, early },
    );
  }

  const started = (/** @type {Page} */ page) => page.evaluate(() => /** @type {any} */ (window).workers.length);

  /**
   * Advances the clock just until the page notices a silent worker; the next one has no time to respond.
   * @param {Page} page @param {() => Promise<boolean>} shows
   */
  const wait = (page, shows) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(LOOK);
          return shows();
        },
        { intervals: [0] },
      )
      .toBe(true);

  test('a silent worker does not stop the computer from moving, even if it never started', async ({ context }) => {
    for (const early of [false, true]) {
      const page = await context.newPage();
      await silence(page, 1, early);
      await open(page, 'game=snorkels&seats=here,computer-2');
      await square(page, 'd4').click();
      await expect(status(page)).toHaveText('Computer 2 is thinking…');
      await expect.poll(() => started(page)).toBe(1);
      // If the worker never starts, the page thinks on its main thread.
      if (early) await page.clock.runFor(11 * LOOK);
      else await wait(page, async () => (await started(page)) === 2);
      await expect.poll(() => line(page)).toMatch(/^snorkels : d4 \S+$/);
      await page.close();
    }
  });

  test('a silent worker is restarted once, and after that the user can try again', async ({ page }) => {
    await silence(page, 2);
    await open(page, 'game=snorkels&seats=here,computer-2');
    await square(page, 'd4').click();
    await expect.poll(() => started(page)).toBe(1);
    await wait(page, async () => (await started(page)) === 2);
    await expect(status(page)).toHaveText('Computer 2 is thinking…');
    const again = page.getByRole('button', { name: 'Try again' });
    await wait(page, () => again.isVisible());
    expect(await started(page)).toBe(2);
    await again.click();
    await expect.poll(() => line(page)).toMatch(/^snorkels : d4 \S+$/);
  });

  test('a silent worker is restarted for a hint, and a failed hint resets its button', async ({ page }) => {
    await silence(page, 3);
    await open(page, 'game=snorkels&moves=a1');
    const button = page.locator('cauce-game [data-command=hint]');
    await button.click();
    await expect.poll(() => started(page)).toBe(1);
    await wait(page, async () => (await started(page)) === 2);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await wait(page, () => page.getByRole('alert').isVisible());
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await button.click();
    await expect.poll(() => started(page)).toBe(3);
    await wait(page, async () => (await started(page)) === 4);
    await expect(page.locator('cauce-game .notice[data-card=problem]')).toHaveCount(0);
    // The hint replaces the message about the missing computer.
    await expect(page.locator('cauce-game .notice[data-card=hint]')).toContainText('circled squares');
  });

  test('the user can try again if the module of the worker never arrives', async ({ page }) => {
    await page.clock.install();
    const go = await hold(page, /worker_bg\.wasm/);
    await open(page, 'game=snorkels&seats=here,computer-2');
    const asked = page.waitForRequest(/worker_bg\.wasm/);
    await square(page, 'd4').click();
    await asked;
    const again = page.getByRole('button', { name: 'Try again' });
    await wait(page, () => again.isVisible());
    go();
    await again.click();
    await expect.poll(() => line(page)).toMatch(/^snorkels : d4 \S+$/);
  });

  test('a worker that thinks for long sends regular signs of life', async ({ page }) => {
    await silence(page, 0);
    await open(page, 'game=snorkels&seats=here,computer-1');
    await square(page, 'd4').click();
    await expect.poll(() => line(page)).toMatch(/^snorkels : d4 \S+$/);
    // This request takes forever.
    const signs = await page.evaluate(async () => {
      // All are asked, because a slow machine may have started another worker that was ended again.
      const { workers } = /** @type {any} */ (window);
      return new Promise((resolve) => {
        for (const worker of workers) {
          let heard = 0;
          worker.addEventListener('message', () => (heard += 1) === 2 && resolve(heard));
          worker.postMessage({ id: -1, line: 'caminos', prove: true });
        }
      });
    });
    expect(signs).toBe(2);
  });
});

test('Back closes an open dialog or menu before it leaves the page', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => (location.hash = 'game=snorkels'));
  await expect(page.getByRole('grid').first()).toBeVisible();
  await square(page, 'd4').click();
  await expect.poll(() => hash(page)).toBe('game=snorkels&moves=d4');
  const back = () => page.evaluate(() => history.back());
  for (const name of ['rules', 'new', 'share']) {
    await command(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect([await hash(page), await line(page)]).toEqual(['game=snorkels&moves=d4', 'snorkels : d4']);
  }
  await command(page, 'hint');
  const hint = page.locator('cauce-game [data-card="hint"]');
  await expect(hint).toBeVisible();
  await back();
  await expect(hint).toHaveCount(0);
  expect(await hash(page)).toBe('game=snorkels&moves=d4');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('[data-command=menu]:visible').click();
  const menu = page.locator('cauce-game [popover]:popover-open');
  await expect(menu).toBeVisible();
  await back();
  await expect(menu).toHaveCount(0);
  expect(await hash(page)).toBe('game=snorkels&moves=d4');
  await back();
  await expect.poll(() => hash(page)).toBe('');
  await expect(page.locator('cauce-game')).toHaveCount(0);
});

test('after learning from mistakes, the analysis is open or closed as before', async ({ page }) => {
  test.slow();
  await open(page, `${FAULTY}&seats=here,here`);
  const panel = page.locator('cauce-game .analysis');
  const dialog = page.locator('dialog.mistakes');
  await command(page, 'analyse');
  await expect(panel.locator('.analysis-run')).toBeHidden({ timeout: 45_000 });
  await panel.getByRole('button', { name: 'Close the analysis' }).click();
  await expect(panel).toHaveCount(0);
  await command(page, 'learn');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await command(page, 'analyse');
  await panel.getByRole('button', { name: 'Learn from mistakes' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toBeVisible();
});

test.describe('finished games', () => {
  test('the link to a finished game does not address the user as “you” or add it to the library', async ({ page }) => {
    await open(page, `${OVER}&seats=here,computer-1`);
    await expect(page.locator('cauce-game .ending')).toBeVisible();
    await expect(page.locator('cauce-game')).not.toContainText(/\byou\b/i);
    await expect(page.locator('cauce-game')).toContainText('Computer 1');
    await expect(page.locator('cauce-game .send button:visible')).toHaveCount(0);
    await page.evaluate(() => (location.hash = 'library'));
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    await expect(page.locator('.kept-games .kept')).toHaveCount(0);
  });

  test('a finished game addresses the user as “you” if they have played it in this browser', async ({ page }) => {
    await open(page, 'game=snorkels&size=3&seats=here,computer-1');
    await square(page, 'b2').click();
    await expect.poll(() => line(page)).toMatch(/^snorkels size=3 : b2 \S+$/);
    await command(page, 'resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('cauce-game .ending')).toContainText(/\byou\b/i);
    const link = await hash(page);
    await page.goto('about:blank');
    await open(page, link);
    await expect(page.locator('cauce-game .ending')).toContainText(/\byou\b/i);
  });
});
