// The flow of a game: taking back moves, and starting the next game.

import { expect, test } from '@playwright/test';
import { FAULTY as OVER, command, complaints, line, open, square } from './helpers.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
const of = (page, name) => page.locator('cauce-game').evaluate((game, name) => /** @type {any} */ (game)[name], name);

/** @param {Page} page @param {string} name */
const tool = (page, name) => page.locator(`cauce-game [data-command=${name}]`);

/** The moves of the record, without tags. @param {Page} page */
const moves = async (page) => (await of(page, 'record')).split('\n\n').at(-1)?.trim().replace(/\s+/g, ' ');

/** The main line in the move list. @param {Page} page */
const main = (page) =>
  page
    .locator("cauce-game .moves-run[data-depth='0'] .move-text")
    .evaluateAll((all) => all.map((move) => move.textContent).join(' '));

/** @param {Page} page */
const hint = (page) => page.locator('cauce-game .notice[data-card=hint]');

/** Waits for the computer's move. @param {Page} page */
const answered = (page) =>
  page.waitForFunction(() => {
    const { turn, seats } = /** @type {any} */ (document.querySelector('cauce-game') ?? {});
    return seats?.split(' ')[turn.seat - 1] === 'here';
  });

test.describe('a move after Undo is the game from then on', () => {
  test('between people: in the list, the record, the link and after a reload', async ({ page }) => {
    await open(page, 'game=snorkels&size=5&moves=c3+swap+c4+d3');
    await tool(page, 'undo').click();
    await page.keyboard.press('Control+z');
    await square(page, 'e5').click();
    await square(page, 'a5').click();
    expect(await main(page)).toBe('c3 switches to purple e5 a5');
    expect(await moves(page)).toMatch(/^1\. c3 2\. swap 3\. e5 \(3\. c4 4\. d3\) 4\. a5/);
    await page.reload();
    await expect(square(page, 'a5')).toBeVisible();
    expect(await main(page)).toBe('c3 switches to purple e5 a5');
    await command(page, 'share');
    await expect(page.getByRole('dialog').getByLabel('Link', { exact: true })).toHaveValue(
      /moves=c3\+swap\+e5\+a5&check=/,
    );
  });

  test('also where the page was loaded anew in between, in another window, and where the game comes from the library', async ({
    page,
    context,
  }) => {
    await open(page, 'game=snorkels&size=5&moves=c3+swap+c4');
    await square(page, 'd3').click();
    await tool(page, 'undo').click();
    await page.reload();
    await expect.poll(() => of(page, 'ply')).toBe(3);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect.poll(() => of(other, 'ply')).toBe(3);
    // Background windows are painted rarely, so the active one is brought to the front.
    await page.bringToFront();
    await square(page, 'e5').click();
    await expect.poll(() => main(page)).toBe('c3 switches to purple c4 e5');
    await expect.poll(() => main(other)).toBe('c3 switches to purple c4 e5');
    await tool(page, 'undo').click();
    await expect.poll(() => of(other, 'ply')).toBe(3);
    await other.bringToFront();
    await square(other, 'a5').click();
    await expect.poll(() => main(page)).toBe('c3 switches to purple c4 a5');
    await other.close();
    await tool(page, 'undo').click();
    await page.goto('./#library');
    await page.locator('.kept-games a').first().click();
    await expect.poll(() => of(page, 'ply')).toBe(3);
    await square(page, 'b5').click();
    await expect.poll(() => main(page)).toBe('c3 switches to purple c4 b5');
  });

  test('against the computer, and it is that game which is analysed', async ({ page }) => {
    test.slow();
    await open(page, 'game=snorkels&size=3&moves=a1+a2+c3&seats=computer-1,here');
    await square(page, 'b3').click();
    await answered(page);
    await tool(page, 'undo').click();
    expect(await line(page)).toBe('snorkels size=3 : a1 a2 c3');
    await square(page, 'b1').click();
    await expect(page.getByText('You won').first()).toBeVisible();
    expect(await main(page)).toBe('a1 a2 c3 b1');
    await command(page, 'analyse');
    await expect(page.locator('cauce-game .analysis-counts')).toBeVisible({ timeout: 45_000 });
    await page.locator('cauce-game .analysis-table summary').click();
    await expect(page.locator('cauce-game .analysis-table tbody tr').last()).toContainText('b1');
  });

  test('but who goes through a game tries a variation', async ({ page }) => {
    await open(page, 'game=snorkels&size=5&moves=c3+swap+c4+d3');
    await page.keyboard.press('ArrowLeft');
    await square(page, 'e5').click();
    expect(await main(page)).toBe('c3 switches to purple c4 d3');
    await open(page, OVER);
    await tool(page, 'undo').click();
    await square(page, 'a3').click();
    expect(await main(page)).toBe('a1 a2 b1 c1 c3 b3 c2');
  });
});

