// The position editor with mouse, touch and keys; `crates/table/tests/editor.rs` tests its rules.

import { expect, test } from '@playwright/test';
import { command, line, open } from './helpers.mjs';
import { look } from './looks.mjs';

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} fragment
 * @param {"click" | "tap"} press
 */
async function editor(page, fragment, press = 'click') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, fragment);
  await command(page, 'new', press);
  await page.getByRole('button', { name: 'Set up a position' })[press]();
  const sheet = page.locator('dialog.position');
  await expect(sheet.getByRole('gridcell').first()).toBeAttached();
  return {
    sheet,
    state: sheet.locator('.editor-state'),
    /** @param {string | RegExp} name */
    tool: (name) => sheet.getByRole('group', { name: 'What to put on the board' }).getByRole('button', { name }),
    /** @param {string} name */
    cell: (name) => sheet.locator(`[role=gridcell][data-id="${name}"]`),
    /** @param {string} name */
    button: (name) => sheet.getByRole('button', { name, exact: true }),
  };
}

test('Snorkels by mouse: pieces are counted, problems are reported, and play starts from the position', async ({
  page,
}) => {
  const { sheet, state, tool, cell, button } = await editor(page, 'game=snorkels&size=5');
  await expect(state).toContainText('The start.');
  await tool('Green (0)').click();
  await cell('c3').click();
  await cell('a1').click();
  await expect(tool('Green (2)')).toBeVisible();
  await expect(state).toContainText('Purple has 0 on the board, green 2');
  await button('Play from here').click({ force: true });
  await expect(sheet, 'the dialog stays open and says why').toBeVisible();
  await tool('Stones (0)').click();
  await cell('e1').click();
  await expect(tool('Stones (1)')).toBeVisible();
  await cell('c3').click();
  await expect(state).toContainText('c3');
  await tool(/^Purple/).click();
  for (const name of ['b3', 'e5', 'e4']) await cell(name).click();
  await tool('Remove').click();
  await cell('b1').click();
  await expect(state).toHaveText('Nothing lies on b1.');
  await cell('e4').click();
  await expect(state).toContainText('4 moves lead here.');
  await button('Undo').click();
  await expect(tool('Purple (3)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await button('Share').click();
  const share = page.locator('dialog.share');
  await expect(share.getByLabel('Link', { exact: true })).toHaveValue(
    /game=snorkels&size=5&stones=e1&moves=b3\+c3\+e5\+a1\+e4/,
  );
  await page.keyboard.press('Escape');
  await button('Play from here').click();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await line(page)).toBe('snorkels size=5 stones=e1 : b3 c3 e5 a1 e4');
});

test('a failed download of the editor or of its share dialog is reported and can be retried', async ({ page }) => {
  await page.route('**/cauce-editor_bg.wasm', (route) => route.abort(), { times: 1 });
  await page.route('**/en/share.ftl', (route) => route.abort(), { times: 1 });
  await open(page, 'game=snorkels');
  await command(page, 'new');
  const setUp = page.getByRole('button', { name: 'Set up a position' });
  await setUp.click();
  await expect(page.getByRole('dialog').getByText('This could not be loaded.')).toBeVisible();
  await setUp.click();
  const sheet = page.locator('dialog.position');
  const share = sheet.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(sheet.locator('.editor-state')).toContainText('This could not be loaded.');
  await share.click();
  await expect(page.locator('dialog', { hasText: 'Copy' })).toBeVisible();
});

test('Snorkels by keyboard alone, starting from the current game', async ({ page }) => {
  const { sheet, state, cell, button } = await editor(page, 'game=snorkels&size=5&moves=a1+b2');
  const { keyboard } = page;
  await button('From this game').focus();
  await keyboard.press('Enter');
  await expect(state).toContainText('2 moves lead here.');
  await cell('c3').focus();
  await keyboard.press('Enter');
  await expect(cell('c3')).toHaveAttribute('aria-label', /purple/);
  await keyboard.press('u');
  await expect(cell('c3')).toHaveAttribute('aria-label', /empty/);
  await keyboard.press('Enter');
  await expect(state).toContainText('3 moves lead here.');
  await button('Analysis').focus();
  await keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  expect(await line(page)).toBe('snorkels size=5 : a1 b2 c3');
  await expect(page.locator('cauce-game [class^=analysis]').first()).toBeAttached();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('Tayü: tiles are placed, and the next tile to draw can be chosen', async ({ page }) => {
    const { sheet, state, tool, cell, button } = await editor(page, 'game=tayu');
    await sheet.locator('[data-tool="036"]').tap();
    await cell('i9').tap();
    await expect(cell('i9')).toHaveAttribute('aria-label', /tile with mouths/);
    await expect(sheet.locator('[data-tool="036"]')).toHaveAttribute('aria-label', /Left: 2/);
    await expect(state).toContainText('One move leads here.');
    await tool('Remove').tap();
    await cell('a1').tap();
    await expect(state).toHaveText('Nothing lies on a1.');
    await sheet.locator('[data-tool="012"]').tap();
    await sheet.getByRole('checkbox').tap();
    await button('Play from here').tap();
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await line(page)).toMatch(/^tayu : \+036 \S+036 \+012$/);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('one tap places a piece, and one tap removes it', async ({ page }) => {
    for (const game of ['snorkels', 'caminos']) {
      await test.step(game, async () => {
        await page.goto('about:blank');
        const { sheet, tool, cell } = await editor(page, `game=${game}`, 'tap');
        await expect(sheet.locator('#position-hint')).toHaveText('Choose what to put on the board, then tap a square.');
        const name = game === 'snorkels' ? 'Purple' : 'Green';
        await cell('d4').tap();
        await expect(tool(`${name} (1)`)).toBeVisible();
        await expect(sheet).not.toContainText('again to play');
        await tool('Remove').tap();
        await cell('d4').tap();
        await expect(tool(`${name} (0)`)).toBeVisible();
      });
    }
  });
});

/** @type {[string, string][]} */
const PLACES = [
  ['snorkels', 'game=snorkels&stones=c3&moves=d4+swap+e4+c4+e5'],
  ['tayu', 'game=tayu&moves=%2B036+i9h036+%2B036+l9h247'],
  ['sendas', 'game=sendas&setup=edge&moves=pass'],
  ['caminos', 'game=caminos&board=ring&neutrals=yes&moves=I:d2d3d4+I:g5g5g5+L:a4a4a4b4'],
];
test('the editor has no accessibility problems in any game, size or theme', async ({ page }) => {
  test.slow();
  for (const [name, fragment] of PLACES) {
    await page.goto('about:blank');
    const { state, button } = await editor(page, fragment);
    await button('From this game').click();
    await expect(state).not.toContainText('The start');
    await look(page, `position-${name}`, {
      whole: false,
      screens: [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ],
    });
  }
});
