// The analysis of a game: graph, marks, better lines, record, and learning from mistakes.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { FAULTY, command, complaints, hold, line, offered, onScreens, open, square } from './helpers.mjs';
import { outside } from './laws.mjs';

/** @param {import("@playwright/test").Page} page */
const panel = (page) => page.locator('cauce-game .analysis');
/** @param {import("@playwright/test").Page} page */
const sum = (page) => page.locator('cauce-game .analysis-sum');
/** The dialog for learning from mistakes. @param {import("@playwright/test").Page} page */
function lesson(page) {
  const dialog = page.locator('dialog.mistakes');
  const board = dialog.locator('cauce-game');
  return {
    dialog,
    board,
    mistake: board.locator('.mistake'),
    said: board.locator('.task-said'),
    next: board.getByRole('button', { name: 'Next' }),
    square: (/** @type {string} */ at) => board.locator(`[role=gridcell][data-id="${at}"]`),
    line: () => board.evaluate((/** @type {any} */ game) => game.line),
  };
}
/** @param {import("@playwright/test").Page} page */
const graph = (page) => panel(page).getByRole('slider');
/** @param {import("@playwright/test").Page} page */
const record = (page) =>
  page
    .locator('cauce-game')
    .first()
    .evaluate((game) => /** @type {any} */ (game).record);

/**
 * Opens the analysis, and waits until it is complete.
 *
 * @param {import("@playwright/test").Page} page
 */
async function analysed(page) {
  await command(page, 'analyse');
  await expect(panel(page)).toBeVisible();
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 45_000 });
}

/**
 * Returns the marked moves of the move list, as their buttons show them.
 *
 * @param {import("@playwright/test").Page} page
 */
const marked = (page) => page.locator('cauce-game .move[data-mark] .move-text').allTextContents();

test('an analysis has a graph for keyboard and mouse, marks and better lines', async ({ page }) => {
  const trouble = complaints(page);
  await open(page, FAULTY);
  await analysed(page);
  const marks = await marked(page);
  expect(marks).toContain('b3??');
  // The keyboard reaches every move.
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
  // The better line, which the computer has added as a variation, can be entered.
  await panel(page).getByRole('button', { name: 'Better: b2' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b2');
  await expect(page.locator('cauce-game .move[data-computer][aria-current]')).toContainText('b2');
  // The best moves of a position appear on the board and as buttons.
  await graph(page).press('Home');
  await graph(page).press('PageUp');
  await expect(panel(page).locator('.analysis-best li').first()).toContainText('wins at once');
  await expect(page.locator('cauce-game .arrows circle').first()).toBeVisible();
  await panel(page).locator('.analysis-best button').first().click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b2');
  const box = await graph(page).boundingBox();
  if (!box) throw new Error('no graph');
  await page.mouse.click(box.x + box.width - 1, box.y + 20);
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3 c2');
  // At the end of the game, the biggest mistakes replace the best moves, and lead to their positions.
  await panel(page).getByRole('list', { name: 'The biggest mistakes' }).getByRole('button', { name: '6 b3' }).click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 b1 c1 c3 b3');
  await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('cauce-game .arrows circle')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('in Caminos the board shows the squares of the best move, or of the line under the mouse', async ({ page }) => {
  await open(page, 'game=caminos&moves=O:c3c3c4c4+L:a1a2a3b3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await command(page, 'analyse');
  const best = panel(page).locator('.analysis-best li');
  await expect(best.first()).toBeVisible({ timeout: 45_000 });
  const circles = page.locator('cauce-game .arrows circle');
  await expect(circles.first()).toBeVisible();
  const shown = () =>
    circles.evaluateAll((all) => all.map((one) => `${one.getAttribute('cx')} ${one.getAttribute('cy')}`).join());
  const first = await shown();
  await best.nth(1).hover();
  await expect.poll(shown).not.toBe(first);
  expect(await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).ply)).toBe(1);
  await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
  await expect(circles).toHaveCount(0);
});

test('analysis results are stored in the record and the saved game, and are not computed again', async ({ page }) => {
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
  // None of it is displayed as a comment.
  await expect(page.locator('cauce-game .moves-note')).toHaveCount(0);
  await command(page, 'analyse');
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 1000 });
  await expect(panel(page).getByRole('progressbar')).toBeHidden();
});

test('an analysis can be stopped and continued, and the moves can be stepped through meanwhile', async ({ page }) => {
  await open(page, 'game=snorkels&moves=a1+swap+b1+g7+a2');
  // The analysis is stopped before it ends, even on a fast machine.
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
  // The stopped part is displayed to a player who stays there.
  await expect(panel(page).locator('.analysis-legend b')).toHaveText([/^\d+%$/, /^\d+%$/], { timeout: 20_000 });
  await panel(page).getByRole('button', { name: 'Continue the analysis' }).click();
  await page.locator('cauce-game [data-command=undo]').click();
  expect(await line(page)).toBe('snorkels : a1 swap b1');
  await expect(sum(page).locator('.analysis-counts table')).toBeVisible({ timeout: 45_000 });
});

test('the analysis of a read-only game leaves its record unchanged', async ({ page }) => {
  await open(page, FAULTY);
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('readonly', ''));
  const before = await record(page);
  await analysed(page);
  await expect(panel(page).locator('.graph-dot').first()).toBeVisible();
  await graph(page).press('Home');
  await expect(panel(page).locator('.analysis-best li').first()).toBeVisible();
  expect(await record(page)).toBe(before);
  await expect(offered(page, 'learn')).toHaveCount(0);
});

