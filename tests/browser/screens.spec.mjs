// What is needed together is seen together: on tablets and laptops, and among four.

import { expect, test } from '@playwright/test';
import { LANGUAGES, boxes, file, go, middle, onScreens, open, speak, whole } from './helpers.mjs';

test.describe('a board in space and what is done with its pieces', () => {
  for (const players of [2, 4]) {
    test(`are seen together, ${players} players`, async ({ page }) => {
      await open(page, `game=caminos&players=${players}`);
      await onScreens(
        page,
        [
          [600, 960],
          [768, 1024],
          [820, 1180],
          [1024, 768],
          [1440, 900],
        ],
        async (width, height) => {
          // On a tablet held upright one may have to scroll to undo.
          const beside = width >= 1024 ? ['walk'] : [];
          const seen = await boxes(
            page,
            ['.board, .camera, .choices > .group', ...beside.map((name) => `.${name}`)].join(),
          );
          expect(seen.map(({ name }) => name).sort()).toEqual(['act', 'board', 'camera', 'tray', 'turn', ...beside]);
          for (const { name, top, bottom, right } of seen) {
            expect(top, name).toBeGreaterThanOrEqual(0);
            expect(bottom, name).toBeLessThanOrEqual(height);
            expect(right, name).toBeLessThanOrEqual(width);
          }
          const [board] = seen.filter(({ name }) => name === 'board');
          // And the board is no stamp for it.
          expect((board?.right ?? 0) - (board?.left ?? 0)).toBeGreaterThan(0.55 * Math.min(width, height));
        },
      );
    });
  }
});

test('all that a new game can be set up with is seen at once, its clock too', async ({ page }) => {
  await open(page);
  for (const game of ['tayu', 'snorkels', 'caminos', 'sendas']) {
    await go(page, game);
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    await onScreens(
      page,
      [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ],
      async () => {
        await expect(sheet.getByLabel('Play with clocks'), game).toBeInViewport({ ratio: 1 });
        expect(await sheet.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight), game).toBeLessThanOrEqual(0);
      },
    );
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});

test('beside the board whose turn it is stands beside the name, in letters of one size in all games', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const sizes = new Set();
  for (const game of ['tayu', 'snorkels', 'caminos', 'sendas']) {
    await go(page, game);
    const [state, name] = await Promise.all(
      ['.seat-state', '.seat[data-active] .seat-name'].map((part) => page.locator(`cauce-game ${part}`).boundingBox()),
    );
    expect(Math.abs((state?.y ?? 0) - (name?.y ?? 0)), game).toBeLessThan(4);
    sizes.add(await page.locator('cauce-game .status-line').evaluate((line) => getComputedStyle(line).fontSize));
  }
  expect(sizes.size).toBe(1);
});

