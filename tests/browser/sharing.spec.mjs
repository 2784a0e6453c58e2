// Sharing a game: links of three kinds, a QR code, and markup for a website. The game arrives complete, and anything
// else does no harm.

import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { command, complaints, line, open } from './helpers.mjs';
import { host } from './hosts.mjs';

/** @typedef {import("@playwright/test").Page} Page */

const RECORD = `[Game "snorkels"]
[Player1 "Ana"]
[Player2 "Ben"]
[Result "*"]

1. d4 {Not </script><b>bold</b>, but \\"the middle\\".} (1. e4 {Beside it.} 2. swap)
2. swap! 3. e5 4. a1?! {Too far away.} *
`;

/**
 * Compresses a record as in a link.
 *
 * @param {string} record
 */
const packed = (record) => deflateSync(record).toString('base64url');

/** Opens the dialog for sharing. @param {Page} page */
async function shared(page) {
  await command(page, 'share');
  return page.getByRole('dialog', { name: 'Share this game' });
}

/** @param {Page} page @returns {Promise<{ line: string, record: string, ply: number, end: number, names: string[] }>} */
const told = (page) =>
  page.locator('cauce-game').evaluate(async (element) => {
    const game = /** @type {any} */ (element);
    await game.ready;
    return { line: game.line, record: game.record, ply: game.ply, end: game.end.ply, names: game.names };
  });

/**
 * Opens the dialog on a game from a record.
 *
 * @param {Page} page
 * @param {string} record
 * @param {number} ply
 */
async function share(page, record, ply) {
  await open(page, `game=snorkels&ply=${ply}&record=${packed(record)}`);
  await expect.poll(async () => (await told(page)).ply).toBe(ply);
  const sheet = await shared(page);
  await sheet.getByText('Text and files').click();
  return sheet;
}

/**
 * Opens an address in another browser context.
 *
 * @param {Page} page
 * @param {string} url
 */
async function arrive(page, url) {
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' });
  const other = /** @type {Page} */ (await context?.newPage());
  await other.goto(url);
  await expect(other.getByRole('grid')).toBeVisible();
  return other;
}

/** Decodes a QR code as a camera would. @param {import("@playwright/test").Locator} code */
async function scanned(code) {
  const { side, data } = await code.evaluate((canvas) => {
    const drawn = /** @type {HTMLCanvasElement} */ (canvas);
    const photo = new OffscreenCanvas(drawn.width / 2, drawn.height / 2);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (photo.getContext('2d'));
    context.fillStyle = getComputedStyle(drawn).backgroundColor;
    context.fillRect(0, 0, photo.width, photo.height);
    context.drawImage(drawn, 0, 0, photo.width, photo.height);
    // As one string: transferring a hundred thousand numbers takes seconds.
    return { side: photo.width, data: context.getImageData(0, 0, photo.width, photo.height).data.join() };
  });
  try {
    return decodeQR({ width: side, height: side, data: Uint8Array.from(data.split(','), Number) });
  } catch (reason) {
    // The code is being rendered anew.
    return String(reason);
  }
}

const HERE = { line: 'snorkels : d4 swap', ply: 2, end: 2, names: ['', ''] };
const END = { line: 'snorkels : d4 swap e5 a1', ply: 4, end: 4, names: ['', ''] };
const ALL = { line: 'snorkels', ply: 0, end: 4, names: ['Ana', 'Ben'] };
/** The choices, and what arrives of the game. @type {[string, Partial<typeof HERE>][]} */
const CHOICES = [
  ['Up to this point', HERE],
  ['With the moves that follow', END],
  ['With variations and comments', ALL],
];

