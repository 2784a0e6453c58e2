// How a table is played at: names, clocks, sounds, a screen that stays on.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { boxes, full, LANGUAGES, line, middle, onScreens, open, square } from './helpers.mjs';
import { look } from './looks.mjs';

/**
 * What the store keeps of the table.
 *
 * @param {import("@playwright/test").Page} page
 */
function habits(page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cauce:1:settings') ?? '{}').table);
}

/**
 * Opens the sheet of settings.
 *
 * @param {import("@playwright/test").Page} page
 */
async function settings(page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

test.describe('names', () => {
  test('a player is renamed in mid-game, on the seat and in the words, and after a reload', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    await page.locator('.seat').nth(1).getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Change the player' });
    await expect(sheet.getByLabel('Name of player 2')).toBeFocused();
    // A computer has a level, and no name.
    for (const [by, label] of [
      ['computer-1', 'Player\u00a02'],
      ['here', 'Name of player 2'],
    ]) {
      await sheet.locator('.who-plays').selectOption(by ?? null);
      await expect(sheet.locator('.field-name')).toHaveText(label ?? '');
    }
    await sheet.getByLabel('Name of player 2').fill('Ben with a name that is far longer than forty characters');
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.seat-name').nth(1)).toHaveText('Ben with a name that is far longer than');
    await page.locator('.seat').nth(0).getByRole('button').click();
    await page.getByRole('dialog').getByRole('combobox').first().fill('Ana');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.seat-name').nth(0)).toHaveText('Ana');
    await expect(page.locator('.status-line')).toContainText('Ben with a name');
    await page.reload();
    await expect(page.locator('.seat-name').nth(0)).toHaveText('Ana');
    expect(await line(page)).toBe('snorkels : d4');
  });

  test('a field is in sight while a name is typed, however large the letters are', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, 'game=snorkels&moves=d4');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.locator('.seat').nth(1).getByRole('button').click();
    const field = page.getByLabel('Name of player 2');
    await expect(field).toBeFocused();
    const seen = await field.evaluate((input) => {
      const { left, right, top, bottom } = input.getBoundingClientRect();
      const root = /** @type {ShadowRoot} */ (input.getRootNode());
      return [top + 2, (top + bottom) / 2, bottom - 2].map(
        (y) => root.elementFromPoint((left + right) / 2, y) === input,
      );
    });
    expect(seen).toEqual([true, true, true]);
  });

  test('places are changed by who has a name; who has none gets none by it', async ({ page }) => {
    await open(page, 'game=snorkels');
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    const [first, second] = [
      sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }),
      sheet.getByRole('combobox', { name: /^Player 2(?!:)/ }),
    ];
    for (const name of ['Swap places', 'Draw lots']) await expect(sheet.getByRole('button', { name })).toHaveCount(0);
    await first.fill('Ana');
    await sheet.getByRole('button', { name: 'Draw lots' }).click();
    expect([await first.inputValue(), await second.inputValue()].sort()).toEqual(['', 'Ana']);
    await first.fill('Ana');
    await second.fill('');
    await sheet.getByRole('button', { name: 'Swap places' }).click();
    await expect(first).toHaveValue('');
    await expect(second).toHaveValue('Ana');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.seat-name')).toHaveText(['Player 1', 'Ana']);
    expect((await habits(page)).people.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(['Ana']);
  });

  test('what one window has learnt of the table, another does not forget', async ({ page, context }) => {
    await open(page, 'game=snorkels');
    const other = await context.newPage();
    await open(other, 'game=caminos');
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }).fill('Ana');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByLabel('Minutes for each player').fill('7');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await (await settings(other)).getByLabel('A quiet sound for each move').check();
    expect(await habits(page)).toMatchObject({ sound: true, clock: { minutes: [7] }, people: [{ name: 'Ana' }] });
    // The sheet for a new game there knows what was learnt here.
    await other.keyboard.press('Escape');
    await other.getByRole('button', { name: 'New game' }).click();
    await expect(other.getByRole('combobox', { name: /^Player 1(?!:)/ })).toHaveValue('Ana');
  });

  test('where nothing can be kept, what is set counts as long as the page is open', async ({ page }) => {
    await page.addInitScript(full);
    await open(page, 'game=snorkels');
    const sheet = await settings(page);
    await sheet.getByLabel('A quiet sound for each move').check();
    await page.keyboard.press('Escape');
    await settings(page);
    await expect(sheet.getByLabel('A quiet sound for each move')).toBeChecked();
  });

  test('a name that runs from right to left leaves the words around it where they are', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'דנה']));
    await expect(page.locator('.seat-name').nth(1)).toContainText('דנה');
    await page.getByRole('link', { name: 'Cauce' }).click();
    const places = await page.locator('.kept-words span').evaluate((said) => {
      const text = /** @type {Text} */ (said.firstChild);
      return ['Ana', 'דנה', '1\u00a0move'].map((part) => {
        const at = text.data.indexOf(part);
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('an empty name is the plain one again', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'Ben']));
    await page.locator('.seat').nth(0).getByRole('button').click();
    await page.getByRole('dialog').getByRole('combobox').first().fill(' ');
    await page.keyboard.press('Enter');
    await expect(page.locator('.seat-name')).toHaveText(['Player 1', 'Ben']);
  });

  test('names that a script gives are kept at once', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'Ben']));
    await page.reload();
    await expect(page.locator('.seat-name')).toHaveText(['Ana', 'Ben']);
  });

  test('names are remembered, with the seat that each took in a game', async ({ page }) => {
    await open(page, 'game=snorkels');
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }).fill('Ben');
    await sheet.getByRole('combobox', { name: /^Player 2(?!:)/ }).fill('Ana');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('link', { name: 'Cauce' }).click();
    await page.getByRole('button', { name: 'Set up… (Caminos)' }).click();
    await expect(sheet.getByRole('combobox', { name: /^Player 1(?!:)/ })).toHaveValue('Ben');
    await sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }).fill('Ana');
    await sheet.getByRole('combobox', { name: /^Player 2(?!:)/ }).fill('Ben');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('link', { name: 'Cauce' }).click();
    await page.getByRole('button', { name: 'Set up… (Snorkels)' }).click();
    await expect(sheet.getByRole('combobox', { name: /^Player 1(?!:)/ })).toHaveValue('Ben');
    await expect(sheet.getByRole('combobox', { name: /^Player 2(?!:)/ })).toHaveValue('Ana');
    const known = await sheet
      .locator('datalist option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(known).toEqual(['Ana', 'Ben']);
  });

  test('a board that only shows has no names to press, and an embedded one keeps none', async ({ page }) => {
    await page.goto('./embed.html?game=snorkels');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.locator('.seat').nth(0).getByRole('button').click();
    await page.getByRole('dialog').getByLabel('Name of player 1').fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.locator('.seat-name').nth(0)).toHaveText('Ana');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.readonly = true));
    await expect(page.locator('.seat button')).toHaveCount(0);
  });
});

