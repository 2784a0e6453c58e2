// The analysis of a game: the graph, the marks, the better lines, the record, and learning from one's mistakes.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import {
  FAULTY,
  JOURNAL,
  LANGUAGES,
  boxes,
  complaints,
  cutOff,
  go,
  hold,
  line,
  onScreens,
  open,
  square,
  whole,
} from './helpers.mjs';

/** @param {import("@playwright/test").Page} page */
const panel = (page) => page.locator('cauce-game .analysis');
/** @param {import("@playwright/test").Page} page */
const sum = (page) => page.locator('cauce-game .analysis-sum');
/** @param {import("@playwright/test").Page} page */
const graph = (page) => panel(page).getByRole('slider');
/** @param {import("@playwright/test").Page} page */
const record = (page) => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record);

/**
 * Opens the analysis, and waits until all is known.
 *
 * @param {import("@playwright/test").Page} page
 */
async function analysed(page) {
  await page.locator('cauce-game [data-command=analyse]').click();
  await expect(panel(page)).toBeVisible();
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 45_000 });
}

/**
 * Waits for the lesson; where it asks whose mistakes are gone through, they are everybody's.
 *
 * @param {import("@playwright/test").Page} page
 */
async function everybody(page) {
  const buttons = page.locator('cauce-game .analysis-learn .button');
  await expect(buttons.first()).toBeVisible({ timeout: 45_000 });
  if (await page.locator('cauce-game .analysis-learn:not([data-over]) .analysis-progress:empty').count())
    await buttons.nth(-2).click();
}

/**
 * Begins the lesson of a game that has not been analysed, for everybody.
 *
 * @param {import("@playwright/test").Page} page
 */
async function learns(page) {
  await page.locator('cauce-game [data-command=learn]').click();
  await everybody(page);
}

/**
 * The marks of a move list, by what stands on the buttons.
 *
 * @param {import("@playwright/test").Page} page
 */
const marked = (page) => page.locator('cauce-game .move[data-mark] .move-text').allTextContents();

test('nothing is thought about before it is asked for', async ({ page }) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, FAULTY);
  await page.waitForTimeout(500);
  expect(fetched.filter((url) => /worker_bg|computer\.js|analysis/.test(url))).toEqual([]);
  await expect(page.locator('cauce-game .analysis')).toHaveCount(0);
  // In the midst of a game the button is out of the way, and the menu of a move has it.
  await open(page, 'game=snorkels&size=3&moves=a1+a2');
  await expect(page.locator('cauce-game [data-command=analyse]')).toBeHidden();
  await page.locator('cauce-game').getByRole('button', { name: 'More for this move' }).click();
  await expect(page.getByRole('menuitem', { name: 'Analysis' })).toBeVisible();
});