test('on a low screen what stands below the pieces of Caminos is seen, too', async ({ page }) => {
  await open(page);
  for (const [width, height, game, part] of /** @type {const} */ ([
    [1280, 720, 'caminos : T:f2g2g3h2', '.moves-list'],
    [1024, 768, 'caminos : T:f2g2g3h2', '.moves-head'],
    [1024, 768, 'caminos players=4', '.actions'],
  ])) {
    await page.setViewportSize({ width, height });
    await go(page, game);
    await expect(page.locator(`cauce-game ${part}`), `${game}, ${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('beside the board it is told whose turn it is, and no name is broken for it', async ({ page }) => {
  await open(page);
  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
    await go(page, game);
    await onScreens(
      page,
      [
        [1024, 768],
        [1280, 720],
        [1440, 900],
      ],
      async (width) => {
        await expect(page.locator('cauce-game .seat-state'), game).toBeInViewport({ ratio: 1 });
        const heights = await page
          .locator('cauce-game .seat-name')
          .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
        expect(Math.max(...heights), `${game}, ${width}`).toBeLessThan(30);
      },
    );
  }
});

test('the list of moves shows whole lines, wherever it is scrolled to', async ({ page }) => {
  await open(page);
  await go(page, whole('sendas'));
  for (let back = 0; back < 3; back += 1) {
    await onScreens(
      page,
      [
        [390, 844],
        [1440, 900],
        [1280, 720],
      ],
      async (width) => {
        // As after a move, where the size has changed.
        for (const name of ['Undo', 'Redo']) await page.locator('cauce-game').getByRole('button', { name }).click();
        const cut = await page.locator('cauce-game .moves-list').evaluate((list) => {
          const { top, bottom } = list.getBoundingClientRect();
          const moves = [...list.querySelectorAll('.move')].map((move) => move.getBoundingClientRect());
          return moves.filter(
            (move) =>
              (move.top < top - 1 && move.bottom > top + 1) || (move.top < bottom - 1 && move.bottom > bottom + 1),
          ).length;
        });
        expect(cut, `${width}, ${back} back`).toBe(0);
      },
    );
    for (let step = 0; step < 7; step += 1)
      await page.locator('cauce-game').getByRole('button', { name: 'Undo' }).click();
  }
});

test('on a tablet held upright the board is large, and all that is done with it is seen below it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  for (const [game, share] of /** @type {const} */ ([
    ['snorkels', 0.9],
    ['tayu', 0.7],
    ['tayu players=4', 0.7],
    ['caminos', 0.79],
    ['caminos players=4', 0.75],
    ['sendas', 0.72],
  ])) {
    await go(page, game);
    const [board] = await boxes(page, '.board');
    expect(((board?.right ?? 0) - (board?.left ?? 0)) / 768, game).toBeGreaterThan(share);
    for (const { name, top, bottom, right } of await boxes(page, '.choice, .walk > *, .actions > .action')) {
      expect(top, `${game}, ${name}`).toBeGreaterThanOrEqual(board?.bottom ?? Infinity);
      expect(bottom, `${game}, ${name}`).toBeLessThanOrEqual(1024);
      expect(right, `${game}, ${name}`).toBeLessThanOrEqual(768);
    }
  }
});

test('the head of a page is one line on every screen, in the longest language', async ({ page }) => {
  await page.goto('./');
  await page.locator('select[name=language]').selectOption('fr');
  await expect(page.getByRole('link', { name: 'Bibliothèque' })).toBeVisible();
  for (let width = 320; width <= 840; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page.locator('.site-head').evaluate((head) => head.getBoundingClientRect().height);
    expect(height, `${width}`).toBeLessThan(80);
  }
});

for (const [when, game] of /** @type {const} */ ([
  ['in play has room for its name, and', 'snorkels : d4'],
  ['that is over', whole('snorkels')],
])) {
  test(`what is done with a game ${when} stands in rows as long as each other, in every language`, async ({ page }) => {
    await open(page);
    await go(page, game);
    for (const lang of LANGUAGES) {
      await speak(page, lang);
      for (const width of [320, 360, 390, 430, 520, 544, 600, 640, 680, 735, 768, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 1024 });
        const tops = (await boxes(page, '.actions > .action')).map(({ top }) => top);
        const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
        expect(
          Math.max(...rows) - Math.min(...rows),
          `${game}, ${lang}, ${width}: ${rows.join(' + ')}`,
        ).toBeLessThanOrEqual(1);
        // Beside the walk there is the least room for a name; at the end of a game one may take two lines.
        if (width !== 768 || game !== 'snorkels : d4') continue;
        const broken = await page.locator('cauce-game .action:visible').evaluateAll((all) =>
          all
            .filter((action) => {
              const name = document.createRange();
              name.selectNodeContents(/** @type {Element} */ (action.lastElementChild));
              const { width, height } = name.getBoundingClientRect();
              return width > action.clientWidth || height > 30;
            })
            .map((action) => action.textContent),
        );
        expect(broken, `${game}, ${lang}`).toEqual([]);
      }
    }
  });
}

test.describe('the end of a game on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  const GAME = 'game=snorkels&moves=a1+swap+b1+g7';

  /** @param {import("@playwright/test").Page} page */
  async function win(page) {
    const { x, y } = await middle(page, 'a2');
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.status-line')).toHaveText('Player 1 wins');
  }

  test('leaves the board where it is, and tells why with the result', async ({ page }) => {
    await open(page, GAME);
    const before = await boxes(page, '.board');
    await win(page);
    expect(await boxes(page, '.board')).toEqual(before);
    const [ending] = await boxes(page, '.ending');
    expect(ending?.bottom).toBeLessThanOrEqual(before[0]?.top ?? 0);
    expect(ending?.bottom).toBeLessThanOrEqual(844);
  });

  test('is brought into sight where the page was scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, GAME);
    await page.evaluate(() => scrollTo(0, 300));
    await win(page);
    await expect(page.locator('.status-line')).toBeInViewport({ ratio: 1 });
  });

  test('moves no page that the board is a guest on', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto('./embed.html#game=snorkels&moves=a1+swap+b1+g7');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 160));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await win(page);
    await expect(page.locator('.status-line')).not.toBeInViewport();
  });
});

test('who has won stands in a frame with room, and moves no board', async ({ page }) => {
  await open(page, 'game=snorkels&moves=a1+swap+b1+g7');
  const status = page.locator('cauce-game .status-line');
  await onScreens(
    page,
    [
      [390, 844],
      [768, 1024],
      [844, 390],
      [1440, 900],
    ],
    async (width) => {
      const before = await boxes(page, '.board');
      await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('a2'));
      await expect(status).toHaveText('Player 1 wins');
      expect(await boxes(page, '.board'), `${width}`).toEqual(before);
      // At least 3 pixels above and below what is written.
      const free = await status.evaluate((line) => {
        const words = document.createRange();
        // With why, both stand in one.
        const frame = getComputedStyle(line).paddingTop === '0px' && line.parentElement ? line.parentElement : line;
        words.selectNodeContents(line);
        const last = frame.querySelector('.ending');
        if (last) words.setEnd(last, last.childNodes.length);
        return frame.clientHeight - words.getBoundingClientRect().height;
      });
      expect(free, `${width}`).toBeGreaterThanOrEqual(6);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(status).not.toHaveText('Player 1 wins');
    },
  );
});

test('where there is room cards say who is to move and who has won, and stay as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  for (const game of ['tayu : +237 j9h237 +137', 'tayu players=4 : +237 j9h237 +137', 'caminos players=4']) {
    await go(page, game);
    const said = () =>
      page
        .locator('cauce-game .seat-state')
        .evaluateAll((all) => all.map((state) => (state.clientWidth > 10 ? state.textContent : '')));
    const cards = () =>
      page.locator('cauce-game .seat').evaluateAll((all) => all.map((seat) => [seat.clientWidth, seat.clientHeight]));
    expect(await said(), game).toEqual(['to move']);
    const before = await cards();
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('resign'));
    await expect(page.locator('cauce-game .seat[data-winner]').first()).toBeVisible();
    expect(new Set(await said()), game).toEqual(new Set(['won']));
    expect(await cards(), game).toEqual(before);
  }
});

test('on a tablet who has won is told where it was told whose turn it was', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, 'game=snorkels&moves=a1+swap+b1+g7');
  const top = () =>
    page.locator('cauce-game .status-line').evaluate((line) => Math.round(line.getBoundingClientRect().top));
  const before = await top();
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('a2'));
  await expect(page.locator('cauce-game .status-line')).toHaveText('Player 1 wins');
  // But for the edge of its frame.
  expect(Math.abs((await top()) - before)).toBeLessThan(8);
});

test('lying down, no name is shortened where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  for (const game of ['caminos players=4', 'tayu players=4', 'tayu players=3 saboteur=auction : bid60']) {
    await go(page, game);
    for (const names of [[], ['Anna', 'Marguerite', 'Jürgen', 'Maximiliane']]) {
      await page.locator('cauce-game').evaluate((game, names) => names.length && Object.assign(game, { names }), names);
      await expect(page.locator('cauce-game .seat-name').first()).toHaveText(names[0] ?? 'Player 1');
      const cut = await page
        .locator('cauce-game .seat-name')
        .evaluateAll((all) =>
          all
            .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
            .map((name) => name.textContent),
        );
      expect(cut, game).toEqual([]);
    }
  }
});

test('on a phone four players are told apart, and no word is broken', async ({ page }) => {
  await page.goto('./embed.html#game=caminos&players=4&seats=here,computer-2,computer-2,computer-2&lang=en');
  const names = page.locator('cauce-game .seat-name');
  for (const language of [...LANGUAGES.filter((lang) => lang !== 'en'), 'en']) {
    await expect(names.last()).toContainText('4)');
    await page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), language);
    await expect(page.locator('cauce-game .frame')).toHaveAttribute('lang', language);
    await onScreens(
      page,
      [
        [390, 844],
        [844, 390],
      ],
      async (width) => {
        const faults = await names.evaluateAll((all) =>
          all
            .filter((name) => name.scrollWidth > name.clientWidth || name.getBoundingClientRect().height > 36)
            .map((name) => name.textContent),
        );
        expect(faults, `${language}, ${width} wide`).toEqual([]);
      },
    );
  }
});

test.describe('the flat table', () => {
  /**
   * Begins a game with clocks, lets the first player move, and lays the table flat.
   *
   * @param {import("@playwright/test").Page} page
   * @param {string} game
   */
  async function layFlat(page, game) {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not here'));
    });
    await open(page, game);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByLabel('Play with clocks').check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.seat .clock').first()).toBeVisible();
    await page
      .locator('cauce-game')
      .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Lay it flat' }).click();
    await expect(page.locator('.flat-seat[data-active] .choices')).toBeVisible();
  }

  test('where it cannot be had, the page does not stay in full screen, and says so', async ({ page }) => {
    await open(page, 'game=snorkels');
    await page.route(file('flat'), (route) => route.abort());
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Lay it flat' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('a game whose clock cannot be had says so, and gets it when it is asked for again', async ({ page }) => {
    await page.route(file('clocks'), (route) => route.abort(), { times: 1 });
    await open(page, 'game=snorkels');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByLabel('Play with clocks').check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.seat .clock')).toHaveCount(2);
  });

  /** @param {import("@playwright/test").Page} page */
  const side = async (page) => {
    const [board] = await boxes(page, '.flat-board > .board');
    return Math.max((board?.right ?? 0) - (board?.left ?? 0), (board?.bottom ?? 0) - (board?.top ?? 0));
  };

  /** @param {import("@playwright/test").Page} page */
  const cut = (page) =>
    page
      .locator('.flat-panel')
      .evaluateAll(
        (all) =>
          all.filter(
            (panel) => panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1,
          ).length,
      );

  for (const game of ['game=caminos&players=4', 'game=tayu&players=4']) {
    test(`has room on a wide screen for the choices of each of four: ${game}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await layFlat(page, game);
      for (const place of ['left', 'top', 'right', 'bottom']) {
        await expect(page.locator(`.flat-seat[data-active][data-place=${place}] .choices`)).toBeVisible();
        await expect.poll(() => cut(page), place).toBe(0);
        await page
          .locator('cauce-game')
          .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
      }
    });

    test(`leaves the board most of a tablet, and has room for everybody's clock and buttons: ${game}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await layFlat(page, game);
      for (const [width, height] of /** @type {const} */ ([
        [600, 960],
        [768, 1024],
        [820, 1180],
        [1024, 768],
      ])) {
        await page.setViewportSize({ width, height });
        // On a small one the many choices of Caminos are scrolled.
        if (width > 600 || !game.includes('caminos')) await expect.poll(() => cut(page), `${width}`).toBe(0);
        expect(await side(page), `${width}`).toBeGreaterThan(0.74 * Math.min(width, height));
        // Nothing is printed over anything else.
        const parts = await boxes(page, '.flat-seat[data-active] :is(.flat-who, .flat-buttons, .choice)');
        for (const [index, one] of parts.entries()) {
          for (const other of parts.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            expect(Math.min(across, down), `${width}: ${one.name} and ${other.name}`).toBeLessThanOrEqual(0);
          }
        }
      }
    });
  }

  test('keeps a board of some size in large text', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await layFlat(page, 'game=caminos&players=4');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await side(page)).toBeGreaterThan(0.35 * 820);
    // What has no room is reached by scrolling.
    const button = page.getByRole('button', { name: 'Ways it fits' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('the foot of a lesson', () => {
  for (const [width, height, size] of /** @type {const} */ ([
    [320, 640, 100],
    [320, 640, 200],
    [640, 360, 100],
    [568, 320, 100],
  ])) {
    test(`leaves most of ${width} by ${height} to the board at ${size} %, and is in sight with an answer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, 'learn=snorkels&step=8');
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size);
      const board = page.locator('cauce-game .board');
      await board.scrollIntoViewIfNeeded();
      const foot = page.locator('.lesson-foot');
      await page.locator('cauce-game [role=gridcell][data-id="a1"]').dispatchEvent('click');
      await expect(page.locator('.lesson-feedback')).toHaveAttribute('data-state', 'missed');
      await expect(foot).toBeInViewport({ ratio: 0.95 });
      // Back at the top, it does not lie over more than a third of the window.
      await page.evaluate(() => scrollTo(0, 0));
      const covered = await foot.evaluate((foot) =>
        Math.max(0, innerHeight - Math.max(0, foot.getBoundingClientRect().top)),
      );
      expect(covered).toBeLessThanOrEqual(height / 3);
    });
  }
});