test.describe('clocks', () => {
  /** After how many milliseconds at most all that came of a press is shown. */
  const SHOWN = 40;

  /**
   * Begins a game of Snorkels with clocks, its time stopped at a moment.
   *
   * @param {import("@playwright/test").Page} page
   * @param {{ minutes: string, seconds: string }} control
   */
  async function begin(page, { minutes, seconds }) {
    await page.clock.install({ time: new Date('2026-03-01T12:00:00') });
    await open(page, 'game=snorkels');
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }).fill('Ana');
    await sheet.getByRole('combobox', { name: /^Player 2(?!:)/ }).fill('Ben');
    await sheet.getByLabel('Play with clocks').check();
    // What there is to choose comes into view.
    await expect(sheet.getByLabel('Seconds added after each turn')).toBeInViewport({ ratio: 1 });
    await sheet.getByLabel('Minutes for each player').fill(minutes);
    await sheet.getByLabel('Seconds added after each turn').fill(seconds);
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(faces(page)).toHaveCount(2);
    await page.clock.pauseAt(new Date('2026-03-01T12:30:00'));
  }

  /** @param {import("@playwright/test").Page} page */
  function faces(page) {
    return page.locator('.seat').getByRole('timer');
  }

  /**
   * Presses a square, and lets no more time pass than until what came of it is shown.
   *
   * @param {import("@playwright/test").Page} page
   * @param {string} name
   */
  async function press(page, name) {
    await square(page, name).dispatchEvent('click');
    await page.clock.runFor(SHOWN);
  }

  test('run only for the player on turn from the first move on, and add seconds', async ({ page }) => {
    await begin(page, { minutes: '5', seconds: '3' });
    await expect(faces(page)).toHaveText(['5:00', '5:00']);
    await page.clock.runFor(60_000);
    await expect(faces(page)).toHaveText(['5:00', '5:00']);
    await press(page, 'd4');
    await page.clock.runFor(10_000);
    await expect(faces(page)).toHaveText(['5:00', '4:50']);
    await press(page, 'e4');
    await expect(faces(page)).toHaveText(['5:00', '4:53']);
    await page.clock.runFor(61_000);
    await expect(faces(page)).toHaveText(['3:59', '4:53']);
    await page.clock.resume();
    expect(await axe(page)).toEqual([]);
  });

  test('tenths are shown at the end, and who runs out of time loses', async ({ page }) => {
    await begin(page, { minutes: '0.5', seconds: '0' });
    await press(page, 'd4');
    await page.clock.runFor(10_000);
    await expect(faces(page)).toHaveText(['0:30', '0:20.0']);
    await page.clock.runFor(12_300);
    await expect(faces(page).nth(1)).toHaveText('0:07.7');
    await page.clock.runFor(7_600);
    expect(await line(page)).toBe('snorkels : d4');
    await page.clock.runFor(200);
    expect(await line(page)).toBe('snorkels : d4 time');
    await expect(page.locator('.ending')).toHaveText('Ben ran out of time.');
    await expect(page.getByText('resigned')).toHaveCount(0);
    await expect(page.getByText('Ana wins').first()).toBeVisible();
    // Nor does the mouse over the board change why.
    for (const at of ['a1', 'd4', 'g7']) {
      const { x, y } = await middle(page, at);
      await page.mouse.move(x, y);
    }
    await expect(page.locator('.ending')).toHaveText('Ben ran out of time.');

    // Who goes back gets no time for it, but a minute to go on with where none is left.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.clock.runFor(SHOWN);
    await expect(page.locator('.ending')).toBeHidden();
    await expect(faces(page)).toHaveText(['0:30', '1:00']);
  });

  test('stopped by a button and by a sheet, no move is made while they stand', async ({ page }) => {
    await begin(page, { minutes: '5', seconds: '0' });
    await press(page, 'd4');
    await page.clock.runFor(10_000);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(30_000);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('cauce-game .clock[data-running]')).toHaveCount(1);
    await expect(faces(page)).toHaveText(['5:00', '4:50']);
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(['5:00', '4:45']);

    await page.getByRole('button', { name: 'Stop the clocks' }).click();
    await page.clock.runFor(30_000);
    await press(page, 'e4');
    expect(await line(page)).toBe('snorkels : d4');
    await expect(faces(page)).toHaveText(['5:00', '4:45']);
    // The clock and the button that stops it leave the name its line.
    expect((await boxes(page, '.seat-name')).map(({ top, bottom }) => bottom - top < 30)).toEqual([true, true]);
    await page.getByRole('button', { name: 'The clocks are stopped' }).click();
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(['5:00', '4:40']);
    await press(page, 'e4');
    expect(await line(page)).toBe('snorkels : d4 e4');
  });

  test('undo and redo give no time back, and stop', async ({ page }) => {
    await begin(page, { minutes: '5', seconds: '0' });
    await press(page, 'd4');
    await page.clock.runFor(10_000);
    await press(page, 'e4');
    await page.clock.runFor(20_000);
    await press(page, 'e5');
    await expect(faces(page)).toHaveText(['4:40', '4:50']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.clock.runFor(SHOWN);
    await expect(faces(page)).toHaveText(['4:40', '4:50']);
    await page.clock.runFor(20_000);
    await expect(faces(page)).toHaveText(['4:40', '4:50']);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.clock.runFor(SHOWN);
    await expect(faces(page)).toHaveText(['4:40', '4:50']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.clock.runFor(SHOWN);
    await page.getByRole('button', { name: 'Start the clocks again' }).click();
    await page.clock.runFor(7_000);
    await expect(faces(page)).toHaveText(['4:33', '4:50']);
  });

  test('survive a reload, standing still, and a rematch sets them anew', async ({ page }) => {
    await begin(page, { minutes: '5', seconds: '0' });
    await press(page, 'd4');
    await page.clock.runFor(10_000);
    await press(page, 'e4');
    await page.clock.runFor(15_000);
    await page.reload();
    await page.clock.runFor(SHOWN);
    await expect(faces(page)).toHaveText(['4:45', '4:50']);
    await page.clock.runFor(15_000);
    await expect(faces(page)).toHaveText(['4:45', '4:50']);
    await page.getByRole('button', { name: 'Start the clocks again' }).click();
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(['4:40', '4:50']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(faces(page)).toHaveText(['4:40', '4:50']);

    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(faces(page)).toHaveText(['5:00', '5:00']);
    expect(await line(page)).toBe('snorkels');
  });

  test('run in one window at a time', async ({ page, context }) => {
    await begin(page, { minutes: '5', seconds: '0' });
    await press(page, 'd4');
    await expect(page.locator('.clock[data-running]')).toHaveCount(1);
    const second = await context.newPage();
    await second.goto(page.url());
    const veil = (/** @type {import("@playwright/test").Page} */ window) => window.locator('.clock-veil');
    await expect(veil(second)).toBeVisible();
    await page.clock.runFor(3000);
    await veil(second).click();
    await expect(second.locator('.clock[data-running]')).toHaveCount(1);
    await expect(veil(page)).toBeVisible();
    await expect(page.locator('.clock[data-running]')).toHaveCount(0);
    await press(second, 'e5');
    await expect.poll(() => line(page)).toBe('snorkels : d4 e5');
    // Stopped there, it has as much left here.
    await second.getByRole('button', { name: 'Stop the clocks' }).first().click();
    const left = await faces(second).allTextContents();
    await expect(faces(page)).toHaveText(left);
  });

  test('each player may have a time of their own, and what cannot be is not begun with', async ({ page }) => {
    await open(page, 'game=snorkels');
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByLabel('Different times for the players').check();
    await sheet.getByLabel('Minutes, player 1').fill('10');
    await sheet.getByLabel('Minutes, player 2').fill('0');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByLabel('Minutes, player 2')).toBeFocused();
    await sheet.getByLabel('Minutes, player 2').fill('2.5');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(faces(page)).toHaveText(['10:00', '2:30']);
    // A game without clocks has none, and no timer.
    await page.getByRole('button', { name: 'New game' }).click();
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(faces(page)).toHaveCount(0);
  });
});

