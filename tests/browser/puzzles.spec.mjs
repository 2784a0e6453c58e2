// The puzzles in every game: solved, failed and refuted, saved, found again, offline, and on host pages.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { command, complaints, offered } from './helpers.mjs';
import { Host } from './versions.mjs';

// This file also tests animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const GAMES = /** @type {const} */ (['snorkels', 'tayu', 'caminos', 'sendas']);

/** The published puzzles as fields. @param {string} game */
const shipped = (game) =>
  readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([id = '', grade, , themes = '', solution = '', line = '']) => ({
      id,
      grade: Number(grade),
      themes: themes.split(','),
      solution: solution.split(' '),
      line,
    }));

/** @param {import("@playwright/test").Page} page @param {string} game @param {string} id */
async function open(page, game, id) {
  await page.goto(`./#puzzles=${game}&id=${id}`);
  await expect(page.locator(`.puzzle[data-game="${game}"]`)).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** @param {import("@playwright/test").Page} page @returns {Promise<string>} the game up to what is shown */
const line = (page) => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).line);

/** @param {import("@playwright/test").Page} page */
const feedback = (page) => page.locator('.task-said');

/**
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} [where] text of the first hint
 * @param {RegExp} [why] text of the second one
 */
async function follow(page, where = /./, why = /Here: /) {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(feedback(page)).toHaveText(where);
  await page.getByRole('button', { name: 'Show the move', exact: true }).click();
  await expect(feedback(page)).toHaveText(why);
  const pointed = page.locator('cauce-game [data-id]:focus');
  await pointed.press('Enter');
}

test('a puzzle can be solved with its hints, which explain each move, and stays solved', async ({ page }) => {
  const trouble = complaints(page);
  const [puzzle] = shipped('snorkels');
  if (!puzzle) throw new Error('no puzzle');
  await open(page, 'snorkels', puzzle.id);
  const next = page.getByRole('link', { name: 'Next puzzle' });
  // The themes would give away part of the answer.
  await expect(page.locator('.puzzle-about')).toHaveText(/^[★☆]{3}$/);
  for (let own = 0; own * 2 < puzzle.solution.length; own += 1) {
    await follow(page, /Look at the circled squares: /, /^Here: [a-g][1-7]\. [A-Z].+\./);
    const left = puzzle.solution.length - own * 2;
    if (left < 2) continue;
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
    // The reason is worded as in a hint.
    await expect(feedback(page)).toHaveText(
      new RegExp(`^Right! .+ It wins for certain, within ${Math.ceil(left / 2)} moves\\. It’s your move again\\.$`),
    );
  }
  await expect(page.locator('.task-said[data-state="done"]')).toContainText('Solved!');
  // After the solution, everything is displayed.
  await expect(next).toHaveClass(/primary/);
  await expect(page.locator('.puzzle-themes')).toHaveText(/^About: [a-z]/);
  await expect(next).toBeFocused();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('.puzzle-chip[data-state="solved"]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.puzzle-chip[data-state="solved"]')).toHaveCount(1);
  await expect(page.locator('.puzzle-count')).toContainText('1 of');
  expect(trouble).toEqual([]);
});

/**
 * Opens a puzzle of Snorkels and plays a wrong move.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<{ start: string, missed: string }>} the game line before the move and after it
 */