test('sharing a finished game includes the whole game, whatever position is shown', async ({ page }) => {
  await open(page, 'game=snorkels&size=3&moves=a1+a2+c3+b1&ply=1');
  const sheet = await shared(page);
  await expect(sheet.getByRole('radio', { name: 'With the moves that follow' })).toBeChecked();
  const link = sheet.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/moves=a1\+a2\+c3\+b1&check=/);
  await page.keyboard.press('Escape');
  // In a variation, the link contains the variation as far as it was played.
  await page.locator('cauce-game').evaluate((element) => {
    const game = /** @type {any} */ (element);
    for (const token of ['c3', 'b1']) game.play(token);
  });
  await page.keyboard.press('ArrowLeft');
  await shared(page);
  await expect(sheet.getByRole('radio', { name: 'With the moves that follow' })).toBeChecked();
  await expect(link).toHaveValue(/moves=a1\+c3\+b1&check=/);
  await sheet.getByText('Text and files').click();
  for (const form of ['Game line', 'Lines for a website']) {
    await sheet.getByRole('radio', { name: form }).check();
    await expect(sheet.getByLabel('Text', { exact: true })).toHaveValue(/: a1 c3 b1("|$)/);
  }
});

test('each share option arrives complete by link, QR code and website markup', async ({ page }) => {
  const trouble = complaints(page);
  const sheet = await share(page, RECORD, 2);
  const { record } = await told(page);
  const link = sheet.getByLabel('Link', { exact: true });
  await sheet.getByRole('button', { name: 'QR code' }).click();
  await sheet.getByRole('radio', { name: 'Lines for a website' }).check();
  for (const [choice, expected] of CHOICES) {
    await test.step(choice, async () => {
      await sheet.getByRole('radio', { name: choice }).check();
      await expect(link).toHaveValue(
        expected === HERE ? /moves=d4\+swap&check=/ : /(swap\+e5\+a1|record=[\w%-]+)&check=/,
      );
      const url = await link.inputValue();
      await expect.poll(() => scanned(sheet.getByRole('img', { name: 'QR code of the link' }))).toBe(url);

      const other = await arrive(page, url);
      const lines = await sheet.getByLabel('Text', { exact: true }).inputValue();
      const own = await host({
        '/': `<!doctype html><html lang="en"><title>Host</title><main><h1>Host</h1>${lines}<p>After it</p></main></html>`,
      });
      const blog = await arrive(page, own.origin);
      for (const there of [other, blog]) {
        await expect.poll(() => told(there)).toMatchObject(expected);
        if (expected.names?.[0]) expect((await told(there)).record).toBe(record);
        await there.context().close();
      }
    });
  }
  expect(trouble).toEqual([]);
});

test('a note says that comments and drawings are left out, but only if there are any', async ({ page }) => {
  const [left, all] = ['Comments and drawings are left out.', 'With variations and comments'];
  for (const comment of ['[%cal Gd4e5]', 'Beside it.']) {
    const sheet = await share(page, `[Game "snorkels"]\n[Result "*"]\n\n1. d4 {${comment}} 2. e5 *\n`, 2);
    await expect(sheet.getByText(left)).toBeVisible();
    await sheet.getByRole('radio', { name: all }).check();
    await expect(sheet.getByText(left)).toBeHidden();
    await page.reload();
  }
  const sheet = await share(
    page,
    '[Game "snorkels"]\n[Player1 "Ana"]\n[Result "*"]\n\n1. d4 {[%win 62 38]} 2. e5 *\n',
    2,
  );
  await expect(sheet.getByText(all)).toBeVisible();
  await expect(sheet.getByText(left)).toBeHidden();
});

test('the first button sends the link if the browser can share, and copies it otherwise', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const able of [false, true]) {
    await page.addInitScript(
      (able) =>
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: able
            ? async (/** @type {ShareData} */ data) => void Object.assign(window, { shared: data })
            : undefined,
        }),
      able,
    );
    await page.goto('./');
    await open(page, 'game=snorkels&moves=d4+swap+d5');
    await command(page, 'share');
    const first = page.getByRole('dialog').locator('.dialog-body').getByRole('button').first();
    await expect(first).toHaveText(able ? 'Send…' : 'Copy');
    await expect(first).toHaveClass(/primary/);
    const sheet = page.getByRole('dialog');
    for (const name of ['Copy', 'QR code', 'Picture'])
      await expect(sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('radio', { name: 'Game line' })).toBeHidden();
    await expect(sheet.getByRole('button', { name: 'Record as a file' })).toBeHidden();
    if (!able) continue;
    await first.click();
    const url = expect.stringMatching(/#&game=snorkels&moves=d4\+swap\+d5&check=\w{4}$/);
    expect(await page.evaluate(() => /** @type {any} */ (window).shared)).toEqual({ title: 'Snorkels', url });
  }
});