test('on the narrowest page the analysis is put away from beside its title', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${FAULTY}&seats=here,computer-1`);
  await page.locator('cauce-game [data-command=analyse]').click();
  const head = panel(page).locator('.moves-head');
  const title = await head.locator('.panel-title').boundingBox();
  const away = await head.locator('.icon-button').boundingBox();
  if (!title || !away) throw new Error('the analysis is open');
  expect(Math.abs(away.y + away.height / 2 - title.y - title.height / 2)).toBeLessThan(4);
  expect(away.x + away.width).toBeLessThanOrEqual(320);
  const names = await head
    .locator('.analysis-legend span')
    .evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth, clientHeight }) => scrollWidth > clientWidth || clientHeight > 30),
    );
  expect(names).toEqual([false, false]);
});

test('a game is analysed: the graph by keyboard and by pointer, the mark, the better line, the table', async ({
  page,
}) => {
  const trouble = complaints(page);
  await open(page, FAULTY);
  await analysed(page);
  const marks = await marked(page);
  expect(marks).toContain('b3??');
  // By keyboard through the whole game.
  await graph(page).focus();
  await page.keyboard.press('Home');
  expect(await line(page)).toBe('snorkels size=3');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /^At the start: .* \d+ ?%/);
  for (let move = 0; move < 6; move += 1) await page.keyboard.press('ArrowRight');
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /^After 6 b3: /);
  await expect(panel(page).locator('.analysis-verdict')).toContainText(/b3Blunder\S.* \d+% → 0%Better: b2/);
  await expect(graph(page)).toBeFocused();
  expect(await axe(page)).toEqual([]);
  // One can step into the better line, which the computer has added beside it.
  await panel(page).getByRole('button', { name: 'Better: b2' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b2');
  await expect(page.locator('cauce-game .move[data-computer][aria-current]')).toContainText('b2');
  // The best moves of a position, on the board and as buttons.
  await graph(page).press('Home');
  await graph(page).press('PageUp');
  await expect(panel(page).locator('.analysis-best li').first()).toContainText('wins at once');
  await expect(page.locator('cauce-game .arrows circle').first()).toBeVisible();
  await panel(page).locator('.analysis-best button').first().click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b2');
  // By pointer to the end.
  const box = await graph(page).boundingBox();
  if (!box) throw new Error('no graph');
  await page.mouse.click(box.x + box.width - 1, box.y + 20);
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3 c2');
  // Where the game has ended, the gravest mistakes stand for the best moves, and lead to where they were made.
  await panel(page).getByRole('list', { name: 'The gravest mistakes' }).getByRole('button', { name: '6 b3' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3');
  // The table of all moves, whose rows go there as well.
  await sum(page).getByText('All moves').click();
  await expect(sum(page).locator('.analysis-table tbody tr')).toHaveCount(8);
  await sum(page).locator('.analysis-table').getByRole('button', { name: '2 a2' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2');
  expect(await axe(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('cauce-game .arrows circle')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('a variation of a game that is over is looked at as the game is, and there is a way back', async ({ page }) => {
  await open(page, FAULTY);
  await analysed(page);
  await page.locator('cauce-game .move', { hasText: 'b3??' }).click();
  const stands = await graph(page).locator('.graph-cursor').boundingBox();
  await panel(page).getByRole('button', { name: 'Better: b2' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b2');
  // The graph shows where the game was left.
  expect(await graph(page).locator('.graph-cursor').boundingBox()).toEqual(stands);
  const command = (/** @type {string} */ name) => page.locator(`cauce-game [data-command=${name}]`);
  await expect(command('rematch')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Learn from mistakes' })).toBeVisible();
  for (const name of ['draw', 'resign']) await expect(command(name)).toBeHidden();
  await panel(page).getByRole('button', { name: 'Back to the game' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3');
  await expect(panel(page).getByRole('button', { name: 'Back to the game' })).toHaveCount(0);
  // It leads to where the game was left, with the sides as they stand meanwhile.
  await page.locator('cauce-game .move', { hasText: 'a1' }).click();
  await page.getByRole('button', { name: /^Switch to purple/ }).click();
  const side = (/** @type {string} */ part) => page.locator(`cauce-game ${part}`).first().getAttribute('data-side');
  expect(await side('.analysis-legend .mark')).toBe(await side('.seat .mark'));
  await panel(page).getByRole('button', { name: 'Back to the game' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1');
});

test('on a board in space the best move is held in place, and others while they are pointed at', async ({ page }) => {
  await open(page, 'game=caminos&moves=O:c3c3c4c4+L:a1a2a3b3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'More for this move' }).click();
  await page.getByRole('menuitem', { name: 'Analysis' }).click();
  const best = panel(page).locator('.analysis-best li');
  await expect(best.first()).toBeVisible({ timeout: 45_000 });
  // The best is seen as a piece, and another line in its place while it is pointed at.
  await expect(page.locator('cauce-game .arrows circle')).toHaveCount(0);
  const seen = () =>
    page
      .locator('cauce-game .board')
      .screenshot()
      .then((picture) => picture.toString('base64'));
  const first = await seen();
  await best.nth(1).hover();
  await expect.poll(async () => (await seen()) === first).toBe(false);
  await expect(page.getByRole('button', { name: /^Place it/ })).toBeEnabled();
  expect(await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).ply)).toBe(1);
  // It is put back once the analysis is closed.
  await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
  await expect(page.getByRole('button', { name: /^Place it/ })).toHaveAttribute('aria-disabled', 'true');
});

test('what speaks for the better move is said with it, and what speaks for the best that follows', async ({ page }) => {
  await open(page, `${FAULTY}&seats=here,computer-1`);
  await analysed(page);
  const at = (/** @type {RegExp} */ name) =>
    page.locator('cauce-game .moves-list').getByRole('button', { name }).click();
  await at(/^6 b3/);
  await expect(panel(page).locator('.analysis-into .analysis-why')).toHaveText('It wins at once.');
  // Beside the best move that is told already.
  await expect(panel(page).locator('.analysis-best li .analysis-worth').first()).toHaveText('wins at once');
  await expect(panel(page).locator('.analysis-best .analysis-why')).toHaveCount(0);
  // Loaded again, it is found out anew.
  await page.reload();
  await page.locator('cauce-game [data-command=analyse]').click();
  await at(/^6 b3/);
  await expect(panel(page).locator('.analysis-into .analysis-why')).toHaveText('It wins at once.');
});

test('what was found stands in the record, is kept with the game, and is not asked for again', async ({ page }) => {
  await open(page, FAULTY);
  await analysed(page);
  const text = await record(page);
  expect(text).toMatch(/6\. b3\?\?\s\{\[%win\s\d+\s\d+(\s#\d+)?\]\}\s\(6\.\sb2\s\{\[%computer\]\}\)/);
  const saved = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).save());
  await page.reload();
  await expect(page.locator('cauce-game .move[data-mark]').first()).toBeVisible();
  expect(await record(page)).toBe(text);
  await page.locator('cauce-game').evaluate((game, saved) => /** @type {any} */ (game).restore(saved), saved);
  expect(await record(page)).toBe(text);
  // Nothing of it is shown as somebody's comment.
  await expect(page.locator('cauce-game .moves-note')).toHaveCount(0);
  await page.locator('cauce-game [data-command=analyse]').click();
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 1000 });
  await expect(panel(page).getByRole('progressbar')).toBeHidden();
});

test('an analysis is stopped and gone on with, and blocks nothing', async ({ page }) => {
  await open(page, 'game=snorkels&moves=a1+swap+b1+g7+a2');
  // However fast the machine is, it is stopped before it ends.
  await page.locator('cauce-game').evaluate(
    ({ shadowRoot }) =>
      new Promise((stopped) => {
        const press = (/** @type {string} */ which) =>
          /** @type {HTMLElement | null} */ (shadowRoot?.querySelector(which))?.click();
        const watch = new MutationObserver(() => {
          if (!shadowRoot?.querySelector('[data-act=analysis-stop]')) return;
          watch.disconnect();
          press('[data-act=analysis-stop]');
          stopped(undefined);
        });
        if (shadowRoot) watch.observe(shadowRoot, { childList: true, subtree: true });
        press('[data-command=analyse]');
      }),
  );
  await expect(panel(page).getByRole('button', { name: 'Continue the analysis' })).toBeVisible();
  await page.locator('cauce-game [data-command=undo]').click();
  expect(await line(page)).toBe('snorkels : a1 swap b1 g7');
  // Whoever stays there is told what they have stopped, too.
  await expect(panel(page).locator('.analysis-legend b')).toHaveText([/^\d+%$/, /^\d+%$/], { timeout: 20_000 });
  await panel(page).getByRole('button', { name: 'Continue the analysis' }).click();
  await page.locator('cauce-game [data-command=undo]').click();
  expect(await line(page)).toBe('snorkels : a1 swap b1');
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 45_000 });
});

test('a fault is marked on the graph of Tayü, too, where the next tile was drawn after it', async ({ page }) => {
  await open(page, 'game=tayu&moves=%2B237+j9h237+%2B137+resign');
  await analysed(page);
  const faulty = (await record(page)).replace(/(j9h237)\S*/, '$1?!');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game, record) => (game.record = record), faulty);
  await expect(panel(page)).toHaveCount(0);
  await analysed(page);
  await expect(panel(page).locator('.graph-dot')).toHaveText('?!');
  // Below its board, which is the highest, all of it is seen on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await sum(page).getByRole('button', { name: 'Learn from mistakes' }).click();
  await expect(graph(page)).toBeInViewport({ ratio: 1 });
});

test('a game that is only shown is analysed and stays as it is', async ({ page }) => {
  await open(page, FAULTY);
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('readonly', ''));
  const before = await record(page);
  await analysed(page);
  await expect(panel(page).locator('.graph-dot').first()).toBeVisible();
  await graph(page).press('Home');
  await expect(panel(page).locator('.analysis-best li').first()).toBeVisible();
  expect(await record(page)).toBe(before);
  await expect(page.locator('cauce-game [data-command=learn]')).toBeHidden();
});

const CAMINOS = 'caminos&moves=O:c3c3c4c4+L:a1a2a3b3+Z:e5e6f6f7+T:h4h5h5h6+resign';
const SNORKELS = 'snorkels&moves=d4+swap+e4+e3+c3+resign';
for (const game of [CAMINOS, SNORKELS]) {
  test(`the board and the graph are seen together, and stay where they are, ${game.split('&')[0]}`, async ({
    page,
  }) => {
    await open(page, `game=${game}`);
    await analysed(page);
    await onScreens(
      page,
      [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ],
      async (width, height) => {
        await graph(page).press('End');
        const box = async (/** @type {string} */ part) => {
          const box = await page.locator(`cauce-game ${part}`).boundingBox();
          return box ?? { x: 0, y: 0, width: 0, height: 0 };
        };
        const frame = await box('.frame');
        await graph(page).scrollIntoViewIfNeeded();
        const [board, before] = [await box('.board'), await box('.graph')];
        expect(board.width).toBeGreaterThan(Math.min(width, 1000) * 0.5);
        if (width < 500) expect((await box('.analysis')).width).toBeGreaterThan(frame.width - 4);
        expect(board.y).toBeGreaterThan(-0.4 * board.height);
        expect(before.y + before.height).toBeLessThanOrEqual(height + 1);
        await page.mouse.click(before.x + before.width * 0.3, before.y + before.height / 2);
        await expect(page.locator('cauce-game .status-line')).toContainText('to move');
        const after = await box('.graph');
        expect([Math.round(after.y), Math.round(after.x)]).toEqual([Math.round(before.y), Math.round(before.x)]);
        // Who looks back at a game that is over is not asked to give it up.
        await expect(page.locator('cauce-game [data-command=resign]')).toBeHidden();
        await expect(page.locator('cauce-game [data-command=draw]')).toBeHidden();
      },
    );
  });
}

test('the board stays in sight while somebody reads on below, and nothing lies over it', async ({ page }) => {
  await open(page, `game=${SNORKELS}`);
  await analysed(page);
  await onScreens(
    page,
    [
      [390, 844],
      [844, 390],
      [768, 1024],
    ],
    async () => {
      for (const part of ['.analysis-counts', '.analysis-help', '.moves-list']) {
        await page.locator(`cauce-game ${part}`).evaluate((part) => part.scrollIntoView({ block: 'end' }));
        await expect(page.locator('cauce-game .board'), part).toBeInViewport({ ratio: 0.99 });
        const covered = await page.locator('cauce-game').evaluate((game) => {
          const root = /** @type {ShadowRoot} */ (game.shadowRoot);
          const { left, top, width, height } = /** @type {Element} */ (
            root.querySelector('.board')
          ).getBoundingClientRect();
          return [0.1, 0.5, 0.9].filter(
            (at) => !root.elementFromPoint(left + at * width, top + at * height)?.closest('.board'),
          );
        });
        expect(covered, part).toEqual([]);
      }
    },
  );
});

for (const [game, ...screens] of /** @type {[string, ...[number, number][]][]} */ ([
  [CAMINOS, [1440, 900], [1280, 720], [1024, 768]],
  [SNORKELS, [1440, 900], [1280, 720]],
])) {
  test(`beside the board the graph, the best moves and the list are in sight, ${game.split('&')[0]}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `game=${game}`);
    await analysed(page);
    // After a fault there is most to say.
    await graph(page).press('End');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 45_000 });
    await onScreens(page, screens, async (_width, height) => {
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const part of ['.board', '.walk', '.graph', '.analysis-best', '.moves-list']) {
        await expect(page.locator(`cauce-game ${part}`), part).toBeInViewport({ ratio: 1 });
      }
      const [board, column, list] = await boxes(page, '.board, .analysis, .moves-list');
      expect(column?.left).toBeGreaterThanOrEqual(board?.right ?? Infinity);
      // Two lines at least.
      expect((list?.bottom ?? 0) - (list?.top ?? 0)).toBeGreaterThanOrEqual(72);
      // All height that is left is the list's, but for less than a line, and it alone scrolls.
      const [actions] = await boxes(page, '.actions');
      expect(height - (actions?.bottom ?? 0)).toBeLessThan(20);
      expect((actions?.top ?? 0) - (list?.bottom ?? 0)).toBeLessThan(10 + 36);
      expect(await panel(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1);
    });
    // All is where it was once the analysis is closed.
    await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
    expect(
      await page
        .locator('cauce-game .walk')
        .evaluate((walk) => [
          walk.nextElementSibling?.className,
          walk.nextElementSibling?.nextElementSibling?.className,
        ]),
    ).toEqual(['actions', 'moves']);
  });
}

for (const game of ['snorkels', 'caminos', 'sendas']) {
  test(`the board is where it was, and as large, once the analysis is open, and another game is only urged at the end, ${game}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    await go(page, whole(game));
    const board = async () =>
      (await boxes(page, '.board')).map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round));
    const before = await board();
    const rematch = page.locator('cauce-game [data-command=rematch]');
    await expect(rematch).toHaveAttribute('data-primary');
    await page.locator('cauce-game [data-command=analyse]').click();
    await expect(panel(page)).toBeVisible();
    expect(await board()).toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await board()).toEqual(before);
    await expect(rematch).toBeVisible();
    await expect(rematch).not.toHaveAttribute('data-primary');
    for (const part of ['.board', '.status-detail', '.choices']) {
      const bottoms = (await boxes(page, part)).map(({ bottom }) => bottom);
      expect(Math.max(0, ...bottoms), part).toBeLessThanOrEqual(900);
    }
    if (game !== 'caminos') return;
    // What the best move seems to have lost is not told of it.
    await expect(panel(page).locator('.analysis-verdict')).toContainText('That is the best move.', { timeout: 45_000 });
    await expect(panel(page).locator('.analysis-verdict')).not.toContainText('→');
  });
}

test('how a game has ended and the way to another stand in the window with its analysis', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, FAULTY);
  await analysed(page);
  await onScreens(
    page,
    [
      [1440, 900],
      [1280, 720],
    ],
    async (width) => {
      for (const part of ['.board', '.ending', '[data-command=rematch]'])
        await expect(page.locator(`cauce-game ${part}`), `${part}, ${width}`).toBeInViewport({ ratio: 1 });
    },
  );
});

for (const [fragment, rows] of /** @type {const} */ ([
  [FAULTY, 1],
  ['game=tayu&moves=%2B057+h9h057+%2B017+e9h345+%2B012+end', 0],
])) {
  test(`what is told of the end takes no more room on a phone than what is told before it: ${fragment.split('&')[0]}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, fragment);
    await analysed(page);
    const high = () =>
      panel(page)
        .locator('.analysis-shown')
        .evaluate((shown) => [shown.clientHeight, parseFloat(getComputedStyle(shown).minHeight)]);
    const [end = 0, least = 0] = await high();
    expect(Math.abs(end - least)).toBeLessThan(1);
    const found = await panel(page).locator('.analysis-worst li').count();
    expect(rows ? found : -found).toBeGreaterThanOrEqual(rows);
  });
}

test('the reckoning of Tayü stands in the window with the analysis', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, 'game=tayu&moves=%2B057+h9h057+%2B017+e9h345+%2B012+end');
  await analysed(page);
  await expect(page.locator('cauce-game .ending > p').last()).toBeInViewport({ ratio: 1 });
  await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
  await expect(page.locator('cauce-game .status > .ending')).toBeVisible();
});

