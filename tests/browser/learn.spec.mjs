// The lessons, walked through by every hand and in every language; a wrong try, hints, and what is kept of the way.

import { writeFileSync, mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ARTEFACTS, LANGUAGES, STEPS, boxes, complaints, line, onScreens, speak, square } from './helpers.mjs';
import { look } from './looks.mjs';

/** A step of each game that has much to show. */
const SHOWN = { snorkels: 7, tayu: 6, caminos: 9, sendas: 6 };

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 * @param {number} [step]
 */
async function learn(page, game, step) {
  await page.goto(`./#learn=${game}${step ? `&step=${step}` : ''}`);
  // A lesson that is still shown from before is not the one that was asked for.
  await expect(page.locator(`.lesson[data-game="${game}"]`)).toBeVisible();
  if (step) await expect(page.locator('.lesson-count')).toContainText(`${step}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** @param {import("@playwright/test").Page} page */
const feedback = (page) => page.locator('.lesson-feedback');

/** @param {import("@playwright/test").Page} page */
const hint = (page) => page.getByRole('button', { name: 'Show me' });

/** @param {import("@playwright/test").Page} page */
const next = (page) => page.getByRole('button', { name: 'Next', exact: true });

/** What the hint has brought the keyboard to: a square of the board or a button beside it. @param {import("@playwright/test").Page} page */
const pointed = (page) => page.locator('cauce-game [data-id]:focus');

/**
 * Does every task of a lesson as the hints show it, from where it stands to its end.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} steps
 * @param {object} hand
 * @param {(button: import("@playwright/test").Locator) => Promise<void>} hand.press presses a button
 * @param {(place: import("@playwright/test").Locator, done: () => Promise<boolean>) => Promise<void>} hand.play makes the move
 */
async function walk(page, steps, { press, play }) {
  const done = () => feedback(page).evaluate((node) => /done|waiting/.test(node.getAttribute('data-state') ?? ''));
  for (let step = 1; step <= steps; step += 1) {
    await expect(page.getByText(`Step ${step} of ${steps}`)).toBeVisible();
    // A step may have two tasks, with the other side's answer between them, or none.
    await expect(hint(page).or(next(page))).toBeVisible();
    while (await hint(page).isVisible()) {
      await press(hint(page));
      await expect(feedback(page)).toContainText('For example');
      await play(pointed(page), done);
      await expect.poll(done).toBe(true);
      await expect(hint(page).or(next(page))).toBeVisible();
    }
    // Whose move is asked for is told only while one is: in Snorkels it changes with the colours.
    await expect(page.locator('.lesson-side')).toBeHidden();
    await press(next(page));
  }
  await expect(page.getByRole('heading', { name: 'That is all you need to know' })).toBeVisible();
}

test('a lesson of Caminos from beginning to end, with the mouse', { tag: '@engines' }, async ({ page }) => {
  const trouble = complaints(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await learn(page, 'caminos');
  await walk(page, STEPS.caminos, {
    press: (button) => button.click(),
    // Seen from the side, a square may lie hidden behind others.
    play: () => page.getByRole('button', { name: /^Place it/ }).click(),
  });
  await page.getByRole('link', { name: /^Play Caminos/ }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a lesson of Tayü from beginning to end, by touch', async ({ page }) => {
    const trouble = complaints(page);
    await learn(page, 'tayu');
    await walk(page, STEPS.tayu, {
      press: (button) => button.tap(),
      play: async (place, done) => {
        // The first tap shows, unless the hint has done so already.
        await place.tap();
        if (!(await done())) await place.tap();
      },
    });
    expect(trouble).toEqual([]);
  });

  test('the way home is open in a lesson and in a puzzle', async ({ page }) => {
    for (const address of ['learn=sendas', 'puzzles=snorkels&id=2vr6x']) {
      await page.goto(`./#${address}`);
      await expect(page.locator('.lesson').getByRole('grid')).toBeVisible();
      await page.getByRole('link', { name: 'Cauce, to the home page' }).click({ trial: true });
    }
  });
});

test('a step begins without what was said of the one before it', async ({ page }) => {
  await learn(page, 'snorkels', 1);
  const said = page.locator('cauce-game [role=status][aria-live]');
  await square(page, 'c3').click();
  await expect(said).toContainText('c3');
  await next(page).click();
  await expect(page.locator('.lesson-step h2')).toBeVisible();
  await expect(said).toBeEmpty();
});