test.describe('a game after another', () => {
  test('begins with nothing of the one before, by a rematch or anew', async ({ page }) => {
    test.slow();
    for (const [width, height] of /** @type {const} */ ([
      [390, 844],
      [1280, 800],
    ])) {
      await page.goto('about:blank');
      const trouble = complaints(page);
      await page.setViewportSize({ width, height });
      for (const next of ['rematch', 'new']) {
        await open(page, OVER);
        await expect(page.locator('cauce-game .ending')).toBeVisible();
        await command(page, 'analyse');
        await expect(page.locator('cauce-game .analysis-counts')).toBeVisible({ timeout: 45_000 });
        await tool(page, 'undo').click();
        await expect(page.locator('cauce-game .arrows > *').first()).toBeAttached({ timeout: 20_000 });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await command(page, next);
        if (next === 'new') await page.getByRole('button', { name: 'Start the game' }).click();
        await expect.poll(() => line(page), next).toBe('snorkels size=3');
        await expect(page.locator('cauce-game .analysis'), next).toHaveCount(0);
        await expect(page.locator('cauce-game .arrows > *'), next).toHaveCount(0);
        await expect(page.locator('cauce-game .move'), next).toHaveCount(0);
        for (const part of ['.seats', '.status-line', '.board'])
          await expect(page.locator(`cauce-game ${part}`), `${part}, ${next}`).toBeInViewport({ ratio: 0.98 });
        // Nothing appears later, either.
        await page.waitForTimeout(1000);
        await expect(page.locator('cauce-game .arrows > *'), next).toHaveCount(0);
      }
      expect(trouble).toEqual([]);
    }
  });
});

test.describe('a hint', () => {
  const WON = 'game=snorkels&size=3&moves=a1+a2+c3';
  const step = (/** @type {Page} */ page) => tool(page, 'hint').click();

  test('begins at its first step whenever one comes back', async ({ page }) => {
    await open(page, WON);
    for (const say of ['circled squares', 'Here: b1. It wins at once.']) {
      await step(page);
      await expect(hint(page)).toContainText(say);
    }
    await square(page, 'b3').click();
    await expect(hint(page)).toHaveCount(0);
    await tool(page, 'undo').click();
    for (const say of ['circled squares', 'Here: b1. It wins at once.']) {
      // After going back, navigation buttons replace the hint button.
      await page.keyboard.press('h');
      await expect(hint(page)).toContainText(say);
    }
  });

  test('is taken by a button, once the move is told', async ({ page }) => {
    await open(page, WON);
    const play = hint(page).getByRole('button', { name: 'Play it' });
    await step(page);
    await expect(hint(page)).toContainText('circled squares');
    await expect(play).toHaveCount(0);
    await step(page);
    await play.click();
    expect(await line(page)).toBe('snorkels size=3 : a1 a2 c3 b1');
    await expect(hint(page)).toHaveCount(0);
    await open(page, 'game=sendas');
    await step(page);
    await expect(hint(page)).toContainText('Pick up the piece on');
    await step(page);
    await play.click();
    expect(await of(page, 'ply')).toBe(1);
  });
});