test('in another language the analysis and the lesson are told in that', async ({ page }) => {
  await open(page, `${FAULTY}&seats=computer-1,here`);
  await analysed(page);
  const speak = (/** @type {string} */ lang) =>
    page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), lang);
  await speak('de');
  await expect(panel(page).locator('.panel-title')).toHaveText('Analyse');
  await expect(panel(page).getByRole('button', { name: 'Analyse schließen' })).toBeVisible();
  // Whose game a link brings, nobody here has played.
  await expect(panel(page).locator('.analysis-legend')).toContainText('Spieler 2');
  await expect(panel(page).locator('.analysis-table summary')).toHaveText('Alle Züge');
  await panel(page).getByRole('button', { name: 'Aus Fehlern lernen' }).click();
  await everybody(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('1 von ');
  await speak('en');
  await expect(learn).toContainText('1 of ');
  await expect(learn).toContainText('Find a better move');
  await expect(learn.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('the best move has the chance of the position, and one that was played that of where it has led', async ({
  page,
}) => {
  await open(page, 'game=snorkels&size=5&moves=c2+swap+c1+d1+b1+d2+b4+resign');
  await analysed(page);
  const told = panel(page).locator('.analysis-best li');
  const stands = () => panel(page).locator('.analysis-legend b').allTextContents();
  for (let ply = 0; ply < 4; ply += 1) {
    await page.locator(`cauce-game [data-command=${ply ? 'redo' : 'first'}]`).click();
    await expect(told.first()).toBeVisible({ timeout: 20_000 });
    const [first = ''] = await told.locator('.analysis-worth').allTextContents();
    expect(first.startsWith('wins') ? '100%' : first, `ply ${ply}`).toBe((await stands())[ply % 2]);
  }
  // The blunder before has cost what the graph has, and what was tried too little is not told of.
  const [own] = await stands();
  await expect(panel(page).locator('.analysis-verdict')).toContainText(`→ ${own}`);
  await expect(told).toHaveCount(1);
});

test('a move is no mistake where every other loses, too, and whoever gives up a won game is told so', async ({
  page,
}) => {
  // On four by four every first move loses.
  await open(page, 'game=snorkels&size=4&moves=b1+c2+a1+resign&seats=here,computer-1');
  await analysed(page);
  expect(await marked(page)).not.toContainEqual(expect.stringMatching(/^b1[?!]/));
  await expect(panel(page).locator('.analysis-ahead')).toHaveText(
    /^The game ended while Computer 1 was ahead: the chance of winning was \d+%\.$/,
  );
  await graph(page).press('Home');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /Player.1 0%/);
  // Where the loser gives up, nothing is told.
  await page.goto('about:blank');
  await open(page, 'game=snorkels&size=4&moves=b1+c2+resign');
  await analysed(page);
  await expect(panel(page).locator('.analysis-ahead')).toHaveCount(0);
});

test('the best moves stand in the order of the chances that are told with them', async ({ page }) => {
  await open(page, 'game=sendas&moves=pass+pass+draw');
  await page.locator('cauce-game [data-command=analyse]').click();
  await page.locator('cauce-game [data-command=first]').click();
  const rows = panel(page).locator('.analysis-best li .analysis-worth');
  await expect(rows.nth(1)).toBeVisible({ timeout: 45_000 });
  const chances = (await rows.allTextContents()).map((told) => told.match(/\d+/g)?.map(Number) ?? []);
  expect(chances.map(([chance]) => chance)).toEqual(
    chances.map(([chance]) => chance).toSorted((one, other) => (other ?? 0) - (one ?? 0)),
  );
});

test('learning from mistakes leaves the board where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, FAULTY);
  const board = () => page.locator('cauce-game .board').boundingBox();
  const card = async () => [
    ...(await boxes(page, '.analysis-task')),
    await panel(page)
      .locator('.analysis-task')
      .evaluate((task) => getComputedStyle(task).backgroundColor),
  ];
  await analysed(page);
  await onScreens(
    page,
    [
      [1440, 900],
      [1920, 1080],
    ],
    async (width) => {
      const before = await board();
      await panel(page).getByRole('button', { name: 'Learn from mistakes' }).click();
      expect(await board(), `${width}`).toEqual(before);
      const asked = await card();
      await everybody(page);
      await expect(panel(page).locator('.analysis-learn')).toContainText('Find a better move', { timeout: 45_000 });
      expect(await board(), `${width}`).toEqual(before);
      expect(await card(), 'the question is where the tasks are').toEqual(asked);
      await panel(page).getByRole('button', { name: 'Done' }).click();
      await expect(panel(page).locator('.analysis-learn')).toHaveCount(0);
    },
  );
});