test('after a change of language, the analysis and the lesson on mistakes are in the new language', async ({
  page,
}) => {
  await open(page, `${FAULTY}&seats=computer-1,here`);
  await analysed(page);
  const speak = (/** @type {string} */ lang) =>
    page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), lang);
  await speak('de');
  await expect(panel(page).locator('.panel-title')).toHaveText('Analyse');
  await expect(panel(page).getByRole('button', { name: 'Analyse schließen' })).toBeVisible();
  // In a game from a link, no player is “you”.
  await expect(panel(page).locator('.analysis-legend')).toContainText('Spieler 2');
  await panel(page).getByRole('button', { name: 'Aus Fehlern lernen' }).click();
  const learn = lesson(page);
  await expect(learn.mistake).toContainText(/^1 von /, { timeout: 45_000 });
  await expect(learn.board).toContainText('Finde einen besseren Zug.');
});

test('after a game against the computer, the lesson asks only about the mistakes of the human player', async ({
  page,
}) => {
  await open(page, `${FAULTY}&seats=computer-1,here`);
  await command(page, 'learn');
  const learn = lesson(page);
  for (const task of [1, 2]) {
    await expect(learn.mistake).toContainText(`${task} of`, { timeout: 45_000 });
    await expect(learn.mistake).toContainText(/, Player.2: /);
    await learn.next.click();
  }
  await expect(learn.dialog).toContainText('0 of 2');
});