async function miss(page) {
  const puzzle = shipped('snorkels').find(({ solution }) => solution.length >= 5);
  if (!puzzle) throw new Error('no puzzle');
  await open(page, 'snorkels', puzzle.id);
  const legal = await page
    .locator('cauce-game')
    .evaluate((game) => /** @type {any} */ (game).ready.then(() => /** @type {any} */ (game).legal));
  const wrong = legal.find((/** @type {string} */ token) => token !== puzzle.solution[0]);
  await page.locator(`cauce-game [data-id="${wrong}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.task-said[data-state="wrong"]')).toContainText('That loses');
  return { start: puzzle.line, missed: `${puzzle.line} ${wrong}` };
}

test('a wrong move is refuted up to the end of the game and can be taken back', async ({ page }) => {
  const { start, missed } = await miss(page);
  await expect(feedback(page)).toContainText(/your opponent wins at once\. [^:]*captured/);
  // The refutation is played automatically to the end of the game.
  await expect
    .poll(() => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).outcome?.winners.length), {
      timeout: 30_000,
    })
    .toBe(1);
  expect(await line(page)).toContain(`${missed} `);
  // The keys go through it, wherever the focus is.
  const end = await line(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => line(page)).toBe(end.slice(0, end.lastIndexOf(' ')));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line(page)).toBe(end);
  await command(page, 'first');
  await expect.poll(() => line(page)).toBe(missed);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => line(page)).toBe(start);
  await follow(page);
  await expect(feedback(page)).toContainText('Right!');
});

test('trying again, by the button or by a press on the board, ends the refutation', async ({ page }) => {
  for (const again of [page.getByRole('button', { name: 'Try again' }), page.locator('cauce-game').getByRole('grid')]) {
    const { start } = await miss(page);
    await again.click();
    await expect.poll(() => line(page)).toBe(start);
    await expect(offered(page, 'first')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  }
  // The key played nothing.
  await follow(page);
  await expect(feedback(page)).toHaveText(/^Right! .+ It’s your move again\.$/);
});

test('the solution can be replayed move by move and does not count as solving the puzzle', async ({ page }) => {
  const [puzzle] = shipped('sendas');
  if (!puzzle) throw new Error('no puzzle');
  await open(page, 'sendas', puzzle.id);
  const about = page.locator('.puzzle-themes');
  await expect(about).toHaveCount(0);
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect(feedback(page)).toContainText(
    puzzle.solution.length === 1
      ? 'The solution: it wins at once.'
      : `The solution: it wins within ${Math.ceil(puzzle.solution.length / 2)} moves, whatever the answer.`,
  );
  await expect(about).toContainText('nearing the edge');
  const { solution } = puzzle;
  await expect.poll(() => line(page), { timeout: 30_000 }).toBe(`${puzzle.line} ${solution.join(' ')}`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => line(page)).toBe(`${puzzle.line} ${solution.slice(0, -1).join(' ')}`);
  await command(page, 'first');
  await expect.poll(() => line(page)).toBe(puzzle.line);
  await page.locator('cauce-game [data-command=redo]').click();
  await expect.poll(() => line(page)).toBe(`${puzzle.line} ${solution[0]}`);
  await command(page, 'last');
  await expect.poll(() => line(page)).toBe(`${puzzle.line} ${solution.join(' ')}`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('.puzzle-chip[data-state="tried"]')).toHaveCount(1);
});

test('today’s puzzles form a set that can be completed even after midnight and a reload', async ({ page }) => {
  const [late, next] = [new Date(2026, 4, 3, 23, 50), new Date(2026, 4, 4, 0, 10)];
  await page.clock.setFixedTime(late);
  await page.goto('./#puzzles');
  // The player starts with the second of the four puzzles.
  await page.locator('.puzzle-day[href*="tayu"]').click();
  await page.clock.setFixedTime(next);
  await page.reload();
  const on = page.getByRole('link', { name: 'Next puzzle' });
  for (const number of [2, 3, 4, 1]) {
    await expect(page.getByRole('heading', { name: `Today’s puzzles: ${number} of 4` })).toBeVisible();
    await expect(page.getByRole('grid').first()).toBeVisible();
    for (let own = 0; own < 9 && !(await page.locator('.task-said[data-state="done"]').isVisible()); own += 1) {
      await follow(page);
      await expect(feedback(page)).toHaveText(/Right!|Solved!/);
    }
    if (number !== 1) await on.click();
  }
  const facts = page.locator('.puzzle-about');
  await expect(facts).toContainText('All of today’s puzzles are solved!');
  await expect(facts).toContainText('Streak: 1 day');
  await expect(on).toHaveCount(0);
  // The new day has its own puzzle; a page loaded under heavy load may still have the old time.
  await page.clock.setFixedTime(next);
  await page.getByRole('link', { name: 'All puzzles' }).last().click();
  await expect(page.locator('.puzzle-day[data-state="solved"]')).toHaveCount(0);
  await page.clock.setFixedTime(late);
  await page.reload();
  await expect(page.getByText('All of today’s puzzles are solved!')).toBeVisible();
});

test('today’s puzzles end after the last one, even if their solutions were shown', async ({ page }) => {
  await page.goto('./#puzzles');
  await page.locator('.puzzle-day').first().click();
  const next = page.getByRole('link', { name: 'Next puzzle' });
  for (const number of [1, 2, 3, 4]) {
    await expect(page.getByRole('heading', { name: `Today’s puzzles: ${number} of 4` })).toBeVisible();
    await page.getByRole('button', { name: 'Solution' }).click();
    await expect(page.locator('.task-said[data-state="shown"]')).toBeVisible();
    if (number < 4) await next.click();
  }
  await expect(next).toHaveCount(0);
  await expect(page.getByText('All of today’s puzzles are solved!')).toHaveCount(0);
});

test('the puzzle page of a game shows the next puzzle first and lists the others by grade', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#puzzles=snorkels');
  const next = page.getByRole('link', { name: 'First puzzle' });
  await expect(next).toBeInViewport();
  await expect(next).toHaveAccessibleDescription(/^Easy: 1 of /);
  await page.locator('.puzzle-grades summary').first().click();
  const chip = page.locator('.puzzle-chip').first();
  await expect(chip).toHaveAccessibleName('Puzzle 1, Easy, New');
  await expect(chip).toHaveAttribute('data-state', 'next');
  const { x, y } = await page.locator('.puzzle-next .puzzle-picture').evaluate((picture) => {
    picture.scrollIntoView();
    return picture.getBoundingClientRect().toJSON();
  });
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole('heading', { name: /^Easy: 1 of / })).toBeVisible();
});

test('the puzzles of a theme follow each other, and tried puzzles can be opened again', async ({ page }) => {
  await page.goto('./#puzzles=snorkels');
  const quiet = shipped('snorkels').filter(({ themes }) => themes.includes('quiet'));
  const themes = page.locator('.puzzle-group');
  await expect(themes).toHaveCount(new Set(shipped('snorkels').flatMap(({ themes }) => themes)).size);
  // Each puzzle has exactly one theme.
  const sizes = await page
    .locator('.puzzle-group progress')
    .evaluateAll((all) => all.map((one) => /** @type {HTMLProgressElement} */ (one).max));
  expect(sizes.reduce((sum, size) => sum + size)).toBe(shipped('snorkels').length);
  await themes.filter({ hasText: 'a quiet move' }).click();
  await expect(page.getByRole('heading', { name: `a quiet move: 1 of ${quiet.length}` })).toBeVisible();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { name: `a quiet move: 2 of ${quiet.length}` })).toBeVisible();
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.locator('.puzzle-group', { hasText: 'Try again' }).click();
  const tried = /id=(\w+)&of=tried$/.exec(page.url())?.[1];
  expect(quiet.map(({ id }) => id)).toContain(tried);
  expect(await axe(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles work even if they were the first page visited', async ({ page, context }) => {
    const host = await Host.start();
    try {
      await page.goto(`${host.address}#puzzles`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect(page.locator('.puzzle-day').first()).toBeVisible();
      // The code that refutes wrong moves is cached with the puzzles.
      const needed = ['cauce-worker_bg.wasm', ...GAMES.map((game) => `puzzles/${game}.txt`)];
      const there = () =>
        page.evaluate(
          async (needed) =>
            (await Promise.all(needed.map((file) => caches.match(file, { ignoreSearch: true })))).every(Boolean),
          needed,
        );
      await expect.poll(there).toBe(true);
      await context.setOffline(true);
      await page.reload();
      await page.locator('.puzzle-day[href*="snorkels"]').click();
      await expect(page.getByRole('grid').first()).toBeVisible();
      await follow(page);
      await expect(feedback(page)).toContainText(/Right!|Solved!/);
    } finally {
      host.close();
    }
  });
});

