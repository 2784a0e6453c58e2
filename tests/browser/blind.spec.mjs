// Games and lessons with the keyboard and a screen reader only. The announcements are saved as text, as a record of a
// game without sight.

import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { Ear } from './ear.mjs';
import { ARTEFACTS, line, offered, open, STEPS } from './helpers.mjs';

/** @type {ReturnType<typeof base.extend<{ ear: Ear }>>} */
const test = base.extend({
  ear: async ({ page }, use, { title }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Every run draws the same tiles.
    await page.addInitScript(() => {
      let count = 0;
      /** @param {ArrayBufferView} values */
      const fill = (values) => new Uint8Array(values.buffer, values.byteOffset, values.byteLength).fill((count += 1));
      Object.assign(crypto, {
        getRandomValues: (/** @type {ArrayBufferView} */ values) => {
          fill(values);
          return values;
        },
      });
    });
    const ear = await Ear.to(page);
    ear.title(title);
    await use(ear);
    ear.heard.push('', await page.locator('body').ariaSnapshot());
    mkdirSync(`${ARTEFACTS}heard`, { recursive: true });
    writeFileSync(`${ARTEFACTS}heard/${title.replaceAll(/[^\p{L}]+/gu, '-')}.txt`, ear.heard.join('\n'));
  },
});

/** The button for the menu of the game. */
const MENU = /^button “This game”/;

/** @param {import("@playwright/test").Page} page */
const grid = (page) => page.locator('cauce-game').getByRole('grid');

