// A complete game to read on a page of another origin, from an attribute, a child, a file or in a frame.

import { expect, test } from '@playwright/test';
import { complaints } from './helpers.mjs';
import { host, page as markup } from './hosts.mjs';

const STUDY = `[Game "snorkels"]
[Player1 "Ana"]
[Player2 "Ben"]

{What the first move is worth.} 1. d4 {In the middle this diver has air on four sides.} (1. a1? {In the corner only two squares give air.} 2. b1)
2. swap! 3. e4 4. d3 {Green is closed in.} 5. e5 6. c4 *
`;

const SITE = new URL('../../dist/', import.meta.url).pathname;
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} body
 * @param {object} [more]
 * @param {string} [more.site] location of the files; by default next to the page
 * @param {string} [more.html]
 * @param {string} [more.head]
 * @param {Record<string, string>} [more.files]
 */
async function visit(page, body, { site = '/', html, head, files = {} } = {}) {
  const own = await host(
    { '/': markup(site, body, { html, head }), ...files },
    site === '/' ? { folder: SITE, policy: POLICY } : {},
  );
  await page.addInitScript(() => {
    /** @type {string[]} */
    const violations = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(own.origin);
  return own;
}

/** @param {import("@playwright/test").Locator} game @returns {Promise<any>} */
const told = (game) =>
  game.evaluate(async (element) => {
    const { ready, line, ply, names, end, record } = /** @type {any} */ (element);
    await ready;
    return { line, ply, names, end: end.ply, record };
  });

const child = (/** @type {string} */ record) => `<script type="text/x-cauce">\n${record}</script>`;

test('a record loads from an attribute, a child element or a file under a strict policy', async ({ page }) => {
  const trouble = complaints(page);
  const quoted = STUDY.replaceAll('"', '&quot;');
  await visit(
    page,
    `<cauce-game controls="full" readonly record="${quoted}"></cauce-game><cauce-game controls="full" readonly ply="4">${child(STUDY)}</cauce-game><cauce-game controls="full" src="games/study.cauce" ply="99" line="tayu" readonly></cauce-game>`,
    {
      files: { '/games/study.cauce': STUDY },
    },
  );
  const games = page.locator('cauce-game');
  for (const [nth, ply] of [0, 4, 6].entries()) {
    const game = games.nth(nth);
    await game.scrollIntoViewIfNeeded();
    await expect.poll(() => told(game)).toMatchObject({ ply, end: 6, names: ['Ana', 'Ben'] });
    await expect(game.getByText('In the corner only two squares give air.').first()).toBeVisible();
    await expect(game.getByRole('button', { name: /^2 switches to purple!/ })).toBeVisible();
  }
  expect(new Set(await games.evaluateAll((all) => all.map((game) => /** @type {any} */ (game).record))).size).toBe(1);
  const violations = await page.evaluate(() => /** @type {any} */ (window).violations);
  expect(violations.filter((/** @type {string} */ text) => !text.includes('favicon'))).toEqual([]);
  expect(trouble.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
});

test('readers can step through the moves and variations with buttons and keys', async ({ page, baseURL }) => {
  await visit(page, `<cauce-game controls="full" readonly>${child(STUDY)}</cauce-game>`, { site: baseURL });
  const game = page.locator('cauce-game');
  const note = game.locator('[part=note]');
  await expect(note).toHaveText('What the first move is worth.');
  await game.getByRole('button', { name: 'Redo' }).click();
  await expect(note).toHaveText('In the middle this diver has air on four sides.');
  await page.keyboard.press('.');
  expect(await told(game)).toMatchObject({ line: 'snorkels : d4 swap' });
  await page.keyboard.press(',');
  await game.getByRole('button', { name: /^1 a1\?/ }).click();
  await expect(note).toHaveText('In the corner only two squares give air.');
  await page.keyboard.press('ArrowRight');
  expect(await told(game)).toMatchObject({ line: 'snorkels : a1 b1' });
});

test('a script can set another record, ply, file or game line', async ({ page, baseURL }) => {
  await visit(page, '<cauce-game controls="full" game="tayu"></cauce-game>', {
    site: baseURL,
    files: { '/two.cauce': '[Game "sendas"]\n\n1. pass {Well?} 2. pass *' },
  });
  const game = page.locator('cauce-game');
  await told(game);
  await game.evaluate((element, record) => Object.assign(element, { ply: 1, record }), STUDY);
  await expect.poll(() => told(game)).toMatchObject({ line: 'snorkels : d4', end: 6 });
  await game.evaluate((element) => Object.assign(element, { ply: 3 }));
  expect(await told(game)).toMatchObject({ line: 'snorkels : d4 swap e4' });
  await game.evaluate((element) => {
    element.removeAttribute('record');
    Object.assign(element, { ply: 0, src: 'two.cauce' });
  });
  await expect.poll(() => told(game)).toMatchObject({ line: 'sendas', end: 2 });
  await game.evaluate((element) => Object.assign(element, { line: 'snorkels : d4 e4', ply: 1 }));
  await expect.poll(() => told(game)).toMatchObject({ line: 'snorkels : d4', end: 2 });
  // Removed and reinserted, the element continues where it was.
  await game.evaluate((element) => {
    /** @type {any} */ (element).redo();
    element.after(element);
  });
  await expect.poll(() => told(game)).toMatchObject({ line: 'snorkels : d4 e4' });
});

test("errors in a record or file are shown in the reader's language, and the valid moves are kept", async ({
  page,
  baseURL,
}) => {
  const bad = STUDY.replace('e4', 'z9<b>');
  await visit(
    page,
    `<cauce-game controls="full">${child(bad.replaceAll('<', '\\x3c'))}</cauce-game><cauce-game controls="full" src="${baseURL}cauce.js"></cauce-game><cauce-game controls="full" src="gone.cauce"></cauce-game><cauce-game controls="full" src="https://["></cauce-game>`,
    { site: baseURL, html: 'lang="de"' },
  );
  const games = page.locator('cauce-game');
  for (const [nth, said] of [
    'Zeile 6, Spalte 13, bei „z9',
    'Eine Notation wird nur von der Website gelesen',
    /gone\.cauce konnte nicht geladen werden/,
    /https:\/\/\[ konnte nicht geladen werden/,
  ].entries()) {
    await games.nth(nth).scrollIntoViewIfNeeded();
    await expect(games.nth(nth).getByRole('alert')).toContainText(said);
  }
  await games.nth(0).getByRole('button', { name: 'Partie bis dorthin zeigen' }).click();
  expect(await told(games.nth(0))).toMatchObject({ line: 'snorkels', end: 2 });
  await expect(games.nth(0).getByText('In the middle this diver has air on four sides.')).toBeVisible();
  expect(await told(games.nth(1))).toMatchObject({ line: 'snorkels', end: 0 });
});

test('a frame takes a record from its address and from a message', async ({ page, baseURL }) => {
  const frame = `<iframe src="${baseURL}embed.html#game=snorkels&amp;controls=full&amp;readonly&amp;ply=1&amp;record=RECORD" title="Study" width="800" height="900"></iframe>`;
  const packed = await page.evaluate(async (study) => {
    const bytes = await new Response(
      new Blob([study]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer();
    return btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  }, STUDY);
  await visit(page, frame.replace('RECORD', packed), { site: baseURL });
  const game = page.frameLocator('iframe').locator('cauce-game');
  await expect.poll(() => told(game)).toMatchObject({ line: 'snorkels : d4', end: 6 });
  await page.evaluate(
    (record) => frames[0]?.postMessage({ cauce: 1, set: { ply: 2, record } }, '*'),
    '[Game "snorkels"]\n\n1. a1 2. b1 3. c1 *',
  );
  await expect.poll(() => told(game)).toMatchObject({ line: 'snorkels : a1 b1', end: 3 });
});