for (const [width, height] of /** @type {const} */ ([
  [390, 844],
  [360, 640],
])) {
  test(`on a phone what is said of a piece in a lesson is in sight with the question, and moves nothing, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, `game=${CAMINOS}`);
    await learns(page);
    const task = panel(page).locator('.analysis-task');
    await expect(task).toContainText('Find a better move', { timeout: 45_000 });
    const still = () => boxes(page, '.board, .choices, .walk, .analysis-learn .button');
    const before = await still();
    await page.locator('cauce-game .choice', { hasText: /^Z/ }).click();
    await page.locator('cauce-game .choice', { hasText: 'What fits here?' }).click();
    const said = page.locator('cauce-game .status-detail');
    for (const part of [said, page.locator('cauce-game .walk')]) await expect(part).toBeInViewport({ ratio: 1 });
    const [[box], [words]] = [await boxes(page, '.analysis-task'), await boxes(page, '.status-detail')];
    expect(words?.top ?? 0).toBeGreaterThanOrEqual(box?.top ?? Infinity);
    expect(words?.bottom ?? Infinity).toBeLessThanOrEqual(box?.bottom ?? 0);
    expect(await still()).toEqual(before);
  });
}

for (const locale of ['de', 'fr']) {
  test.describe(`in ${locale}, by mouse`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('on a narrow page what is said of a piece in a lesson covers nothing of the question, and nothing moves to the better move', async ({
      page,
    }) => {
      await open(page, `game=${CAMINOS}`);
      await learns(page);
      await expect(panel(page).locator('.analysis-task .analysis-badge')).toBeVisible({ timeout: 45_000 });
      const still = () => boxes(page, '.analysis-task, .board, .camera, .choices, .walk');
      const before = await still();
      await page.locator('cauce-game .choice', { hasText: /^Z/ }).click();
      await page.locator("cauce-game .choice[data-id='item:fit']").click();
      const [words] = await boxes(page, '.status-detail');
      const read = await panel(page)
        .locator('.analysis-task > [role=status]')
        .evaluate((said) => {
          const range = document.createRange();
          range.selectNodeContents(said.firstChild ?? said);
          return range.getBoundingClientRect().bottom;
        });
      expect(words?.top ?? 0).toBeGreaterThanOrEqual(read);
      expect(words?.bottom ?? Infinity).toBeLessThanOrEqual(before[0]?.bottom ?? 0);
      expect(await still()).toEqual(before);
      await panel(page).locator('.analysis-learn .button').first().click();
      await expect(panel(page).locator('.analysis-learn .button.primary')).toBeVisible({ timeout: 20_000 });
      expect(await still()).toEqual(before);
    });
  });
}

test('on a phone the board stays from the question whose mistakes to the count at the end, and the graph to the last task', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=snorkels&moves=g1+e5+f5+f6+g5+f3+e6+e4+f7+g6+g7');
  await analysed(page);
  await sum(page).getByRole('button', { name: 'Learn from mistakes' }).click();
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('Whose mistakes do you want to look at?');
  const [board] = await boxes(page, '.board');
  // What asks is as high as what it says.
  const question = await learn.getByRole('status').boundingBox();
  expect(question?.height).toBeLessThan(60);
  expect((board?.top ?? 0) - (question?.y ?? 0) - (question?.height ?? 0)).toBeLessThan(16);
  // On a tablet the answers stand beside it.
  await page.setViewportSize({ width: 768, height: 1024 });
  const [stage, answers] = await boxes(page, '.board, .analysis-learn > .dialog-buttons');
  expect(answers?.bottom).toBeLessThanOrEqual(stage?.top ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const [below] = await boxes(page, '.graph');
  await learn.getByRole('button', { name: 'Both' }).click();
  for (const name of ['Show the better move', 'Next', 'Skip', 'Skip']) {
    await learn.getByRole('button', { name }).click();
    if (name === 'Show the better move') await expect(learn).toContainText('Better: ', { timeout: 20_000 });
    expect((await boxes(page, '.graph'))[0], name).toEqual(below);
    expect((await boxes(page, '.board'))[0], name).toEqual(board);
  }
  while (await learn.getByRole('button', { name: 'Skip' }).isVisible())
    await learn.getByRole('button', { name: 'Skip' }).click();
  expect((await boxes(page, '.board'))[0]).toEqual(board);
});

test('on a phone what takes the first snorkel over stands with the answers of a lesson, and nothing moves to the next mistake', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=snorkels&moves=d4+a1+d5+g7+d3+b7+e4+c1+resign');
  await analysed(page);
  await sum(page).getByRole('button', { name: 'Learn from mistakes' }).click();
  await everybody(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('Move 2, Player 2: a1');
  const [answers] = await boxes(page, '.analysis-learn .button');
  const swap = await page.locator('cauce-game .choice', { hasText: 'Switch to purple' }).boundingBox();
  const below = (swap?.y ?? 0) - (answers?.bottom ?? 0);
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(16);
  const still = () => boxes(page, '.board, .walk, .graph, .analysis-learn .button');
  const before = await still();
  await learn.getByRole('button', { name: 'Skip' }).click();
  await expect(learn).not.toContainText('Move 2, ');
  await expect(page.locator('cauce-game .choices')).toBeHidden();
  expect(await still()).toEqual(before);
});

test('on a phone nothing in a lesson moves when the piece in the hand is put back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=sendas&setup=choice&moves=d4-d2+f6-d8%3DNE+resign');
  await learns(page);
  await expect(panel(page).locator('.analysis-task')).toContainText('Find a better move', { timeout: 45_000 });
  const still = () => boxes(page, '.board, .choices, .walk, .graph, .analysis-learn .button');
  const before = await still();
  await page.locator('cauce-game .choice', { hasText: 'Put back' }).click();
  await expect(page.locator('cauce-game .choice', { hasText: 'Put back' })).toBeDisabled();
  expect(await still()).toEqual(before);
});

test('where two people played, each can go through their own mistakes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FAULTY);
  await page.locator('cauce-game [data-command=learn]').click();
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('Whose mistakes do you want to look at?', { timeout: 45_000 });
  await expect(learn.getByRole('button')).toHaveText(['Player 1', 'Player 2', 'Both', 'Done']);
  // Each with the sign of the side.
  expect(
    await learn.locator('.button > .mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-side'))),
  ).toEqual(['purple', 'green']);
  for (const button of await learn.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  // Nothing is played before that is said.
  await page.locator('cauce-game [data-command=undo]').click();
  const before = await line(page);
  await square(page, 'b2').click({ force: true });
  await square(page, 'b2').click({ force: true });
  expect(await line(page)).toBe(before);
  const progress = learn.locator('.analysis-progress');
  const count = async () => parseInt((await progress.textContent())?.split(' of ')[1] ?? '', 10);
  await learn.getByRole('button', { name: 'Player 2' }).click();
  const second = await count();
  while (await learn.getByRole('button', { name: 'Skip' }).isVisible()) {
    await expect(learn).toContainText(', Player 2: ');
    await learn.getByRole('button', { name: 'Skip' }).click();
  }
  await learn.getByRole('button', { name: 'Done' }).click();
  await page.locator('cauce-game [data-command=learn]').click();
  await learn.getByRole('button', { name: 'Both' }).click();
  expect(await count()).toBeGreaterThan(second);
});

test('whoever played against the computer is asked about their own mistakes at once', async ({ page }) => {
  await open(page, `${FAULTY}&seats=computer-1,here`);
  await page.locator('cauce-game [data-command=learn]').click();
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('Find a better move', { timeout: 45_000 });
  while (await learn.getByRole('button', { name: 'Skip' }).isVisible()) {
    await expect(learn).toContainText(/, Player.2: /);
    await learn.getByRole('button', { name: 'Skip' }).click();
  }
});

test('what the signs mean can be read before one learns from mistakes, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, FAULTY);
  await analysed(page);
  await sum(page).getByText('What this means').click();
  await sum(page).getByRole('button', { name: 'Learn from mistakes' }).click();
  await everybody(page);
  await expect(panel(page).locator('.analysis-learn')).toContainText('Find a better move');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone the graph stands below what is asked about a mistake, beside a board the moves two in a row; at the end all of the card is in sight, and the walk below the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FAULTY);
  await learns(page);
  await expect(panel(page).locator('.analysis-learn')).toContainText('Find a better move', { timeout: 45_000 });
  await expect(graph(page)).toBeInViewport({ ratio: 1 });
  await expect(panel(page).locator('.analysis-shown, .analysis-sum').first()).toBeHidden();
  const [above, below] = await boxes(page, '.walk, .graph');
  expect(below?.top ?? 0).toBeGreaterThan(above?.bottom ?? 0);

  // Although the better moves between them are hidden.
  await page.setViewportSize({ width: 1440, height: 900 });
  const tops = await page
    .locator("cauce-game .moves-run[data-depth='0'] .move")
    .evaluateAll((all) => all.map((move) => move.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  for (let ply = 0; ply + 1 < tops.length; ply += 2) expect(tops[ply], `move ${ply + 1}`).toBe(tops[ply + 1]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  while (await panel(page).getByRole('button', { name: 'Skip' }).isVisible())
    await panel(page).getByRole('button', { name: 'Skip' }).click();
  await expect(panel(page).locator('.analysis-learn[data-over]')).toBeInViewport({ ratio: 1 });
  const [board, walk] = await boxes(page, '.board, .walk');
  expect((walk?.top ?? 0) - (board?.bottom ?? 0)).toBeLessThan(20);
});

test('on a laptop all that is done with a game stands in the window beside its analysis', async ({ page }) => {
  test.slow();
  const [fields] = readFileSync(new URL('../../www/puzzles/caminos.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const [, , , , solution = '', before = ''] = fields?.split('\t') ?? [];
  const moves = `${before.split(' : ')[1]} ${solution}`.split(' ').map(encodeURIComponent).join('+');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `game=caminos&moves=${moves}`);
  await page.locator('cauce-game [data-command=analyse]').click();
  // The table of errors is there, and the button below it.
  await expect(panel(page).getByRole('button', { name: 'Learn from mistakes' })).toBeVisible({ timeout: 120_000 });
  for (const name of ['Rematch', 'New game', 'Rules', 'Share'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

for (const locale of ['fr', 'de']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('beside the board all that is done with a game stands in the window, and no name of a move is cut', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page, 'game=sendas&moves=g1-f2%3DSW+pass+c1-e3%3DSW+resign');
      await analysed(page);
      await onScreens(
        page,
        [
          [1024, 768],
          [1280, 720],
        ],
        async () => {
          await graph(page).press('Home');
          for (let ply = 0; ply < 3; ply += 1) {
            await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 20_000 });
            await expect(page.locator('cauce-game .study > .actions')).toBeInViewport({ ratio: 1 });
            const cut = await panel(page)
              .locator('.analysis-ring, .analysis-verdict strong')
              .evaluateAll((all) =>
                all.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
              );
            expect(cut).toEqual([]);
            await page.locator('cauce-game [data-command=redo]').click();
          }
        },
      );
    });
  });
}

test('two cores look at a game together, find what one finds, and its moves are counted', async ({ browser }) => {
  /** @param {number} cores */
  const found = async (cores) => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript((value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }), cores);
    const go = await hold(page, /worker_bg/);
    await open(page, FAULTY);
    await page.locator('cauce-game [data-command=analyse]').click();
    await expect(panel(page).locator('.analysis-run > span')).toHaveText('Move 0 of 7');
    go();
    await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 45_000 });
    expect(page.workers()).toHaveLength(cores);
    const told = await record(page);
    await page.close();
    return told;
  };
  expect(await found(2)).toBe(await found(1));
});

test('whoever goes elsewhere in the midst of a lesson, or loads the page again, finds the game where it was, with what was found', async ({
  page,
}) => {
  await open(page, FAULTY);
  const before = await line(page);
  await learns(page);
  await expect(panel(page).locator('.analysis-progress')).toHaveText(/^1 of \d+[^+\d]/, { timeout: 45_000 });
  expect(await line(page)).not.toBe(before);
  // It is kept like that as one goes: who comes back at once finds it, too.
  const kept = await page.evaluate((prefix) => {
    const gone = new Promise((resolve) =>
      addEventListener('popstate', () => {
        const key = Object.keys(localStorage).find((name) => name.startsWith(prefix));
        resolve(JSON.parse(localStorage.getItem(key ?? '') ?? '{}').link);
      }),
    );
    location.hash = 'library';
    return gone;
  }, JOURNAL);
  expect(kept).toBe(FAULTY);
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => line(page)).toBe(before);
  await expect(page.locator('cauce-game .move[data-mark]').first()).toBeVisible();
  await learns(page);
  await expect(panel(page).locator('.analysis-learn')).toContainText('Find a better move', { timeout: 45_000 });
  expect(await line(page)).not.toBe(before);
  await page.reload();
  await expect.poll(() => line(page)).toBe(before);
});

test("learning from one's mistakes: a try, another, and a count at the end", async ({ page }) => {
  const trouble = complaints(page);
  await open(page, FAULTY);
  await learns(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('Find a better move', { timeout: 45_000 });
  await expect(learn, 'what it has cost').toContainText(/fell from \d+% to \d+%\.|the other side could win at once\./);
  // Whose colour one has is said there, too.
  await expect(learn.locator('.analysis-progress')).toHaveText(
    /^1 of \d+(Purple|Green)(\?+!?(Inaccuracy|Mistake|Blunder))$/,
  );
  const all = parseInt((await learn.locator('.analysis-progress').textContent())?.split(' of ')[1] ?? '', 10);
  // The graph and the list of moves stand beside the board, but the better moves, which give the answer away, are hidden.
  await expect(graph(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('cauce-game .move:visible')).toHaveCount(7);
  for (let task = 1; task <= all; task += 1) {
    await expect(learn).toContainText(`${task} of ${all}`);
    if ((await line(page)) === 'snorkels size=3 : a1 a2 b1 c1 c3') {
      await square(page, 'b3').click();
      await expect(learn).toContainText('That is what was played.');
      await square(page, 'a3').click();
      await expect(learn).toContainText(/That loses.* Try again\./);
      await expect(learn.locator('[data-judged=missed]')).toBeVisible();
      await square(page, 'b2').click();
      await expect(learn).toContainText(/That is the best move\. .+\./);
      await expect(learn.locator('[data-judged=found]')).toBeVisible();
      await expect(learn.locator('.analysis-badge')).toHaveCount(0);
      await expect(page.locator('cauce-game .status')).not.toContainText('to play');
      // A try is no move of the game.
      expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3');
      expect(await axe(page)).toEqual([]);
      // Another is weighed, too, and who makes the one that was found goes on.
      await square(page, 'a3').click();
      await expect(learn).toContainText(/That loses.* Best play after it: c2\./);
      await expect(learn.locator('[data-judged=found]')).toHaveCount(0);
      await square(page, 'b2').click();
    } else if (task % 2) {
      await learn.getByRole('button', { name: 'Show the better move' }).click();
      await expect(learn).toContainText('Better: ');
      await learn.getByRole('button', { name: task === all ? 'Finish' : 'Next' }).click();
    } else {
      await learn.getByRole('button', { name: 'Skip' }).click();
    }
  }
  await expect(learn).toContainText(/That was all.* found/);
  await expect(graph(page)).toBeInViewport({ ratio: 1 });
  // What was not found is named, leads to where it was, and is offered once more, that alone.
  const missed = panel(page).getByRole('list', { name: 'Not found yet' }).getByRole('button');
  await expect(missed).toHaveCount(all - 1);
  const end = await line(page);
  await missed.first().click();
  await expect(panel(page).locator('.analysis-verdict')).toContainText(/Inaccuracy|Mistake|Blunder/);
  expect(await line(page)).not.toBe(end);
  await learn.getByRole('button', { name: 'Once more' }).click();
  await expect(learn.locator('.analysis-progress')).toContainText(`1 of ${all - 1}`);
  // Elsewhere there is no room for them.
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const part of ['.graph', '.moves']) await expect(page.locator(`cauce-game ${part}`)).toBeHidden();
  for (let task = 1; task < all; task += 1) await learn.getByRole('button', { name: 'Skip' }).click();
  // Nothing stands beside that but the way back.
  await expect(page.locator('cauce-game :is(.status, .choices):visible')).toHaveCount(0);
  await learn.getByRole('button', { name: 'Done' }).click();
  await expect(learn).toHaveCount(0);
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3 c2');
  // It was opened to learn, and goes with that.
  await expect(panel(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('whoever looks elsewhere in the midst of a lesson plays nothing there, and comes back to the question', async ({
  page,
}) => {
  await open(page, FAULTY);
  await learns(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('1 of ', { timeout: 45_000 });
  const [asked, before] = [await line(page), await record(page)];
  const walk = (/** @type {string} */ command) => page.locator(`cauce-game [data-command=${command}]`).click();
  await walk('redo');
  await expect(learn).toContainText('You are looking at another position');
  const elsewhere = await line(page);
  await square(page, 'b2').click();
  expect(await line(page)).toBe(elsewhere);
  expect(await record(page)).toBe(before);
  await learn.getByRole('button', { name: 'Back to the question' }).click();
  await expect(learn).toContainText('Find a better move');
  expect(await line(page)).toBe(asked);
  // The walk leads back there, too.
  await walk('redo');
  await expect(learn).toContainText('Back to the question');
  await walk('undo');
  await expect(learn).toContainText('Find a better move');
  expect(await record(page)).toBe(before);
  // Nothing is offered elsewhere, and no button moves for it: not where a colour could be taken either.
  await walk('redo');
  const stands = await boxes(page, '.walk > *');
  await walk('first');
  for (const command of ['redo', 'redo']) {
    await expect(page.locator('cauce-game .choice:visible')).toHaveCount(0);
    await expect(page.locator('cauce-game').getByText('Click a square')).toBeHidden();
    expect(await boxes(page, '.walk > *')).toEqual(stands);
    await walk(command);
  }
});

test('whoever learns from mistakes is asked, and offered no hint besides', async ({ page }) => {
  await open(page, `${FAULTY}&seats=here,computer-1`);
  const hint = page.locator('cauce-game [data-command=hint]');
  await expect(hint).toBeVisible();
  await learns(page);
  await expect(page.locator('cauce-game').getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 45_000 });
  await expect(hint).toBeHidden();
  await page.locator('cauce-game').getByRole('button', { name: 'Done' }).click();
  await expect(hint).toBeVisible();
});

test("against a computer, too, the buttons of an analysis go from move to move, and back to one's own without it", async ({
  page,
}) => {
  await open(page, `${FAULTY}&seats=here,computer-1`);
  const made = async () => (await line(page)).split(' : ')[1]?.split(' ').length ?? 0;
  const press = (/** @type {string} */ command) => page.locator(`cauce-game [data-command=${command}]`).click();
  expect(await made()).toBe(7);
  await press('undo');
  await press('undo');
  expect(await made()).toBe(4);
  await press('last');
  await analysed(page);
  for (const left of [6, 5, 4, 3, 2, 1, 0]) {
    await press('undo');
    expect(await made()).toBe(left);
  }
  await press('redo');
  expect(await made()).toBe(1);
});

test('the names of the players stand in a line each', async ({ page }) => {
  await open(page, FAULTY);
  await analysed(page);
  for (const [width, lang] of /** @type {const} */ ([
    [320, 'en'],
    [360, 'fr'],
    [768, 'es'],
  ])) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), lang);
    await expect(panel(page)).toHaveAttribute('lang', lang);
    const heights = await sum(page)
      .locator('tbody th')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(heights).toHaveLength(2);
    expect(Math.max(...heights), `${lang}, ${width}`).toBeLessThan(40);
  }
});

test('what is pressed again and again stays where it is, whatever is told of a position', async ({ page }) => {
  await open(page, FAULTY);
  await analysed(page);
  await onScreens(
    page,
    [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
    async () => {
      await graph(page).press('End');
      const places = async () => {
        const all = await boxes(
          page,
          '.walk, .graph, .analysis-sum > .button, .analysis-table, .analysis-help, .analysis-shown, .moves',
        );
        const scrolled = await page.evaluate(() => scrollY);
        return all.map(({ name, top, bottom }) => [
          name,
          Math.round(top + scrolled),
          name === 'moves' ? 0 : Math.round(bottom + scrolled),
        ]);
      };
      const atEnd = await places();
      // The first move can be answered by taking its colour, with a button of its own.
      for (let ply = 6; ply >= 2; ply -= 1) {
        await page.locator('cauce-game [data-command=undo]').click();
        expect(await places(), `at once, ${ply}`).toEqual(atEnd);
        await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 45_000 });
        expect(await places(), `once the best moves are known, ${ply}`).toEqual(atEnd);
      }
    },
  );
});

for (const [width, height] of /** @type {const} */ ([
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
])) {
  test(`a lesson from mistakes has all in sight and in its order, one button that stands out, and none that moves from one state of a task to the next, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, `game=${CAMINOS}`);
    await learns(page);
    const task = panel(page).locator('.analysis-task');
    await expect(task).toContainText('Find a better move', { timeout: 45_000 });
    // Beside a board there is room for all.
    if (width < 800)
      await test.step('the head of the page is left whole in sight', async () => {
        await expect(page.locator('header').first()).toBeInViewport({ ratio: 1 });
        for (const part of ['.analysis-task', '.board', '.analysis-learn .button >> nth=0'])
          await expect(page.locator(`cauce-game ${part}`)).toBeInViewport({ ratio: 1 });
      });
    if (width < 800)
      await test.step('what a better move is made with stands below the board, and the way on below that', async () => {
        const parts = ['.analysis-task', '.board', '.choices', '.analysis-learn .dialog-buttons'];
        const found = await Promise.all(parts.map((part) => page.locator(`cauce-game ${part}`).boundingBox()));
        for (const [index, box] of found.entries()) {
          expect(box?.y, parts[index]).toBeGreaterThanOrEqual(
            index === 0 ? 0 : (found[index - 1]?.y ?? 0) + (found[index - 1]?.height ?? 0) - 1,
          );
          expect((box?.y ?? 0) + (box?.height ?? 0), parts[index]).toBeLessThanOrEqual(height);
        }
      });
    await expect(task.locator('.analysis-badge')).toBeInViewport({ ratio: 0.9 });
    const top = async () => (await boxes(page, '.choices, .analysis-learn .button')).map(({ top }) => top).slice(0, 2);
    const plain = await panel(page)
      .getByRole('button', { name: 'Done' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    const filled = async () => {
      await page.mouse.move(0, 0);
      return page.locator('cauce-game :is(.choices, .analysis-learn) button').evaluateAll((buttons, plain) => {
        const quiet = buttons.filter(
          (button) => button.checkVisibility({ opacityProperty: true }) && !button.matches('[aria-pressed=true]'),
        );
        return quiet
          .filter((button) => getComputedStyle(button).backgroundColor !== plain)
          .map((button) => button.textContent);
      }, plain);
    };
    const asked = await top();
    // It would make the mistake once more.
    await expect.poll(filled).toEqual([]);
    await page.locator('cauce-game .choice', { hasText: 'Place it' }).press('Enter');
    await expect(task).toContainText('That is what was played', { timeout: 20_000 });
    await expect.poll(filled).toEqual([]);
    expect(await top()).toEqual(asked);
    await page.locator('cauce-game .choice', { hasText: 'Rotate' }).click();
    await expect.poll(filled).toEqual(['Place it']);
    await panel(page).getByRole('button', { name: 'Show the better move' }).click();
    await expect(task).toContainText('Better: ', { timeout: 20_000 });
    await expect.poll(filled).toEqual(['Finish']);
    expect(await top()).toEqual(asked);
  });
}