test('a wrong try is kindly explained, and the position comes back', async ({ page }) => {
  await learn(page, 'snorkels', 8);
  const before = await line(page);
  await square(page, 'a1').click();
  await expect(feedback(page)).toHaveText('There your own snorkels have no air, and you lose. Try another square.');
  await expect(feedback(page)).toHaveAttribute('data-state', 'missed');
  expect(await line(page)).toBe(`${before} a1`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toBe(before);
  await expect(square(page, 'a1')).toBeFocused();
  // Who would rather be shown need not try again first.
  await square(page, 'a1').click();
  await hint(page).click();
  await expect.poll(() => line(page)).toBe(before);
  await expect(feedback(page)).toContainText('For example');
  await square(page, 'c2').click();
  await expect(feedback(page)).toHaveAttribute('data-state', 'done');
  await expect(next(page)).toBeFocused();
});

test('what is not legal is explained by the board, and the keys of a game lead out of no step', async ({ page }) => {
  await learn(page, 'sendas', 3);
  const before = await line(page);
  await square(page, 'e2').click();
  await square(page, 'a5').click({ force: true });
  await expect(page.locator('.status-detail')).toHaveAttribute('data-refused', '');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect.poll(() => line(page)).toBe(before);
  await expect(page.getByText('Step 3 of 12')).toBeVisible();
  await expect(feedback(page)).toBeEmpty();
});

for (const [game, step] of /** @type {const} */ ([
  ['snorkels', 7],
  ['sendas', 12],
])) {
  test(`while the other side is about to answer, no key takes the move back: ${game}, step ${step}`, async ({
    page,
  }) => {
    const trouble = complaints(page);
    await page.clock.install();
    await learn(page, game, step);
    await expect(hint(page)).toBeVisible();
    await hint(page).click();
    await expect(pointed(page)).toBeVisible();
    // Until the clock is told to run, the other side does not answer, however slow the keys are.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.keyboard.press('Enter');
    await expect(feedback(page)).toHaveAttribute('data-state', 'waiting');
    const played = await line(page);
    for (const key of ['u', '<', 'k', 'u', 'u']) await page.keyboard.press(key);
    await expect.poll(() => line(page)).toBe(played);
    await page.clock.runFor(1000);
    await expect.poll(() => line(page)).toMatch(new RegExp(`^${played.replaceAll('+', '\\+')} \\S+$`));
    // The step goes on, or is done; and there, too, nothing leads back.
    await expect(hint(page).or(next(page))).toBeVisible();
    const answered = await line(page);
    await page.getByRole('grid').locator("[tabindex='0']").focus();
    await page.keyboard.press('u');
    expect(await line(page)).toBe(answered);
    expect(trouble).toEqual([]);
  });
}

test('the key that goes back takes a wrong try back', async ({ page }) => {
  await learn(page, 'snorkels', 8);
  const before = await line(page);
  await square(page, 'a1').click();
  await expect(feedback(page)).toHaveAttribute('data-state', 'missed');
  await square(page, 'a1').focus();
  await page.keyboard.press('u');
  await expect.poll(() => line(page)).toBe(before);
  await expect(feedback(page)).toBeEmpty();
  await square(page, 'c2').click();
  await expect(feedback(page)).toHaveAttribute('data-state', 'done');
  const done = await line(page);
  await square(page, 'c2').focus();
  for (const key of ['u', '<', 'k']) await page.keyboard.press(key);
  await expect.poll(() => line(page)).toBe(done);
});

test('points are not spoken of before the lesson has come to them', async ({ page }) => {
  await learn(page, 'caminos', 1);
  await expect(page.locator('.ending')).toContainText('points');
  await expect(page.locator('.ending')).toBeHidden();
});

test('a hint shows the piece where it goes, and nothing is played by it', async ({ page }) => {
  await learn(page, 'caminos', 7);
  const before = await line(page);
  await hint(page).click();
  await expect(feedback(page)).toHaveText('For example: L on c4, d4, e4.');
  // On a wide screen it is told beside the board, too; on a narrow one the task keeps its place.
  await expect(feedback(page)).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(feedback(page)).toHaveCSS('opacity', '0');
  await expect(pointed(page)).toHaveAttribute('data-id', 'd4');
  expect(await line(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toHaveAttribute('data-state', 'done');
  await expect(page.locator('.ending')).toContainText('Green has joined');
});

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('on a phone the task stays while it is shown what to do, and neither the board nor the buttons move', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await learn(page, 'caminos', 2);
    const buttons = page.locator('.lesson-buttons .button');
    const places = () =>
      Promise.all([
        ...['cauce-game', '.lesson-task'].map((part) => page.locator(part).boundingBox()),
        buttons.nth(0).boundingBox(),
        buttons.nth(1).boundingBox(),
      ]);
    const before = await places();
    await buttons.first().click();
    await expect(feedback(page)).not.toBeEmpty();
    await expect(page.locator('.lesson-task')).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

for (const [game, step] of /** @type {const} */ ([
  ['tayu', 4],
  ['sendas', 1],
])) {
  test(`on a phone no button moves when it is shown what to do: ${game}, step ${step}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await learn(page, game, step);
    const place = () => page.locator('cauce-game .choices').boundingBox();
    // Once its board is as high as there is room for.
    await expect(page.locator('.lesson')).toHaveAttribute('style', /--less/);
    const before = await place();
    await hint(page).click();
    await expect(feedback(page)).toContainText('For example');
    expect(await place()).toEqual(before);
  });
}

test('a hint for a piece on end tells how high it stands', async ({ page }) => {
  await learn(page, 'caminos', 3);
  await hint(page).click();
  await expect(feedback(page)).toHaveText('For example: f6 at heights 1 to 3 and g6 at height 1.');
});

test('who is shown a move and does not make it can have it made', async ({ page }) => {
  await learn(page, 'tayu', 3);
  const before = await line(page);
  await hint(page).click();
  await page.getByRole('button', { name: 'Play it for me' }).click();
  await expect(feedback(page)).toHaveAttribute('data-state', 'done');
  expect(await line(page)).not.toBe(before);
});

test('a button that a hint points at is ringed until the move is made, and not in the next step', async ({ page }) => {
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

for (const [game, steps] of Object.entries(STEPS)) {
  test(`on a phone the board of a lesson is in one place in all steps, and the page is not scrolled: ${game}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    /** @type {Set<string>} */ const places = new Set();
    await page.clock.install();
    await learn(page, game, 1);
    // The last two of Tayü have a board of their own.
    for (let step = 1; step <= (game === 'tayu' ? 9 : steps); step += 1) {
      await expect(page.locator('.lesson-count')).toHaveText(`Step ${step} of ${steps}`);
      const { top, bottom, scrolled } = await page.locator('cauce-game').evaluate((element) => {
        const { top, bottom } = element.shadowRoot?.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, scrolled: scrollY };
      });
      places.add(`${Math.round(top)}–${Math.round(bottom)}`);
      expect(scrolled, `${step}`).toBe(0);
      // Nobody means to skip a step as soon as it has begun.
      await page.clock.fastForward(620);
      await page.locator('.lesson-buttons .button').last().click();
    }
    expect(places.size, `${[...places]}`).toBe(1);
  });
}

test('on a laptop the whole board of a lesson is in the window, and that of a puzzle is no smaller', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#game=snorkels');
  const inPlay = await page.locator('cauce-game .board').boundingBox();
  for (const game of Object.keys(STEPS)) {
    await learn(page, game, 4);
    const box = async () =>
      (await page.locator('cauce-game .board').boundingBox()) ?? { x: 0, y: 0, width: 0, height: Infinity };
    const lesson = await box();
    expect(lesson.y + lesson.height, game).toBeLessThanOrEqual(900);
    // It is as large as in a game.
    if (game === 'snorkels') expect(lesson.height).toBeCloseTo(inPlay?.height ?? NaN, 0);
    // It stands in the middle of what is left of the words.
    const words = (await page.locator('.lesson-step').boundingBox())?.x ?? 0;
    expect(Math.abs(lesson.x + lesson.width / 2 - words / 2), game).toBeLessThan(32);
    if (game !== 'caminos') continue;
    await page.goto(`./#puzzles=${game}&id=today`);
    await expect(page.locator(`.puzzle[data-game="${game}"]`)).toBeVisible();
    await expect.poll(async () => (await box()).width).toBeGreaterThan(lesson.width - 1);
  }
});

test('what is pressed twice is called by its name, and not by the question whether one is sure', async ({ page }) => {
  await learn(page, 'sendas', 10);
  await hint(page).click();
  await expect(feedback(page)).toHaveText('For example: passing.');
});

test('who has left steps out is told so at the end, and is led back to them', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() =>
    localStorage.setItem(
      'cauce:1:settings',
      JSON.stringify({ lessons: { caminos: { step: 10, done: false, skipped: [9, 10] } } }),
    ),
  );
  await learn(page, 'caminos', 10);
  await page.clock.fastForward(700);
  await page.getByRole('button', { name: 'Skip' }).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'That was the lesson' })).toBeVisible();
  await expect(page.locator('#lesson-text')).toContainText('One step is still there for you to do');
  await expect(page.locator('.lesson-count')).toBeEmpty();
  await page.getByRole('button', { name: 'Go to step 10' }).click();
  await expect(page.getByText('Step 10 of 11')).toBeVisible();
  await hint(page).click();
  await page.getByRole('button', { name: 'Play it for me' }).click();
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'That is all you need to know' })).toBeVisible();
});

