// Sendas through the page: whole games by mouse, touch and keys, draws, stuck pieces, a start of one's own, pictures.

import { expect, test } from '@playwright/test';
import { boxes, complaints, detail, line, onScreens, open, speak, square } from './helpers.mjs';
import { look } from './looks.mjs';

/** White needs two moves to leave past e9. */
const START = 'white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';
const LINK = `game=sendas&${START.replace(' ', '&')}`;
const GAME = `sendas ${START} : d6-e9=NS g3=SW g6-e10`;

/** Every black piece holds white's e9 to the rest. */
const STUCK = 'game=sendas&white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW&black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS&moves=pass';

/** The trails hang together through e4 and e5. */
const JOINED = 'game=sendas&white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW&black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

/** @param {import("@playwright/test").Page} page */
async function expectTheEnd(page) {
  expect(await line(page)).toBe(GAME);
  await expect(page.getByText('Player 1 wins').first()).toBeVisible();
  await expect(page.locator('.ending').getByText('The piece from g6 left over the north edge, past e9.')).toBeVisible();
}

test('a whole game by mouse: a move, a turn in place, an exit', { tag: '@engines' }, async ({ page }) => {
  const trouble = complaints(page);
  await open(page, LINK);
  await square(page, 'd6').click();
  // Over e9 the straight piece turns by itself.
  await square(page, 'e9').click();
  await square(page, 'g3').hover();
  await page.mouse.wheel(0, 100);
  await square(page, 'g3').click();
  await square(page, 'g6').click();
  await square(page, 'item:beyond-e').hover();
  await expect(detail(page)).toHaveText(
    'That takes the piece over the edge: you win. Click there to play, or press Enter.',
  );
  await square(page, 'item:beyond-e').click();
  await expectTheEnd(page);
  expect(trouble).toEqual([]);
});

test('the marks of the sides point where these walk', async ({ page }) => {
  await open(page, 'game=sendas');
  const mark = page.locator('cauce-game .seat > .mark').first();
  const turned = () => mark.evaluate((mark) => getComputedStyle(mark).rotate);
  expect(await turned()).toBe('none');
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('orientation', '180'));
  expect(await turned()).toBe('180deg');
});

test('a piece that fits in two ways is put down as it is seen, by mouse and by key', async ({ page }) => {
  await open(page, 'game=sendas');
  const place = page.getByRole('button', { name: 'Place it' });
  await square(page, 'c1').click();
  await expect(place).toBeDisabled();
  await square(page, 'e3').hover();
  await expect(detail(page)).toHaveText(
    'It fits here in 2 ways: R, the wheel or the button shows the next. Click there to play, or press Enter.',
  );
  await expect(place).toBeEnabled();
  await square(page, 'e3').click();
  expect(await line(page)).toBe('sendas : c1-e3=ES');
  await page.keyboard.press('u');
  await square(page, 'c1').focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'r', 'Enter']) await page.keyboard.press(key);
  expect(await line(page)).toBe('sendas : c1-e3=SW');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a first game says what to tap, and a pass takes two taps with nothing in between', async ({ page }) => {
    await open(page, 'game=sendas');
    await expect(detail(page)).toHaveText(
      'Tap an outlined piece, then a square. Whoever takes a piece over the far edge wins.',
    );
    const pass = page.getByRole('button', { name: /^Pass\??$/ });
    await expect(pass).toHaveText('Pass');
    await pass.tap();
    await expect(pass).toHaveText('Pass?');
    await expect(detail(page)).toHaveText('Tap “Pass” again to skip this turn.');
    // A reader hears it.
    await expect(page.locator('cauce-game [aria-live=polite]').first()).toContainText(
      'Tap “Pass” again to skip this turn.',
    );
    await square(page, 'c1').tap();
    await expect(detail(page)).not.toContainText('Pass');
    // Who has a piece in the hand puts it down, or back.
    await expect(pass).toHaveCount(0);
    await page.getByRole('button', { name: 'Put back' }).tap();
    await pass.tap();
    expect(await line(page)).toBe('sendas');
    // Two quick taps are one slip.
    await page.waitForTimeout(700);
    await pass.tap();
    await expect.poll(() => line(page)).toBe('sendas : pass');
  });

  test('a piece that has come back to its place says that it lies rotated there', async ({ page }) => {
    await open(page, 'game=sendas');
    await square(page, 'c1').tap();
    const said = 'It lies rotated where it was. Tap the same square again to play.';
    await expect(async () => {
      await page.getByRole('button', { name: 'Next place' }).tap();
      await expect(detail(page)).toHaveText(said, { timeout: 200 });
    }).toPass();
    await square(page, 'c1').tap();
    expect(await line(page)).toMatch(/^sendas : c1=[A-Z]+$/);
  });

  test('a whole game: the first tap shows, unless the piece can come to lie one way only, and the second puts down', async ({
    page,
  }) => {
    await open(page, LINK);
    await square(page, 'd6').tap();
    await square(page, 'e9').tap();
    expect(await line(page)).toBe(`sendas ${START} : d6-e9=NS`);
    await square(page, 'g3').tap();
    await page.getByRole('button', { name: 'Rotate', exact: true }).tap();
    // It is turned where it lies, for all to see: one tap is enough.
    await square(page, 'g3').tap();
    expect(await line(page)).toMatch(/ g3=SW$/);
    await square(page, 'g6').tap();
    await square(page, 'item:beyond-e').tap();
    await expectTheEnd(page);
  });
});