test('in space the marks of a mistake lie on the piece that is shown, and are gone once something else is tried', async ({
  page,
}) => {
  await open(page, `game=${CAMINOS}`);
  await learns(page);
  const task = panel(page).locator('.analysis-task');
  await expect(task).toContainText('Find a better move', { timeout: 45_000 });
  const circles = page.locator('cauce-game .arrows circle');
  await expect.poll(() => circles.count()).toBeGreaterThan(2);
  const heights = () => circles.evaluateAll((circles) => circles.map((circle) => Number(circle.getAttribute('cy'))));
  const held = await heights();
  const squares = ((await task.textContent()) ?? '').match(/\b[a-h]\d\b/g) ?? [];
  await page.locator('cauce-game .choice', { hasText: /^Z/ }).click();
  await expect(circles).toHaveCount(0);
  // Drawn again without the piece, they lie lower.
  await page
    .locator('cauce-game')
    .evaluate((game, squares) => /** @type {any} */ (game).mark(squares.map((at) => ({ at }))), squares);
  await expect.poll(() => circles.count()).toBeGreaterThan(0);
  const bare = await heights();
  expect(Math.min(...held)).toBeLessThan(Math.min(...bare));
  expect(Math.max(...held)).toBeLessThan(Math.max(...bare));
});

