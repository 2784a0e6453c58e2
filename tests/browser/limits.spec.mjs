// Limits of input fields are explained in the page's language, at a visible field.

import { expect, test } from '@playwright/test';
import { command, hold, open } from './helpers.mjs';

/** @param {import("@playwright/test").Locator} field */
const complaint = (field) => field.evaluate((input) => /** @type {HTMLInputElement} */ (input).validationMessage);

/**
 * Returns the number fields of the dialog for a new game of Tayü: target, minutes and increment.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} lang
 */
async function fields(page, lang) {
  await page.addInitScript((lang) => localStorage.setItem('cauce:1:settings', JSON.stringify({ lang })), lang);
  await open(page, 'game=tayu&players=3');
  await command(page, 'new');
  const form = page.getByRole('dialog');
  await form.locator('[data-focus=clock]').check();
  return {
    form,
    target: form.locator('[data-focus=target]'),
    minutes: form.locator('.clock-fields input').first(),
    seconds: form.locator('.clock-fields input').last(),
  };
}

test('messages about invalid numbers are in the language of the page', async ({ page }) => {
  for (const [lang, whole, half] of /** @type {const} */ ([
    ['en', 'Enter a whole number from 0 to 180.', 'Enter a number of minutes from 0.5 to 180, in steps of a half.'],
    [
      'fr',
      'Indiquez un nombre entier de 0 à 180.',
      'Indiquez un nombre de minutes de 0,5 à 180, par pas d’une demi-minute.',
    ],
  ])) {
    await test.step(lang, async () => {
      await page.goto('about:blank');
      const { target, minutes, seconds } = await fields(page, lang);
      for (const field of [target, minutes, seconds]) expect(await complaint(field)).toBe('');
      for (const typed of ['0', '0.7', '181', '']) {
        await minutes.fill(typed);
        expect(await complaint(minutes), typed).toBe(half);
      }
      await minutes.fill('0.5');
      expect(await complaint(minutes)).toBe('');
      await seconds.fill('-1');
      expect(await complaint(seconds)).toBe(whole);
      await target.fill('600');
      const [min, max] = [await target.getAttribute('min'), await target.getAttribute('max')];
      expect(await complaint(target)).toBe(whole.replace('0', min ?? '').replace('180', max ?? ''));
      await target.fill(max ?? '');
      expect(await complaint(target)).toBe('');
    });
  }
});

test('messages about invalid numbers are translated even if the catalogue loads late', async ({ page }) => {
  await open(page, 'game=caminos');
  const go = await hold(page, /en\/new\.ftl/);
  const rest = Promise.all([/new-table/, /en\/table\.ftl/, /en\/links\.ftl/].map((part) => page.waitForResponse(part)));
  await command(page, 'new');
  await rest;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  go();
  const form = page.getByRole('dialog');
  await form.locator('[data-focus=clock]').check();
  const seconds = form.getByLabel('Seconds added after each turn');
  await seconds.fill('-1');
  expect(await complaint(seconds)).toBe('Enter a whole number from 0 to 180.');
});

test('an invalid field is scrolled into view, clear of the dialog’s header and footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const { form, target, minutes } = await fields(page, 'en');
  for (const [field, text] of /** @type {const} */ ([
    [minutes, '0'],
    [target, '600'],
  ])) {
    await field.fill(text);
    for (const edge of /** @type {const} */ (['top', 'bottom'])) {
      // The field is at the very edge of the dialog.
      await field.evaluate((input, edge) => {
        const sheet = /** @type {HTMLElement} */ (input.closest('dialog'));
        sheet.scrollTop += input.getBoundingClientRect()[edge] - sheet.getBoundingClientRect()[edge];
      }, edge);
      await form.locator('button[type=submit]').click();
      await expect(field).toBeFocused();
      const seen = await field.evaluate((input) => {
        const { left, width, top, bottom } = input.getBoundingClientRect();
        const root = /** @type {ShadowRoot} */ (input.getRootNode());
        return [top + 1, bottom - 1].map((y) => root.elementFromPoint(left + width / 2, y) === input);
      });
      expect(seen, `${text} ${edge}`).toEqual([true, true]);
    }
    await field.fill(text === '0' ? '10' : '30');
  }
});
