// How a table is played at: names, clocks, sounds, a screen that stays on.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { command, file, full, line, middle, offered, onScreens, open, square } from './helpers.mjs';
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
  await command(page, 'settings');
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
    // Names that a script gives are kept at once, and an empty one is the plain one again.
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'Ben']));
    await page.reload();
    await expect(page.locator('.seat-name')).toHaveText(['Ana', 'Ben']);
    await page.locator('.seat').nth(0).getByRole('button').click();
    await page.getByRole('dialog').getByRole('combobox').first().fill(' ');
    await page.keyboard.press('Enter');
    await expect(page.locator('.seat-name')).toHaveText(['Player 1', 'Ben']);
  });

  test('places are changed by who has a name; who has none gets none by it', async ({ page }) => {
    await open(page, 'game=snorkels');
    await command(page, 'new');
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
    await page.bringToFront();
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }).fill('Ana');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByLabel('Minutes for each player').fill('7');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await other.bringToFront();
    await (await settings(other)).getByLabel('A quiet sound for each move').check();
    expect(await habits(page)).toMatchObject({ sound: true, clock: { minutes: [7] }, people: [{ name: 'Ana' }] });
    // The sheet for a new game there knows what was learnt here.
    await other.keyboard.press('Escape');
    await command(other, 'new');
    await expect(other.getByRole('combobox', { name: /^Player 1(?!:)/ })).toHaveValue('Ana');
    await expect(other.locator('cauce-game datalist option').first()).toHaveAttribute('value', 'Ana');
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

  test('a board that only shows has no names to press, and an embedded one keeps none', async ({ page }) => {
    await page.goto('./embed.html?game=snorkels');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.locator('.seat').nth(0).getByRole('button').click();
    await page.getByRole('dialog').getByLabel('Name of player 1').fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.locator('.seat-name').nth(0)).toHaveText('Ana');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await expect(offered(page, 'settings')).toHaveCount(0);
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
    await command(page, 'new');
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

  test('run only for the player on turn, add seconds, and stand while they are stopped, gone back under or left', async ({
    page,
  }) => {
    await begin(page, { minutes: '5', seconds: '3' });
    /** Lets time pass, after which the clocks show this. @param {number} seconds @param {string} one @param {string} other */
    const after = async (seconds, one, other) => {
      await page.clock.runFor(seconds * 1000 || SHOWN);
      await expect(faces(page)).toHaveText([one, other]);
    };
    await after(60, '5:00', '5:00');
    await press(page, 'd4');
    await after(10, '5:00', '4:50');
    await press(page, 'e4');
    await after(0, '5:00', '4:53');
    await after(61, '3:59', '4:53');

    await command(page, 'rules');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(30_000);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('cauce-game .clock[data-running]')).toHaveCount(1);
    await after(5, '3:54', '4:53');
    // No move is made while they are stopped by hand.
    await page.getByRole('button', { name: 'Stop the clocks' }).click();
    await page.clock.runFor(30_000);
    await press(page, 'e5');
    expect(await line(page)).toBe('snorkels : d4 e4');
    await after(0, '3:54', '4:53');
    await page.getByRole('button', { name: 'The clocks are stopped' }).click();
    await after(4, '3:50', '4:53');
    await press(page, 'e5');
    expect(await line(page)).toBe('snorkels : d4 e4 e5');
    await after(0, '3:53', '4:53');

    // To go back and on gives no time back, and stops them.
    for (const step of ['Undo', 'Redo', 'Undo']) {
      await page.getByRole('button', { name: step }).click();
      await after(20, '3:53', '4:53');
    }
    await page.getByRole('button', { name: 'Start the clocks again' }).click();
    await after(7, '3:46', '4:53');
    await page.reload();
    await after(0, '3:46', '4:53');
    await after(15, '3:46', '4:53');
    await page.getByRole('button', { name: 'Start the clocks again' }).click();
    await after(5, '3:41', '4:53');
    await page.clock.resume();
    expect(await axe(page)).toEqual([]);

    await command(page, 'resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await command(page, 'rematch');
    await expect(faces(page)).toHaveText(['5:00', '5:00']);
    expect(await line(page)).toBe('snorkels');
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

  test('each player may have a time of their own, and what cannot be, or be had, is said', async ({ page }) => {
    await page.route(file('clocks'), (route) => route.abort(), { times: 1 });
    await open(page, 'game=snorkels');
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(faces(page)).toHaveCount(2);
    await command(page, 'new');
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
    await command(page, 'new');
    await sheet.getByLabel('Play with clocks').uncheck();
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
    await command(page, 'new');
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
    await command(page, 'resign');
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

test('a flat table is offered only on a screen that people can sit round', async ({ page }) => {
  for (const [width, height, offered] of /** @type {const} */ ([
    [320, 640, 0],
    [844, 390, 0],
    [768, 1024, 1],
  ])) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await open(page, 'game=snorkels&moves=d4');
    await expect((await settings(page)).getByRole('button', { name: 'Lay it flat' })).toHaveCount(offered);
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

  /** What lies before a player. @param {import("@playwright/test").Page} page @param {number} seat counted from 0 */
  const panel = (page, seat) => table(page).locator('.flat-seat').nth(seat);

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

  /** Plays the first move that may be played. @param {import("@playwright/test").Page} page */
  const playOn = (page) =>
    page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));

  /** Whoever is on turn gives up. @param {import("@playwright/test").Page} page */
  const giveUp = (page) => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('resign'));

  test('where it cannot be had, the page does not stay in full screen, and says so', async ({ page }) => {
    await open(page, 'game=snorkels');
    await page.route(file('flat'), (route) => route.abort());
    await command(page, 'settings');
    await page.getByRole('button', { name: 'Lay it flat' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

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
    const [mine, theirs] = [panel(page, 0), panel(page, 1)];
    expect(await turned(board)).toBe(0);
    await expect(mine).toHaveAttribute('data-active', '');
    // Who waits is told whom they wait for, and is asked nothing.
    await expect(mine.locator('.console')).toBeVisible();
    await expect(theirs.locator('.flat-said')).toHaveText((await mine.locator('.status-line').textContent()) ?? '');
    await page.mouse.click(...(await spot(page, 'a1')));
    expect(await line(page)).toBe('snorkels : d4 e4 a1');
    await expect.poll(() => turned(board)).toBe(180);
    await expect(theirs).toHaveAttribute('data-active', '');
    await expect(theirs.locator('.console')).toBeVisible();
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
    await command(theirs, 'undo');
    expect(await line(page)).toBe('snorkels : d4 e4 a1');
    await command(theirs, 'resign');
    // What is asked faces whoever has pressed.
    const sheet = page.getByRole('dialog', { name: 'Resign' });
    expect(await turned(sheet)).toBe(180);
    await sheet.getByRole('button', { name: 'Resign' }).click();
    // How it ended, and what comes next, lies before who has won.
    await expect(mine).toHaveAttribute('data-winner', '');
    await expect(mine.locator('.ending')).toBeVisible();
    await command(mine, 'rematch');
    expect(await line(page)).toBe('snorkels');
    // The other begins, and both stay where they sit.
    await expect(table(page).locator('.seat-name')).toHaveText(['Player 1', 'Player 2']);
    await expect(theirs).toHaveAttribute('data-active', '');
    await expect.poll(() => turned(board)).toBe(180);
    // What takes the table from all of them asks first, from the side of whoever has pressed it.
    const leave = theirs.getByRole('button', { name: 'Normal view' });
    const asked = page.getByRole('dialog', { name: 'Back to the normal view' });
    await leave.click();
    expect(await turned(asked)).toBe(180);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(table(page)).toBeVisible();
    await leave.click();
    await asked.getByRole('button', { name: 'Back to the normal view' }).click();
    await expect(table(page)).toHaveCount(0);
    expect(await turned(page.locator('.frame .board'))).toBe(0);
    for (const part of ['.board', '.console', '.walk']) await expect(page.locator(`.frame ${part}`)).toBeVisible();
    await expect(page.locator('.frame .camera')).toBeHidden();
    await settings(page);
  });

  test('says to whoever is on turn that a second tap plays what the first has shown', async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      baseURL,
      hasTouch: true,
      viewport: { width: 768, height: 1024 },
      serviceWorkers: 'block',
    });
    await open(page, 'game=snorkels&moves=d4+e4');
    await layFlat(page);
    await page.touchscreen.tap(...(await spot(page, 'a1')));
    await expect(panel(page, 0).locator('.status-detail')).toBeVisible();
    await page.touchscreen.tap(...(await spot(page, 'a1')));
    expect(await line(page)).toBe('snorkels : d4 e4 a1');
    await expect(table(page).locator('.status-detail')).toBeHidden();
    await page.close();
  });

  test('leaves the board as it lies unless it is wished otherwise, and a card lies before whoever is on turn', async ({
    page,
  }) => {
    await open(page, 'game=snorkels&moves=d4');
    await expect((await settings(page)).getByLabel('Turn the board towards whoever is to move')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await layFlat(page);
    expect(await turned(table(page).locator('.board'))).toBe(0);
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).notify('load-failed'));
    await expect(panel(page, 1).locator('.notice')).toBeVisible();
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).undo());
    await expect(panel(page, 0).locator('.notice')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.keyboard.press('Escape');
    await expect(table(page)).toHaveCount(0);
    expect(await line(page)).toBe('snorkels');
  });

  test('four people sit round it, one at each side, and stay there in the next game', async ({ page }) => {
    await open(page, 'game=tayu&players=4');
    await layFlat(page, true);
    const facing = [];
    for (const one of await table(page).locator('.flat-panel').all()) facing.push(await turned(one));
    expect(facing).toEqual([0, 90, 180, 270]);
    await playOn(page);
    await expect(panel(page, 1)).toHaveAttribute('data-active', '');
    await expect.poll(() => turned(table(page).locator('.board'))).toBe(90);
    await expect(panel(page, 1).locator('.choices')).toBeVisible();
    // What is aimed at with the mouse is what the element says stands there.
    const [x, y] = await spot(page, 'c9');
    const cell = await page.locator('cauce-game').evaluate(
      (game, [x, y]) => {
        const found = game.shadowRoot?.elementFromPoint(x ?? 0, y ?? 0)?.closest('[data-id]');
        return found instanceof HTMLElement ? found.dataset.id : null;
      },
      [x, y],
    );
    expect(cell).toBe('c9');
    // Who has won and plays with whom is told; and with the next game it is for the last of them to begin.
    await giveUp(page);
    for (const seat of [0, 2]) await expect(panel(page, seat)).toHaveAttribute('data-winner', '');
    await command(panel(page, 0), 'rematch');
    await expect(table(page).locator('.seat-name')).toHaveText(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    await expect(panel(page, 3)).toHaveAttribute('data-active', '');
    await expect.poll(() => turned(table(page).locator('.board'))).toBe(270);
  });

  test('leaves the board the most, and covers nothing, whoever is on turn', async ({ page }) => {
    test.slow();
    for (const [fragment, share] of /** @type {const} */ ([
      ['game=snorkels', 0.85],
      ['game=sendas', 0.75],
      ['game=tayu&players=3', 0.8],
      ['game=tayu&players=4', 0.8],
      ['game=caminos&players=4', 0.7],
    ])) {
      await test.step(fragment, async () => {
        await page.goto('about:blank');
        await open(page, fragment);
        await layFlat(page, true);
        const seats = await table(page).locator('.flat-seat').count();
        for (let turn = 0; turn < seats; turn += 1) {
          await onScreens(
            page,
            [
              [768, 1024],
              [1024, 768],
              [1440, 900],
            ],
            async (width, height) => {
              const found = async () => {
                const [board, ...panels] = await table(page)
                  .locator('.board, .flat-seat')
                  .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
                const apart = panels.every(
                  ({ left, right, top, bottom }) =>
                    board.right <= left + 1 ||
                    right <= board.left + 1 ||
                    board.bottom <= top + 1 ||
                    bottom <= board.top + 1,
                );
                const within = board.left >= 0 && board.top >= 0 && board.right <= width && board.bottom <= height;
                return [apart, within, Math.max(board.width, board.height) / Math.min(width, height) > share];
              };
              await expect.poll(found).toEqual([true, true, true]);
              const active = table(page).locator('.flat-seat[data-active]');
              await expect(active.locator('.status-line')).toBeVisible();
              // Nothing is wider than its panel.
              const wide = await table(page)
                .locator('.flat-panel')
                .evaluateAll(
                  (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
                );
              expect(wide).toBe(0);
            },
          );
          await playOn(page);
        }
      });
    }
  });

  test('shows a piece in the hand as it lies on the board, which turns or stays', async ({ page }) => {
    for (const turns of [false, true]) {
      await test.step(`turns: ${turns}`, async () => {
        await page.goto('about:blank');
        await open(page, 'game=caminos&moves=T:f2g1g2g3');
        await layFlat(page, turns);
        const lies = panel(page, 1).locator('.flat-panel');
        await expect(panel(page, 1)).toHaveAttribute('data-active', '');
        expect(await turned(lies)).toBe(180);
        await expect.poll(() => turned(table(page).locator('.board'))).toBe(180);
        expect(await turned(lies.locator('.choice canvas').first())).toBe(0);
      });
    }
  });

  test('shows the tile in hand as it will lie on a board that stays, and the marks as they point there', async ({
    page,
  }) => {
    await open(page, 'game=tayu&players=4');
    await layFlat(page);
    for (const facing of [0, 90, 180, 270]) {
      const active = table(page).locator('.flat-seat[data-active]');
      await expect.poll(() => turned(active.locator('.flat-panel'))).toBe(facing);
      for (const shown of ['[data-id="item:turn"] canvas', '.mark'])
        expect(await turned(active.locator(shown).first())).toBe((360 - facing) % 360);
      await playOn(page);
    }
  });

  test('among four a board in space stays as it lies, seen from above from every side, and from the side again once it is taken up', async ({
    page,
  }) => {
    await open(page, 'game=caminos&players=4');
    const game = page.locator('cauce-game');
    /** Where two corners of the board lie from a third, in parts of the longer way: along its edges. */
    const edges = () =>
      game.evaluate((game) => {
        const [from, west, south] = ['h8', 'a8', 'h1'].map((name) => /** @type {any} */ (game).rectOf(name));
        const ways = [west, south].flatMap(({ x, y }) => [x - from.x, y - from.y]);
        const most = Math.max(...ways.map(Math.abs));
        return ways.map((way) => way / most);
      });
    /** How far they are from straight lines of the screen. */
    const slant = async () => {
      const [, down = 0, right = 0] = await edges();
      return Math.max(Math.abs(down), Math.abs(right));
    };
    const before = await edges();
    expect(await slant()).toBeGreaterThan(0.05);
    await layFlat(page);
    const board = table(page).locator('.board');
    const corner = async () => {
      const box = /** @type {NonNullable<Awaited<ReturnType<typeof board.boundingBox>>>} */ (await board.boundingBox());
      const [x, y] = await spot(page, 'a1');
      return [x < box.x + box.width / 2, y > box.y + box.height / 2];
    };
    for (const [seat, facing] of [0, 90, 180, 270].entries()) {
      await expect(panel(page, seat)).toHaveAttribute('data-active', '');
      await expect.poll(() => turned(board)).toBe(facing);
      await expect.poll(corner).toEqual([true, true]);
      await expect.poll(slant).toBeLessThan(0.01);
      await playOn(page);
    }
    // Who wants to see it from the side presses the button.
    await command(table(page), 'above');
    await expect.poll(slant).toBeGreaterThan(0.05);
    await command(table(page), 'above');
    await expect.poll(slant).toBeLessThan(0.01);
    const lies = await turned(board);
    await giveUp(page);
    await expect(offered(panel(page, 1), 'rematch')).toBeVisible();
    expect(await turned(board)).toBe(lies);
    await page.keyboard.press('Escape');
    await expect(table(page)).toHaveCount(0);
    await game.evaluate((/** @type {any} */ game) => game.goTo(0));
    const off = async () => Math.max(...(await edges()).map((place, index) => Math.abs(place - (before[index] ?? 0))));
    await expect.poll(off).toBeLessThan(0.02);
  });

  test('a piece of Sendas is dragged from the other side', async ({ page }) => {
    await open(page, 'game=sendas');
    await playOn(page);
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

  test('looks, and axe finds nothing', async ({ page }) => {
    test.slow();
    for (const [name, fragment] of [
      ['snorkels', 'game=snorkels&moves=d4'],
      ['caminos', 'game=caminos&moves=T:f2g2g3h2'],
      ['tayu', 'game=tayu&players=4'],
    ]) {
      await page.goto('about:blank');
      await open(page, fragment);
      await layFlat(page);
      await look(page, `flat-${name}`, {
        screens: [
          [768, 1024],
          [1024, 768],
          [1280, 800],
        ],
        whole: false,
      });
    }
  });
});
