// The lessons: from beginning to end, in every language, on a phone; wrong tries, hints and saved progress.

import { expect, test } from '@playwright/test';
import { boxes, command, complaints, EXTRAS, LANGUAGES, line, site, square, STEPS } from './helpers.mjs';

/** A step of each game with much content. */
const SHOWN = { snorkels: 7, tayu: 6, caminos: 9, sendas: 6 };

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 * @param {number} [step]
 */
async function learn(page, game, step) {
  await page.goto(`./#learn=${game}${step ? `&step=${step}` : ''}`);
  // The previous lesson may still be displayed.
  await expect(page.locator(`.lesson[data-game="${game}"]`)).toBeVisible();
  if (step) await expect(page.locator('.lesson-count')).toContainText(`${step}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** @param {import("@playwright/test").Page} page */
const feedback = (page) => page.locator('.task-said');

/** @param {import("@playwright/test").Page} page */
const hint = (page) => page.getByRole('button', { name: 'Show me' });

/** @param {import("@playwright/test").Page} page */
const next = (page) => page.getByRole('button', { name: 'Next', exact: true });

test('the lesson of Caminos can be completed from beginning to end', { tag: '@engines' }, async ({ page }) => {
  const trouble = complaints(page);
  const done = () => feedback(page).evaluate((node) => /done|waiting/.test(node.getAttribute('data-state') ?? ''));
  await page.setViewportSize({ width: 1280, height: 900 });
  await learn(page, 'caminos');
  for (let step = 1; step <= STEPS.caminos; step += 1) {
    await expect(page.getByText(`Step ${step} of ${STEPS.caminos}`)).toBeVisible();
    // A step may have two tasks with the opponent's reply in between, or none.
    await expect(hint(page).or(next(page))).toBeVisible();
    while (await hint(page).isVisible()) {
      await hint(page).click();
      await expect(feedback(page)).toContainText('For example');
      // In the side view, pieces may cover a square.
      await page.locator('cauce-game [data-id]:focus').press('Enter');
      await expect.poll(done).toBe(true);
      await expect(hint(page).or(next(page))).toBeVisible();
    }
    // The side to move is displayed only during a task: in Snorkels it changes with the colours.
    await expect(page.locator('.task-side')).toBeHidden();
    await next(page).click();
  }
  await expect(page.getByRole('heading', { name: 'That is all you need to know' })).toBeVisible();
  await page.getByRole('link', { name: 'Play together' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a step of a lesson begins without the announcement of the previous step', async ({ page }) => {
  await learn(page, 'snorkels', 1);
  const said = page.locator('cauce-game [role=status][aria-live]');
  await square(page, 'c3').click();
  await expect(said).toContainText('c3');
  await next(page).click();
  await expect(page.locator('.task h2')).toBeVisible();
  await expect(said).toBeEmpty();
});

test('a wrong try is explained, and the position can be restored', async ({ page }) => {
  await learn(page, 'snorkels', 8);
  const before = await line(page);
  await square(page, 'a1').click();
  await expect(feedback(page)).toHaveText('There your own snorkels have no air, and you lose. Try another square.');
  await expect(feedback(page)).toHaveAttribute('data-state', 'wrong');
  expect(await line(page)).toBe(`${before} a1`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  // The actions for the end of a game are not offered after a try.
  await expect(page.locator('cauce-game .ends :visible')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toBe(before);
  await expect(square(page, 'a1')).toBeFocused();
  // The solution can be displayed without another try.
  await square(page, 'a1').click();
  await hint(page).click();
  await expect.poll(() => line(page)).toBe(before);
  await expect(feedback(page)).toContainText('For example');
  await square(page, 'c2').click();
  await expect(feedback(page)).toHaveAttribute('data-state', 'done');
  await expect(next(page)).toBeFocused();
});

test('the button that a hint points at is outlined, but not in the next step', async ({ page }) => {
  await learn(page, 'sendas', 10);
  const pass = page.locator('cauce-game .choice[data-id="play:pass"]');
  const ring = () => pass.evaluate((button) => getComputedStyle(button).outlineStyle);
  await hint(page).click();
  await expect.poll(ring).toBe('dashed');
  await page.getByRole('button', { name: 'Play it for me' }).click();
  await next(page).click();
  await expect(page.getByText('Step 11 of 12')).toBeVisible();
  await expect(pass).toBeVisible();
  expect(await ring()).not.toBe('dashed');
});

test('extra steps come after the end of a lesson', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#learn=caminos&step=99');
  await page.getByRole('button', { name: 'More of the rules: 2 steps' }).click();
  await expect(page.getByText('Extra 1 of 2')).toBeVisible();
  await page.clock.fastForward(700);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Extra 2 of 2')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'That is all you need to know' })).toBeVisible();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText('Step 9 of 9')).toBeVisible();
});

test('a lesson resumes at the last step', async ({ page }) => {
  await page.clock.install();
  await learn(page, 'snorkels');
  const skip = page.getByRole('button', { name: 'Skip' });
  // The second of two quick taps does not skip a step.
  await page.clock.fastForward(700);
  await skip.evaluate((button) => {
    for (let tap = 0; tap < 2; tap += 1) /** @type {HTMLElement} */ (button).click();
  });
  await expect(page).toHaveURL(/#learn=snorkels&step=2$/);
  await page.clock.fastForward(700);
  await skip.click();
  await expect(page).toHaveURL(/#learn=snorkels&step=3$/);
  // The text of the step gets the focus, so that it is read out.
  await expect(page.getByRole('region', { name: 'One group, one breath' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Step 3 of 11')).toBeVisible();
  await page.goto('./#');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the way open');
  await learn(page, 'snorkels');
  await expect(page.getByText('Step 3 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText('Step 2 of 11')).toBeVisible();
  await page.goto('./#learn=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the way open');
});

test('the rules of a game link to its lesson', async ({ page }) => {
  await page.goto('./#game=tayu');
  await command(page, 'rules');
  await page.getByRole('link', { name: 'Learn it step by step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Tayü' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('changing the language during a lesson translates its texts and keeps the position', async ({ page }) => {
  const trouble = complaints(page);
  for (const [game, step] of Object.entries(SHOWN)) {
    await learn(page, game, step);
    const before = await line(page);
    const task = page.locator('.task-asked');
    let said = await task.innerText();
    for (const lang of [...LANGUAGES.filter((lang) => lang !== 'en'), 'en']) {
      await (await site(page, 'language')).selectOption(lang);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const words = page.locator('.lesson');
      await expect(words).not.toContainText('lesson-');
      await expect(page.locator('.lesson-count')).toContainText(`${step}`);
      await expect(task).not.toHaveText(said);
      said = await task.innerText();
    }
    expect(await line(page)).toBe(before);
  }
  expect(trouble).toEqual([]);
});

for (const locale of ['en', 'de']) {
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 }, locale });

    test('the text of every step fits without scrolling, and the board stays in the same place', async ({ page }) => {
      test.slow();
      /** @type {string[]} */ const long = [];
      for (const [game, steps] of Object.entries(STEPS)) {
        await page.goto(`./#learn=${game}`);
        const boards = new Set();
        const extras = EXTRAS[game] ?? 0;
        for (let step = 1; step <= steps + extras; step += 1) {
          await page.evaluate((fragment) => (location.hash = fragment), `learn=${game}&step=${step}`);
          const [number, count] = step > steps ? [step - steps, extras] : [step, steps];
          await expect(page.locator('.lesson-count')).toContainText(new RegExp(`\\b${number}\\b.*\\b${count}\\b`));
          await expect(page.locator(`.lesson[data-game=${game}]`).getByRole('grid')).toBeVisible();
          const more = await page
            .locator('.tasks')
            .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
          if (more > 1) long.push(`${game} ${step}: ${more}`);
          boards.add((await boxes(page, '.stage')).map(({ top }) => top).join());
        }
        expect([...boards], game).toHaveLength(1);
      }
      expect(long).toEqual([]);
    });
  });
}