test('who comes back goes on where they were, and can begin again', async ({ page }) => {
  await page.clock.install();
  await learn(page, 'snorkels');
  const skip = page.getByRole('button', { name: 'Skip' });
  // The second of two hasty taps skips no step.
  await page.clock.fastForward(700);
  await skip.evaluate((button) => {
    for (let tap = 0; tap < 2; tap += 1) /** @type {HTMLElement} */ (button).click();
  });
  await expect(page).toHaveURL(/#learn=snorkels&step=2$/);
  await page.clock.fastForward(700);
  await skip.click();
  await expect(page).toHaveURL(/#learn=snorkels&step=3$/);
  // The text of the step has the focus, so that it is read out.
  await expect(page.getByRole('region', { name: 'One group, one breath' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Step 3 of 11')).toBeVisible();
  // What was left out is pale.
  const pale = () =>
    page
      .locator('.lesson-progress')
      .evaluate((bar) => getComputedStyle(bar).maskImage.match(/rgba\(0, 0, 0, 0\.3\)/g)?.length ?? 0);
  const two = await pale();
  expect(two).toBeGreaterThan(1);
  // And what a link passes over, but not what was done.
  await hint(page).click();
  await page.getByRole('button', { name: 'Play it for me' }).click();
  await next(page).click();
  await learn(page, 'snorkels', 6);
  expect(await pale()).toBe(2 * two);
  await learn(page, 'snorkels', 3);
  await page.goto('./#');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the way open');
  await learn(page, 'snorkels');
  await expect(page.getByText('Step 3 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText('Step 2 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'From the beginning' }).click();
  await expect(page.getByText('Step 1 of 11')).toBeVisible();
  await page.goto('./#learn=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the way open');
});

test('the rules of a game lead to its lesson', async ({ page }) => {
  await page.goto('./#game=tayu');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Learn it step by step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Tayü' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('what a step needs stands on the screen with the board, in German, too', async ({ page }) => {
    const steps = /** @type {const} */ ([
      ['tayu', 1],
      ['tayu', 3],
      ['tayu', 9],
      ['tayu', 10],
      ['tayu', 11],
      ['sendas', 2],
      ['sendas', 9],
      ['caminos', 8],
      ['caminos', 10],
      ['snorkels', 3],
    ]);
    const seen = () =>
      page.evaluate(() => {
        const box = (/** @type {Element | null | undefined} */ part) => part?.getBoundingClientRect() ?? new DOMRect();
        const [head, above, foot] = ['.lesson-head', '.lesson-step h2', '.lesson-foot'].map((part) =>
          box(document.querySelector(part)),
        );
        const below = box(document.querySelector('cauce-game')?.shadowRoot?.querySelector('.choices'));
        return (above?.top ?? 0) >= (head?.bottom ?? 0) - 1 && below.bottom <= (foot?.top ?? 0) + 1;
      });
    for (const lang of ['en', 'de']) {
      await onScreens(
        page,
        [
          [390, 844],
          [360, 780],
        ],
        async (width) => {
          for (const [game, step] of steps) {
            await learn(page, game, step);
            await speak(page, lang);
            await expect(page.locator('#lesson-text')).not.toBeEmpty();
            await expect.poll(seen, `${game} ${step}, ${width} wide, ${lang}`).toBe(true);
          }
        },
      );
    }
  });
});

test('on a phone who plays is told in one place, and the board is about as large where other things are pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const places = [];
  const sizes = [];
  for (const step of [5, 6, 8, 10, 11]) {
    await learn(page, 'tayu', step);
    if (step < 11) places.push(await page.locator('#lesson-text').evaluate((text) => text.getBoundingClientRect().top));
    sizes.push(await page.locator('cauce-game .board').evaluate((board) => board.getBoundingClientRect().width));
  }
  expect(new Set(places).size, `${places}`).toBe(1);
  for (const size of sizes) expect(size).toBeGreaterThan(0.85 * (sizes[0] ?? Infinity));
});

test('on a phone lying on its side the board is as large where there is a button beside it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const places = [];
  for (const step of [10, 11]) {
    await learn(page, 'snorkels', step);
    await expect(page.locator('cauce-game .choice:visible')).toHaveCount(step === 11 ? 1 : 0);
    places.push(
      await page.locator('cauce-game .board').evaluate((board) => JSON.stringify(board.getBoundingClientRect())),
    );
  }
  expect(places[1]).toBe(places[0]);
});

test('beside the text the board is in one place in all steps, also without the button that begins again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = new Set();
  for (const step of [1, 2, 10]) {
    await learn(page, 'sendas', step);
    const board = page.locator('cauce-game .board');
    await expect(board).toBeVisible();
    places.add(await board.evaluate((board) => board.getBoundingClientRect().y));
  }
  expect([...places]).toHaveLength(1);
});