test.describe('sounds', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const heard = { contexts: 0, voices: 0, state: 'none' };
      Object.assign(window, { heard });
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor(/** @type {AudioContextOptions | undefined} */ options) {
          super(options);
          heard.contexts += 1;
          this.addEventListener('statechange', () => (heard.state = this.state));
        }
        createOscillator() {
          heard.voices += 1;
          return super.createOscillator();
        }
      };
    });
  });

  /** @param {import("@playwright/test").Page} page */
  const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

  test('are off until somebody wants them, and then each move has one and the device rests after it', async ({
    page,
  }) => {
    await open(page, 'game=snorkels');
    await square(page, 'd4').click();
    expect((await heard(page)).contexts).toBe(0);
    const sheet = await settings(page);
    await expect(sheet.getByLabel('Volume')).toBeHidden();
    await sheet.getByLabel('A quiet sound for each move').check();
    await expect.poll(async () => (await heard(page)).contexts).toBe(1);
    await sheet.getByLabel('Volume').fill('80');
    await sheet.getByRole('button', { name: 'Close' }).click();
    expect(await habits(page)).toMatchObject({ sound: true, volume: 0.8 });
    const before = (await heard(page)).voices;
    await square(page, 'e4').click();
    await expect.poll(async () => (await heard(page)).voices).toBeGreaterThan(before);
    await expect.poll(async () => (await heard(page)).state).toBe('suspended');
    expect((await heard(page)).contexts).toBe(1);
  });

  test('are kept, and nothing is made before the page is touched', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cauce:1:settings', JSON.stringify({ table: { sound: true, volume: 1 } })),
    );
    // What a test does to the page counts as a touch already.
    await page.addInitScript(() => {
      const touched = { hasBeenActive: false };
      Object.defineProperty(navigator, 'userActivation', { value: touched });
      addEventListener('pointerdown', () => (touched.hasBeenActive = true), true);
    });
    await open(page, 'game=snorkels');
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('d4'));
    await expect(page.locator('.move')).toHaveCount(1);
    expect((await heard(page)).contexts).toBe(0);
    await square(page, 'e4').click();
    await expect.poll(async () => (await heard(page)).contexts).toBe(1);
  });
});

test.describe('the screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const locks = { taken: 0, released: 0 };
      Object.assign(window, { locks });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => {
            locks.taken += 1;
            const lock = new EventTarget();
            return Promise.resolve(
              Object.assign(lock, {
                release: () => {
                  locks.released += 1;
                  lock.dispatchEvent(new Event('release'));
                  return Promise.resolve();
                },
              }),
            );
          },
        },
      });
    });
  });

  /** @param {import("@playwright/test").Page} page */
  const locks = (page) => page.evaluate(() => /** @type {any} */ (window).locks);

  /** Begins a game with clocks. @param {import("@playwright/test").Page} page */
  const timed = async (page) => {
    await open(page, 'game=snorkels&size=5');
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(sheet).toHaveCount(0);
  };

  test('stays on with clocks from the first move to the end, and not on the home page', async ({ page }) => {
    await timed(page);
    expect(await locks(page)).toEqual({ taken: 0, released: 0 });
    await square(page, 'c3').click();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 0 });
    await square(page, 'b2').click();
    expect(await locks(page)).toEqual({ taken: 1, released: 0 });
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 1 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 2, released: 1 });
    await page.getByRole('link', { name: 'Cauce' }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 2, released: 2 });
  });

  test('stays on where an earlier lock is told to be released only after the next was taken', async ({ page }) => {
    await page.addInitScript(() => {
      const request = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = async (type) => {
        const lock = await request(type);
        const event = lock.dispatchEvent.bind(lock);
        lock.dispatchEvent = (released) => Boolean(setTimeout(() => event(released), 300));
        return lock;
      };
    });
    await timed(page);
    await square(page, 'c3').click();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 0 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 2, released: 1 });
    await page.waitForTimeout(500);
    await page.getByRole('link', { name: 'Cauce' }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 2, released: 2 });
  });

  test('stays on while a flat table lies, and not in a game without a clock', async ({ page }) => {
    await open(page, 'game=snorkels&size=5&moves=c3');
    await square(page, 'b2').click();
    expect(await locks(page)).toEqual({ taken: 0, released: 0 });
    await (await settings(page)).getByRole('button', { name: 'Lay it flat' }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 0 });
    await page.keyboard.press('Escape');
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 1 });
  });
});

test('looks, and axe finds nothing: the sheet of settings', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'game=snorkels&moves=d4');
  const sheet = await settings(page);
  await sheet.getByLabel('A quiet sound for each move').check();
  await look(page, 'settings', { whole: false });
});

