// A phone: the board and all that its move needs stand on the screen together, upright and lying, and few taps make a move.

import { expect, test } from '@playwright/test';
import {
  LANGUAGES,
  STEPS,
  boxes,
  cutOff,
  go,
  line,
  middle,
  onScreens,
  open,
  speak,
  square,
  tap,
  whole,
} from './helpers.mjs';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Goes to a step of a lesson, without loading the site anew.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 * @param {number} step
 */
async function learn(page, game, step) {
  await open(page, `learn=${game}&step=${step}`);
  await expect(page.locator(`.lesson[data-game=${game}] .lesson-count`)).toHaveText(new RegExp(`^Step ${step} of`));
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).ready);
}

/** Games as they stand when there is most to do, with what must be seen of each besides the board. */
const TURNS = [
  ['snorkels : a1', ['answer']],
  ['tayu : +036 i9h036 +012', ['tile', 'bag']],
  ['tayu players=3 saboteur=auction : bid60', ['bid', 'bid-answer', 'bag']],
  ['tayu players=4 : +036 i9h036 +012', ['tile', 'bag']],
  ['tayu : +057 h9h057 +017 e9h345 +012', ['answer', 'bag']],
  ['caminos', ['tray', 'turn', 'act']],
  ['caminos players=4', ['tray', 'turn', 'act']],
  ['sendas', ['piece']],
];

test('what a move needs is seen with the board', async ({ page }) => {
  await open(page);
  for (const [game, groups] of /** @type {[string, string[]][]} */ (TURNS)) {
    await go(page, game);
    await onScreens(
      page,
      [
        [360, 740],
        [390, 844],
        [430, 932],
        [844, 390],
      ],
      async (width, height) => {
        await page.evaluate(() => scrollTo(0, 0));
        await expect
          .poll(async () => {
            const seen = await boxes(page, '.seats, .status-line, .board, .choices > .group');
            const out = seen.filter(
              ({ top, bottom, left, right }) => top < 0 || bottom > height || left < 0 || right > width,
            );
            return {
              out: out.map(({ name }) => name),
              groups: seen
                .map(({ name }) => name)
                .slice(3)
                .sort(),
            };
          }, `${game}, ${width} by ${height}`)
          .toEqual({ out: [], groups: [...groups].sort() });
        const [board] = await boxes(page, '.board');
        // And the board is no stamp for it.
        const [wide, high] = [(board?.right ?? 0) - (board?.left ?? 0), (board?.bottom ?? 0) - (board?.top ?? 0)];
        if (width < height) expect(wide, `${game}, ${width}`).toBeGreaterThan(0.8 * width);
        else expect(high, `${game}, ${width}`).toBeGreaterThan(0.9 * height);
      },
    );
  }
});

test("between a browser's bars a move is taken back, and a hint read, without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  for (const game of ['snorkels : a1', 'tayu : +036 i9h036 +012', 'caminos', 'sendas']) {
    await go(page, game);
    await expect(page.getByRole('button', { name: 'Undo' }), game).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Hint' }).tap();
    const hint = page.locator('cauce-game .notice[data-hint]');
    const right = () =>
      hint
        .getByRole('button')
        .filter({ hasText: /./ })
        .last()
        .evaluate((button) => button.getBoundingClientRect().right);
    await expect(hint, game).toBeVisible();
    const first = await right();
    await hint.getByRole('button', { name: 'Show the move' }).tap();
    await expect(hint.getByRole('button', { name: 'Play it' }), game).toBeVisible();
    expect(await right(), `what leads on is in one place, ${game}`).toBe(first);
    expect(await page.evaluate(() => scrollY), game).toBe(0);
  }
});

test('the board stays in sight while the list of moves goes by', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+swap+d5+e4+c3+c4');
  await page.getByRole('button', { name: '1 d4' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.locator('cauce-game .board')).toBeInViewport({ ratio: 1 });
});

test('whatever goes by under the board is wholly under it', async ({ page }) => {
  await open(page);
  for (const game of ['tayu', 'sendas']) {
    await go(page, game);
    await onScreens(
      page,
      [
        [360, 640],
        [390, 844],
      ],
      async (width) => {
        await expect(page.locator('cauce-game .walk')).toBeVisible();
        const seen = () =>
          page.locator('cauce-game').evaluate((game) => {
            const root = /** @type {ShadowRoot} */ (game.shadowRoot);
            const board = /** @type {Element} */ (root.querySelector('.board')).getBoundingClientRect();
            return [...root.querySelectorAll('.choice, .walk > *, .action')].flatMap((button) => {
              const { left, right, top, bottom } = button.getBoundingClientRect();
              const isUnder = top < board.bottom && bottom > board.top && left < board.right && right > board.left;
              return isUnder && (left < board.left - 1 || right > board.right + 1) ? [button.textContent] : [];
            });
          });
        for (let down = 0; down <= 480; down += 40) {
          await page.evaluate((down) => scrollTo(0, down), down);
          expect(await seen(), `${game}, ${width} wide, ${down} down`).toEqual([]);
        }
      },
    );
  }
});