test('a whole game by keyboard alone', async ({ page }) => {
  await open(page, LINK);
  /** @param {string} keys */
  const press = async (keys) => {
    for (const key of keys.split(' '))
      await page.keyboard.press({ U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' }[key] ?? key);
  };
  await square(page, 'e5').focus();
  await press('U L Enter U U U R Enter');
  await press('D D D D D D R R r Enter');
  await press('U U U Enter U U U U Enter');
  await expectTheEnd(page);
});

test('a piece is dragged, and turns by itself to fit', { tag: '@engines' }, async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').hover();
  await page.mouse.down();
  await square(page, 'd2').hover();
  await square(page, 'e3').hover();
  await page.mouse.up();
  expect(await line(page)).toBe('sendas : c1-e3=ES');
});

test('a refused square says what would be cut, and Escape puts the piece back', async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').click();
  await square(page, 'a5').click({ force: true });
  await expect(detail(page)).toHaveText('That would split white’s trail: a5 would be cut off.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Player 1 to move (white)').first()).toBeVisible();
});

test('a piece that cannot move says what it would cut; it can be turned over by key', async ({ page }) => {
  await open(page, STUCK);
  await expect(detail(page)).toHaveText('None of your pieces can move now. Flip one of them, or pass.');
  await square(page, 'e5').hover();
  await expect(detail(page)).toContainText('The piece on e5 cannot move');
  await square(page, 'e5').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  expect(await line(page)).toMatch(/ : pass e5\*$/);
});

test('a square is spoken by colour, shape, open ends and links', async ({ page }) => {
  await open(page, JOINED);
  await expect(square(page, 'e4')).toHaveAttribute(
    'aria-label',
    'e4: white cross, open north, east, south and west, linked with black on e5, white on f4 and white on d4',
  );
});

test('a draw is proposed, declined, proposed again and accepted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=sendas');
  const before = (await boxes(page, '.walk, .choices')).map(({ bottom }) => bottom);
  const button = page.getByRole('button', { name: /^Pass\??$/ });
  const pass = async () => {
    await button.click();
    await expect(detail(page)).toHaveText('Press “Pass” (P) again to skip this turn.');
    await button.click();
  };
  await pass();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeHidden();
  await pass();
  // A third hasty press on the same place is no answer; and what is asked takes no further row.
  const agree = page.getByRole('button', { name: 'Agree to a draw' });
  await expect(agree).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(detail(page)).toHaveText('Both have passed. Do you both agree to a draw?');
  expect((await boxes(page, '.walk, .choices')).map(({ bottom }) => bottom)).toEqual(before);
  await expect(async () => {
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(agree).toBeHidden({ timeout: 100 });
  }).toPass();
  await pass();
  await page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(page.getByText('The game is a draw').first()).toBeVisible();
  expect(await line(page)).toBe('sendas : pass pass pass draw');
});

test('people lay out the start of their own set', async ({ page }) => {
  const trouble = complaints(page);
  await open(page, 'game=sendas');
  await page.getByRole('button', { name: /^New game/ }).click();
  const sheet = page.getByRole('dialog');
  // What is not laid out yet looks like none of the others.
  await expect(sheet.locator('.pictured canvas')).toHaveCount(7);
  await expect(sheet.locator('.segment', { hasText: 'Your own' }).locator('.blank')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Your own' }).check();
  /** @param {string} name */
  const cell = (name) => sheet.locator(`[role=gridcell][data-id="${name}"]`);
  await expect(sheet.getByText('Both trails are whole: you can start.')).toBeVisible();
  await cell('c1').click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await cell('g1').click();
  await expect(sheet.getByText('White has 5, black has 5.')).toBeVisible();
  // A start that is not whole cannot be played from.
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'white elbow' }).click();
  await cell('g1').click();
  await expect(sheet.getByText('Both trails are whole: you can start.')).toBeVisible();
  await sheet.locator('.editor').getByRole('checkbox').uncheck();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await cell('e8').click();
  await expect(sheet.getByText('White has 6, black has 5.')).toBeVisible();
  await sheet.locator('.editor').getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  await expect(sheet).toBeHidden();
  expect(await line(page)).toMatch(/^sendas white=c1ES,d1EW,e1NEW,f1EW,e2NESW,g1(NW|SW)$/);
  expect(trouble).toEqual([]);
});

