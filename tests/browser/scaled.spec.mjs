// A board in a container that the page rotates, scales or zooms: presses hit what is displayed there.

import { expect, test } from '@playwright/test';
import { line, middle } from './helpers.mjs';
import { visit } from './hosts.mjs';

const HOSTS = {
  'as it is': '',
  'half as large': 'transform: scale(0.5)',
  'larger by half': 'transform: scale(1.5)',
  'wider than high': 'transform: scale(1.4, 0.7)',
  'zoomed out': 'zoom: 0.5',
  'zoomed in': 'zoom: 1.75',
  'on a page that is zoomed in': '',
  'a quarter round': 'rotate: 90deg',
  'turned a little, and smaller': 'transform: rotate(-20deg) scale(0.8)',
  'zoomed, scaled and turned': 'zoom: 1.5; transform: rotate(200deg) scale(0.75)',
};

test.use({ viewport: { width: 1800, height: 1800 } });

test('presses and drags hit the displayed squares on a scaled, zoomed or rotated board', {
  tag: '@engines',
}, async ({ page, baseURL }) => {
  test.slow();
  for (const [how, style] of Object.entries(HOSTS)) {
    const hold = `position: absolute; left: 320px; top: 320px; width: 320px; ${style}`;
    await visit(
      page,
      baseURL,
      `<div style="${hold}"><cauce-game controls="full" game="snorkels" loading="eager" hint="off"></cauce-game></div>`,
      { html: how.startsWith('on a page') ? 'lang="en" style="zoom: 2"' : 'lang="en"' },
    );
    const squares = await page.locator('cauce-game').evaluate((/** @type {any} */ game) => [...game.legal]);
    expect(squares).toHaveLength(49);
    const wrong = [];
    // Every sixth square: corners, edges and the middle, on all files and ranks.
    for (const square of squares.filter((_, index) => index % 6 === 0)) {
      const far = await page.locator('cauce-game').evaluate(async (/** @type {any} */ game, square) => {
        // The text about the last move follows a frame after the picture and may move the board.
        for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const cell = game.shadowRoot.querySelector(`[data-id="${square}"]`);
        cell.scrollIntoView({ block: 'center', inline: 'center' });
        const [told, seen] = [game.rectOf(square), cell.getBoundingClientRect()];
        if (game.targetAt(told.x + told.width / 2, told.y + told.height / 2) !== square) return Infinity;
        return Math.max(...['x', 'y', 'width', 'height'].map((side) => Math.abs(told[side] - seen[side])));
      }, square);
      const { x, y } = await middle(page, square);
      await page.mouse.click(x, y);
      const played = await page.locator('cauce-game').evaluate((/** @type {any} */ game) => {
        const { line } = game;
        game.undo();
        return line;
      });
      if (played !== `snorkels : ${square}` || far > 0.5) wrong.push(`${square}: ${played}, ${far} px off`);
    }
    expect(wrong, how).toEqual([]);

    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.game = 'caminos'));
    const piece = await page.locator('cauce-game .choice[data-id="item:piece-O"]').boundingBox();
    if (!piece) throw new Error('no piece');
    await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
    await page.mouse.down();
    const { x, y } = await middle(page, 'c3');
    await page.mouse.move(x, y, { steps: 10 });
    await page.mouse.up();
    expect(await line(page), how).toBe('caminos : O:c3c4d3d4');
  }
});