test('lying down, the head of the page can be touched beside the board', async ({ page }) => {
  await open(page);
  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
    await test.step(game, async () => {
      await go(page, game);
      await onScreens(
        page,
        [
          [667, 375],
          [740, 360],
          [844, 390],
          [932, 430],
        ],
        async (width, height) => {
          const [head, [board]] = [await page.locator('.site-head').boundingBox(), await boxes(page, '.board')];
          expect(head?.x, `${game}, ${width} by ${height}`).toBeGreaterThanOrEqual(board?.right ?? Infinity);
          // What is played is told there, whole.
          const title = page.locator('.site-title');
          await expect(title).toBeInViewport({ ratio: 1 });
          expect(
            await title.evaluate((title) => title.scrollWidth - title.clientWidth),
            `${game}, ${width} by ${height}`,
          ).toBeLessThanOrEqual(0);
          // What a finger would meet.
          await page.getByRole('link', { name: 'Cauce' }).first().click({ trial: true });
          await page.getByRole('link', { name: 'Library' }).click({ trial: true });
          for (const chooser of await page.locator('.site-head select').all()) await chooser.click({ trial: true });
        },
      );
      await page.locator('.site-head').getByRole('link', { name: 'Library' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    });
  }
});

test('a new game, the rules and the link are seen with the board, on a tablet and a laptop the way back, too', async ({
  page,
}) => {
  await open(page);
  for (const game of ['snorkels', 'tayu', 'tayu players=4', 'caminos', 'caminos players=4', 'sendas']) {
    await go(page, game);
    await onScreens(
      page,
      [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ],
      async (width) => {
        for (const name of ['New game', 'Rules', width === 390 ? 'Share' : 'Undo'])
          await expect(page.getByRole('button', { name }), `${game}, ${width}`).toBeInViewport({ ratio: 1 });
      },
    );
  }
});

test('at the end of a game what may follow is seen with the board and with how it ended, and whoever goes through it has the same button under the finger', async ({
  page,
}) => {
  await open(page);
  for (const game of ['snorkels', 'caminos', 'sendas']) {
    await go(page, whole(game));
    await onScreens(
      page,
      [
        [320, 640],
        [390, 844],
        [768, 1024],
      ],
      async (width) => {
        await expect(page.locator('cauce-game .ending')).toBeVisible();
        const still = () => boxes(page, '.board, .walk > *');
        const before = await still();
        for (const name of ['Undo', 'Undo', 'To the beginning', 'Redo', 'To the end']) {
          await page.getByRole('button', { name, exact: true }).tap();
          await page.evaluate(() => scrollTo(0, 0));
          expect(await still(), `${game}, ${width} wide: ${name}`).toEqual(before);
        }
        if (width === 320) return;
        await expect(page.locator('cauce-game .ending')).toBeInViewport({ ratio: 1 });
        for (const name of ['Rematch', 'Analysis', 'New game'])
          await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
        const [[actions], [ending], [walk], [line]] = [
          await boxes(page, '.actions'),
          await boxes(page, '.ending'),
          await boxes(page, '.walk'),
          await boxes(page, '.status-line'),
        ];
        const [board] = await boxes(page, '.board');
        // It is told with the result, above the board.
        expect(ending?.top).toBe(line?.bottom);
        expect(ending?.bottom).toBeLessThanOrEqual(board?.top ?? 0);
        expect((actions?.top ?? 0) - (walk?.bottom ?? Infinity)).toBeGreaterThanOrEqual(0);
        expect((actions?.top ?? 0) - (walk?.bottom ?? Infinity)).toBeLessThan(30);
      },
    );
  }
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
]) {
  test(`what takes the first snorkel over stands beside what is told of it, and nothing moves by it: ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await open(page, 'game=snorkels');
    const still = () => boxes(page, '.board, .walk, .actions, .seats');
    const places = async () => (await still()).map(({ left, top, right }) => ({ left, top, right }));
    const before = await places();
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('d4'));
    const offer = page.locator('cauce-game .choice');
    await expect(offer).toBeVisible();
    expect(await places(), 'when it comes').toEqual(before);
    const [button, status] = [await offer.boundingBox(), ...(await boxes(page, '.status'))];
    expect(button?.y).toBeGreaterThanOrEqual(status?.top ?? Infinity);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual((status?.bottom ?? 0) + 0.5);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    const words = await page.locator('cauce-game .status-detail').evaluate((told) => {
      const range = document.createRange();
      range.selectNodeContents(told);
      return range.getBoundingClientRect().right;
    });
    expect(words, 'the words end before it').toBeLessThanOrEqual(button?.x ?? 0);
    await offer.click();
    await expect.poll(() => line(page)).toBe('snorkels : d4 swap');
    expect(await places(), 'when it has been taken').toEqual(before);
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('a1'));
    await expect.poll(() => line(page)).toBe('snorkels : d4 swap a1');
    expect(await places(), 'when it is gone').toEqual(before);
  });
}

test('on a phone no button moves from the first move to the end, in the longer languages', async ({ page }) => {
  await open(page);
  const places = async (/** @type {string} */ lang) => {
    await speak(page, lang);
    return (await boxes(page, '.board, .walk, .actions')).map(({ top }) => Math.round(top));
  };
  for (const game of ['snorkels', 'caminos', 'sendas']) {
    await go(page, whole(game));
    await expect(page.locator('cauce-game .ending')).toBeVisible();
    const end = { de: await places('de'), fr: await places('fr') };
    await go(page, whole(game).replace(/ [^ ]*$/, ''));
    await expect(page.locator('cauce-game .ending')).toBeHidden();
    expect({ fr: await places('fr'), de: await places('de') }, game).toEqual(end);
  }
});

test('what each player has left is one line, so the board stands where it does in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await open(page, 'game=caminos');
  for (const lang of LANGUAGES) {
    await speak(page, lang);
    await expect.poll(async () => new Set((await boxes(page, '.facts > li')).map(({ top }) => top)).size, lang).toBe(1);
  }
});

test('what is done with a piece of Sendas is one row in the longer languages, too', async ({ page }) => {
  await open(page, 'game=sendas');
  for (const lang of ['de', 'fr', 'es']) {
    await speak(page, lang);
    await expect
      .poll(async () => {
        const all = await boxes(page, '[data-group=piece] .choice');
        return { rows: new Set(all.map(({ top }) => top)).size, out: all.filter(({ right }) => right > 390).length };
      }, lang)
      .toEqual({ rows: 1, out: 0 });
  }
});

test('on a small phone all that a move of Caminos needs is on the first screen, in a puzzle above the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'game=caminos');
  const [act] = await boxes(page, '[data-group=act]');
  expect(act?.bottom).toBeLessThanOrEqual(640);
  await page.goto('about:blank');
  await open(page, 'puzzles=caminos&id=today');
  await expect
    .poll(async () => {
      const [act] = await boxes(page, '[data-group=act]');
      return ((await page.locator('.lesson-foot').boundingBox())?.y ?? 0) - (act?.bottom ?? Infinity);
    })
    .toBeGreaterThanOrEqual(0);
  await expect(page.locator('.lesson-task')).toBeInViewport({ ratio: 1 });
});

test('on a small phone all that steps through a game of Caminos is on the first screen, in the longer languages, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  for (const game of ['caminos', 'caminos : T:d3d4d5e4 L:d4d5d6d6']) {
    await go(page, game);
    for (const lang of ['de', 'es', 'fr', 'pt']) {
      await speak(page, lang);
      await expect(page.locator('cauce-game [data-command=undo]'), lang).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.site-title'), lang).toBeInViewport({ ratio: 1 });
    }
  }
});

test('four players stand in one line', async ({ page }) => {
  await open(page, 'game=caminos&players=4');
  const seats = await boxes(page, '.seat');
  expect(seats).toHaveLength(4);
  expect(new Set(seats.map(({ top }) => top)).size).toBe(1);
  expect((seats[0]?.bottom ?? 0) - (seats[0]?.top ?? 0)).toBeLessThan(60);
  // Each with what they have left.
  for (const left of await page.locator('cauce-game .facts > :first-child').all()) {
    await expect(left).toHaveText('7 left');
    await expect(left).toBeInViewport({ ratio: 1 });
  }
});

test('the ways of a piece, the tiles left and a hint move no board, nor cover it', async ({ page }) => {
  await open(page, 'game=caminos');
  const before = await boxes(page, '.board, .walk');
  await page.getByRole('button', { name: 'Ways it fits' }).tap();
  await expect(page.locator('cauce-game [data-group=ways]')).toBeVisible();
  const [ways] = await boxes(page, '[data-group=ways]');
  expect(ways?.bottom).toBeLessThan(844);
  const [board, walk] = await boxes(page, '.board, .walk');
  expect(board).toEqual(before[0]);
  expect(walk?.top).toBeLessThanOrEqual(before[1]?.top ?? 0);

  await open(page, 'game=tayu&moves=%2B036+i9h036+%2B012');
  await expect(page.getByRole('button', { name: 'Tiles left' })).toBeVisible();
  const still = await boxes(page, '.board, .walk');
  await page.getByRole('button', { name: 'Tiles left' }).tap();
  await expect(page.getByRole('button', { name: 'Tiles left' })).toHaveAttribute('aria-pressed', 'true');
  expect(await boxes(page, '.board, .walk')).toEqual(still);

  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(page.locator('cauce-game .notices > *')).toBeVisible();
  const [note] = await boxes(page, '.notice');
  expect(note?.bottom).toBeLessThanOrEqual(still[0]?.top ?? 0);
  expect(await boxes(page, '.board, .walk')).toEqual(still);
});

test('scores stand on the board of Tayü, and beside the players for who does not see it', async ({ page }) => {
  await open(page, 'game=tayu');
  const facts = page.locator('cauce-game .seat .facts');
  await expect(facts).toHaveText(['0 × 0 = 0', '0 × 0 = 0']);
  for (const box of await boxes(page, '.facts')) expect(box.right - box.left).toBeLessThanOrEqual(1);
});

test('lying down, both players of a new game are seen above what begins it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, 'game=caminos');
  await page.getByRole('button', { name: 'New game' }).tap();
  const dialog = page.getByRole('dialog');
  // What begins it is in sight on the smallest phone, too.
  await page.setViewportSize({ width: 568, height: 320 });
  await expect(dialog.getByRole('button', { name: 'Start the game' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  for (const player of ['Player 1', 'Player 2']) {
    const [who, foot] = await Promise.all(
      [dialog.getByLabel(`${player}: who plays`), dialog.locator('.dialog-buttons')].map((part) => part.boundingBox()),
    );
    expect((who?.y ?? NaN) + (who?.height ?? NaN), player).toBeLessThanOrEqual(foot?.y ?? NaN);
  }
});

test('lying down, the first games are wholly above the fold, down to the foot of their cards', async ({ page }) => {
  await open(page);
  for (const [width, height] of /** @type {const} */ ([
    [667, 375],
    [844, 390],
  ])) {
    await page.setViewportSize({ width, height });
    for (const card of await page.locator('.card:nth-child(-n + 2)').all())
      await expect(card, `${width}`).toBeInViewport({ ratio: 1 });
    const [first, second] = await page
      .locator('.card .primary')
      .evaluateAll((all) => all.map((way) => way.getBoundingClientRect().bottom));
    expect(second, `${width}`).toBeCloseTo(first ?? NaN, 0);
    // Nobody is half behind the button beside the title.
    expect(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::after').content), `${width}`).toBe(
      'none',
    );
  }
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toHaveCount(1);
});

test('the house has its name and a game to play above the fold', async ({ page }) => {
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [1440, 900],
  ])) {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.getByRole('link', { name: 'Cauce' }).locator('span')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Play together (Snorkels)' })).toBeInViewport({ ratio: 1 });
  }
});

test('a move of Caminos is taken back without scrolling on a phone lying down', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  for (const game of ['caminos', 'caminos players=4']) {
    await go(page, `${game} : L:a1a1a1a2`);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo, game).toBeInViewport({ ratio: 1 });
    // That more follows is seen, too.
    if (game === 'caminos')
      await expect(page.getByRole('button', { name: 'New game' }).locator('.icon')).toBeInViewport({ ratio: 0.5 });
    await undo.tap();
    expect(await line(page)).toBe(game);
  }
});

/** A usual move in each game, tap by tap; Lichess takes two. @type {[string, string[], RegExp][]} */
const MOVES = [
  ['snorkels', ['d4', 'd4'], /^snorkels : d4$/],
  ['tayu : +036', ['i9', 'i9'], /^tayu : \+036 i9/],
  ['caminos', ['d4', 'd4'], /^caminos : [TZLO]:/],
  ['sendas', ['c1', 'e3', 'e3'], /^sendas : c1-e3/],
];

test('a move takes two taps and no scrolling, and taking it back one, upright and lying', async ({ page }) => {
  await open(page);
  for (const [game, taps, played] of MOVES) {
    await go(page, game);
    for (const [width, height] of /** @type {const} */ ([
      [390, 844],
      [844, 390],
    ])) {
      await page.setViewportSize({ width, height });
      const before = await line(page);
      for (const name of taps) {
        expect(await line(page), `one tap fewer does it, ${game}`).toBe(before);
        const { x, y } = await middle(page, name);
        expect([x > 0 && x < width, y > 0 && y < height], `${name} is in sight, ${game}`).toEqual([true, true]);
        await page.touchscreen.tap(x, y);
      }
      await expect.poll(() => line(page)).toMatch(played);
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeInViewport({ ratio: 1 });
      await undo.tap();
      await expect.poll(() => line(page)).toBe(before);
      expect(await page.evaluate(() => scrollY), game).toBe(0);
    }
  }
});

test('the way to begin a game is one line in every language, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'game=snorkels');
  for (const lang of LANGUAGES) {
    await speak(page, lang);
    await page.locator('[data-command=new]').tap();
    const begin = page.locator('dialog[open] [type=submit]');
    await expect(begin).toBeVisible();
    const lines = await begin.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, lang).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('two taps move a piece of Sendas that can come to lie one way only, and one on its mark turns another', async ({
  page,
}) => {
  await open(page, 'game=sendas');
  const one = await page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('cauce-game'));
    /** @type {Map<string, string[]>} */
    const ways = new Map();
    for (const token of game.legal) {
      const [way] = /^[a-i]\d-[a-i]\d/.exec(token) ?? [];
      if (way) ways.set(way, [...(ways.get(way) ?? []), token]);
    }
    return [...ways].filter(([, all]) => all.length === 1).map(([way, [token]]) => ({ way: way.split('-'), token }))[0];
  });
  for (const spot of one?.way ?? []) await tap(page, spot);
  expect(await line(page)).toBe(`sendas : ${one?.token}`);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await tap(page, 'c1');
  await tap(page, 'e3');
  const hand = () => page.locator('cauce-game #hand').textContent();
  const before = await hand();
  await tap(page, 'item:turn');
  // The board answers first, and the words follow.
  await expect.poll(hand).not.toBe(before);
  expect(await line(page)).toBe('sendas');
  await tap(page, 'e3');
  expect(await line(page)).toBe('sendas : c1-e3=SW');
});

test('where that is set the first tap plays, and one press takes it back', async ({ page }) => {
  await open(page, 'game=snorkels');
  await tap(page, 'c3');
  expect(await line(page)).toBe('snorkels');
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByLabel('Play at the first tap').check();
  await page.getByRole('button', { name: 'Close' }).tap();
  await tap(page, 'd4');
  expect(await line(page)).toBe('snorkels : d4');
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(await line(page)).toBe('snorkels');
  await page.reload();
  await expect(square(page, 'd4')).toBeVisible();
  await tap(page, 'd4');
  expect(await line(page)).toBe('snorkels : d4');
});

test('what is pressed beside the board of a lesson stands above the foot, before and after it is shown', async ({
  page,
}) => {
  for (const [game, step] of /** @type {const} */ ([
    ['tayu', 1],
    ['caminos', 2],
    ['sendas', 1],
  ])) {
    await learn(page, game, step);
    const show = page.getByRole('button', { name: 'Show me' });
    const free = async () => {
      const all = await boxes(page, '.board, .choice, .camera > *');
      return (
        ((await page.locator('.lesson-foot').boundingBox())?.y ?? 0) - Math.max(...all.map(({ bottom }) => bottom))
      );
    };
    await expect(show).toBeVisible();
    await expect.poll(free, game).toBeGreaterThanOrEqual(0);
    await expect(page.locator('#lesson-text'), game).toBeInViewport({ ratio: 0.95 });
    await expect(page.locator('.lesson-task'), game).toBeInViewport({ ratio: 1 });
    const [before] = await boxes(page, '.board');
    await show.tap();
    await expect(page.locator('.lesson-feedback')).not.toBeEmpty();
    await expect.poll(free, `${game}, shown`).toBeGreaterThanOrEqual(0);
    const [after] = await boxes(page, '.board');
    expect(after?.top, `nothing moves, ${game}`).toBe(before?.top);
  }
});

for (const [game, count] of Object.entries(STEPS)) {
  test(`on a small phone every step of a lesson has its title in sight, all that is pressed above the foot, and its whole text to be read, on the smallest as much of the board as there is room for: ${game}`, async ({
    page,
  }) => {
    const more = page.getByRole('button', { name: 'Read on' });
    for (let step = 1; step <= count; step += 1) {
      await page.setViewportSize({ width: 320, height: 640 });
      await learn(page, game, step);
      await expect(page.locator('.lesson-count')).toHaveText(`Step ${step} of ${count}`);
      const [board] = await boxes(page, '.board');
      const [head, text, foot] = await Promise.all(
        ['.lesson-head', '#lesson-text', '.lesson-foot'].map((part) => page.locator(part).boundingBox()),
      );
      if (!board || !head || !text || !foot) throw new Error('not all is there');
      expect(text.y, `step ${step}`).toBeGreaterThanOrEqual(head.y + head.height);
      expect(text.y + text.height, `step ${step}`).toBeLessThanOrEqual(foot.y);
      // Where not all of it is seen, the text stands as high as it can.
      if (board.bottom > foot.y) expect(text.y - head.y - head.height, `step ${step}`).toBeLessThan(12);

      await page.setViewportSize({ width: 360, height: 640 });
      await expect
        .poll(async () => {
          const all = await boxes(page, '.board, .choice, .camera > *');
          return (
            ((await page.locator('.lesson-foot').boundingBox())?.y ?? 0) - Math.max(...all.map(({ bottom }) => bottom))
          );
        }, `${step}`)
        .toBeGreaterThanOrEqual(0);
      const show = page.getByRole('button', { name: 'Show me' });
      if (await show.isVisible()) {
        await show.tap();
        await expect(page.locator('.lesson-feedback')).not.toBeEmpty();
        // Where the move is to be made is seen.
        await page.waitForFunction(() => {
          const aimed = document.querySelector('cauce-game')?.shadowRoot?.activeElement;
          const box = aimed?.matches('[data-id]') && aimed.getBoundingClientRect();
          const foot = /** @type {Element} */ (document.querySelector('.lesson-foot')).getBoundingClientRect();
          return !box || (box.top >= 0 && box.bottom <= foot.top + 1);
        });
        // None of its words names a key.
        await expect(page.locator('.lesson-step')).not.toContainText(/\bkeys?\b|\bwheel\b/);
      }
      // The turn from one size to the other may leave a pixel.
      expect(await page.evaluate(() => scrollY), `${step}`).toBeLessThanOrEqual(1);
      await expect(page.locator('#lesson-name')).toBeInViewport({ ratio: 1 });
      const cut = () =>
        page.locator('#lesson-text').evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
      expect(await more.isVisible(), `${step}`).toBe(await cut());
      if (!(await cut())) continue;
      const [before] = await boxes(page, '.board');
      await more.tap();
      expect(await cut()).toBe(false);
      const [after] = await boxes(page, '.board');
      expect(after?.top, 'nothing moves').toBeCloseTo(before?.top ?? 0, 0);
      await page.getByRole('button', { name: 'Show less' }).tap();
      await expect(more).toBeVisible();
    }
  });
}

test('lying down, a lesson has its board at the left and all else beside it', async ({ page }) => {
  for (const game of Object.keys(STEPS)) {
    await learn(page, game, 4);
    await onScreens(
      page,
      [
        [844, 390],
        [667, 375],
      ],
      async (width, height) => {
        const [board] = await boxes(page, '.board');
        if (!board) throw new Error('no board');
        expect(Math.min(board.top, board.left)).toBeGreaterThanOrEqual(0);
        expect(board.bottom).toBeLessThanOrEqual(height);
        expect(board.bottom - board.top).toBeGreaterThan((width > 800 || game === 'snorkels' ? 0.85 : 0.6) * height);
        for (const part of ['.lesson-head', '.lesson-step', '.lesson-foot']) {
          const box = await page.locator(part).boundingBox();
          expect(box?.x, part).toBeGreaterThanOrEqual(board.right);
        }
        const head = await page.locator('.lesson-head').boundingBox();
        for (const choice of await page.locator('cauce-game .choice').all()) {
          const box = await choice.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0), 'beside the words').toBeLessThanOrEqual(head?.x ?? 0);
        }
        for (const part of ['.lesson-head', '.lesson-foot'])
          await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(width);
      },
    );
  }
});

for (const [name, place] of [
  ['a lesson', 'learn=caminos&step=3'],
  ['a puzzle', 'puzzles=caminos&id=mq2n3'],
]) {
  test(`in ${name} all that a piece of Caminos is turned and placed with is in the window in every language, lying down what is said of it, too`, async ({
    page,
  }) => {
    await open(page, place);
    const choices = page.locator('cauce-game .choice');
    await expect(choices).toHaveCount(10);
    for (const lang of LANGUAGES) {
      await page.setViewportSize({ width: 320, height: 640 });
      await speak(page, lang);
      // On the smallest phone it stands above the foot of a lesson.
      if (name === 'a lesson')
        await expect
          .poll(async () => {
            const foot = await page.locator('.lesson-foot').boundingBox();
            return Math.max(...(await boxes(page, '.choice')).map(({ bottom }) => bottom)) - (foot?.y ?? NaN);
          }, lang)
          .toBeLessThanOrEqual(0);
      await onScreens(
        page,
        [
          [844, 390],
          [667, 375],
          [932, 430],
        ],
        async (width) => {
          const widths = async () =>
            (await boxes(page, '[data-group=tray] .choice')).map((box) => Math.round(box.right - box.left));
          await expect.poll(async () => new Set(await widths()).size, `rows are regular, ${lang}, ${width}`).toBe(1);
          await expect.poll(() => cutOff(page, '.choice, .status-detail'), `${lang}, ${width}`).toEqual([]);
          // Where there is least room the ways that it fits are shown, too.
          if (width !== 667) return;
          const ways = page.locator('cauce-game [data-group=act] .choice').last();
          const before = (await ways.boundingBox())?.y ?? NaN;
          await ways.tap();
          await expect(page.locator('cauce-game [data-group=ways]')).toBeVisible();
          expect((await ways.boundingBox())?.y, `it stays under the finger, ${lang}, ${width}`).toBeCloseTo(before, 0);
          await ways.tap();
          await expect(page.locator('cauce-game [data-group=ways]')).toBeHidden();
        },
      );
    }
  });
}

test('upright, the title of a lesson and its step stay in sight with the board', async ({ page }) => {
  for (const game of ['tayu', 'caminos']) {
    for (const step of [3, 4, 6]) {
      await learn(page, game, step);
      await onScreens(
        page,
        [
          [390, 844],
          [360, 640],
        ],
        async (width, height) => {
          await expect(page.getByText(`Step ${step} of`)).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
          // Where there is room for all of it the board has come out from under the foot, and is under no head.
          if (height > 800)
            await expect
              .poll(async () => {
                const [board] = await boxes(page, '.board');
                const [head, foot] = await Promise.all(
                  ['.lesson-head', '.lesson-foot'].map((part) => page.locator(part).boundingBox()),
                );
                return (
                  (board?.bottom ?? 0) <= (foot?.y ?? 0) && (board?.top ?? 0) >= (head?.y ?? 0) + (head?.height ?? 0)
                );
              }, `${game}, ${width}, step ${step}`)
              .toBe(true);
        },
      );
    }
  }
});

test('what is wrong with a link stands above the board or beside it, and is put away', async ({ page }) => {
  await open(page, 'game=tayu&moves=zzz');
  const note = page.locator('cauce-game .notice');
  await expect(note).toContainText('zzz');
  await onScreens(
    page,
    [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ],
    async (width) => {
      const [said] = await boxes(page, '.notice');
      if (!said) throw new Error('nothing is said');
      for (const { name, top, bottom, left, right } of await boxes(page, '.board, .seat, .status-line, .choice')) {
        const over = top < said.bottom && bottom > said.top && left < said.right && right > said.left;
        expect(over, `${name}, ${width}`).toBe(false);
      }
      await page.getByRole('button', { name: 'Dismiss this message' }).click({ trial: true });
    },
  );
  await page.getByRole('button', { name: 'Dismiss this message' }).click();
  await expect(note).toHaveCount(0);
});

test('no button moves while the computer has its turn', async ({ page }) => {
  // It is asked once what it thinks with has come: so long it has its turn.
  await page.route(/worker_bg/, () => {});
  await open(page, 'game=snorkels&moves=d4&seats=computer-1,here');
  const resign = page.locator('cauce-game [data-command=resign]');
  const all = async () => {
    /** @type {unknown[]} */
    const places = [];
    for (const lang of LANGUAGES) {
      await speak(page, lang);
      places.push([lang, await boxes(page, '.walk > *, .actions > *')]);
    }
    await onScreens(
      page,
      [
        [844, 390],
        [768, 1024],
        [390, 844],
      ],
      async (width) => {
        // Beside the board what is said of a turn may take a line more.
        if (width !== 390)
          places.push([width, (await boxes(page, '.walk > *, .actions > *')).map(({ left, right }) => [left, right])]);
      },
    );
    return places;
  };
  await expect(resign).toBeEnabled();
  const before = await all();
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('e5'));
  await expect(resign).toHaveAttribute('aria-disabled', 'true');
  expect(await all()).toEqual(before);
});

test('a lesson is begun again only when that is confirmed', async ({ page }) => {
  await open(page, 'learn=sendas&step=3');
  await page.getByRole('button', { name: 'From the beginning' }).tap();
  const asked = page.getByRole('dialog', { name: 'From the beginning' });
  await asked.getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.getByText('Step 3 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'From the beginning' }).tap();
  await asked.getByRole('button', { name: 'From the beginning' }).tap();
  await expect(page.getByText('Step 1 of 12')).toBeVisible();
});

test.describe('a comment that is being written', () => {
  const TEXT = 'Why not in the corner?';

  /** @param {import("@playwright/test").Page} page */
  const write = async (page) => {
    await page.getByRole('button', { name: 'Comment on this move' }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill(TEXT);
  };

  /** @param {import("@playwright/test").Page} page */
  const written = (page) => expect(page.locator('cauce-game .note')).toHaveText(TEXT);

  test('is kept when the sheet is closed, whatever closes it, and taken back by one button alone, once there is something', async ({
    page,
  }) => {
    await open(page, 'game=snorkels&moves=a1+swap+b1');
    await write(page);
    await page.keyboard.press('Escape');
    await written(page);
    await page.getByRole('button', { name: 'Comment on this move' }).tap();
    const discard = page.getByRole('button', { name: 'Discard' });
    const save = page.getByRole('button', { name: 'Save' });
    await expect(discard).toBeHidden();
    const before = await save.boundingBox();
    await page.getByRole('dialog').getByRole('textbox').fill('Something else');
    expect(await save.boundingBox()).toEqual(before);
    await discard.tap();
    await written(page);
    // A tap beside it keeps what was written, too.
    await page.getByRole('button', { name: 'Comment on this move' }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill('Why so late?');
    await page.touchscreen.tap(200, 200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('cauce-game .note')).toHaveText('Why so late?');
  });

  test('is there after a reload', async ({ page }) => {
    await open(page, 'game=snorkels&moves=a1+swap');
    await tap(page, 'b1');
    await tap(page, 'b1');
    await write(page);
    await page.reload();
    await written(page);
  });

  for (const [width, height] of /** @type {const} */ ([
    [1440, 900],
    [844, 390],
  ])) {
    test(`is written beside the position, which stays where it is: ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, 'game=snorkels&moves=a1+swap+b1');
      const [before] = await boxes(page, '.board');
      await write(page);
      await page.getByRole('dialog').getByRole('textbox').fill(TEXT.repeat(9));
      const sheet = await page.getByRole('dialog').boundingBox();
      expect(sheet?.x).toBeGreaterThanOrEqual(before?.right ?? Infinity);
      await page.getByRole('button', { name: 'Save' }).tap();
      await expect(page.locator('cauce-game .note')).toHaveText(TEXT.repeat(9));
      const [after] = await boxes(page, '.board');
      expect(after?.left).toBe(before?.left);
    });
  }

  test('is written below the position on a phone, which is in sight when it is saved', async ({ page }) => {
    await open(page, 'game=snorkels&moves=a1+swap+b1');
    await page.getByRole('button', { name: 'Comment on this move' }).dispatchEvent('click');
    await page.getByRole('dialog').getByRole('textbox').fill(TEXT);
    const sheet = await page.getByRole('dialog').boundingBox();
    expect([sheet?.x, sheet?.width]).toEqual([0, 390]);
    await page.getByRole('button', { name: 'Save' }).tap();
    await written(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('all that there is to tell of the end of Tayü stands above the board, and leaves it where it is, in every language', async ({
  page,
}) => {
  const game = 'tayu players=3 : +057 h9h057 +017 e9h345 +012 end';
  await open(page);
  await go(page, game);
  /** Where the board stands in each language. @type {Record<string, number | undefined>} */
  const tops = {};
  for (const lang of LANGUAGES) {
    await speak(page, lang);
    tops[lang] = (await boxes(page, '.board'))[0]?.top;
  }
  await go(page, `${game} end`);
  await expect(page.locator('cauce-game .ending > p')).toHaveCount(4);
  for (const lang of LANGUAGES) {
    await speak(page, lang);
    expect((await boxes(page, '.board'))[0]?.top, lang).toBe(tops[lang]);
    await onScreens(
      page,
      [
        [320, 844],
        [390, 844],
      ],
      async (width) => {
        const [[board], [ending]] = [await boxes(page, '.board'), await boxes(page, '.ending')];
        expect(ending?.bottom, `${lang} ${width}`).toBeLessThanOrEqual(board?.top ?? 0);
      },
    );
  }
});

test('a rematch is in sight, however much there is to tell of the end', async ({ page }) => {
  await open(page, 'game=tayu&players=3&moves=%2B057+h9h057+%2B017+e9h345+%2B012+end+end');
  await expect(page.locator('cauce-game .ending > p')).toHaveCount(4);
  const rematch = page.getByRole('button', { name: 'Rematch' });
  await expect(rematch).toBeInViewport({ ratio: 1 });
  // The second of two quick taps on what stood there before begins none.
  const over = await line(page);
  await rematch.dispatchEvent('click', { detail: 2 });
  expect(await line(page)).toBe(over);
  await rematch.tap();
  await expect.poll(() => line(page)).not.toBe(over);
});

test('how a game against the computer ended is read before the rating, and all that may follow is in sight, upright and lying', async ({
  page,
}) => {
  test.slow();
  await open(page);
  for (const game of ['snorkels', 'tayu : +036 i9h036 +012', 'caminos : L:a1a2b1c1 T:a7b7b8c7', 'sendas']) {
    await go(page, game, 'seats=here,computer-1');
    await page.getByRole('button', { name: 'Resign', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
    await expect(page.locator('cauce-game .offer'), game).toContainText('rating');
    const parts = () =>
      Promise.all(
        ['.board', '.status-line', '.ending', '.offer', '.walk', '.actions', '[data-command=rematch]'].map(
          async (part) => (await boxes(page, part))[0] ?? { left: NaN, right: NaN, top: NaN, bottom: NaN },
        ),
      );
    await onScreens(page, [[390, 844]], async (width, height) => {
      const [board, status, ending, offer, walk, actions, rematch] = await parts();
      for (const part of [board, status, ending])
        expect((part?.right ?? 0) - (part?.left ?? 0), game).toBeGreaterThan(200);
      expect(ending?.top, game).toBe(status?.bottom);
      expect(ending?.bottom, game).toBeLessThanOrEqual(Math.min(board?.top ?? 0, offer?.top ?? 0));
      expect(rematch?.bottom, game).toBeLessThanOrEqual(height);
      // All of it has the width of the page, and no more.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBe(width);
      expect([actions?.left, actions?.right], game).toEqual([walk?.left, walk?.right]);
    });
    await onScreens(
      page,
      [
        [844, 390],
        [390, 844],
      ],
      async (width) => {
        if (width === 390) return;
        await expect(page.locator('cauce-game .actions'), game).toBeInViewport({ ratio: 1 });
        const [, , , offer, , actions] = await parts();
        expect(offer?.top, game).toBeGreaterThanOrEqual(actions?.bottom ?? Infinity);
      },
    );
  }
});

test('on a tablet the points of four players of Tayü take no line that would move the board, and a rematch is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, 'game=tayu&players=4');
  const top = (await boxes(page, '.board'))[0]?.top;
  // Only what is played here counts in a series.
  await page.locator('cauce-game').evaluate(async (element) => {
    const game = /** @type {any} */ (element);
    await game.ready;
    while (game.legal.length > 0) await game.play(game.legal[0]);
  });
  await expect(page.locator('cauce-game .seat-points').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
  expect((await boxes(page, '.board'))[0]?.top).toBe(top);
});

test('a notice has what puts it away in its corner, whatever can be done about it is called', async ({ page }) => {
  let said = '';
  for (const lang of LANGUAGES) {
    await page.goto(`./embed.html?${lang}#game=snorkels&moves=d4+swap+d4&lang=${lang}`);
    await expect(page.locator('cauce-game .notice .button')).toBeVisible();
    await expect(page.locator('cauce-game .notice'), lang).not.toHaveText(said);
    said = await page.locator('cauce-game .notice').innerText();
    await onScreens(
      page,
      [
        [320, 740],
        [360, 740],
        [390, 740],
      ],
      async (width) => {
        const [note, say, away, ...buttons] = await Promise.all(
          ['', ' p', ' .icon-button', ' .button >> nth=0', ' .button >> nth=-1'].map((part) =>
            page.locator(`cauce-game .notice${part}`).evaluate((part) => part.getBoundingClientRect().toJSON()),
          ),
        );
        // Beside the first line of what is said, and over nothing.
        expect([Math.round(note.right - away.right), Math.round(away.top - note.top)], `${lang}, ${width}`).toEqual([
          8, 8,
        ]);
        expect(say.top, `${lang}, ${width}`).toBeLessThan(away.bottom);
        for (const part of [...buttons, say]) {
          expect(
            part.bottom <= away.top || part.top >= away.bottom || part.right <= away.left + 1 || part === say,
            `${lang}, ${width}`,
          ).toBe(true);
          expect(part.right, `${lang}, ${width}`).toBeLessThan(note.right);
        }
      },
    );
  }
});