test('in space what is drawn at a square lies on what stands there, however high that is', async ({ page }) => {
  await open(page, 'game=caminos&moves=L:f6f6f6g6');
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).mark([{ at: 'f6' }]));
  const circle = page.locator('cauce-game .arrows circle').first();
  await expect(circle).toBeAttached();
  const [drawn, high, bare] = await Promise.all([
    circle.boundingBox(),
    square(page, 'f6').boundingBox(),
    square(page, 'a1').boundingBox(),
  ]);
  expect((drawn?.y ?? 0) + (drawn?.height ?? 0) / 2 - (high?.y ?? 0)).toBeLessThan(0.6 * (bare?.height ?? 0));
});

test('whoever presses again while all is looked at, or had that begun before, comes to their mistakes once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const go = await hold(page, /worker/);
  await open(page, FAULTY);
  // Once it stands there, it has the lesson, and these are hidden.
  await page.locator('cauce-game').evaluate(({ shadowRoot }) => {
    for (const name of ['analyse', 'learn', 'learn', 'learn']) {
      /** @type {HTMLElement | null | undefined} */ (shadowRoot?.querySelector(`[data-command=${name}]`))?.click();
    }
  });
  await expect(panel(page).locator('.analysis-run')).toBeVisible();
  for (const name of ['analyse', 'learn']) await expect(page.locator(`cauce-game [data-command=${name}]`)).toBeHidden();
  go();
  await everybody(page);
  await expect(panel(page).locator('.analysis-progress')).toContainText('1 of ', { timeout: 45_000 });
});

for (const [who, first, all] of /** @type {const} */ ([
  ['Both', '1 of 1+', 3],
  ['Player 2', '1 of 1+', 2],
])) {
  test(`a lesson begins with the first mistake that is certain, and those found later follow it: ${who}`, async ({
    page,
  }) => {
    // One worker, which hears nothing of how the game ended until it is let go.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 });
      /** @type {(() => void)[] | null} */
      let held = [];
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (...args) {
        const post = () => postMessage.apply(this, /** @type {any} */ (args));
        if (held && / c3 b3/.test(args[0]?.line)) held.push(post);
        else post();
      };
      Object.assign(window, {
        letGo: () => {
          for (const post of held ?? []) post();
          held = null;
        },
      });
    });
    await open(page, FAULTY);
    const before = await line(page);
    await page.locator('cauce-game [data-command=analyse]').click();
    await panel(page).locator('.analysis-run').getByRole('button', { name: 'Learn from mistakes' }).click();
    const learn = panel(page).locator('.analysis-learn');
    await learn.getByRole('button', { name: who }).click({ timeout: 45_000 });
    await expect(learn).toContainText(first);
    expect(await record(page)).not.toContain('%win');
    await page.evaluate(() => /** @type {any} */ (window).letGo());
    const progress = learn.locator('.analysis-progress');
    for (let task = 1; task <= all; task += 1) {
      await expect(progress).toHaveText(new RegExp(`^${task} of ${all}(?!\\+)`), { timeout: 45_000 });
      await learn.getByRole('button', { name: 'Skip' }).click();
    }
    await expect(learn).toHaveAttribute('data-over');
    expect(await line(page)).toBe(before);
    expect(await record(page)).toMatch(/b3\?\?\s\{\[%win/);
  });
}

test('discs of mistakes that lie near each other do not overlap, and only the graver stands where there is room for one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FAULTY);
  await analysed(page);
  // As near as in a long game.
  await graph(page).evaluate((graph) => (graph.style.width = '2rem'));
  const discs = graph(page).locator('.graph-dot');
  const apart = () =>
    discs.evaluateAll((all) => {
      const [one, other] = all.map((disc) => disc.getBoundingClientRect());
      return (
        one &&
        other &&
        (one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top)
      );
    });
  await expect.poll(apart).toBe(true);
  await graph(page).evaluate((graph) => Object.assign(graph.style, { width: '1rem', height: '0.75rem' }));
  await expect(discs).toHaveText(['??']);
});

test('a try is weighed although one before it still is, and what comes too late is not told', async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {(() => void)[] | null} */
    let held = null;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...args) {
      const post = () => postMessage.apply(this, /** @type {any} */ (args));
      if (held) held.push(post);
      else post();
    };
    Object.assign(window, {
      holdBack: () => (held = []),
      letGo: () => {
        const all = held ?? [];
        held = null;
        for (const post of all) post();
      },
    });
  });
  await open(page, FAULTY);
  await learns(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn.locator('.analysis-progress')).toContainText('1 of ', { timeout: 45_000 });
  const all = parseInt((await learn.locator('.analysis-progress').textContent())?.split(' of ')[1] ?? '', 10);
  expect(all).toBeGreaterThan(1);
  await page.evaluate(() => /** @type {any} */ (window).holdBack());
  await square(page, 'a3').click();
  await learn.getByRole('button', { name: 'Skip' }).click();
  await expect(learn.locator('.analysis-progress')).toContainText('2 of ');
  for (const name of ['c2', 'a3']) {
    await square(page, name).click();
    await expect(learn).toContainText('Let me see…');
  }
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  await expect(learn).toContainText(/That loses.* Try again\./, { timeout: 20_000 });
  await expect(learn.locator('.analysis-progress')).toContainText('2 of ');
});

test('on a phone the analysis of a game of four is no wider than the page, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=caminos&players=4&moves=L:a1a2b1c1+T:a7b7b8c7+resign');
  await page.locator('cauce-game [data-command=analyse]').click();
  await expect(panel(page)).toBeVisible();
  for (const lang of LANGUAGES) {
    await page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), lang);
    await expect(panel(page)).toHaveAttribute('lang', lang);
    const { right, close } = await panel(page).evaluate((panel) => ({
      right: panel.getBoundingClientRect().right,
      close: panel.querySelector('.moves-head > .icon-button')?.getBoundingClientRect().right ?? Infinity,
    }));
    expect(right, lang).toBeLessThanOrEqual(390);
    expect(close, lang).toBeLessThan(right);
  }
});