test('where there is room, the moves have a column of their own beside the board', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await open(page, 'game=snorkels&moves=a1+swap+b1+g7');
  const [board, walk, list] = await Promise.all(
    ['.board', '.walk', '.moves-list'].map(async (part) => (await boxes(page, part))[0]),
  );
  if (!board || !walk || !list) throw new Error('not all is there');
  expect(list.left).toBeGreaterThanOrEqual(walk.right);
  expect(list.bottom - list.top).toBeGreaterThan(0.7 * (board.bottom - board.top));
  // And the board is hardly smaller for it.
  expect(board.bottom - board.top).toBeGreaterThan(0.83 * 900);
});

test('what is said of a move is never cut, in German with long names on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  for (const game of [
    'snorkels',
    'tayu players=4',
    'tayu players=3 saboteur=auction : bid60',
    'caminos players=4',
    'sendas',
  ]) {
    await go(page, game);
    await page.locator('cauce-game').evaluate((game) => {
      const element = /** @type {any} */ (game);
      element.lang = 'de';
      element.names = [
        'Maximiliane Schönberger-Waldmann',
        'Ferdinand von Hohenlohe-Langenburg',
        'Annegret Oberhuber',
        'Bartholomäus Krautwurst',
      ];
    });
    await expect(page.locator('cauce-game .status-line'), game).toContainText(/Maximiliane|Ferdinand/);
    const cut = await page.locator('cauce-game').evaluate((game) => {
      const root = /** @type {ShadowRoot} */ (game.shadowRoot);
      const board = /** @type {Element} */ (root.querySelector('.board')).getBoundingClientRect();
      const said = [...root.querySelectorAll('.status-line, .status-detail:not([hidden])')];
      return said
        .filter((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          const isOver = top < board.bottom - 1 && bottom > board.top + 1;
          return (
            line.scrollWidth > line.clientWidth + 1 ||
            line.scrollHeight > line.clientHeight + 1 ||
            left < 0 ||
            right > innerWidth ||
            isOver
          );
        })
        .map((line) => line.textContent);
    });
    expect(cut, game).toEqual([]);
  }
});

test('the players stand apart from the walk, whatever the gap is', async ({ page }) => {
  await open(page);
  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
    await go(page, game);
    await onScreens(
      page,
      [
        [900, 700],
        [1100, 800],
        [1440, 900],
        [1920, 1080],
      ],
      async (width) => {
        const [walk, seats] = await boxes(page, '.walk, .seats').then((all) =>
          ['walk', 'seats'].map((wanted) => all.find(({ name }) => name === wanted)),
        );
        const gap = (seats?.top ?? 0) - (walk?.bottom ?? 0);
        expect(gap, `${game}, ${width} wide`).toBeGreaterThanOrEqual(8);
        expect(gap, `${game}, ${width} wide`).toBeLessThanOrEqual(16);
      },
    );
  }
});