test('an embedded board can pose a puzzle', async ({ page }) => {
  const puzzle = shipped('snorkels').find(({ solution }) => solution.length >= 5);
  if (!puzzle) throw new Error('no puzzle');
  await page.addInitScript(() => {
    /** @type {any[]} */ const told = [];
    Object.assign(window, { told });
    for (const name of ['cauce-exercise', 'cauce-move'])
      addEventListener(name, (event) => told.push(/** @type {CustomEvent} */ (event).detail));
  });
  /** @returns {Promise<any[]>} */ const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  await page.goto(`./embed.html#game=snorkels&puzzle=${puzzle.id}&lang=en`);
  const note = page.locator('cauce-game .task');
  await expect(note).toContainText('Find the winning move');
  const game = page.locator('cauce-game');
  await expect.poll(() => line(page)).toBe(puzzle.line);
  await game.locator(`[data-id="${puzzle.solution[0]}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(note).toContainText('Right!');
  await expect.poll(() => line(page)).toContain(puzzle.solution.slice(0, 2).join(' '));
  const begun = { kind: 'puzzle', name: puzzle.id, state: 'open', helped: false, line: puzzle.line };
  expect((await told()).find(({ kind }) => kind)).toEqual(begun);
  const origins = (await told()).filter(({ origin }) => origin).map(({ token, origin }) => [token, origin]);
  expect(origins).toEqual([
    [puzzle.solution[0], 'here'],
    [puzzle.solution[1], 'exercise'],
  ]);
  // A wrong move is refuted there, too.
  await page.reload();
  await expect(note).toContainText('Find the winning move');
  const wrong = await game.evaluate(
    (game, right) => /** @type {any} */ (game).legal.find((/** @type {string} */ token) => token !== right),
    puzzle.solution[0],
  );
  await game.locator(`[data-id="${wrong}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(note).toContainText(/That loses: .*captured/);
  expect((await told()).some(({ kind, state }) => kind && state === 'wrong')).toBe(true);
  await expect.poll(() => line(page)).toContain(`${puzzle.line} ${wrong} `);
  await game.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => line(page)).toBe(puzzle.line);
  // Reinserted, the element poses the puzzle again; without the attribute, the board stays as it is.
  await game.evaluate((game) => game.parentNode?.append(game));
  await expect(note).toContainText('Find the winning move');
  await expect.poll(() => line(page)).toBe(puzzle.line);
  await expect(game).toHaveAttribute('draws', 'host');
  await game.evaluate((game) => game.removeAttribute('puzzle'));
  await expect(note).toHaveCount(0);
  await expect(game).not.toHaveAttribute('draws');
  await expect(game).not.toHaveAttribute('readonly');
});

test('an embedded board can pose a step of a lesson and reports unknown steps', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('cauce-error', (event) =>
      Object.assign(window, { told: /** @type {CustomEvent} */ (event).detail.reason }),
    ),
  );
  await page.goto('./embed.html#lesson=snorkels/4&lang=en');
  const game = page.locator('cauce-game');
  await expect(game.locator('.task')).toContainText('Short of breath');
  await game.locator('[data-id="e5"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(game.locator('.task-said')).toHaveAttribute('data-state', 'wrong');
  await game.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['Show me', 'Play it for me']) await game.getByRole('button', { name }).click();
  await expect(game.locator('.task-said')).toHaveAttribute('data-state', 'done');
  for (const asked of ['snorkels/0', 'snorkels/99', 'snorkels/x', 'snorkels/1.5', 'chess/1', '../../x/1']) {
    await game.evaluate((game, asked) => {
      Object.assign(window, { told: '' });
      /** @type {any} */ (game).lesson = asked;
    }, asked);
    await expect
      .poll(() => page.evaluate(() => /** @type {any} */ (window).told), asked)
      .toBe('There is no such step of a lesson.');
  }
});

