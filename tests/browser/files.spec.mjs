// Games from outside: picked, dropped and pasted files, records, lines and links, whole and damaged.

import { expect, test } from '@playwright/test';
import { addressed, forbid, line, open, site, square } from './helpers.mjs';
import { look } from './looks.mjs';

const TWO = `[Game "snorkels"]
[Player1 "Ana"]
[Player2 "Ben"]
[Date "2024.02.29"]

1. d4 {In the middle.} (1. e4 2. swap) 2. swap 3. e5 *

[Game "sendas"]
[Title "Peace"]

1. pass 2. draw 1/2-1/2
`;

const DAMAGED = `[Game "snorkels"]
[Player1 "Ana"]

1. d4 2. swap 3. d4 4. e5 *
`;

/**
 * @param {import("@playwright/test").Page} page
 * @param {string | Buffer} content
 * @param {string} [name]
 */
async function pick(page, content, name = 'games.cauce') {
  await page.goto('./#library');
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/**
 * Waits until the page takes games in: it fetches what that needs once it has begun.
 *
 * @param {import("@playwright/test").Page} page
 */
async function listening(page) {
  const fetched = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/intake-[^/]+\.js$/.test(name))?.name;
  const intake = await page.waitForFunction(fetched);
  await page.evaluate((intake) => import(String(intake)), await intake.jsonValue());
}

/**
 * Drops a file on the page, as a hand does that has dragged it there.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} content
 */
async function drop(page, content) {
  await listening(page);
  const held = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.cauce'));
    return transfer;
  }, content);
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: held });
  await expect(page.locator('.drop-veil')).toHaveText('Drop the file to open the games in it');
  await page.dispatchEvent('main', 'dragover', { dataTransfer: held });
  await page.dispatchEvent('main', 'drop', { dataTransfer: held });
  await expect(page.locator('.drop-veil')).toHaveCount(0);
}

/**
 * Pastes text where the focus is.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} text
 */
async function paste(page, text) {
  await listening(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

test('a file with one game opens it, with its names, variations and comments', async ({ page }) => {
  await pick(page, TWO.split('\n\n[Game')[0] ?? '');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4 swap e5');
  await expect(page.getByText('Ana').first()).toBeVisible();
  expect(await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).save())).toContain(
    'In the middle.',
  );
  await square(page, 'a1').click();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4 swap e5 a1');
});

test('of a file with several games one is chosen, and the others are still there', async ({ page }) => {
  await pick(page, TWO);
  const games = page.locator('.file-games .kept');
  await expect(games).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'From games.cauce' })).toBeVisible();
  await expect(games.nth(0)).toContainText('SnorkelsAna and BenNot finished3 movesFeb 29, 2024');
  await expect(games.nth(1)).toContainText('SendasPeaceA draw1 move');
  await games.nth(1).getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('sendas : pass draw');
  await page.goBack();
  await expect(games).toHaveCount(2);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(games).toHaveCount(0);
  // The game that was opened is kept like any other; the file is not.
  await expect(page.locator('.kept-games .kept')).toHaveCount(1);
});

test('a file is dropped on any page: home, library, a game, a lesson', async ({ page }) => {
  const one = '[Game "snorkels"]\n\n1. d4 *';
  for (const fragment of ['', '#library', '#game=caminos', '#learn=snorkels']) {
    await page.goto(`./${fragment}`);
    await page.reload();
    await drop(page, one);
    await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await line(page)).toBe('snorkels : d4');
  }
});

for (const [what, text, expected] of [
  ['a game line', 'caminos board=ring : L:a3a3a3b3', 'caminos board=ring : L:a3a3a3b3'],
  ['a link', 'https://example.org/cauce/#game=snorkels&moves=d4+swap', 'snorkels : d4 swap'],
  ['the end of a link', '#game=snorkels&size=5&moves=c3', 'snorkels size=5 : c3'],
  ['a record', '\uFEFF[Game "sendas"]\r\n\r\n1. pass *\r\n', 'sendas : pass'],
]) {
  test(`${what} is pasted on the page`, async ({ page }) => {
    await open(page);
    await paste(page, text ?? '');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await line(page)).toBe(expected);
  });
}

