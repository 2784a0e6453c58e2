// The home page: cards that stand whatever happens, and pictures that live.

import { expect, test } from '@playwright/test';
import { LANGUAGES, complaints, file, open } from './helpers.mjs';

const GAMES = ['Snorkels', 'Tayü', 'Caminos', 'Sendas'];

/**
 * What a card's picture looks like now; empty before it is painted.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 */
function look(page, game) {
  return page.locator(`.card[data-game=${game}] canvas`).evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    if (!width || !height) return '';
    const empty = Object.assign(document.createElement('canvas'), { width, height }).toDataURL();
    const look = /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
    return look === empty ? '' : look;
  });
}

test('every game can be played, set up and read about from its card, before there is anything to paint with', async ({
  page,
}) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await open(page);
  for (const game of GAMES) {
    await expect(page.getByRole('heading', { name: game })).toBeVisible();
    await expect(page.getByRole('link', { name: `Play together (${game})` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Rules (${game})` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Set up… (${game})` })).toBeVisible();
  }
});

test('the rules open over the home page, which stays as it is', async ({ page }) => {
  const trouble = complaints(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  const [door, dialog] = [
    page.getByRole('button', { name: 'Rules (Sendas)' }),
    page.getByRole('dialog', { name: 'How to play Sendas' }),
  ];
  await door.scrollIntoViewIfNeeded();
  const state = () => page.evaluate(() => [location.href, history.length, scrollY]);
  const before = await state();
  await door.click();
  await expect(dialog.locator('canvas').first()).toBeVisible();
  const part = dialog.getByRole('heading', { name: 'Wildcards' });
  await expect(part).not.toBeInViewport();
  await dialog.getByRole('button', { name: 'Wildcards' }).click();
  await expect(part).toBeInViewport({ ratio: 1 });
  await expect(part).toBeFocused();
  expect(await state()).toEqual(before);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(door).toBeFocused();
  expect(await state()).toEqual(before);
  // The lesson that they lead to has its way back to the home page.
  await door.click();
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/#learn=sendas/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(door).toBeVisible();
  await expect(page.locator('cauce-game')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('who closes the form for a new game is back on the home page, unless a game was begun', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Set up… (Sendas)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Tayü' })).toBeVisible();
  await expect(page.locator('cauce-game')).toHaveCount(0);
  await page.getByRole('button', { name: 'Set up… (Sendas)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: false }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the first two ways to play are seen at once', async ({ page }) => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const [alone, level] = [
      page.getByRole('link', { name: 'Play the computer (Snorkels)' }),
      page.getByLabel('Level of the computer (Snorkels)'),
    ];
    await expect(alone).toHaveAttribute('title', 'Who begins is drawn by lot.');
    const boxes = await Promise.all(
      [page.getByRole('link', { name: 'Play together (Snorkels)' }), alone, level].map((way) => way.boundingBox()),
    );
    for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width} pixels`).toBeLessThan(height - 40);
    expect(boxes[1]?.height).toBe(boxes[0]?.height);
  }
});

test('the four games of a phone are compared on little more than one screen', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const list = await page.locator('.cards').boundingBox();
    expect(list?.height, `at ${width} pixels`).toBeLessThan(1.3 * 844);
    const ways = await page
      .locator('.card')
      .first()
      .locator('.primary, .card-computer')
      .evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
    expect(new Set(ways).size).toBe(1);
  }
});

test('on a phone the ways to play are one line high where the words are long, and the river runs below the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const lead = page.locator('.hero .lead');
  for (const lang of LANGUAGES) {
    const before = await lead.innerText();
    await page.locator('select[name=language]').selectOption(lang);
    // The page is made anew in each.
    await expect(lead).not.toHaveText(before);
    const heights = await page
      .locator('.card')
      .first()
      .locator('.primary, .card-computer > *')
      .evaluateAll((all) => all.map((way) => way.clientHeight));
    expect(Math.max(...heights), lang).toBeLessThan(48);
    const [river, words] = await page
      .locator('.hero')
      .evaluate((hero) => [
        hero.getBoundingClientRect().top + parseFloat(getComputedStyle(hero, '::before').top),
        hero.querySelector('.lead')?.getBoundingClientRect().bottom ?? NaN,
      ]);
    expect(river, lang).toBeGreaterThanOrEqual(words ?? NaN);
  }
});

test('on the smallest phones the way to the puzzles of the day is one line, beside the heading', async ({ page }) => {
  const [lead, way] = [page.locator('.hero .lead'), page.locator('.to-puzzles')];
  await open(page);
  for (const lang of LANGUAGES) {
    const before = await lead.innerText();
    await page.locator('select[name=language]').selectOption(lang);
    await expect(lead).not.toHaveText(before);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const [link, heading] = [await way.boundingBox(), await page.locator('.games-head > h2').boundingBox()];
      expect(link?.height, `${lang}, ${width}`).toBeLessThan(48);
      expect(link?.x, `${lang}, ${width}`).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
    }
  }
});

test('a card whose game cannot be played stands there without its picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(file('cards'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('tayu : ', 'tayu : z9 ') });
  });
  await open(page);
  await expect(page.locator('.card canvas')).toHaveCount(3);
  await expect(page.locator('.card[data-game=tayu] canvas')).toHaveCount(0);
  for (const game of GAMES) await expect(page.getByRole('link', { name: `Play together (${game})` })).toBeVisible();
});

test('the pictures are still for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page);
  await expect.poll(() => look(page, 'snorkels')).not.toBe('');
  const before = await look(page, 'snorkels');
  await page.clock.runFor(5_000);
  expect(await look(page, 'snorkels')).toBe(before);
  await expect(page.getByRole('button', { name: /the pictures/ })).toHaveCount(0);
});

test('the button that stops the pictures is seen before they are there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(/\.wasm$/, () => {});
  await open(page);
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeDisabled();
});

test('the pictures play one after another and come to rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await open(page);
  await expect.poll(() => look(page, 'sendas')).not.toBe('');
  const [first, last] = [await look(page, 'snorkels'), await look(page, 'sendas')];
  await page.clock.runFor(3_000);
  expect(await look(page, 'snorkels')).not.toBe(first);
  expect(await look(page, 'sendas'), 'one at a time').toBe(last);
  const again = page.getByRole('button', { name: 'Play the pictures' });
  for (let minute = 0; minute < 4 && !(await again.isVisible()); minute++) await page.clock.runFor(30_000);
  await expect(again).toBeVisible();
  const [end, sendas] = [await look(page, 'snorkels'), await look(page, 'sendas')];
  expect(sendas).not.toBe(last);
  await page.clock.runFor(10_000);
  expect(await look(page, 'snorkels'), 'at rest').toBe(end);
  expect(await look(page, 'sendas'), 'at rest').toBe(sendas);
  await again.click();
  await page.clock.runFor(3_000);
  expect(await look(page, 'snorkels')).not.toBe(end);
});

test('no frame is asked for while the pictures are out of sight', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    Reflect.set(window, 'asked', 0);
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1);
      return ask(callback);
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect.poll(() => look(page, 'sendas')).not.toBe('');
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked')));
  const before = await asked();
  await expect.poll(asked, 'in sight they play').toBeGreaterThan(before + 3);
  await page.evaluate(() => {
    document.body.style.paddingBottom = '300vh';
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.locator('.card canvas').first()).not.toBeInViewport();
  // The frame that ends the move that was on its way is the last one.
  await page.waitForTimeout(500);
  const after = await asked();
  await page.waitForTimeout(2_000);
  expect(await asked()).toBe(after);
});

test('the pictures can be stopped, and stay so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await open(page);
  await page.getByRole('button', { name: 'Pause the pictures' }).click();
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  await page.clock.runFor(1_000);
  const before = await look(page, 'snorkels');
  await page.clock.runFor(5_000);
  expect(await look(page, 'snorkels')).toBe(before);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
});

test('an unfinished game shows how it stands', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+swap+d5');
  await page.getByRole('link', { name: 'Cauce, to the home page' }).click();
  await expect(page.locator('.unfinished li')).toHaveCount(1);
  await expect(page.locator('.kept-link canvas')).toBeVisible();
  await page.locator('.kept-link').click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('below what was begun the ways to play are still in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of [
    'snorkels&moves=d4',
    'snorkels&moves=d4+e4',
    'sendas&moves=g1-f2%3DSW',
    'caminos&moves=T:f2g2g3h2',
  ]) {
    await open(page, `game=${game}`);
    await page.getByRole('link', { name: 'Cauce, to the home page' }).click();
    await expect(page.locator('.unfinished li').first()).toBeVisible();
  }
  await expect(page.locator('.unfinished li')).toHaveCount(4);
  for (const card of await page.locator('.card').all()) await expect(card).toBeInViewport({ ratio: 1 });
});

test('the keyboard comes along to a game and back', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Play together (Sendas)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sendas', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