test('a try that gives away less than any fault is good', async ({ page }) => {
  await open(page, 'game=snorkels&moves=a1+c3+a2+d3+resign');
  await learns(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('1 of ', { timeout: 45_000 });
  await square(page, 'd4').click();
  await expect(learn).toContainText(/Also good: .* Best: [a-f]\d, \w/, { timeout: 20_000 });
  await expect(page.locator('cauce-game .arrows circle[style*=dasharray]').first()).toBeVisible();
});

test('after each of the best moves stands how the game could go on, and one steps into it', async ({ page }) => {
  await open(page, FAULTY);
  await analysed(page);
  await graph(page).press('Home');
  const first = panel(page).locator('.analysis-best li').first();
  await expect(first).toBeVisible({ timeout: 20_000 });
  const told = `${await first.locator('.analysis-ring').textContent()}, ${await first.locator('.analysis-line').textContent()}`;
  expect(told).toMatch(/^[a-c]\d, ([a-c]\d|switching to purple)/);
  const sides = (/** @type {string} */ part) =>
    first.locator(`${part} .mark`).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-side')));
  expect(await sides('.analysis-ring')).toEqual(['purple']);
  // Whoever switches is purple from then on.
  expect((await sides('.analysis-line')).slice(0, 1)).toEqual([told.includes('switching') ? 'purple' : 'green']);
  await first.getByRole('button').click();
  const moves = told.replace('switching to purple', 'swap').split(', ');
  expect(await line(page)).toBe(`snorkels size=3 : ${moves[0]}`);
  await page.locator('cauce-game [data-command=redo]').click();
  expect(await line(page)).toBe(`snorkels size=3 : ${moves.slice(0, 2).join(' ')}`);
});

/**
 * Steps into the better line at the first fault.
 *
 * @param {import("@playwright/test").Page} page
 */
async function intoBetter(page) {
  await page.locator('cauce-game .move[data-mark]').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel(page).locator('.analysis-best li').first().getByRole('button').click({ timeout: 20_000 });
}

test('better lines are folded in the list until one stands in them', async ({ page }) => {
  await open(page, `game=${CAMINOS}`);
  await analysed(page);
  await onScreens(
    page,
    [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
    async () => {
      const better = page.locator("cauce-game .moves-run[data-depth='1']").first();
      await expect(better).toBeAttached();
      await expect(better).toBeHidden();
      // A move and its answer stand in a row, and what a mark stands after is in one line.
      const moves = await boxes(page, ".moves-run[data-depth='0'] .move");
      expect(moves.length).toBeGreaterThan(4);
      for (const [index, { top }] of moves.entries()) if (index % 2) expect(top).toBe(moves[index - 1]?.top);
      const lines = await page
        .locator('cauce-game .move[data-mark] .move-text')
        .evaluateAll((all) =>
          all.map((move) => move.getBoundingClientRect().height / parseFloat(getComputedStyle(move).lineHeight)),
        );
      for (const high of lines) expect(high).toBeLessThan(1.5);
      await intoBetter(page);
      await expect(better).toBeVisible();
      await page.locator('cauce-game .move[data-mark]').first().click();
      await expect(better).toBeHidden();
    },
  );
});

test('the move that a line goes on with stands among the best moves found there', async ({ page }) => {
  await open(page, `game=${CAMINOS}`);
  await analysed(page);
  const line = page.locator("cauce-game .moves-run[data-depth='1']").first().locator('.move');
  await expect(line.nth(3)).toBeAttached();
  await intoBetter(page);
  for (const at of [0, 1, 2]) {
    const next =
      (
        await line
          .nth(at + 1)
          .locator('.move-text')
          .textContent()
      )?.split(' ') ?? [];
    await line.nth(at).click();
    const own = panel(page)
      .locator('.analysis-best li')
      .filter({ has: page.locator('[data-own]') });
    await expect(own).toHaveCount(1, { timeout: 20_000 });
    await expect(own.locator('.analysis-ring')).toContainText(next[0] ?? '');
    await expect(own.locator('.analysis-worth')).toContainText(/\d|wins|loses/);
    await own.getByRole('button').click();
    await expect(line.nth(at + 1)).toHaveAttribute('aria-current', 'step');
  }
});

test('a mistake that was shown as a piece leaves in sight what is read on that', async ({ page }) => {
  await open(page, FAULTY);
  await learns(page);
  await expect(panel(page).locator('.analysis-learn')).toContainText('1 of ', { timeout: 45_000 });
  const played = (await line(page)).split(' : ')[1]?.split(' ').length ?? 0;
  // The number and four ends of each piece, that which is only shown included.
  const kept = page
    .locator('cauce-game .arrows')
    .evaluate((arrows) => arrows.parentElement?.querySelector('mask path')?.getAttribute('d')?.match(/M/g)?.length);
  expect(await kept).toBe(5 * (played + 1));
});

for (const game of [CAMINOS, 'snorkels&moves=g1+e5+f5+f6+g5+f3+e6+e4+resign']) {
  test(`on a tablet held upright all that is looked at stands in the window with the board, and beside the board nothing changes place from one move to the next, ${game.split('&')[0]}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, `game=${game}`);
    await analysed(page);
    await test.step('on a tablet held upright', async () => {
      await page.locator('cauce-game .move[data-mark]').last().click();
      await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 20_000 });
      for (const part of [
        '.board',
        '.walk',
        '.graph',
        '.analysis-verdict',
        '.analysis-best',
        '.analysis-sum > .button',
        '.move[aria-current]',
      ]) {
        await expect(page.locator(`cauce-game ${part}`), part).toBeInViewport({ ratio: 0.99 });
      }
      // At the foot of the page the buttons are still to be pressed.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.locator('cauce-game [data-command=undo]').click({ timeout: 5000 });
    });
    await test.step('beside the board', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator('cauce-game [data-command=last]').click();
      const places = async () =>
        (await boxes(page, '.graph, .analysis-sum, .moves-list')).map(({ top }) => Math.round(top));
      const atEnd = await places();
      const moves = await page.locator("cauce-game .moves-run[data-depth='0'] .move").count();
      for (let ply = moves; ply > 0; ply -= 1) {
        await page.locator('cauce-game [data-command=undo]').click();
        expect(await places(), `${ply}`).toEqual(atEnd);
      }
    });
  });
}

test('a finished game that is seen from its beginning says so', async ({ page }) => {
  await open(page, FAULTY);
  const status = page.locator('cauce-game .status-line');
  await page.locator('cauce-game [data-command=first]').click();
  await expect(status).toHaveText('Start of a finished game: move 0 of 7');
  await page.locator('cauce-game [data-command=redo]').click();
  await expect(status).not.toContainText('finished');
});

test('a mistake to learn from is marked on the board, and the best moves are not', async ({ page }) => {
  await open(page, FAULTY);
  const drawn = () =>
    page
      .locator('cauce-game .arrows > *')
      .evaluateAll((shapes) => [...new Set(shapes.map((shape) => /** @type {SVGElement} */ (shape).style.stroke))]);
  const marked = ['var(--cauce-paper)', 'var(--cauce-danger)'];
  await learns(page);
  const learn = panel(page).locator('.analysis-learn');
  await expect(learn).toContainText('Find a better move', { timeout: 45_000 });
  // What is written about the position is read a moment later, and draws nothing.
  await page.waitForTimeout(300);
  expect(await drawn()).toEqual(marked);
  // Here the best moves were about to be shown.
  await learn.getByRole('button', { name: 'Done' }).click();
  await analysed(page);
  await page.locator('cauce-game .move').first().click();
  await page.locator('cauce-game [data-command=undo]').click();
  await panel(page).getByRole('button', { name: 'Learn from mistakes' }).click();
  await everybody(page);
  await expect(learn).toContainText('Find a better move');
  await page.waitForTimeout(1500);
  expect(await drawn()).toEqual(marked);
});

test('a better move that was found is shown as made on a board that was turned in space, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const turned = async (/** @type {string} */ moves) => {
    await open(page, `game=caminos&moves=${moves}`);
    for (let step = 0; step < 3; step += 1) await page.locator('cauce-game [data-command=right]').click();
  };
  const played = 'O:c3c3c4c4+L:a1a2a3b3+Z:e5e6f6f7';
  await turned(`${played}+T:h4h5h5h6+resign`);
  const told = page.locator('cauce-game').evaluate(
    (game) =>
      new Promise((tell) =>
        game.addEventListener('cauce-before-move', (event) => tell(/** @type {CustomEvent} */ (event).detail.token), {
          capture: true,
          once: true,
        }),
      ),
  );
  await learns(page);
  const task = panel(page).locator('.analysis-task');
  await expect(task).toContainText('Find a better move', { timeout: 45_000 });
  // What was placed is seen as a piece.
  await expect(page.locator('cauce-game .choice', { hasText: 'Place it' })).toBeVisible();
  await page.locator('cauce-game .choice', { hasText: /^Z/ }).click();
  await square(page, 'a6').click();
  await expect(panel(page).locator('.analysis-task[data-judged=found]')).toBeVisible({ timeout: 20_000 });
  await page.mouse.move(0, 0);
  const token = await told;
  const spot = await square(page, 'a6').evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const paint = () =>
    page
      .locator('cauce-game canvas')
      .first()
      .evaluate((canvas, { x, y }) => {
        const shown = /** @type {HTMLCanvasElement} */ (canvas);
        const { left, top, width } = shown.getBoundingClientRect();
        const scale = shown.width / width;
        return [...(shown.getContext('2d')?.getImageData((x - left) * scale, (y - top) * scale, 1, 1).data ?? [])];
      }, spot);
  const found = await paint();
  await page.goto('about:blank');
  await turned(`${played}+${token}`);
  await expect.poll(paint).toEqual(found);
});

test('a try that is refused is seen as the piece that was placed', async ({ page }) => {
  await open(page, 'game=caminos&moves=O:c3c3c4c4+L:a1a2a3b3+Z:e5e6f6f7+T:h4h5h5h6+resign');
  await learns(page);
  const task = panel(page).locator('.analysis-task');
  await expect(task).toContainText('Find a better move', { timeout: 45_000 });
  const place = page.locator('cauce-game .choice', { hasText: 'Place it' });
  // The mistake is seen, and is not offered: neither in words nor by a button that could be pressed by mistake.
  await expect(page.locator('cauce-game .status-detail')).toBeHidden();
  await expect(place).toHaveCSS('pointer-events', 'none');
  await place.press('Enter');
  await expect(task).toContainText('That is what was played', { timeout: 20_000 });
  await expect(place).not.toHaveAttribute('aria-disabled', 'true');
});

test('what is played by a button alone can be tried while the mistake lies on the board', async ({ page }) => {
  await open(page, 'game=snorkels&size=6&moves=f5+a1+resign');
  await learns(page);
  const task = panel(page).locator('.analysis-task');
  await expect(task).toContainText('Find a better move', { timeout: 45_000 });
  await page.locator('cauce-game .choice', { hasText: 'Switch to purple' }).click();
  await expect(task).toContainText('Not the best', { timeout: 20_000 });
});

test('in a lesson the piece is turned and placed right beside the board, and how grave the mistake was is told in a word on a phone', async ({
  page,
}) => {
  await open(page, `game=${CAMINOS}`);
  await learns(page);
  await expect(panel(page).locator('.analysis-task')).toContainText('Find a better move', { timeout: 45_000 });
  const row = panel(page).locator('.analysis-progress');
  const word = row.getByText(/^(Inaccuracy|Mistake|Blunder)$/);
  await onScreens(
    page,
    [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1024, 768],
    ],
    async (width) => {
      if (width === 390) {
        await expect(word).toBeVisible({ timeout: 45_000 });
        const [told, whole] = [await word.boundingBox(), await row.boundingBox()];
        // Beside the buttons that turn the board, too.
        expect((told?.y ?? NaN) + (told?.height ?? NaN)).toBeLessThanOrEqual(
          (whole?.y ?? NaN) + (whole?.height ?? NaN) + 1,
        );
      }
      await expect.poll(() => cutOff(page, '.board, .analysis-task, .choice, .analysis-learn .button')).toEqual([]);
      const buttons = await boxes(page, '.analysis-learn .button');
      expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
      // What was played is marked by each square that it covered.
      expect(await page.locator('cauce-game .arrows circle').count()).toBeGreaterThan(2);
    },
  );
});

test('a mistake is told of whole on a phone, and four stand there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `game=${CAMINOS}`);
  await analysed(page);
  const rows = panel(page).locator('.analysis-worst li');
  // Why the better move is better stands with that.
  await expect(rows).toContainText(/\d+% → \d+%\s*Better: [^.]+\. [A-Z][^.]+\.$/);
  const cut = (/** @type {Element[]} */ all) => all.map((part) => part.scrollWidth > part.clientWidth);
  expect(new Set(await rows.locator('span').evaluateAll(cut))).toEqual(new Set([false]));
  // What it cost has the width of the row.
  await page.setViewportSize({ width: 320, height: 640 });
  expect((await rows.first().locator('.analysis-worth').boundingBox())?.height).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=snorkels&moves=g1+e5+f5+f6+g5+f3+e6+e4+f7+g6+g7');
  await page.reload();
  await analysed(page);
  await expect(rows.nth(3)).toBeInViewport({ ratio: 0.9 });
  // So does the way to learn from them.
  await expect(sum(page).locator('> .button')).toBeInViewport({ ratio: 1 });
  for (const [width, height] of /** @type {const} */ ([
    [1440, 900],
    [768, 1024],
  ])) {
    await page.setViewportSize({ width, height });
    await expect(rows.nth(3)).toBeInViewport({ ratio: 0.99 });
  }
  // On a tablet none is cut, and the way to learn stays in the window.
  expect(
    await panel(page)
      .locator('.analysis-worst ol')
      .evaluate((list) => list.scrollHeight <= list.clientHeight),
  ).toBe(true);
  await expect(sum(page).locator('> .button')).toBeInViewport({ ratio: 1 });
  // Nor is it below the list where a phone lies.
  await page.setViewportSize({ width: 844, height: 390 });
  const [drawn, learn] = await boxes(page, '.graph, .analysis-sum > .button');
  expect(learn?.bottom).toBeLessThanOrEqual(drawn?.top ?? 0);
});

test('what a move was, or what it allowed, is said before the best moves, in the window with the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FAULTY);
  await analysed(page);
  const worst = panel(page).getByRole('list', { name: 'The gravest mistakes' });
  const verdict = panel(page).locator('.analysis-verdict');
  await onScreens(
    page,
    [
      [390, 844],
      [768, 1024],
    ],
    async () => {
      await expect(worst.getByRole('button', { name: '6 b3' })).toContainText(/100% → 0%.*b2/);
      await worst.getByRole('button', { name: '6 b3' }).click();
      await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 20_000 });
      const [said, best] = await boxes(page, '.analysis-verdict, .analysis-best');
      expect(said?.bottom).toBeLessThanOrEqual(best?.top ?? 0);
      for (const part of ['.board', '.analysis-verdict', '.analysis-best li >> nth=0'])
        await expect(page.locator(`cauce-game ${part}`), part).toBeInViewport({ ratio: 0.99 });
      await panel(page).getByRole('button', { name: 'Better: b2' }).click();
      await expect(verdict).toContainText('Not played in this game.');
      await expect(panel(page).getByRole('button', { name: 'Back to the game' })).toBeInViewport({ ratio: 1 });
      await panel(page).getByRole('button', { name: 'Back to the game' }).click();
      await graph(page).press('End');
    },
  );
});

test('upright, the analysis is brought below the board that stays in sight, wherever one has scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, FAULTY);
  /** How far below the board something begins, and how far above the window's end. @param {string} part */
  const room = (part) =>
    page.locator('cauce-game').evaluate((game, part) => {
      const root = /** @type {ShadowRoot} */ (game.shadowRoot);
      const top = (/** @type {string} */ part) =>
        /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
      return Math.min(top(part).top - top('.board').bottom, innerHeight - top(part).top - 50);
    }, part);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('cauce-game [data-command=analyse]').click();
  await expect(panel(page)).toBeVisible({ timeout: 45_000 });
  await expect.poll(() => room('.analysis')).toBeGreaterThan(-1);
  // What is hidden with the walk ends above the card.
  const [walk, card] = await boxes(page, '.walk, .analysis');
  expect((card?.top ?? 0) - (walk?.bottom ?? 0)).toBeGreaterThanOrEqual(4);
  // By keyboard one goes on from the graph, as what was pressed is gone.
  await expect(graph(page)).toBeFocused();
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 45_000 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await sum(page).getByRole('button', { name: 'Learn from mistakes' }).click();
  await everybody(page);
  await expect(page.locator('cauce-game .analysis-learn button').first()).toBeVisible();
  for (const part of ['.analysis-task', '.board'])
    await expect(page.locator(`cauce-game ${part}`)).toBeInViewport({ ratio: 1 });
});

for (const [game, size] of /** @type {[string, { width: number, height: number }][]} */ ([
  ['game=tayu&moves=%2B237+j9h237+%2B137+resign', { width: 768, height: 1024 }],
  ['game=tayu&players=4&moves=%2B237+j9h237+%2B137+resign', { width: 390, height: 844 }],
  ['game=caminos&moves=L:f6f6f6g6+resign', { width: 1440, height: 900 }],
  ['game=sendas&moves=resign', { width: 390, height: 844 }],
])) {
  test(`a short game is analysed: ${game}`, async ({ page }) => {
    const trouble = complaints(page);
    await page.setViewportSize(size);
    await open(page, game);
    await analysed(page);
    await graph(page).press('Home');
    await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 20_000 });
    // What goes by below the board and the buttons that stay in sight is as large as it is when one has scrolled on.
    await page.locator('cauce-game').evaluate((game) => {
      for (const part of game.shadowRoot?.querySelectorAll('.stage, .board, .walk') ?? [])
        Object.assign(/** @type {HTMLElement} */ (part).style, { position: 'relative', top: '0' });
    });
    expect(await axe(page)).toEqual([]);
    expect(await record(page)).toMatch(/\[%win \d+ \d+/);
    // To give up is no move that could be better.
    expect(await marked(page)).not.toContain('resign??');
    expect(trouble).toEqual([]);
  });
}

test('the element answers with values, and its attributes forbid what they name', async ({ page }) => {
  await open(page, 'game=snorkels&size=3&moves=a1+a2+c3');
  const answers = await page.locator('cauce-game').evaluate(async (game) => {
    const it = /** @type {any} */ (game);
    const stop = new AbortController();
    const stopped = it
      .think({ level: 8, signal: AbortSignal.abort(new Error('no more')) })
      .catch((/** @type {Error} */ error) => error.message);
    return {
      token: await it.think({ level: 3, signal: stop.signal }),
      found: await it.analyse({ lines: 2 }),
      stopped: await stopped,
      line: it.line,
    };
  });
  expect(answers.token).toBe('b1');
  expect(answers.stopped).toBe('no more');
  expect(answers.line).toBe('snorkels size=3 : a1 a2 c3');
  expect(answers.found).toMatchObject({
    line: answers.line,
    seat: 2,
    chances: [0, 1],
    lines: [{ moves: ['b1'], chance: 1, proof: { winners: [2], plies: 1 } }],
  });
  const button = page.locator('cauce-game [data-command=hint]');
  await expect(button).toBeVisible();
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('hint', 'off'));
  await expect(button).toBeHidden();
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('b1'));
  await expect(page.locator('cauce-game [data-command=analyse]')).toBeVisible();
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('analysis', 'off'));
  await expect(page.locator('cauce-game [data-command=analyse]')).toBeHidden();
});

const RECKONED = 'tayu&moves=%2B057+h9h057+%2B017+e9h345+%2B012+end';
for (const game of [CAMINOS, RECKONED, 'sendas&moves=g1-f2%3DSW+pass+resign', SNORKELS]) {
  test(`beside an analysis what a move is made with is in the window, and the board stays, ${game.split('&')[0]}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `game=${game}`);
    await analysed(page);
    await onScreens(
      page,
      [
        [1440, 900],
        [1280, 720],
      ],
      async () => {
        await graph(page).press('End');
        const board = await page.locator('cauce-game .board').boundingBox();
        await graph(page).press('Home');
        for (const ply of [0, 1]) {
          if (ply) await page.locator('cauce-game [data-command=redo]').click();
          await expect.poll(() => cutOff(page, '.board, .choice, .camera, .status-detail')).toEqual([]);
          expect(await page.locator('cauce-game .board').boundingBox()).toEqual(board);
        }
      },
    );
  });
}

