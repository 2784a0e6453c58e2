import { expect, test } from '@playwright/test';
import { complaints, file, open } from './helpers.mjs';

test('a page that cannot be kept for later says nothing of it', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(file('offline'), (route) => route.abort());
  const asked = page.waitForRequest(file('offline'));
  await page.goto('./');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
});

test('the page loads its module, and nothing from elsewhere', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) trouble.push(`asked for ${url}`);
  });
  page.on('response', (response) => {
    if (!response.ok()) trouble.push(`${response.status()} for ${response.url()}`);
  });

  const module = page.waitForResponse(/\.wasm$/);
  await page.goto('./#game=snorkels');
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await module).headers()['content-type']).toBe('application/wasm');
  expect(trouble).toEqual([]);
});

for (const [fragment, lang] of [
  ['', 'es'],
  ['game=tayu', 'fr'],
  ['library', 'ca'],
  ['game=caminos', 'de'],
]) {
  test(`the head of a page takes two rows at most on a small phone with text twice as large: ${fragment || 'home'}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL,
      locale: lang,
      viewport: { width: 320, height: 640 },
      serviceWorkers: 'block',
    });
    await page.goto(`./#${fragment}`);
    await expect(page.locator('.site-controls select')).toHaveCount(2);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const rows = await page
      .locator('.site-head')
      .evaluate(
        (head) =>
          new Set(
            [...head.querySelectorAll('.brand, .to-library, .chooser')].map((part) =>
              Math.round(part.getBoundingClientRect().top),
            ),
          ).size,
      );
    expect(rows).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.close();
  });
}

test('a dialog that goes on below its edge says so until its end is seen, and on a desk the settings need no second look', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, 'game=snorkels');
  const dialog = page.getByRole('dialog');
  const sign = () => dialog.evaluate((dialog) => getComputedStyle(dialog, '::after').opacity);
  await page.locator('cauce-game [data-command=rules]').click();
  await expect.poll(sign).toBe('1');
  await dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect.poll(sign).toBe('0');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('select[name=language]').selectOption('de');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  await expect.poll(sign).toBe('0');
});