test('a flat table is offered only on a screen that people can sit round', async ({ browser, baseURL }) => {
  for (const [width, height, offered] of /** @type {const} */ ([
    [320, 640, 0],
    [844, 390, 0],
    [768, 1024, 1],
  ])) {
    const page = await browser.newPage({ baseURL, viewport: { width, height }, serviceWorkers: 'block' });
    await open(page, 'game=snorkels&moves=d4');
    await expect((await settings(page)).getByRole('button', { name: 'Lay it flat' })).toHaveCount(offered);
    await page.close();
  }
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  /**
   * Draws a finger over the page.
   *
   * @param {import("@playwright/test").Page} page
   * @param {[number, number]} from
   * @param {[number, number]} to
   */
  async function draw(page, from, to) {
    const device = await page.context().newCDPSession(page);
    /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {number} [part] */
    const touch = (type, part = 0) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part }],
      });
    await touch('touchStart');
    for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
    await touch('touchEnd');
  }

  /** @param {import("@playwright/test").Page} page */
  const moved = (page) => page.evaluate(() => [scrollY, visualViewport?.scale, visualViewport?.offsetTop]);

  test('that drags a piece does not move, pull or enlarge the page', async ({ page }) => {
    await open(page, 'game=sendas');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('none');
    const token = await page.locator('cauce-game').evaluate((game) => {
      const legal = /** @type {string[]} */ (/** @type {any} */ (game).legal);
      return (
        legal.find((one) => /^[a-i]2-[a-i][1-9]$/.test(one)) ??
        legal.find((one) => /^[a-i]1-[a-i][1-9]$/.test(one)) ??
        ''
      );
    });
    const at = (/** @type {string} */ id) =>
      page.locator('cauce-game').evaluate((game, id) => {
        const { x, y, width, height } = /** @type {any} */ (game).rectOf(id);
        return /** @type {[number, number]} */ ([x + width / 2, y + height / 2]);
      }, id);
    const [from = '', to = ''] = token.split('-');
    const before = await moved(page);
    await draw(page, await at(from), await at(to));
    await expect.poll(() => line(page)).toMatch(new RegExp(`${from}-${to}`));
    expect(await moved(page)).toEqual(before);
    // Beside a piece the page can be scrolled, and comes no further than its top.
    await page.evaluate(() => scrollTo(0, 0));
    const [x, y] = await at('e5');
    await draw(page, [x, y], [x, y - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test.describe('the flat table', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  /**
   * @param {import("@playwright/test").Page} page
   * @param {boolean} [turned] whether the board is to turn to whoever is on turn
   */
  async function layFlat(page, turned = false) {
    const sheet = await settings(page);
    if (turned) await sheet.getByLabel('Turn the board towards whoever is to move').check();
    await sheet.getByRole('button', { name: 'Lay it flat' }).click();
    await expect(table(page)).toBeVisible();
  }

  /** @param {import("@playwright/test").Page} page */
  const table = (page) => page.getByRole('dialog', { name: 'The flat table' });

  /**
   * How far something is turned, in degrees.
   *
   * @param {import("@playwright/test").Locator} locator
   */
  const turned = (locator) =>
    locator.evaluate((node) => (((parseFloat(getComputedStyle(node).rotate) || 0) % 360) + 360) % 360);

  /**
   * The middle of a target, where the element says it is.
   *
   * @param {import("@playwright/test").Page} page
   * @param {string} id
   * @returns {Promise<[number, number]>}
   */
  const spot = async (page, id) => {
    const { x, y } = await middle(page, id);
    return [x, y];
  };

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const asked = { full: 0 };
      Object.assign(window, { asked });
      Element.prototype.requestFullscreen = () => {
        asked.full += 1;
        return Promise.reject(new TypeError('not here'));
      };
    });
  });

  test('turns the board to whoever is on turn, and presses fall where they are seen', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4+e4');
    await layFlat(page, true);
    expect(await page.evaluate(() => /** @type {any} */ (window).asked.full)).toBe(1);
    const board = table(page).locator('.board');
    const [mine, theirs] = [table(page).locator('.flat-seat').nth(0), table(page).locator('.flat-seat').nth(1)];
    expect(await turned(board)).toBe(0);
    await expect(mine).toHaveAttribute('data-active', '');
    await expect(theirs.locator('.flat-status')).toHaveText('Player 1 to move (purple)');
    await page.mouse.click(...(await spot(page, 'a1')));
    expect(await line(page)).toBe('snorkels : d4 e4 a1');
    await expect.poll(() => turned(board)).toBe(180);
    await expect(theirs).toHaveAttribute('data-active', '');
    expect(await turned(theirs.locator('.flat-panel'))).toBe(180);
    // Seen from the other side, the corner of a1 is at the top right.
    const [x, y] = await spot(page, 'a1');
    const box = await board.boundingBox();
    expect(x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
    expect(y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.mouse.click(...(await spot(page, 'g1')));
    expect(await line(page)).toBe('snorkels : d4 e4 a1 g1');
    // The spoken board is the same from every side.
    await expect(page.getByRole('gridcell', { name: /^g1, / })).toHaveCount(1);
    await theirs.getByRole('button', { name: 'Undo' }).click();
    expect(await line(page)).toBe('snorkels : d4 e4 a1');
    await theirs.getByRole('button', { name: 'Resign' }).click();
    const sheet = page.getByRole('dialog', { name: 'Resign' });
    await expect(sheet).toContainText('Player 2, do you resign?');
    expect(await turned(sheet)).toBe(180);
    await sheet.getByRole('button', { name: 'Resign' }).click();
    await expect(mine.locator('.flat-status')).toHaveText('Player 1 wins');
    await expect(theirs.locator('.flat-detail')).toContainText('Player 2 resigned.');
    for (const seat of [mine, theirs])
      await expect(seat.getByRole('button', { name: 'Rematch' })).toHaveText('Rematch');
    await mine.getByRole('button', { name: 'Rematch' }).click();
    expect(await line(page)).toBe('snorkels');
    // The other begins, and both stay where they sit.
    await expect(table(page).locator('.flat-name')).toHaveText(['Player 1', 'Player 2']);
    await expect(theirs).toHaveAttribute('data-active', '');
    await expect(table(page)).toHaveAttribute('data-mover', 'top');
    await expect.poll(() => turned(board)).toBe(180);
    // What takes the table from all of them says so, and asks, from the side of whoever has pressed it.
    const leave = theirs.getByRole('button', { name: 'Normal view' });
    const asked = page.getByRole('dialog', { name: 'Back to the normal view' });
    await leave.click();
    expect(await turned(asked)).toBe(180);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(table(page)).toBeVisible();
    await leave.click();
    await asked.getByRole('button', { name: 'Back to the normal view' }).click();
    await expect(table(page)).toHaveCount(0);
    await expect(page.locator('.frame .board')).toBeVisible();
    expect(await turned(page.locator('.frame .board'))).toBe(0);
    await page.locator('cauce-game').getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  for (const turns of [false, true]) {
    test(`shows a piece in the hand as it lies on the board, which ${turns ? 'turns' : 'stays'}`, async ({ page }) => {
      await open(page, 'game=caminos&moves=T:f2g1g2g3');
      await layFlat(page, turns);
      const panel = table(page).locator('.flat-seat[data-active] .flat-panel');
      expect(await turned(panel)).toBe(180);
      await expect.poll(() => turned(table(page).locator('.board'))).toBe(180);
      expect(await turned(panel.locator('.choice canvas').first())).toBe(0);
      // The board itself lies in the middle of the table, whatever room is kept behind it.
      const [[, one], [, other]] = [await spot(page, 'a1'), await spot(page, 'h8')];
      expect(Math.abs((one + other) / 2 - 512)).toBeLessThan(20);
    });
  }

  test('among four looks at a board in space from above, to the end, and from the side again once it is taken up', async ({
    page,
  }) => {
    await open(page, 'game=caminos&players=4');
    const game = page.locator('cauce-game');
    /** Where two corners of the board lie from a third, to the right and down: along its edges. */
    const edges = () =>
      game.evaluate((game) => {
        const [from, west, south] = ['h8', 'a8', 'h1'].map((name) => /** @type {any} */ (game).rectOf(name));
        return [west, south].flatMap(({ x, y }) => [x - from.x, y - from.y]);
      });
    /** How far they are from straight lines of the screen. */
    const slant = async () => {
      const [, down = 0, right = 0] = await edges();
      return Math.max(Math.abs(down), Math.abs(right));
    };
    const before = await edges();
    expect(await slant()).toBeGreaterThan(20);
    await layFlat(page);
    await expect.poll(slant).toBeLessThan(2);
    await game.evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    await expect(table(page).locator('.flat-seat').nth(1)).toHaveAttribute('data-active', '');
    await expect.poll(slant).toBeLessThan(2);
    // Who wants to see it from the side presses the button.
    await table(page).locator('[data-command=above]').click();
    await expect.poll(slant).toBeGreaterThan(20);
    await table(page).locator('[data-command=above]').click();
    await expect.poll(slant).toBeLessThan(2);
    const board = table(page).locator('.board');
    const lies = await turned(board);
    await game.evaluate((game) => /** @type {any} */ (game).play('resign'));
    await expect(table(page).getByRole('button', { name: 'Rematch' })).toHaveCount(2);
    expect(await turned(board)).toBe(lies);
    // What is left matters no more.
    await expect(table(page).locator('.flat-facts').getByText(/left/).filter({ visible: true })).toHaveCount(0);
    await table(page).getByRole('button', { name: 'Undo' }).first().click();
    await table(page).getByRole('button', { name: 'Normal view' }).first().click();
    await page.getByRole('button', { name: 'Back to the normal view' }).click();
    await expect(table(page)).toHaveCount(0);
    const off = async () => Math.max(...(await edges()).map((place, index) => Math.abs(place - (before[index] ?? 0))));
    await expect.poll(off).toBeLessThan(3);
  });

  test('says who plays with whom', async ({ page }) => {
    await open(page, 'game=tayu&players=4');
    await layFlat(page);
    const facts = table(page).locator('.flat-facts');
    await expect(facts.nth(0)).toContainText('with Player 3');
    await expect(facts.nth(3)).toContainText('with Player 2');
  });

  for (const game of ['tayu', 'caminos']) {
    test(`tells among four only whoever has to move, and in the end whoever has won: ${game}`, async ({ page }) => {
      await open(page, `game=${game}&players=4`);
      await layFlat(page);
      const told = () =>
        table(page)
          .locator('.flat-seat')
          .evaluateAll((seats) =>
            seats.map((seat) =>
              [...seat.querySelectorAll('.flat-said, .flat-hand > .button:not([hidden])')].some(
                ({ textContent }) => textContent,
              ),
            ),
          );
      expect(await told()).toEqual([true, false, false, false]);
      for (const seat of [0, 1, 2, 3])
        await expect(table(page).locator('.flat-name').nth(seat)).toHaveText(`Player ${seat + 1}`);
      await page
        .locator('cauce-game')
        .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
      await expect.poll(told).toEqual([false, true, false, false]);
      await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('resign'));
      await expect.poll(told).toEqual([true, false, true, false]);
      await expect(table(page).locator('.flat-status').first()).toHaveText('Player 1 and Player 3 win');
    });
  }

  for (const [winners, moves] of /** @type {const} */ ([
    [
      [0, 2],
      '+013 i9h013 +167 j10h167 +012 k8v456 +016 j6v016 +026 k5v026 +057 j11h057 +137 i8h357 +037 f8h037 +057 i13v134 +023 m6h467 +057 n5h134 +014 d7v014 +016 p4v016 +056 q6v124 +236 g11h236 +125 f10h156 +035 c6v147 +037 j14v347 +015 j16h145 +125 b5v125 +014 i17h014 +026 a6v026 +123 m4h567 +014 r6v045 +036 d9h247 +025 l15h025 +056 n16h056 +034 l17h034 +025 n3h025 +236 l2v267 +125 c3v156 +067 h13v234 +015 h18h145 +034 o17h047 +127 n14v127 +236 g13v267 +017 f15h345 +067 l18h067 +013 f7h457 +017 p13h017 +026 b2v026 +037 n1h347 +016 o18h016 +127 d1h127 +034 q16h034 +123 f2h567 +015 a3v145 +123 q1h567 +023 f5v467 +167 b10v235 +023 e5v023 +237 g5v237 +024 a11v024 +237 r14v237 +056 h3v056 +067 r11v067 +035 k2v035 +013 c12h457 +017 e3h017 +036 q11v036 +027 i5v346 +025 q3v146 +127 l13v127 +237 o12h367 +012 p9h012 +135 n10v157 +012 d11h012 +024 m9v024 +036 e13v036 +126 d15v256 +126 c16v126 +137 j2v137 +035 b16v035 +027 a17v027 +027 c18h027 +024 g1h046 +135 b14h157 +167 end',
    ],
    [
      [1, 3],
      '+013 k10h013 +013 j12v013 +057 m11v134 +236 l9h267 +036 o11h247 +015 k8h015 +016 o10h245 +037 i9h347 +024 l7h046 +237 k5v367 +035 l3h035 +037 l13h037 +024 q9h024 +056 n3v056 +027 o5v346 +014 n14v014 +017 n6v017 +016 l14h016 +013 o16v457 +016 k15h245 +056 o12h124 +125 g9v156 +025 f11v025 +012 g13v456 +037 n18h347 +014 l16h045 +127 f15v127 +012 g17h456 +237 e13h367 +237 i6h367 +034 j17h034 +035 f6h035 +025 i18h025 +127 o2v127 +056 i5h056 +135 e9h135 +125 c13v125 +012 g4h012 +014 d7h045 +023 q13h467 +167 b14v235 +236 p17v236 +067 a13v067 +025 o8h146 +035 q15h035 +026 c6h026 +236 p14h267 +015 b8h145 +017 p6v017 +127 q6v356 +024 d10h046 +036 b4v247 +034 a2v047 +125 l2h156 +137 d3h137 +023 b11h467 +136 h15v257 +027 j1h027 +027 q3v027 +137 a16v357 +036 m5v247 +123 b18h567 +023 i13v467 +034 r5v047 +026 f2v246 +026 e5h246 +057 d1h134 +067 g2v234 +067 q1h067 +137 r11v137 +136 b9h257 +126 i2h256 +017 a5v345 +126 end',
    ],
  ])) {
    test(`tells among four all of the end of Tayü before players ${winners.map((seat) => seat + 1).join(' and ')}, in every language`, async ({
      page,
    }) => {
      await open(page, 'game=tayu&players=4');
      const game = page.locator('cauce-game');
      await game.locator('[data-command=settings]').click();
      await game.locator('dialog[open] .button.primary').click();
      await game.evaluate((game, moves) => Object.assign(game, { line: `tayu players=4 : ${moves}` }), moves);
      const flat = game.locator('.flat-table');
      const seats = flat.locator('.flat-seat');
      for (const seat of winners) await expect(seats.nth(seat)).toHaveAttribute('data-winner', '');
      const detail = seats.nth(winners[0]).locator('.flat-detail');
      // The one that it speaks already comes last.
      for (const lang of LANGUAGES.toSorted((one, other) => Number(one === 'en') - Number(other === 'en'))) {
        const before = (await detail.textContent()) ?? '';
        await game.evaluate((game, lang) => game.setAttribute('lang', lang), lang);
        await expect(detail, lang).not.toHaveText(before);
        for (const seat of winners)
          await expect(seats.nth(seat).locator('[data-command=undo] > .flat-label'), lang).not.toHaveCSS(
            'font-size',
            '0px',
          );
        expect(
          await flat
            .locator('.flat-panel')
            .evaluateAll(
              (all) =>
                all.filter((panel) => panel.scrollHeight > panel.clientHeight || panel.scrollWidth > panel.clientWidth)
                  .length,
            ),
          lang,
        ).toBe(0);
        // A name and its score stand beside the button, not under it.
        expect(
          await seats.evaluateAll(
            (all) =>
              all.filter((seat) => {
                const words = document.createRange();
                words.selectNodeContents(/** @type {Element} */ (seat.querySelector('.flat-who')));
                const [one, other] = [words, /** @type {Element} */ (seat.querySelector('[data-command=rematch]'))].map(
                  (part) => part.getBoundingClientRect(),
                );
                return (
                  one &&
                  other &&
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom
                );
              }).length,
          ),
          lang,
        ).toBe(0);
      }
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('shows each way in which a piece can lie as wide as a finger needs', async ({ page }) => {
      await open(page, 'game=caminos');
      await layFlat(page);
      await page.touchscreen.tap(...(await spot(page, 'd4')));
      await table(page).getByRole('button', { name: 'Ways it fits' }).tap();
      const ways = table(page).locator('[data-group=ways] .choice');
      await expect(ways).not.toHaveCount(0);
      for (const width of await ways.evaluateAll((all) => all.map((way) => way.clientWidth)))
        expect(width).toBeGreaterThanOrEqual(34);
      // Those that there is no room for are scrolled, rather than what stands beside them.
      await table(page).getByRole('button', { name: /^L / }).tap();
      await expect(ways).toHaveCount(16);
      const place = table(page).getByRole('button', { name: 'Place it' });
      await expect(place).toBeInViewport({ ratio: 1 });
    });

    test('says that a second tap plays what the first has shown', async ({ page }) => {
      await open(page, 'game=snorkels&moves=d4+e4');
      await layFlat(page);
      const mine = table(page).locator('.flat-seat').nth(0);
      await page.touchscreen.tap(...(await spot(page, 'a1')));
      await expect(mine.locator('.flat-detail')).toHaveText('Tap the same square again to play.');
      await page.touchscreen.tap(...(await spot(page, 'a1')));
      expect(await line(page)).toBe('snorkels : d4 e4 a1');
      await expect(table(page).locator('.flat-detail')).toHaveText(['', '']);
    });
  });

  test('leaves the board as it lies unless it is wished otherwise', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    const sheet = await settings(page);
    await expect(sheet.getByLabel('Turn the board towards whoever is to move')).not.toBeChecked();
    await sheet.getByRole('button', { name: 'Lay it flat' }).click();
    await expect(table(page)).toBeVisible();
    expect(await turned(table(page).locator('.board'))).toBe(0);
    await page.keyboard.press('Escape');
    await expect(table(page)).toHaveCount(0);
    expect(await line(page)).toBe('snorkels : d4');
  });

  for (const [fragment, width, height, share] of /** @type {const} */ ([
    ['game=tayu&players=4', 768, 1024, 0.8],
    ['game=tayu&players=4', 1024, 768, 0.8],
    ['game=caminos&players=4', 768, 1024, 0.65],
    ['game=caminos&players=4', 1024, 768, 0.65],
    ['game=snorkels', 1024, 768, 0.9],
    ['game=tayu', 768, 1024, 0.9],
  ])) {
    test(`keeps its sizes whoever is on turn, tells them so, and leaves the board the most: ${fragment}, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, fragment);
      await layFlat(page);
      const sizes = () =>
        table(page)
          .locator('.flat-board, .flat-seat')
          .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));
      const before = await sizes();
      const { seats } = await page
        .locator('cauce-game')
        .evaluate((game) => ({ seats: game.shadowRoot?.querySelectorAll('.flat-seat').length ?? 0 }));
      for (let turn = 0; turn < seats; turn += 1) {
        expect(await sizes(), `seat ${turn + 1}`).toEqual(before);
        await expect(table(page).locator('.flat-seat[data-active] .flat-status')).toBeVisible();
        await page
          .locator('cauce-game')
          .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
      }
      const board = await table(page).locator('.board').boundingBox();
      expect(Math.max(board?.width ?? 0, board?.height ?? 0) / Math.min(width, height)).toBeGreaterThan(share);
    });
  }

  for (const [fragment, width, height] of /** @type {const} */ ([
    ['game=tayu&players=4', 768, 1024],
    ['game=tayu&players=4', 1024, 768],
    ['game=sendas', 768, 1024],
  ])) {
    test(`says what is to be done to whoever is to do it, where nothing is scrolled for it: ${fragment}, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, fragment);
      await layFlat(page);
      const panels = table(page).locator('.flat-panel');
      for (let turn = await panels.count(); turn > 0; turn -= 1) {
        await expect(table(page).locator('.flat-seat[data-active] .flat-detail')).toBeVisible();
        expect(await panels.evaluateAll((all) => all.every((panel) => panel.scrollHeight <= panel.clientHeight))).toBe(
          true,
        );
        // A tile is laid; where one fits nowhere, it is played on.
        await page.locator('cauce-game').evaluate((element) => {
          const game = /** @type {any} */ (element);
          game.play(game.legal.find((/** @type {string} */ token) => token !== 'end'));
        });
      }
      // In large text there is no room for it.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect(table(page).locator('.flat-seat[data-active] .flat-detail')).toBeHidden();
    });
  }

  test('ends the drawing over the board: a press plays', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, 'game=snorkels&moves=d4+e4');
    await page.getByRole('button', { name: 'More for this move' }).click();
    await page.getByRole('menuitem', { name: 'Draw arrows and circles' }).click();
    const tools = page.getByRole('group', { name: 'Draw arrows and circles' });
    await expect(tools).toBeVisible();
    await layFlat(page);
    await expect(tools).toHaveCount(0);
    const [x, y] = await spot(page, 'f5');
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
    await expect.poll(() => line(page)).toContain('d4 e4 f5');
  });

  test('four people sit round it, one at each side, and a tile is laid from a side', async ({ page }) => {
    await open(page, 'game=tayu&players=4');
    await layFlat(page, true);
    const panels = table(page).locator('.flat-panel');
    const facing = [];
    for (const panel of await panels.all()) facing.push(await turned(panel));
    expect(facing).toEqual([0, 90, 180, 270]);
    const legal = () => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).legal);
    await page
      .locator('cauce-game')
      .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    await expect(table(page).locator('.flat-seat').nth(1)).toHaveAttribute('data-active', '');
    await expect.poll(() => turned(table(page).locator('.board'))).toBe(90);
    await expect(table(page).locator('.flat-seat').nth(1).locator('.choices')).toBeVisible();
    await expect(table(page)).toHaveAttribute('data-mover', 'left');
    const before = (await legal()).length;
    expect(before).toBeGreaterThan(0);
    // What is aimed at with the mouse is what the element says stands there.
    const [x, y] = await spot(page, 'c9');
    await page.mouse.move(x - 3, y);
    await page.mouse.move(x, y);
    const cell = await page.locator('cauce-game').evaluate(
      (game, [x, y]) => {
        const found = game.shadowRoot?.elementFromPoint(x ?? 0, y ?? 0)?.closest('[data-id]');
        return found instanceof HTMLElement ? found.dataset.id : null;
      },
      [x, y],
    );
    expect(cell).toBe('c9');
  });

  for (const game of ['tayu', 'caminos']) {
    test(`a board that is turned by a quarter lies beside the panels, not below them: ${game}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(page, `game=${game}&players=4`);
      await layFlat(page, true);
      await page
        .locator('cauce-game')
        .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
      const board = table(page).locator('.board');
      await onScreens(
        page,
        [
          [768, 1024],
          [1024, 768],
          [1440, 900],
        ],
        async (width, height) => {
          await expect.poll(() => turned(board)).toBe(90);
          const box = async () =>
            /** @type {{ x: number, y: number, width: number, height: number }} */ (await board.boundingBox());
          // Until it has been turned.
          await expect
            .poll(async () => (await box()).width / (await box()).height)
            .toBeCloseTo(await board.evaluate((at) => at.clientHeight / at.clientWidth), 1);
          const { x, y, width: wide, height: high } = await box();
          expect([x, y, width - x - wide, height - y - high].map((room) => room >= 0)).toEqual([
            true,
            true,
            true,
            true,
          ]);
          for (const panel of await table(page).locator('.flat-seat').all()) {
            const seat = /** @type {NonNullable<Awaited<ReturnType<typeof box>>>} */ (await panel.boundingBox());
            const apart =
              x + wide <= seat.x + 1 ||
              seat.x + seat.width <= x + 1 ||
              y + high <= seat.y + 1 ||
              seat.y + seat.height <= y + 1;
            expect(apart).toBe(true);
          }
        },
      );
    });
  }

  for (const turns of [false, true]) {
    test(`a piece is tipped away from whoever is on turn, on a board that is ${turns ? '' : 'not '}turned to them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page, 'game=caminos&players=4');
      await layFlat(page, turns);
      const away = table(page).locator('button.choice', { hasText: 'Tip away' });
      for (const side of ['north', 'east', 'south', 'west']) {
        await expect(away).toHaveAttribute('data-id', `item:tip-${turns ? 'north' : side}`);
        await page
          .locator('cauce-game')
          .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('cauce-game button.choice', { hasText: 'Tip away' })).toHaveAttribute(
        'data-id',
        'item:tip-north',
      );
    });
  }

  test('a board in space stays as it lies, and is seen from the side of whoever is on turn, as are the buttons that turn it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, 'game=caminos&players=4');
    await layFlat(page);
    const [board, above] = [table(page).locator('.board'), table(page).getByRole('button', { name: 'From above' })];
    const corner = async () => {
      const box = /** @type {NonNullable<Awaited<ReturnType<typeof board.boundingBox>>>} */ (await board.boundingBox());
      const [x, y] = await spot(page, 'a1');
      return [x < box.x + box.width / 2, y > box.y + box.height / 2];
    };
    for (const facing of [0, 90, 180, 270]) {
      await expect.poll(() => turned(board)).toBe(facing);
      expect(await turned(facing === 180 ? above.locator('..') : above)).toBe(facing);
      // Seen from above, it is not slanted.
      await above.click();
      expect(await corner()).toEqual([true, true]);
      await above.click();
      await page
        .locator('cauce-game')
        .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    }
  });

  test('the scores and the tile of Tayü lie before the players, and not below the board', async ({ page }) => {
    // Each tile, and where it is laid.
    const moves =
      '+013 i9h013 +167 j10h167 +012 k8v456 +016 j6v016 +026 k5v026 +057 j11h057 +137 i8h357 +037 f8h037 +057 i13v134 +023 m6h467 +057 n5h134 +014 d7v014 +016'.split(
        ' ',
      );
    await open(page, 'game=tayu&players=4');
    await layFlat(page);
    let made = 0;
    await onScreens(
      page,
      [
        [768, 1024],
        [1024, 768],
        [1440, 900],
      ],
      async () => {
        for (let turn = 0; turn < 4; turn += 1) {
          const { width, height } = /** @type {{ width: number, height: number }} */ (
            await table(page).locator('.board').boundingBox()
          );
          expect(width).toBeCloseTo(height, 0);
          for (const seat of await table(page).locator('.flat-facts > :last-child').all()) {
            await expect(seat).toBeVisible();
            await expect(seat).toHaveText(/=/);
          }
          await expect(table(page).locator('.flat-seat[data-active] .flat-tile')).toBeVisible();
          made += 2;
          await page
            .locator('cauce-game')
            .evaluate(
              (game, line) => Object.assign(game, { line }),
              `tayu players=4 : ${moves.slice(0, made + 1).join(' ')}`,
            );
        }
      },
    );
  });

  test('who waits has no box, and whoever is on turn one that is no larger than its words, at their own edge', async ({
    page,
  }) => {
    await open(page, 'game=sendas');
    const [mine, theirs] = [table(page).locator('.flat-seat').nth(0), table(page).locator('.flat-seat').nth(1)];
    for (const [width, height] of /** @type {const} */ ([
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ])) {
      await page.setViewportSize({ width, height });
      if (width === 768) await layFlat(page);
      const ground = (/** @type {import("@playwright/test").Locator} */ seat) =>
        seat.locator('.flat-parts').evaluate((parts) => getComputedStyle(parts).backgroundColor);
      expect(await ground(theirs)).toBe('rgba(0, 0, 0, 0)');
      // On one line with their name, what is said is parted from it.
      const parted = await theirs
        .locator('.flat-said')
        .evaluate((said) => getComputedStyle(said).borderInlineStartWidth);
      expect(parted).toBe(width < height ? '1px' : '0px');
      expect(await ground(mine)).not.toBe('rgba(0, 0, 0, 0)');
      // Both triangles point where their side walks, for whoever looks at them.
      expect(await turned(mine.locator('.flat-mark > .mark'))).toBe(0);
      expect(await turned(theirs.locator('.flat-mark > .mark'))).toBe(180);
      for (const seat of [mine, theirs]) {
        const { words, box, end } = await seat.locator('.flat-parts').evaluate((parts) => {
          const rows = [...parts.children].map((part) => part.clientHeight);
          const panel = /** @type {HTMLElement} */ (parts.parentElement);
          const { offsetTop, offsetHeight, clientHeight: box } = /** @type {HTMLElement} */ (parts);
          return {
            words: rows.reduce((sum, high) => sum + high, 0),
            box,
            end: panel.scrollHeight - offsetTop - offsetHeight,
          };
        });
        expect(box).toBeLessThan(words + 64);
        expect(end).toBe(0);
      }
      await expect(theirs.getByRole('button', { name: 'Resign' })).toHaveCount(0);
    }
    // After a rematch, and laid flat anew, whoever begins has the side of the board that was before the other.
    await mine.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await mine.getByRole('button', { name: 'Rematch' }).click();
    for (const again of [false, true]) {
      if (again) {
        await page.reload();
        await layFlat(page);
      }
      await expect(table(page).locator('.flat-name')).toHaveText(['Player 1', 'Player 2']);
      await expect(theirs).toHaveAttribute('data-active', '');
      await expect.poll(() => turned(table(page).locator('.board'))).toBe(180);
    }
  });

  test('a number is not parted from what it counts', async ({ page }) => {
    await open(page, 'game=caminos');
    await layFlat(page);
    await expect
      .poll(() =>
        table(page)
          .locator('.flat-facts')
          .first()
          .evaluate((facts) => facts.textContent),
      )
      .toContain('14\u00a0left T\u00a04, Z\u00a04, L\u00a04, O\u00a02');
  });

  test('the tile in hand lies before whoever is to move, too, as it will lie on the board, and no hint speaks of keys', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'game=tayu&players=4');
    await layFlat(page);
    const tile = table(page).locator('.flat-seat[data-active] .flat-tile');
    const [detail, seats] = [
      table(page).locator('.flat-seat[data-active] .flat-detail'),
      table(page).locator('.flat-seat'),
    ];
    const painted = () => tile.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
    await expect(tile).toBeVisible();
    await expect(detail).toContainText('“Next place” shows them.');
    const before = await painted();
    await table(page).getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(painted).not.toBe(before);
    await page
      .locator('cauce-game')
      .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    await expect(seats.nth(1).locator('.flat-tile')).toBeVisible();
    await expect(detail).toContainText('“Next place” shows them.');
    // The panel is turned by a quarter, and what lies in it is turned back; so is what points to the rims of its side.
    expect(await turned(seats.nth(1).locator('.flat-panel'))).toBe(90);
    expect(await turned(tile)).toBe(270);
    expect(await turned(seats.nth(1).locator('.flat-mark > .mark'))).toBe(270);
    expect(await turned(seats.nth(0).locator('.flat-mark > .mark'))).toBe(0);
  });

  test('among four the buttons keep their words, and whoever is on turn what explains the turn, also where the board is turned', async ({
    page,
  }) => {
    const words = () =>
      table(page)
        .locator('.flat-label')
        .evaluateAll((all) => all.filter((label) => label.getBoundingClientRect().width > 0).length);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'game=tayu&players=4');
    await layFlat(page, true);
    const seats = table(page).locator('.flat-seat');
    for (const seat of [0, 1]) {
      await expect(seats.nth(seat).locator('.flat-tile')).toBeVisible();
      await expect(seats.nth(seat).locator('.flat-detail')).toBeVisible();
      // All may take back, offer a draw, and leave; whoever is on turn may resign.
      expect(await words()).toBe(4 * 3 + 1);
      await page
        .locator('cauce-game')
        .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    }
    // On a small tablet, too; in large text those that sit at its short sides have no room for them, and so nobody has them,
    // but for what a cross alone would not say.
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(words).toBe(4 * 3 + 1);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(words).toBe(4);
    // How to leave it is told in words everywhere after the end, too, and how to go on before those who have won.
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('resign'));
    await expect.poll(words).toBe(4 + 2);
    // With the next game they stay where they sit, and it is for the last of them to begin.
    await table(page).getByRole('button', { name: 'Rematch' }).first().click();
    await expect(table(page).locator('.flat-name')).toHaveText(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    await expect(seats.nth(3)).toHaveAttribute('data-active', '');
    await expect.poll(() => turned(table(page).locator('.board'))).toBe(270);
  });

  test('a piece of Sendas is dragged from the other side', async ({ page }) => {
    await open(page, 'game=sendas');
    await page
      .locator('cauce-game')
      .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
    const moves = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).legal);
    await layFlat(page, true);
    await expect.poll(() => turned(table(page).locator('.board'))).toBe(180);
    const token = moves.find((/** @type {string} */ one) => /^[a-i][1-9]-[a-i][1-9]$/.test(one));
    const [from, to] = token.split('-');
    await page.mouse.move(...(await spot(page, from)));
    await page.mouse.down();
    const [x, y] = await spot(page, to);
    await page.mouse.move(x, y + 9);
    await page.mouse.move(x, y);
    await page.mouse.up();
    await expect.poll(() => line(page)).toContain(`-${to}`);
  });

  for (const [name, fragment] of [
    ['snorkels', 'game=snorkels&moves=d4'],
    ['caminos', 'game=caminos&moves=T:f2g2g3h2'],
    ['tayu', 'game=tayu&players=4'],
  ]) {
    test(`looks, and axe finds nothing: ${name}`, async ({ page }) => {
      await open(page, fragment);
      await layFlat(page);
      await look(page, `flat-${name}`, {
        screens: [
          [768, 1024],
          [1024, 768],
          [1280, 800],
        ],
        whole: false,
        check: async (where) => {
          const cut = await table(page)
            .locator('.flat-panel')
            .evaluateAll(
              (all) =>
                all.filter(
                  (panel) => panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1,
                ).length,
            );
          expect(cut, `${where}: panels that are cut off`).toBe(0);
        },
      });
      await table(page).getByRole('button', { name: 'Normal view' }).first().click();
      await page.getByRole('button', { name: 'Back to the normal view' }).click();
      await expect(table(page)).toHaveCount(0);
    });
  }
});