test('where much is told of the end of a game, its gravest mistakes stand below that, and whose chance is told', async ({
  page,
}) => {
  await open(page, `game=${RECKONED}`);
  await analysed(page);
  const faulty = (await record(page)).replace(/(e9h345)\S*/, '$1?!');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game, record) => (game.record = record), faulty);
  await expect(panel(page)).toHaveCount(0);
  await analysed(page);
  await onScreens(
    page,
    [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
    async (width) => {
      await graph(page).press('End');
      await expect(panel(page).locator('.ending > p').nth(2)).toBeVisible();
      await panel(page)
        .locator('.analysis-shown')
        .evaluate((shown) => shown.scrollIntoView({ block: 'end' }));
      await expect(panel(page).locator('.analysis-worst li')).toBeInViewport({ ratio: 0.9 });
      await expect(panel(page).locator('.analysis-worst h3')).toHaveText(/The gravest mistakes\s*Chance of winning/);
      if (width > 1000) {
        await panel(page).locator('.analysis-worst li button').click();
        await expect(panel(page).locator('.analysis-verdict .analysis-worth')).toHaveText(/^Player\s2\s\d+% → \d+%$/);
        await expect(panel(page).locator('.analysis-whose')).toBeInViewport({ ratio: 1 });
      }
    },
  );
});

test('how a game could go on is told in whole moves', async ({ page }) => {
  await open(page, `game=${CAMINOS}`);
  await analysed(page);
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [768, 1024],
    [1440, 900],
  ])) {
    await page.setViewportSize({ width, height });
    await graph(page).press('Home');
    await expect(panel(page).locator('.analysis-best .analysis-line').first()).toBeVisible({ timeout: 45_000 });
    const cut = await panel(page)
      .locator('.analysis-best .analysis-line')
      .evaluateAll((lines) =>
        lines.flatMap((line) => {
          const { bottom, right } = line.getBoundingClientRect();
          const steps = [...line.querySelectorAll('.analysis-step')].map((step) => step.getBoundingClientRect());
          return steps.filter((step) => step.top < bottom - 1 && (step.right > right + 1 || step.bottom > bottom + 4));
        }),
      );
    expect(cut, `${width}`).toEqual([]);
  }
});

test('a lesson names the move that was played, and what a move is made with rests once a better one is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `game=${CAMINOS}&seats=computer-1,here`);
  await learns(page);
  const task = panel(page).locator('.analysis-task');
  await expect(task).toContainText(/Move 4, Player.2: T on h4, h5, h6\. Find a better move\./, { timeout: 45_000 });
  const choices = page.locator('cauce-game .choices');
  await expect(choices).toHaveJSProperty('inert', false);
  await panel(page).getByRole('button', { name: 'Show the better move' }).click();
  await expect(task).toContainText('Better: ', { timeout: 20_000 });
  await expect(choices).toHaveJSProperty('inert', true);
});

test('in an analysis nobody is told what to do where the computer is to move', async ({ page }) => {
  await open(page, 'game=sendas&moves=g1-f2%3DSW+pass+resign&seats=here,computer-1');
  await analysed(page);
  await page.locator('cauce-game [data-command=first]').click();
  const detail = page.locator('cauce-game .status-detail');
  await expect(detail).toBeVisible();
  await page.locator('cauce-game [data-command=redo]').click();
  await expect(page.locator('cauce-game .status-line')).toContainText('Computer 1');
  await expect(detail).toBeHidden();
});