/**
 * Opens the sheet for a new game at the board for a start of one's own.
 *
 * @param {import("@playwright/test").Page} page
 */
async function layOut(page) {
  await open(page, 'game=sendas');
  await page.getByRole('button', { name: /^New game/ }).click();
  await page.getByRole('radio', { name: 'Your own' }).check();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.editor [role=gridcell]')).toHaveCount(81);
  return sheet;
}

/** Six straight pieces along the second rank. */
const OWN = ['b2', 'c2', 'd2', 'e2', 'f2', 'g2'];
const OWN_LINE = `sendas white=${OWN.map((square) => `${square}EW`).join()}`;

test('a start is laid out by keyboard alone, and opens again from its link', async ({ page }) => {
  const sheet = await layOut(page);
  const { keyboard } = page;
  await sheet.getByRole('button', { name: 'Empty the board' }).focus();
  await keyboard.press('Enter');
  await expect(sheet.getByText('White has 0, black has 0.')).toBeVisible();
  await sheet.getByRole('button', { name: 'white straight' }).focus();
  await keyboard.press('Space');
  await expect(sheet.getByRole('button', { name: 'white straight' })).toBeFocused();
  for (let tabs = 0; tabs < 9 && !(await sheet.locator('[role=gridcell]:focus').count()); tabs += 1)
    await keyboard.press('Tab');
  await expect(sheet.locator('[data-id="e5"]')).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await keyboard.press(key);
  for (const name of OWN) {
    const cell = sheet.locator(`[data-id="${name}"]`);
    await expect(cell).toBeFocused();
    await keyboard.press('Enter');
    await expect(cell).toHaveAttribute('aria-label', /white straight/);
    // It may lie along the file at first: the next press turns it.
    if (!(await cell.getAttribute('aria-label'))?.includes('east')) await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
  }
  await expect(sheet.getByText('Both trails are whole: you can start.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Start the game' }).focus();
  await keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  expect(await line(page)).toBe(OWN_LINE);

  const link = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).link);
  const other = await page.context().newPage();
  await open(other, link);
  expect(await line(other)).toBe(OWN_LINE);
  await expect(square(other, 'h8')).toHaveAttribute('aria-label', /black straight/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test("a start is laid out, with black's own", async ({ page }) => {
    const sheet = await layOut(page);
    /** @param {string} name */
    const tap = (name) => sheet.locator(`[data-id="${name}"]`).tap();
    await sheet.locator('.editor').getByRole('checkbox').tap();
    await sheet.getByRole('button', { name: 'Empty the board' }).tap();
    await expect(sheet.locator('.editor').getByRole('checkbox')).not.toBeChecked();
    for (const [side, rank] of [
      ['white', 2],
      ['black', 7],
    ]) {
      await sheet.getByRole('button', { name: `${side} cross` }).tap();
      for (const file of 'cdefgh') await tap(`${file}${rank}`);
    }
    await expect(sheet.getByText('Both trails are whole: you can start.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Remove' }).tap();
    await tap('e7');
    await expect(sheet.getByText('White has 6, black has 5.')).toBeVisible();
    await sheet.getByRole('button', { name: 'black cross' }).tap();
    await tap('b7');
    // Six pieces, but parted: that is said, and not played from.
    await expect(sheet.locator('.editor-state')).toHaveAttribute('data-wrong', '');
    await sheet.getByRole('button', { name: 'Start the game' }).tap();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Remove' }).tap();
    await tap('b7');
    await sheet.getByRole('button', { name: 'black cross' }).tap();
    await tap('e7');
    await sheet.getByRole('button', { name: 'Start the game' }).tap();
    await expect(sheet).toBeHidden();
    expect(await line(page)).toMatch(/^sendas white=c2NESW,\S+ black=c7NESW,\S+$/);
  });
});

/** @type {[string, string, RegExp | null, string | null][]} */
const PLACES = [
  ['sendas-held', JOINED, null, 'c4'],
  ['sendas-stuck', STUCK, null, null],
  ['sendas-end', `${LINK}&moves=d6-e9%3DNS+g3%3DSW+g6-e10`, null, null],
  ['sendas-new', 'game=sendas', /^New game/, null],
  ['sendas-rules', 'game=sendas', /^Rules/, null],
];

