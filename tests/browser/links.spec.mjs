// Links that chats, mail programs and networks have truncated or changed.

import { expect, test } from '@playwright/test';
import { addressed, command, line, open, paste, site, square } from './helpers.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/** Returns the link in the address of a page after pressing these squares. @param {Page} page @param {string[]} squares */
async function played(page, ...squares) {
  await open(page, 'game=snorkels&stones=c3');
  for (const name of squares) await square(page, name).click();
  const said = `&game=snorkels&stones=c3&moves=${squares.join('+')}`.replaceAll('+', '\\+');
  await expect.poll(() => new URL(page.url()).hash).toMatch(new RegExp(`^#${said}&check=\\w{4}$`));
  return page.url();
}

/** Opens a link as from another site. @param {Page} page @param {string} url */
async function arrive(page, url) {
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.locator('cauce-game').getByRole('grid').or(page.getByRole('alert')).first()).toBeVisible();
}

for (const [what, damage, message] of /** @type {[string, (url: string) => string, string][]} */ ([
  ['cut', (url) => url.slice(0, -15), 'The end of this link is missing'],
  ['changed', (url) => url.replace('e5', 'e4'), 'This link was changed on its way'],
])) {
  test(`a link that was ${what} shows a message instead of the board and stays in the address until a move`, async ({
    page,
  }) => {
    const url = damage(await played(page, 'd4', 'e5', 'a1'));
    await arrive(page, url);
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(page.getByRole('alert')).toContainText(message);
      // Keys play nothing behind the message.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show it up to there' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await line(page)).toContain('snorkels stones=c3 : d4');
      await command(page, 'undo');
      expect(page.url()).toBe(url);
    }
    await square(page, 'g7').click();
    await expect.poll(() => addressed(page)).toMatch(/^#game=snorkels&stones=c3&moves=.*g7$/);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
  });
}

test('a rejected link stays in the address even after a new game is started', async ({ page }) => {
  const fragment = 'game=tayu&moves=x';
  await arrive(page, `./#${fragment}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${fragment}`);
});

test('a link that other programs have escaped or extended is repaired', async ({ page }) => {
  const url = await played(page, 'd4', 'e5', 'a1');
  for (const changed of [
    url.replaceAll('&', '&amp;'),
    url.replaceAll('&', '%26').replaceAll('=', '%3D').replaceAll('+', '%2B'),
    `${url}&fbclid=IwAR0`,
    `${url}).`,
  ]) {
    await arrive(page, changed);
    await expect.poll(() => line(page), changed).toBe('snorkels stones=c3 : d4 e5 a1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await (await site(page, 'library')).click();
  await expect(page.locator('.kept')).toHaveCount(1);
});

test('the embed page repairs changed links and reports invalid ones', async ({ page }) => {
  const link = new URL(await played(page, 'd4', 'e5', 'a1')).hash.slice(1);
  for (const changed of [encodeURIComponent(link), link.replaceAll('&', '&amp;'), `${link}.`]) {
    await arrive(page, `embed.html#${changed}`);
    await expect.poll(() => line(page), changed).toBe('snorkels stones=c3 : d4 e5 a1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  for (const wrong of [link.slice(0, -15), 'nonsense']) {
    await arrive(page, `embed.html#${wrong}`);
    await expect(page.getByRole('alert')).toBeVisible();
  }
});

test('a wrapped or redirected link in a pasted mail is found, and a truncated one is reported', async ({ page }) => {
  const url = await played(page, 'd4', 'e5', 'a1');
  const led = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C02`;
  const wrapped = (url.match(/.{1,40}/g) ?? []).join('\r\n> ');
  const arrivePasted = async (/** @type {string} */ text) => {
    await page.goto('about:blank');
    await open(page);
    await paste(page, text);
  };
  for (const text of [`Your turn (${led}), Ana.`, `> Your turn:\r\n> ${wrapped}\r\n>\r\n> Ana`]) {
    await arrivePasted(text);
    await expect.poll(() => line(page).catch(() => ''), text).toBe('snorkels stones=c3 : d4 e5 a1');
  }
  await arrivePasted(`Your turn: ${url.slice(0, -15)}`);
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'The end of this link is missing' }),
  ).toBeVisible();
});