const LINK = 'https://example.org/cauce/#game=snorkels&moves=d4+swap';
const CODED = encodeURIComponent(LINK);

for (const [what, text] of [
  ['in a sentence', `Your turn, Ben: ${LINK}. Good luck!`],
  ['in a letter', `Dear Ben,\n\nCaminos is fun, but look at this:\n${LINK}\n\nYours, Ana`],
  ['between brackets', `<${LINK}>`],
  [
    'as Safe Links',
    `https://eur02.safelinks.protection.outlook.com/?url=${CODED}&data=05%7C02%7C&sdata=x%3D&reserved=0`,
  ],
  ['as Facebook has it', `https://l.facebook.com/l.php?u=${CODED}&h=AT0x&s=1`],
  ['with its sign encoded', LINK.replace('#', '%23')],
  ['with the game as people write it', LINK.replace('snorkels', 'Snorkels')],
]) {
  test(`a link is opened that comes ${what}`, async ({ page }) => {
    await open(page);
    await paste(page, text ?? '');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => line(page)).toBe('snorkels : d4 swap');
  });
}

test('a whole record in a link is opened out of a sentence', async ({ page }) => {
  await open(page);
  const packed = await page.evaluate(async () => {
    const stream = new Blob(['[Game "snorkels"]\n\n1. d4 (1. e4) 2. swap *']).stream();
    const deflated = await new Response(stream.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
    return btoa(String.fromCharCode(...new Uint8Array(deflated)));
  });
  await paste(page, `Look at <https://example.org/#game=snorkels&record=${encodeURIComponent(packed)}>, Ben.`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => line(page)).toBe('snorkels : d4 swap');
});

for (const [what, text, expected] of [
  ['the name of the game as people write it', 'Tayü', 'tayu'],
  ['an accent apart from its letter', 'tayu\u0308', 'tayu'],
  ['spaces that do not break', '“snorkels\u00a0:\u00a0d4\u202fswap”', 'snorkels : d4 swap'],
  ['quotes as in a book', '[Game “snorkels”]\n[Player1 „Ana“]\n\n1.\u00a0d4 2. swap *', 'snorkels : d4 swap'],
]) {
  test(`a game is read with ${what}`, async ({ page }) => {
    await open(page);
    await paste(page, text ?? '');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(async () => (await line(page)).startsWith(expected ?? '')).toBe(true);
    await expect(page.locator('cauce-game .notice')).toHaveCount(0);
  });
}

/** A text as Windows writes it in the west, where each character is a byte. @param {string} text */
const western = (text) => Buffer.from(text, 'latin1');

for (const [what, content, players] of /** @type {[string, Buffer, string][]} */ ([
  ['UTF-16', Buffer.from(`\uFEFF${named('Müller', '山田')}`, 'utf16le'), 'Müller and 山田'],
  [
    'UTF-16, high bytes first',
    Buffer.from(`\uFEFF${named('Müller', 'Ирина')}`, 'utf16le').swap16(),
    'Müller and Ирина',
  ],
  ['windows-1252', western(named('Müller', 'José \x93Pepe\x94 d\x92Élan')), 'Müller and José “Pepe” d’Élan'],
  ['windows-1252 with letters that Shift-JIS has, too', western(named('élégant', 'Pérez')), 'élégant and Pérez'],
  // 山田, たろう
  ['Shift-JIS', western(named('\x8eR\x93c', '\x82\xbd\x82\xeb\x82\xa4')), '山田 and たろう'],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${named('Müller', '山田')}`), 'Müller and 山田'],
])) {
  test(`a file is read that is written in ${what}`, async ({ page }) => {
    await pick(page, content);
    await expect(page.getByText('2 games.')).toBeVisible();
    await expect(page.locator('.file-games .kept').first()).toContainText(players);
    await expect(page.locator('.file-games .kept').nth(1)).toContainText('1 move');
  });
}

/** Two games, the first with these players. @param {string} one @param {string} other */
function named(one, other) {
  return `[Game "snorkels"]\r\n[Player1 "${one}"]\r\n[Player2 "${other}"]\r\n\r\n1. d4 *\r\n\r\n[Game "sendas"]\r\n\r\n1. pass *\r\n`;
}

test('what is pasted into a field stays there, and the field of the library opens it', async ({ page }) => {
  await page.goto('./#library');
  await page.getByRole('button', { name: 'Paste a game' }).click();
  const field = page.getByLabel('Text to paste');
  await expect(field).toBeFocused();
  await paste(page, 'snorkels : d4');
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  await field.fill('snorkels : d4\n\nsnorkels : e5 d9\nsendas : pass');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.file-games .kept')).toHaveCount(3);
  await expect(page.locator('.file-games .kept').nth(1)).toContainText('Line 3: Move 2, “d9”, cannot be played.');
});

test('a damaged game says in which line, and opens what came before', async ({ page }) => {
  await pick(page, DAMAGED);
  await expect(page.getByRole('alert')).toContainText(
    'This is as far as the game could be read. Line 4, column 18, at “d4”: Something already stands on d4.',
  );
  expect(await line(page)).toBe('snorkels : d4 swap');
  await square(page, 'e5').click();
  expect(await line(page)).toBe('snorkels : d4 swap e5');
});

test('a damaged game does no harm to the others of its file', async ({ page }) => {
  await pick(page, `${TWO}\n[Game "chess"]\n\n1. e4 *\n\n${DAMAGED}\n${TWO}`);
  const games = page.locator('.file-games .kept');
  await expect(games).toHaveCount(6);
  await expect(
    page.getByText('6 games. There are mistakes in 2 of them; they open as far as they could be read.'),
  ).toBeVisible();
  await expect(games.nth(2)).toContainText('Line 13, column 1, at “[Game”: There is no game of that name.');
  await expect(games.nth(2).getByRole('link')).toHaveCount(0);
  await expect(games.nth(3)).toContainText('Line 20, column 18, at “d4”: Something already stands on d4.');
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('5 games are in the library now.')).toBeVisible();
  await expect(page.locator('.kept-games .kept')).toHaveCount(5);
});

for (const [what, content, message] of /** @type {[string, string | Buffer, string][]} */ ([
  ['an empty file', '', 'There is no game in it: a record begins with'],
  ['prose', 'Dear diary,\ntoday we played.', 'There is no game in it: a record begins with'],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0xfe, 0x00]),
    'The game could not be read. Line 1, column 1',
  ],
  ['markup', '<script>alert(1)</script>', 'There is no game in it: a record begins with'],
])) {
  test(`${what} is no game, and that is said`, async ({ page }) => {
    await pick(page, content);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  });
}

test('what is wrong with a pasted text is said where it stands, and goes with it', async ({ page }) => {
  await page.goto('./#library');
  const paste = page.getByRole('button', { name: 'Paste a game' });
  const form = page.locator('form.paste');
  const problem = form.getByRole('alert');
  await paste.click();
  await form.getByRole('textbox').fill('nonsense');
  await form.getByRole('button', { name: 'Open' }).click();
  // As the field has said that it takes a line, too.
  await expect(problem).toHaveText(
    /^There is no game in it: a record begins with .+, a game line with a name such as “snorkels”\.$/,
  );
  await expect(page.locator('.site-note')).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(paste).toBeFocused();
  await paste.press('Enter');
  await expect(form.getByRole('textbox')).toHaveValue('');
  await expect(problem).toBeHidden();
});

test('what could not be read is said of the last try alone, and goes with the page and the language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const notes = page.locator('.site-note');
  for (const nonsense of ['one', 'two', 'three']) {
    await paste(page, `[${nonsense}]`);
    await expect(page.getByText(`[${nonsense}`)).toBeVisible();
    await expect(notes).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Play together (Snorkels)' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(notes).toHaveCount(0);
  await paste(page, 'nonsense');
  await expect(notes).toHaveCount(1);
  await paste(page, 'snorkels : d4');
  await expect.poll(() => line(page)).toBe('snorkels : d4');
  await expect(notes).toHaveCount(0);
});

test('what is wrong with the store is said again in another language', async ({ page }) => {
  await forbid(page, 'localStorage');
  await open(page);
  await expect(page.getByRole('alert')).toContainText('This browser');
  await paste(page, 'nonsense');
  await expect(page.getByRole('alert')).toHaveCount(2);
  await (await site(page, 'language')).selectOption('es');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('Este navegador');
  await expect(page.getByRole('alert')).toHaveAttribute('lang', 'es');
});

test('the language changes while games are kept, and while one is pasted, and nothing is lost', async ({ page }) => {
  await pick(page, Array.from({ length: 1000 }, () => 'snorkels : d4').join('\n'));
  await expect(page.getByText('1,000 games.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await page.getByLabel('Text to paste').fill('snorkels : d4 e5');
  // The words are there, so that they come before the games have been kept.
  await (await site(page, 'language')).selectOption('es');
  await expect(page.getByLabel('Texto para pegar')).toHaveValue('snorkels : d4 e5');
  await (await site(page, 'language')).selectOption('en');
  await expect(page.getByLabel('Text to paste')).toHaveValue('snorkels : d4 e5');
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Keep all'),
    );
    button?.click();
    const select = /** @type {HTMLSelectElement} */ (document.querySelector('select[name=language]'));
    select.value = 'es';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('.site-note')).toContainText('están ahora en la biblioteca', { timeout: 30_000 });
  await expect(page.locator('.file-games')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5');
  // What was opened is not asked for again.
  await page.goto('./#library');
  await expect(page.getByRole('button', { name: 'Pegar una partida' })).toHaveAttribute('aria-expanded', 'false');
});

test('a game that is called by a whole page is told in its title, and shorter when it is deleted', async ({ page }) => {
  await pick(
    page,
    `[Game "snorkels"]\n[Title "${'A long story. '.repeat(200)}"]\n\n1. d4 *\n\n[Game "snorkels"]\n\n1. e5 *\n`,
  );
  await expect(page.locator('.file-games .kept')).toHaveCount(2);
  await expect(page.locator('.file-games strong').first()).toHaveAttribute('title', /^A long story/);
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await page.getByRole('button', { name: /^Delete “A long story/ }).click();
  await expect(page.locator('.library-undo')).toContainText(/^“A long story\. .{20,60}…, [^”]+” is deleted\.Undo$/);
});

test('a file of 1,000 games is read in slices, and kept', async ({ page }) => {
  // Whole games of some length, one in ten of them damaged near its end.
  const moves = '1. a1 2. swap 3. c1 4. e1 5. g1 6. b3 7. d3 8. f3 9. a5 10. c5 11. e5 12. g5 13. b7 14. d7 15. f7';
  const record = (/** @type {number} */ number) =>
    `[Game "snorkels"]\n[Player1 "P${number}"]\n\n${moves}${number % 10 ? '' : ' 16. a1'} *\n`;
  const file = Array.from({ length: 1000 }, (_, number) => record(number)).join('\n');
  await page.goto('./#library');
  // Each slice tells how far it has come.
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window);
    seen.longest = 0;
    seen.slices = new Set();
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    const set = Object.getOwnPropertyDescriptor(HTMLProgressElement.prototype, 'value')?.set;
    Object.defineProperty(HTMLProgressElement.prototype, 'value', {
      set(value) {
        seen.slices.add(value);
        set?.call(this, value);
      },
    });
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'thousand.cauce', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(page.getByText('1,000 games. There are mistakes in 100 of them')).toBeVisible();
  expect(await page.locator('.file-games .kept').count()).toBe(48);
  const { longest, slices } = await page.evaluate(() => {
    const { longest, slices } = /** @type {any} */ (window);
    return { longest, slices: slices.size };
  });
  test.info().annotations.push({ type: 'longest task, ms', description: String(longest) });
  expect(slices).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('1,000 games are in the library now.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('1,000 games', { exact: true })).toBeVisible();
});

test('looks, and axe finds nothing: an opened file', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pick(page, `${TWO}\n${DAMAGED}\n[Game "chess"]\n`, 'Championship of the village, all rounds.cauce');
  await expect(page.locator('.file-games .kept')).toHaveCount(4);
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await look(page, 'files');
});