test('beside the board the buttons are in one place in all steps, in a low window, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const places = new Set();
  for (const step of [1, 3, 4, 5]) {
    await learn(page, 'snorkels', step);
    places.add(await page.locator('.lesson-buttons').evaluate((buttons) => buttons.getBoundingClientRect().y));
  }
  expect([...places]).toHaveLength(1);
});

test('a button that a step asks for is in sight on a phone, and so is what is asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [step, name] of /** @type {[number, string][]} */ ([
    [4, 'Rotate'],
    [10, 'Pass'],
  ])) {
    await learn(page, 'sendas', step);
    const button = page.locator('cauce-game').getByRole('button', { name, exact: true });
    await expect
      .poll(() =>
        button.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height - 2)?.localName;
        }),
      )
      .toBe('cauce-game');
    await expect(page.locator('#lesson-text')).toBeInViewport({ ratio: 0.95 });
  }
});

test('the language changes in the middle of a lesson, and nothing else does', async ({ page }) => {
  const trouble = complaints(page);
  for (const [game, step] of Object.entries(SHOWN)) {
    await learn(page, game, step);
    const before = await line(page);
    const task = page.locator('.lesson-task');
    let said = await task.innerText();
    for (const lang of [...LANGUAGES.filter((lang) => lang !== 'en'), 'en']) {
      await page.locator('select[name="language"]').selectOption(lang);
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

for (const [game, step] of Object.entries(SHOWN)) {
  test(`looks, and axe finds nothing: ${game}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // On a phone the hint brings the board to where it can be seen.
    await page.setViewportSize({ width: 320, height: 640 });
    await learn(page, game, step);
    await hint(page).click();
    await expect(feedback(page)).not.toBeEmpty();
    await look(page, `learn-${game}`, {
      whole: false,
      check: async (where) => {
        const small = await page
          .locator('.lesson button:visible')
          .evaluateAll((buttons) =>
            buttons
              .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 44)
              .map((one) => one.textContent),
          );
        expect(small, `${where}: too small for a thumb`).toEqual([]);
      },
    });
  });
}

test('looks, and axe finds nothing: after a wrong try', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await learn(page, 'snorkels', 5);
  await square(page, 'a5').click();
  await expect(feedback(page)).toHaveAttribute('data-state', 'missed');
  // What is asked stands above it here, and is not said twice.
  await expect(feedback(page).locator('.lesson-example')).toBeHidden();
  await look(page, 'learn-missed', { whole: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(feedback(page)).toContainText('Block the last tube of the green snorkel');
  await expect(feedback(page).locator('.lesson-example')).toBeVisible();
});

test('looks, and axe finds nothing: the end', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'cauce:1:settings',
      JSON.stringify({ lessons: { sendas: { step: 12, done: true, skipped: [] } } }),
    ),
  );
  await page.goto('./#learn=sendas&step=13');
  await expect(page.getByRole('heading', { name: 'That is all you need to know' })).toBeVisible();
  await look(page, 'learn-end', { whole: false });
});

test('on a phone that lies the end of a lesson is seen whole, its picture and all that leads on', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const [game, steps] of Object.entries(STEPS)) {
    await page.goto(`./#learn=${game}&step=${steps + 1}`);
    for (const lang of ['en', 'de', 'fr']) {
      await page.locator('select[name=language]').selectOption(lang, { force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const seen = page
        .locator(`.lesson[data-game=${game}][data-state=finished]`)
        .locator('.lesson-stage > *, .lesson-doors > *');
      await expect(seen.first()).toBeVisible();
      const low = await seen.evaluateAll((all) =>
        all
          .map((one) => [one.textContent?.trim(), one.getBoundingClientRect().bottom - innerHeight])
          .filter(([, below]) => Number(below) > 0),
      );
      expect(low, `${game}, ${lang}`).toEqual([]);
    }
  }
});

test('what a screen reader is told at each step', async ({ page }) => {
  mkdirSync(ARTEFACTS, { recursive: true });
  let told = '';
  for (const [game, step] of Object.entries(SHOWN)) {
    await learn(page, game, step);
    const region = page.locator('.lesson-step');
    await expect(region).toHaveRole('region');
    await expect(region).toHaveAccessibleName(await page.locator('.lesson-step h2').innerText());
    await expect(region).toHaveAccessibleDescription(new RegExp(`${await page.locator('.lesson-task').innerText()}$`));
    told += `# ${game}\n${await page.getByRole('main').ariaSnapshot()}\n`;
  }
  expect(told).toContain('- heading "Two at once" [level=2]');
  writeFileSync(`${ARTEFACTS}learn-tree.txt`, told);
});

for (const locale of ['en', 'de']) {
  test.describe(`read on a phone, ${locale}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, locale });

    test('what there is to know at a step takes no more than three lines, and what there is to do two', async ({
      page,
    }) => {
      test.slow();
      /** @type {string[]} */ const long = [];
      for (const [game, steps] of Object.entries(STEPS)) {
        await page.goto(`./#learn=${game}`);
        for (let step = 1; step <= steps; step += 1) {
          await page.evaluate((fragment) => (location.hash = fragment), `learn=${game}&step=${step}`);
          await expect(page.locator('.lesson-count')).toContainText(new RegExp(`\\b${step}\\b.*\\b${steps}\\b`));
          await expect(page.locator(`.lesson[data-game=${game}]`)).toBeVisible();
          const lines = await page.evaluate(() =>
            ['#lesson-text p', '#lesson-task'].map((name) => {
              const node = document.querySelector(name)?.firstChild;
              if (!node) return 0;
              const range = document.createRange();
              range.selectNodeContents(node);
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
            }),
          );
          if ((lines[0] ?? 0) > 3 || (lines[1] ?? 0) > 2) long.push(`${game} ${step}: ${lines}`);
        }
      }
      expect(long).toEqual([]);
    });
  });
}

test('on a small phone lying down every title has one line, and no button lies over it, in the longer languages, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  for (const [game, step] of /** @type {const} */ ([
    ['snorkels', 11],
    ['tayu', 3],
    ['tayu', 9],
    ['tayu', 10],
    ['caminos', 10],
    ['sendas', 12],
  ])) {
    await learn(page, game, step);
    for (const lang of ['de', 'fr']) {
      await speak(page, lang);
      const lines = await page
        .locator('.lesson-title, .lesson-step h2')
        .evaluateAll((titles) =>
          titles.map((title) =>
            Math.round(title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)),
          ),
        );
      expect(lines, `${game} ${step}, ${lang}`).toEqual([1, 1]);
      const title = await page.locator('.lesson-title').boundingBox();
      expect(
        (await boxes(page, '.choice, .choice-label')).filter(({ right }) => right > (title?.x ?? 0)),
        `${game} ${step}, ${lang}`,
      ).toEqual([]);
    }
  }
});