test('an embedded board reports a puzzle that does not exist or cannot be loaded', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('cauce-error', (event) =>
      Object.assign(window, { told: /** @type {CustomEvent} */ (event).detail.reason }),
    ),
  );
  await page.route('**/puzzles/snorkels.txt', (route) => route.abort(), { times: 1 });
  const note = page.locator('cauce-game .task');
  for (const [named, told] of [
    ['today', 'This could not be loaded. Are you online? If it fails again, reload the page.'],
    ['nothing', 'There is no puzzle of that name.'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./embed.html#game=snorkels&puzzle=${named}&lang=en`);
    await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).told)).toBe(told);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(note).toHaveCount(0);
    if (named === 'nothing') continue;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toContainText('Find');
  }
});

test('after a wrong move in a puzzle of Tayü, none of the choices of a move is left', async ({ page }) => {
  const [puzzle] = shipped('tayu');
  if (!puzzle) throw new Error('no puzzle');
  await open(page, 'tayu', puzzle.id);
  const choices = page.locator('cauce-game .choices .choice:visible');
  await expect(choices.first()).toBeVisible();
  await page.locator('cauce-game').evaluate((/** @type {any} */ game, right) => {
    game.play(game.legal.find((/** @type {string} */ token) => token !== right));
  }, puzzle.solution[0]);
  await expect(feedback(page)).toHaveAttribute('data-state', 'wrong');
  await expect(choices).toHaveCount(0);
});