test('a game of Snorkels', async ({ page, ear }) => {
  await page.goto('./');
  await expect(page.locator('.card canvas')).toHaveCount(4);
  await ear.tabTo(/^link “Play together \(Snorkels\)”/);
  await page.keyboard.press('Enter');
  await expect.poll(() => ear.focus()).toBe('main “Snorkels”');
  await expect(grid(page)).toHaveAccessibleDescription('Player 1 to move (purple)');
  await ear.tabTo(/^gridcell “d4, empty”/);
  await ear.press('Home', 'ArrowDown', 'ArrowDown', 'ArrowDown');

  // A move is announced once; a refusal is announced every time.
  expect(await ear.press('Enter')).toEqual([
    'Player 1 places purple on a1. Player 2 to move (green). Place a green snorkel, or switch: purple becomes yours.',
  ]);
  expect(await ear.focus()).toBe('gridcell “a1, purple, group of 1, air on 2” disabled');
  for (let press = 0; press < 2; press += 1)
    expect(await ear.press('Enter')).toEqual(['Something already stands on a1.']);
  await ear.tabTo(/^button “Switch to purple”/);
  const swapped =
    'Player 2 switches to purple. Player 1 to move (green). The snorkel on the board belongs to Player 2 now. Player 1 goes on with green.';
  expect(await ear.press('Enter')).toEqual([swapped]);
  // The button has disappeared, and the focus is on the board.
  expect(await ear.focus()).toMatch(/^gridcell “a1, purple/);
  await ear.press('ArrowRight', 'Enter', 'ArrowUp', 'Enter');

  // A warning is announced whenever the focus reaches a square to which it applies.
  const warning = ['That takes the other side’s last air: you would win.'];
  expect(await ear.press('ArrowLeft')).toEqual(warning);
  expect(await ear.press('ArrowDown')).toEqual([]);
  expect(await ear.press('ArrowUp')).toEqual(warning);
  const end = 'Player 1 places green on a2. Player 1 wins. A purple snorkel has no air left and is captured.';
  expect(await ear.press('Enter')).toEqual([end]);

  // Undo announces the position, and does not sound like a move.
  expect(await ear.press('u')).toEqual(['Move 4: Player 2 places purple on b2. Player 1 to move (green)']);
  expect(await ear.press('<')).toEqual([
    'The beginning of the game. Player 1 to move (purple). Press a square to place a snorkel. Whoever takes the other colour’s last air wins.',
  ]);
  expect(await ear.press('>')).toEqual([`Move 5: ${end}`]);
  await ear.press('u', 'ArrowRight', 'ArrowUp', 'Enter');
  await ear.tabTo(/^button “5 b3”/);
  await expect(page.getByRole('list', { name: 'Variation' })).toContainText('b3');

  // Comments can be written from the menu of a move, and the focus returns.
  await page.keyboard.press('Shift+F10');
  await expect.poll(() => ear.focus()).toBe('menuitem “Write a comment”');
  await ear.press('Enter');
  await expect.poll(() => ear.focus()).toBe('textbox “Comment on 5 b3”');
  await page.keyboard.type('Too hasty.');
  await ear.press('Tab', 'Tab', 'Enter');
  expect(await ear.focus()).toBe('button “5 b3”');

  // In a variation of a finished game, there is nothing to resign.
  await expect(offered(page, 'resign')).toHaveCount(0);

  // The question is announced before the answer is focused; afterwards, the focus returns.
  await page.goto('about:blank');
  await open(page, 'game=snorkels&moves=a1+swap+b1+b2+c3');
  await ear.tabTo(MENU);
  await ear.press('Enter');
  await ear.tabTo(/^button “Resign”/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Resign' });
  await expect(question).toHaveAccessibleDescription('Player 2, do you resign? The other side wins.');
  expect(await ear.focus()).toBe('button “Cancel”');
  await ear.press('Tab');
  expect(await ear.press('Enter')).toEqual(['Player 2 resigns. Player 1 wins. Player 2 resigned.']);
  expect(await ear.focus()).toMatch(MENU);
  await ear.tabTo(/^button “Rematch”/);
  expect(await ear.press('Enter')).toEqual(['Player 2 to move (purple)']);
  expect(await ear.focus()).toBe('gridcell “d4, empty”');
  await expect(grid(page)).toHaveAccessibleDescription('Player 2 to move (purple)');
});

test('a game of Tayü', async ({ page, ear }) => {
  await open(page, 'game=tayu&moves=%2B036+i9h036+%2B012');
  const tile =
    'It lies from north to south, with mouths in the south pointing west, in the middle pointing west and in the north pointing west.';
  await expect(grid(page)).toHaveAccessibleDescription(`Player 2 to lay the tile (east and west) ${tile}`);
  await ear.tabTo(/^gridcell/);
  // The tile already has this orientation, which is not repeated.
  expect(await ear.press('n')).toEqual(['It would lie on k11, k10, k9. Both scores would stay as they are.']);
  expect(await ear.focus()).toBe('gridcell “k10, empty, the tile fits”');
  expect(await ear.press('r')).toEqual([
    'It lies from west to east, with mouths in the west pointing north, in the middle pointing north and in the east pointing north. No: it would touch other tiles, but no water would flow from one to the other.',
  ]);
  await ear.press('Shift+R');

  // The list of remaining tiles replaces the board for a while.
  expect(await ear.press('b')).toEqual(['82 tiles have not been drawn yet.']);
  expect(await ear.focus()).toMatch(/^gridcell “It lies from west to east, .* Left: \d”/);
  await ear.press('ArrowRight', 'Escape');
  expect(await ear.focus()).toBe('gridcell “k10, empty, the tile fits”');

  // The move, the score, the next tile and the next task are announced once, in this order.
  const said = await ear.press('Enter');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /^Player 2 lays a tile on k10\. It .*\. North and south 0, east and west 0\. Player 1 draws a tile\. It .* Player 1 to lay the tile \(north and south\)\. Several places \(dashed: rotate it first\): .* shows them\.$/,
  );
  await ear.press('u');
  await ear.tabTo(/^button “1 i9 h 036, a tile on i9/);
});

test('an auction of Tayü, and the question whether to end the game', async ({ page, ear }) => {
  await open(page, 'game=tayu&players=3&saboteur=auction&moves=bid60');
  await ear.tabTo(/^gridcell/);
  // The first task may be announced as late as this.
  expect((await ear.press('-')).at(-1)).toBe('Bid 58');
  await ear.tabTo(/^button “Bid 58”/);
  expect((await ear.press('Enter'))[0]).toMatch(
    /^Player 2 bids 58\. Player 3: which score would you defend as saboteur\?/,
  );
  await ear.tabTo(/^button “Let Player 2 defend 58”/);
  expect((await ear.press('Enter'))[0]).toMatch(
    /^Player 3 lets Player 2 defend 58 as saboteur\. .* draws a tile\. .* to lay the first tile, on the centre/,
  );
  expect(await ear.focus()).toMatch(/^gridcell/);

  await page.goto('about:blank');
  await open(page, 'game=tayu&moves=%2B057+h9h057+%2B017+e9h345+%2B012');
  await expect(grid(page)).toHaveAccessibleDescription('Player 2: Player 1’s tile fits nowhere. End the game?');
  await ear.tabTo(/^button “Play on”/);
  expect((await ear.press('Enter'))[0]).toMatch(
    /^Player 2 wants to play on\. The tile is out of play\. Player 2 draws a tile\. /,
  );
  expect(await ear.focus()).toMatch(/^gridcell/);
  await ear.press('u');
  await ear.tabTo(/^button “End the game”/);
  expect((await ear.press('Enter'))[0]).toMatch(
    /^Player 2 agrees to end the game\. The game is a draw\. The last tile fits nowhere/,
  );
});