test('an overlong link is replaced by a file, and an overlong QR code by a message', async ({ page }) => {
  const noise = Array.from({ length: 9_000 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');
  const sheet = await share(page, RECORD.replace('Beside it.', noise), 0);
  await sheet.getByRole('button', { name: 'QR code' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await sheet.getByRole('radio', { name: 'With variations and comments' }).check();
  await expect(
    sheet.getByText(/^This link would have [\d,]+ characters\. Many programs cut links after 8,000/),
  ).toBeVisible();
  await expect(sheet.getByLabel('Link', { exact: true })).toBeHidden();
  await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Record as a file' }).first().click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(noise.slice(0, 10));
  await sheet.getByRole('radio', { name: 'Up to this point' }).check();
  await expect(sheet.getByLabel('Link', { exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  const shorter = await share(page, RECORD.replace('Beside it.', noise.slice(0, 600)), 0);
  await shorter.getByRole('radio', { name: 'With variations and comments' }).check();
  await shorter.getByRole('button', { name: 'QR code' }).click();
  await expect(shorter.getByText('This link is too long for a QR code')).toBeVisible();
});

test('an invalid record in a link is reported and does no harm', async ({ page }) => {
  const trouble = complaints(page);
  for (const [record, said] of [
    ['', /^This link is damaged/],
    [packed(RECORD).slice(0, -6), /^This link is damaged/],
    [packed('Hello'), /A game begins with tags/],
  ]) {
    await page.goto('about:blank');
    await open(page, `game=snorkels&record=${record}`);
    await expect(page.locator('cauce-game').getByRole('alert')).toContainText(said ?? '');
    expect(await line(page)).toBe('snorkels');
  }
  expect(trouble).toEqual([]);
});

test('a faulty record is shown up to the fault, whose place is reported, and its text can be saved', async ({
  page,
}) => {
  const record = RECORD.replace('e5', '<img/src="x"/onerror=alert(1)>');
  page.on('dialog', () => expect(false, 'a script ran').toBe(true));
  await page.goto(`./#game=snorkels&record=${packed(record)}&lang=es`);
  await expect(page.getByRole('alert')).toContainText('Line 7, column 13, at “<img/src=');
  await expect(page.locator('cauce-game').getByRole('img', { name: 'x' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the whole text' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toBe(record);
  await page.getByRole('button', { name: 'Show it up to there' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await told(page)).toMatchObject({ end: 2, names: ['Ana', 'Ben'] });
});

test('a download is not reported as saved, and its content can be copied instead', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As in the browser of another app: a download does nothing and reports no error.
  await page.addInitScript(() => (HTMLAnchorElement.prototype.click = () => {}));
  const sheet = await share(page, RECORD, 2);
  const note = sheet.locator('.dialog-note');
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [name, end, content] of [
    ['Record as a file', 'cauce', '[Game "snorkels"]'],
    ['Picture (SVG)', 'svg', '<svg'],
  ]) {
    await sheet.getByRole('button', { name, exact: true }).click();
    await expect(note).toContainText(new RegExp(`\\.${end} was handed to the browser to be saved`));
    await note.getByRole('button', { name: 'Copy' }).click();
    await expect(note).toHaveText('Copied.');
    expect(await pasted()).toContain(content);
  }
  await sheet.getByRole('radio', { name: 'Lines for a website' }).check();
  await sheet.getByRole('button', { name: 'Copy' }).last().click();
  await expect
    .poll(pasted)
    .toMatch(
      /^<script type="module" src="http\S+\/cauce@1\.js"><\/script>\n<cauce-game line="snorkels : d4 swap"><\/cauce-game>$/,
    );
  await sheet.getByRole('button', { name: 'Picture', exact: true }).click();
  await note.getByRole('button', { name: 'Copy' }).click();
  await expect(note).toHaveText('Copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(types).toContain('image/png');
  await context.clearPermissions();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await sheet.getByRole('button', { name: 'Picture', exact: true }).click();
  await note.getByRole('button', { name: 'Copy' }).click();
  await expect(note).toHaveText('The browser did not allow copying.');

  await page.goto('./#library');
  const file = { name: 'a.cauce', mimeType: 'text/plain', buffer: Buffer.from(RECORD) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('./#library');
  for (const name of [/^Save “Ana and Ben.*” to a file$/, 'Save all to a file']) {
    await page.getByRole('button', { name }).first().click();
    const said = page.locator('.site-note');
    await expect(said).toContainText('was handed to the browser to be saved');
    await expect(said.getByRole('button', { name: 'Copy' })).toBeVisible();
  }
});

test('a browser that falsifies canvas pictures saves none, and an SVG is offered instead', async ({ page }) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  for (const what of ['noise', 'white', 'an error', 'nothing']) {
    await page.goto('about:blank');
    await open(page, 'game=snorkels&moves=d4');
    await page.evaluate((what) => {
      if (what === 'nothing') HTMLCanvasElement.prototype.toBlob = (done) => done(null);
      else
        CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
          if (what === 'an error') throw new DOMException('no', 'SecurityError');
          const image = new ImageData(width, height);
          if (what === 'white') image.data.fill(255);
          else crypto.getRandomValues(image.data);
          return image;
        };
    }, what);
    const sheet = await shared(page);
    const before = downloads;
    await sheet.getByRole('button', { name: 'Picture', exact: true }).click();
    const note = sheet.locator('.dialog-note');
    await expect(note, what).toContainText('this browser replaces pictures with noise');
    expect(downloads, what).toBe(before);
    const saved = page.waitForEvent('download');
    await note.getByRole('button', { name: 'Picture (SVG)' }).click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^<svg/);
  }
});

test('without compression, whole games are offered as files, and links to a position still work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['CompressionStream', 'DecompressionStream']) Reflect.deleteProperty(window, name);
  });
  await open(page, `game=snorkels&record=${packed(RECORD)}`);
  await expect(page.getByRole('alert')).toContainText('This browser lacks something that Cauce needs');
  await expect(page.getByRole('alert')).toContainText('(DecompressionStream)');
  await expect(page.locator('body')).not.toContainText('undefined');
  await page.goto('./#library');
  const file = { name: 'a.cauce', mimeType: 'text/plain', buffer: Buffer.from(RECORD) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('grid')).toBeVisible();
  const sheet = await shared(page);
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(/moves=d4/);
  await sheet.getByRole('radio', { name: 'With variations and comments' }).check();
  await expect(sheet.getByText('(CompressionStream)')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Record as a file' }).first()).toBeVisible();
});
