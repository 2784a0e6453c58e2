// Importing games: picked, dropped and pasted files, records, lines and links, intact and damaged.

import { expect, test } from '@playwright/test';
import { addressed, forbid, line, listening, open, paste, site, square } from './helpers.mjs';

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

test('a file with one game opens it with names and comments, as far as it can be read', async ({ page }) => {
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

  await pick(page, DAMAGED);
  await expect(page.getByRole('alert')).toContainText('Line 4, column 18, at “d4”: Something already stands on d4.');
  await page.getByRole('button', { name: 'Show it up to there' }).click();
  expect(await line(page)).toBe('snorkels : d4 swap');
  await square(page, 'e5').click();
  expect(await line(page)).toBe('snorkels : d4 swap e5');
});

test('a pasted game that is incomplete is shown only on request, and kept once it is played', async ({ page }) => {
  for (const text of [
    'https://example.org/#&game=snorkels&moves=d4+e5&check=0',
    'snorkels : d4 e5 d4',
    '[Game "snorkels"]\n\n1. d4 2. e5 3. d4 *',
  ]) {
    await test.step(text, async () => {
      await page.goto('./#library');
      const kept = await page.locator('.kept').count();
      await paste(page, text);
      await expect(page.locator('cauce-game').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show it up to there' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await line(page)).toBe('snorkels : d4 e5');
      await page.goto('./#library');
      await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
      await expect(page.locator('.kept')).toHaveCount(kept);
      await page.goBack();
      const show = page.getByRole('button', { name: 'Show it up to there' });
      await expect(show.or(page.getByRole('grid')).first()).toBeVisible();
      if (await show.isVisible()) await show.click();
      await square(page, 'a1').click();
      await page.goto('./#library');
      await expect(page.locator('.kept')).toHaveCount(kept + 1);
    });
  }
});

test('a file with several games lists them all with their errors, and each valid one can be opened', async ({
  page,
}) => {
  // In the Western code page of Windows, in which Node decodes quotes differently.
  const named = TWO.replace('Ben', 'Ben \x93Pepe\x94');
  await pick(page, Buffer.from(`${named}\n[Game "chess"]\n\n1. e4 *\n\n${DAMAGED}\n${TWO}`, 'latin1'));
  const games = page.locator('.file-games .kept');
  await expect(games).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'From games.cauce' })).toBeVisible();
  await expect(
    page.getByText('6 games. There are mistakes in 2 of them; they open as far as they could be read.'),
  ).toBeVisible();
  await expect(games.nth(0)).toContainText('SnorkelsAna and Ben “Pepe”Not finished3 movesFeb 29, 2024');
  await expect(games.nth(1)).toContainText('SendasPeaceA draw1 move');
  await expect(games.nth(2)).toContainText('Line 13, column 1, at “[Game”: There is no game of that name.');
  await expect(games.nth(2).getByRole('link')).toHaveCount(0);
  await expect(games.nth(3)).toContainText('Line 20, column 18, at “d4”: Something already stands on d4.');
  await games.nth(1).getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('sendas : pass draw');
  await page.goBack();
  await expect(games).toHaveCount(6);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(games).toHaveCount(0);
  // The opened game is saved like any other, the file is not.
  await expect(page.locator('.kept-games .kept')).toHaveCount(1);
});

test('a file can be dropped on the home page, the library, a game or a lesson', async ({ page }) => {
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

test('text pasted into a field stays there, and the field of the library opens it or reports an error', async ({
  page,
}) => {
  await page.goto('./#library');
  const button = page.getByRole('button', { name: 'Paste a game' });
  const form = page.locator('form.paste');
  const [field, problem] = [page.getByLabel('Text to paste'), form.getByRole('alert')];
  await button.click();
  await expect(field).toBeFocused();
  await paste(page, 'snorkels : d4');
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  await field.fill('nonsense');
  await form.getByRole('button', { name: 'Open' }).click();
  // The message mentions game lines, because the field accepts them.
  await expect(problem).toHaveText(
    /^There is no game in it: a record begins with .+, a game line with a name such as “snorkels”\.$/,
  );
  await expect(page.locator('.site-note')).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(field).toHaveValue('');
  await expect(problem).toBeHidden();
  await field.fill('snorkels : d4\n\nsnorkels : e5 d9\nsendas : pass');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.file-games .kept')).toHaveCount(3);
  await expect(page.locator('.file-games .kept').nth(1)).toContainText('Line 3: Move 2, “d9”, cannot be played.');
});

test('only the last import error is shown, and it disappears with the next page or import', async ({ page }) => {
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
  await paste(page, 'Your turn, Ben: <https://example.org/cauce/#game=snorkels&moves=d4>. Good luck!');
  await expect.poll(() => line(page)).toBe('snorkels : d4');
  await expect(notes).toHaveCount(0);
});

test('after a change of language, the storage error is shown in the new language', async ({ page }) => {
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

test('a change of language while games are saved or pasted loses nothing', async ({ page }) => {
  await pick(page, Array.from({ length: 1000 }, () => 'snorkels : d4').join('\n'));
  await expect(page.getByText('1,000 games.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await page.getByLabel('Text to paste').fill('snorkels : d4 e5');
  // The words are loaded before the games are saved.
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
  // Opened text is not restored.
  await page.goto('./#library');
  await expect(page.getByRole('button', { name: 'Pegar una partida' })).toHaveAttribute('aria-expanded', 'false');
});