test('two workers share an analysis, find the same as one worker, and report progress by moves', async ({
  browser,
}) => {
  /** @param {number} cores */
  const found = async (cores) => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript((value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }), cores);
    const go = await hold(page, /worker_bg/);
    await open(page, FAULTY);
    await command(page, 'analyse');
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

test('the lesson on mistakes allows another try, shows better moves and counts the solved ones', async ({ page }) => {
  const trouble = complaints(page);
  await open(page, FAULTY);
  const before = await line(page);
  await analysed(page);
  const written = await record(page);
  await command(page, 'learn');
  const learn = lesson(page);
  await expect(learn.mistake).toContainText(/^1 of 3 .*(Inaccuracy|Mistake|Blunder)/, { timeout: 45_000 });
  await expect(learn.mistake).toContainText(/fell from \d+% to \d+%\.|let the other side win at once\./);
  await expect(learn.board).toContainText('Find a better move.');
  const strokes = () =>
    learn.board
      .locator('.arrows > *')
      .evaluateAll((shapes) => [...new Set(shapes.map((shape) => /** @type {SVGElement} */ (shape).style.stroke))]);
  // The played move is marked, and no better one is.
  await expect.poll(strokes).toEqual(['var(--cauce-paper)', 'var(--cauce-danger)']);
  for (let task = 1; task <= 3; task += 1) {
    await expect(learn.mistake).toContainText(`${task} of 3`);
    // The dialog has a board of its own.
    await expect(learn.said).toBeHidden();
    if ((await learn.line()) === 'snorkels size=3 : a1 a2 b1 c1 c3') {
      await learn.square('b3').click();
      await expect(learn.said).toContainText('That is what was played.');
      await learn.board.getByRole('button', { name: 'Try again' }).click();
      await learn.square('a3').click();
      await expect(learn.said).toContainText(/That loses.* Best play after it: c2\./);
      // A press on the board takes back a wrong try, too.
      await learn.square('b2').click({ force: true });
      await learn.square('b2').click();
      await expect(learn.said).toContainText(/That is the best move\. .+\./);
      expect(await axe(page)).toEqual([]);
    } else {
      await learn.board.getByRole('button', { name: 'Solution' }).click();
      await expect(learn.said).toContainText('Better: ');
    }
    await learn.next.click();
  }
  await expect(learn.dialog).toContainText(/1 of 3/);
  await page.keyboard.press('Escape');
  await expect(learn.dialog).toHaveCount(0);
  expect([await line(page), await record(page)]).toEqual([before, written]);
  expect(trouble).toEqual([]);
});

test('a move made with a button counts as a try in the lesson, and a reload leaves the game unchanged', async ({
  page,
}) => {
  await open(page, 'game=snorkels&size=6&moves=f5+a1+resign');
  await command(page, 'learn');
  const learn = lesson(page);
  await expect(learn.mistake).toContainText('1 of ', { timeout: 45_000 });
  await learn.board.locator('.choice', { hasText: 'Switch to purple' }).click();
  await expect(learn.said).toContainText('Not the best', { timeout: 20_000 });
  await page.reload();
  await expect.poll(() => line(page)).toBe('snorkels size=6 : f5 a1 resign');
});

test('in an analysis Undo goes back one move, and without it to the turn of the human player', async ({ page }) => {
  await open(page, `${FAULTY}&seats=here,computer-1`);
  const made = async () => (await line(page)).split(' : ')[1]?.split(' ').length ?? 0;
  const press = (/** @type {string} */ name) => command(page, name);
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

test('in Caminos a mark is drawn on top of the piece on its square', async ({ page }) => {
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

test('a lesson can start while the analysis runs, and mistakes that are found later are added to it', async ({
  page,
}) => {
  // There is one worker, which does not learn how the game ended until its message is released.
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
  await command(page, 'analyse');
  await panel(page).locator('.analysis-run').getByRole('button', { name: 'Learn from mistakes' }).click();
  const learn = lesson(page);
  await expect(learn.mistake).toContainText('1 of 1+', { timeout: 45_000 });
  expect(await record(page)).not.toContain('%win');
  await learn.next.click();
  await expect(learn.next).toBeDisabled();
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  for (const task of [2, 3]) {
    await expect(learn.mistake).toContainText(`${task} of `, { timeout: 45_000 });
    await learn.next.click();
  }
  await expect(learn.dialog).toContainText('0 of 3');
  expect(await line(page)).toBe(before);
  expect(await record(page)).toMatch(/b3\?\?\s\{\[%win/);
});

test('a move in another window closes the analysis and leaves the lesson on mistakes open', async ({
  page,
  context,
}) => {
  await open(page, 'game=snorkels&size=3&moves=a1+a2+b1+c1+c3+b3');
  await square(page, 'c2').click();
  await analysed(page);
  await page.getByRole('button', { name: 'Learn from mistakes' }).first().click();
  const learn = lesson(page);
  await expect(learn.mistake).toContainText('1 of 3');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('grid')).toBeVisible();
  await other.locator('cauce-game').evaluate((/** @type {any} */ game) => {
    game.undo();
    game.play('b2');
  });
  await expect(panel(page)).toHaveCount(0);
  await learn.next.click();
  await expect(learn.mistake).toContainText('2 of 3');
});

test('at the start of a finished game, the status says that the game is finished', async ({ page }) => {
  await open(page, FAULTY);
  const status = page.locator('cauce-game .status-line');
  await command(page, 'first');
  await expect(status).toHaveText('Start of a finished game: move 0 of 7');
  await page.locator('cauce-game [data-command=redo]').click();
  await expect(status).not.toContainText('finished');
});

test('short games of Tayü, Caminos and Sendas can be analysed', async ({ page }) => {
  test.slow();
  const trouble = complaints(page);
  for (const [game, width, height] of /** @type {const} */ ([
    ['game=tayu&moves=%2B237+j9h237+%2B137+resign', 768, 1024],
    ['game=tayu&players=4&moves=%2B237+j9h237+%2B137+resign', 390, 844],
    ['game=caminos&moves=L:f6f6f6g6+resign', 1440, 900],
    ['game=sendas&moves=resign', 390, 844],
  ])) {
    await test.step(game, async () => {
      await page.setViewportSize({ width, height });
      await open(page, game);
      await analysed(page);
      await graph(page).press('Home');
      await expect(panel(page).locator('.analysis-best li').first()).toBeVisible({ timeout: 20_000 });
      expect(await axe(page)).toEqual([]);
      expect(await record(page)).toMatch(/\[%win \d+ \d+/);
      // A resignation is not marked as a mistake.
      expect(await marked(page)).not.toContain('resign??');
    });
  }
  expect(trouble).toEqual([]);
});

test('the attributes hint and analysis can turn hints and the analysis off', async ({ page }) => {
  await open(page, 'game=snorkels&size=3&moves=a1+a2+c3');
  const button = page.locator('cauce-game [data-command=hint]');
  await expect(button).toBeVisible();
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('hint', 'off'));
  await expect(button).toBeHidden();
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('b1'));
  await expect(offered(page, 'analyse')).toBeAttached();
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('analysis', 'off'));
  await expect(offered(page, 'analyse')).toHaveCount(0);
});

test('an analysis shows no instructions in positions where the computer is to move', async ({ page }) => {
  await open(page, 'game=sendas&moves=g1-f2%3DSW+pass+resign&seats=here,computer-1');
  await analysed(page);
  await command(page, 'first');
  const detail = page.locator('cauce-game .status-detail');
  await expect(detail).toBeVisible();
  await page.locator('cauce-game [data-command=redo]').click();
  await expect(page.locator('cauce-game .status-line')).toContainText('Computer 1');
  await expect(detail).toBeHidden();
});

test('on small screens the board stays visible beside every part of the analysis and in the lesson', async ({
  page,
}) => {
  test.slow();
  await open(page, 'game=caminos&moves=O:c3c3c4c4+L:a1a2a3b3+Z:e5e6f6f7+T:h4h5h5h6+resign');
  const screens = /** @type {[number, number][]} */ ([
    [390, 664],
    [844, 390],
  ]);
  await onScreens(page, screens, async () => {
    await analysed(page);
    for (const part of ['.graph', '.analysis-counts', '.moves-list']) {
      await page.locator(`cauce-game ${part}`).evaluate((part) => part.scrollIntoView({ block: 'end' }));
      expect(await outside(page, ['.board', '.walk']), part).toEqual([]);
    }
    await command(page, 'learn');
    await expect(lesson(page).mistake).toContainText('1 of ');
    for (const part of ['.board', '.offers'])
      await expect(lesson(page).board.locator(part)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await panel(page).getByRole('button', { name: 'Close the analysis' }).click();
  });
});
