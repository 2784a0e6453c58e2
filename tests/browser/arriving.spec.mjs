// Pages that load slowly, too late, or not at all.

import { expect, test } from '@playwright/test';
import { answered, file, hold, line, open, site, square } from './helpers.mjs';

test('a page that loads late is not shown if another page was requested since', async ({ page }) => {
  await open(page, 'learn=snorkels');
  const goHome = await hold(page, file('home'));
  const goOn = await hold(page, file('tayu'));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main .home')) Object.assign(window, { strayed: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Cauce' }).click();
  await page.evaluate(() => (location.hash = 'learn=tayu'));
  await answered(page, file('home'), goHome);
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tayü');
  expect(await page.evaluate(() => 'strayed' in window)).toBe(false);
});

test('a move made while the next page loads is saved and does not change the address', async ({ page }) => {
  await open(page, 'game=snorkels&size=5');
  await square(page, 'c3').click();
  const go = await hold(page, file('home'));
  await page.getByRole('link', { name: 'Cauce' }).click();
  await square(page, 'b2').click();
  await expect.poll(() => line(page)).toBe('snorkels size=5 : c3 b2');
  expect(new URL(page.url()).hash).toBe('');
  go();
  await expect(page.locator('.unfinished a.kept-link')).toContainText('2 moves');
  expect(new URL(page.url()).hash).toBe('');
});

test('a page that cannot be loaded shows an error', async ({ page }) => {
  await open(page);
  await page.route(file('lesson'), (route) => route.abort());
  await page.evaluate(() => (location.hash = 'learn=snorkels'));
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

test('the language chosen last is shown, even if the text of an earlier choice loads later', async ({ page }) => {
  for (const [where, role, name] of /** @type {const} */ ([
    ['./', 'heading', 'Mantén obert el camí'],
    ['./#game=snorkels', 'grid', 'Snorkels, el tauler'],
    ['./embedding.html', 'heading', 'Posa un tauler al teu web'],
  ])) {
    await test.step(where, async () => {
      await page.goto(where);
      const choice = await site(page, 'language');
      await expect(choice).toHaveValue('en');
      const go = await hold(page, /\/locales\/fr\/cauce\.ftl$/);
      await choice.selectOption('fr');
      await choice.selectOption('ca');
      await expect(page.getByRole(role, { name })).toBeVisible();
      await answered(page, /\/locales\/fr\/cauce\.ftl$/, go);
      await page.unrouteAll();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
      await expect(page.getByRole(role, { name })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
    });
  }
});