test('a game of Caminos', async ({ page, ear }) => {
  await open(page, 'game=caminos&moves=T:f2g2g3h2');
  await expect(grid(page)).toHaveAccessibleDescription('Player 2 to move (yellow) In your hand: T, 1 high.');
  await ear.tabTo(/^gridcell “d5, bare”/);
  expect(await ear.press('ArrowLeft')).toEqual([
    'It would stand on b5 at height 1, c5 at height 1, c6 at height 1 and d5 at height 1.',
  ]);
  // After a turn, the piece is announced, and not the last move again.
  expect(await ear.press('r')).toEqual([
    'It would stand on c4 at height 1, c5 at height 1, c6 at height 1 and d5 at height 1.',
  ]);
  expect(await ear.press('t')).toEqual([
    'In your hand: T, 3 high. It is held over c5 at heights 1 to 3 and d5 at height 2. There would be empty space under the piece on d5.',
  ]);
  expect(await ear.press('4')).toEqual([expect.stringMatching(/^In your hand: O, 1 high\. It would stand on /)]);
  expect(await ear.press('f')).toEqual([expect.stringMatching(/ Placement \d+ of \d+ over c5, with piece /)]);
  // Escape puts the piece back, and the next key picks it up again.
  expect(await ear.press('Escape')).toEqual([
    'Join two equal letters: pick a piece and how it lies, hold it over the board.',
  ]);
  expect(await ear.press('Escape')).toEqual([]);
  await ear.press('4');
  // Turning the board is no event, and the focus stays on its square.
  expect(await ear.press('Shift+ArrowLeft')).toEqual([]);
  await ear.press('Shift+ArrowRight');
  expect(await ear.focus()).toBe('gridcell “c5, bare”');
  expect(await ear.press('Enter')).toEqual([
    expect.stringMatching(
      /^Player 2 places O: .* and .* at height 1\. Player 1 to move \(green\)\. Join two equal letters/,
    ),
  ]);
  expect(await ear.focus()).toMatch(/^gridcell “c5, height 1, from below: yellow/);
  await ear.tabTo(/^button “L\s×\s4” \(Take it into your hand \(3\)\.\)/);
  expect((await ear.press('Enter'))[0]).toMatch(/^In your hand: L, 1 high\./);
  await ear.tabTo(/^button “Rotation 2 of/);
  await ear.press('Enter');
  await ear.tabTo(/^gridcell/, 'back');
  await ear.press('ArrowUp', 'ArrowUp', 'Enter');
  expect(await line(page)).toMatch(/^caminos : T:f2g2g3h2 O:\S+ L:\S+$/);
});