test('all of the board on which a start is laid out is in sight', async ({ page }) => {
  for (const [width, height] of /** @type {const} */ ([
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
  ])) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    const sheet = await layOut(page);
    const box = async (/** @type {string} */ part) =>
      (await sheet.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // It is scrolled to once it has been laid out.
    await expect
      .poll(async () => {
        const [head, tools, board, foot] = [
          await box('.dialog-header'),
          await box('.editor-bar'),
          await box('.editor .board'),
          await box('.form > .dialog-buttons'),
        ];
        return board.height > 0 && tools.y >= head.y + head.height && board.y + board.height <= foot.y;
      }, `${width}`)
      .toBe(true);
    // It has room at both sides.
    const [body, board] = [await box('.dialog-body'), await box('.editor .board')];
    expect(board.x - body.x, `${width}`).toBeGreaterThanOrEqual(16);
    expect(body.x + body.width - board.x - board.width, `${width}`).toBeGreaterThanOrEqual(16);
  }
});

test('lying down, all of the board on which a start is laid out is in sight with the pieces beside it, and what begins the game, in the longer languages, too', async ({
  page,
}) => {
  await open(page, 'game=sendas');
  await onScreens(
    page,
    [
      [844, 390],
      [667, 375],
    ],
    async (width, height) => {
      for (const lang of ['en', 'de', 'fr']) {
        const where = `${lang}, ${width}`;
        await speak(page, lang);
        await page.locator('cauce-game [data-command=new]').click();
        const sheet = page.getByRole('dialog');
        await sheet.locator('.form > .dialog-buttons .quiet').click();
        const board = sheet.locator('.editor .board');
        const begin = sheet.locator('.form > .dialog-buttons .primary');
        for (const part of [
          board,
          ...(await sheet.locator('.editor-bar .tool').all()),
          sheet.locator('.editor-state'),
          begin,
        ])
          await expect(part, where).toBeInViewport({ ratio: 1 });
        const box = async (/** @type {import("@playwright/test").Locator} */ part) =>
          (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [head, whole, tools, state, foot] = [
          await box(sheet.locator('.dialog-header')),
          await box(board),
          await box(sheet.locator('.editor-bar')),
          await box(sheet.locator('.editor-state')),
          await box(begin),
        ];
        expect(whole.height, where).toBeGreaterThan(0.75 * height);
        expect(whole.y, where).toBeGreaterThanOrEqual(head.y + head.height);
        expect(tools.x, where).toBeGreaterThan(whole.x + whole.width);
        expect(tools.y, where).toBeGreaterThanOrEqual(head.y + head.height);
        expect(state.y + state.height, where).toBeLessThanOrEqual(foot.y);
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
      }
    },
  );
});

test('looks, and axe finds nothing: sendas-editor', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sheet = await layOut(page);
  await sheet.locator('.editor').getByRole('checkbox').uncheck();
  await look(page, 'sendas-editor', {
    whole: false,
    check: async (where) => {
      await sheet.locator('.editor').evaluate((editor) => editor.scrollIntoView({ block: 'end' }));
      const board = await sheet.locator('.editor .board').boundingBox();
      expect((board?.width ?? 0) / 9.5, `${where}: a square for a finger`).toBeGreaterThan(24);
    },
  });
});

for (const [name, fragment, button, pressed] of PLACES) {
  test(`looks, and axe finds nothing: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, fragment);
    if (pressed) await square(page, pressed).click();
    if (button) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await look(page, name, { whole: button === null });
  });
}

test('whoever plays Black against a computer has their own side near', async ({ page }) => {
  const orientation = () => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).orientation);
  for (const [seats, turned] of /** @type {const} */ ([
    ['here,here', 0],
    ['here,computer-1', 0],
    ['computer-1,here', 180],
  ])) {
    await page.goto('about:blank');
    await open(page, `${LINK}&seats=${seats}`);
    await expect.poll(orientation, seats).toBe(turned);
  }
  // It is turned by hand as ever.
  await page.getByRole('button', { name: 'More for this move' }).click();
  await page.getByRole('menuitem', { name: 'Turn the board round' }).click();
  expect(await orientation()).toBe(0);
});

test('the buttons of a turn stand together, also those that count once a piece is in the hand', async ({ page }) => {
  await open(page, 'game=sendas');
  const seen = () =>
    page
      .locator('cauce-game .choice')
      .evaluateAll((all) => all.map((button) => Number(getComputedStyle(button).opacity) > 0.3));
  expect(await seen()).toEqual([true, true, true, true, true]);
});