test('a game of Sendas', async ({ page, ear }) => {
  await open(page, 'game=sendas');
  await ear.tabTo(/^gridcell “e5, empty”/);
  await ear.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(await ear.focus()).toMatch(/^gridcell “e1: white T piece, open north, east and west/);
  // This piece connects the others.
  expect(await ear.press('Enter')).toEqual([
    'That would split white’s trail: f1, g1, e2 would be cut off from the rest.',
  ]);
  await ear.press('ArrowLeft', 'ArrowLeft');
  expect(await ear.press('Enter')).toEqual([
    'Player 1: put the white piece down. In your hand: white elbow, open north and east. Put it on a marked square, or rotate it where it lies: R, the wheel or the button.',
  ]);
  expect(await ear.press('Escape')).toEqual([
    'Player 1 to move (white). Press an outlined piece, then a square. Whoever takes a piece over the far edge wins.',
  ]);
  await ear.press('Enter');
  expect(await ear.press('r')).toEqual([
    'In your hand: white elbow, open east and south. It lies rotated where it was.',
  ]);
  await ear.press('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight');
  expect(await ear.focus()).toBe('gridcell “e3, empty, the piece fits here in 2 ways”');
  expect(await ear.press('r')).toEqual(['In your hand: white elbow, open south and west.']);
  expect(await ear.press('Enter')).toEqual([
    'Player 1 moves c1 to e3, open to south and west. Player 2 to move (black). Press an outlined piece, then a square. Whoever takes a piece over the far edge wins.',
  ]);
  // The first press asks for confirmation.
  await ear.press('p', 'p', 'p');
  expect(await ear.press('p')).toEqual([
    'Player 1 passes. Player 2 to move (black). Both have passed. Do you both agree to a draw?',
  ]);
  await ear.tabTo(/^button “Agree to a draw”/);
  expect(await ear.press('Enter')).toEqual([
    'The players agree to a draw. The game is a draw. The players agreed to it.',
  ]);
  expect(await ear.focus()).toMatch(/^gridcell “e3: white elbow/);
  await expect(offered(page, 'rematch')).toBeAttached();
});

test('the focus moves into each page that is opened', async ({ page, ear }) => {
  await page.goto('./');
  await expect(page.locator('.card canvas')).toHaveCount(4);
  await ear.tabTo(/“More \(Tayü\)”/);
  await page.keyboard.press('Enter');
  await ear.tabTo(/^link “Learn \(Tayü\)”/);
  await page.keyboard.press('Enter');
  await expect.poll(() => ear.focus()).toMatch(/^region “The first tile” \(You lead the water/);
  await ear.tabTo(/^button “Menu”/, 'back');
  await page.keyboard.press('Enter');
  await ear.tabTo(/^link “Library”/);
  await page.keyboard.press('Enter');
  await expect.poll(() => ear.focus()).toBe('heading “Library”');
  await ear.tabTo(/^link “Cauce, to the home page”/, 'back');
  await page.keyboard.press('Enter');
  await expect.poll(() => ear.focus()).toBe('heading “Keep the way open”');
  await ear.tabTo(/“More \(Sendas\)”/);
  await page.keyboard.press('Enter');
  await ear.tabTo(/^button “Rules \(Sendas\)”/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'How to play Sendas' })).toBeVisible();
  await ear.press('Escape');
  // No description repeats the name.
  for (const step of ear.heard) expect(step).not.toMatch(/“(.+)” \(\1\)/);
});

test('each lesson can be completed', async ({ page, ear }) => {
  test.slow();
  for (const [game, steps] of Object.entries(STEPS)) {
    await test.step(game, async () => {
      await page.goto('about:blank');
      await open(page, `learn=${game}`);
      const feedback = page.locator('.task-said');
      const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
      for (let step = 1; step <= steps; step += 1) {
        await expect(page.getByText(`Step ${step} of ${steps}`)).toBeVisible();
        await expect(button('Show me').or(button('Next'))).toBeVisible();
        while (await button('Show me').isVisible()) {
          await ear.tabTo(/^button “Show me”/);
          await ear.press('Enter');
          await expect(feedback).toContainText('For example');
          await ear.press('Enter');
          await expect(feedback).toHaveAttribute('data-state', /done|waiting/);
          // The move is announced before the feedback to it.
          const said = (await feedback.textContent())?.replaceAll(/\s+/g, ' ');
          expect(ear.heard.at(-1)).toContain(said);
          await expect(button('Show me').or(button('Next'))).toBeVisible();
        }
        // After a task, the focus moves to the next step.
        if ((await ear.focus()) !== 'button “Next”') await ear.tabTo(/^button “Next”/);
        await ear.press('Enter');
        await expect.poll(() => ear.focus()).toMatch(/^region “.+” \(.+\)/);
      }
      await expect.poll(() => ear.focus()).toMatch(/^region “That is all you need to know”/);
      await ear.tabTo(/^link “Next lesson/);
      await page.keyboard.press('Enter');
      await expect(page.locator(`.lesson:not([data-game=${game}])`)).toBeVisible();
      await expect.poll(() => ear.focus()).toMatch(/^region “(?!That is all)/);
    });
  }
});
