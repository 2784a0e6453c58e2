// Playing at one device: names, clocks, sounds, and a screen that stays on.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { command, file, full, line, middle, offered, open, square } from './helpers.mjs';

/**
 * Returns the stored settings of the table.
 *
 * @param {import("@playwright/test").Page} page
 */
function habits(page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cauce:1:settings') ?? '{}').table);
}

/**
 * @param {import("@playwright/test").Page} page
 */
async function settings(page) {
  await command(page, 'settings');
  return page.getByRole('dialog', { name: 'Settings' });
}

test.describe('names', () => {
  test('a player renamed in mid-game has the new name on the seat, in texts and after a reload', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    await page.locator('.seat').nth(1).getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Change the player' });
    await expect(sheet.getByLabel('Name of player 2')).toBeFocused();
    // A computer has a level, but no name.
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
    await page.getByRole('dialog').getByRole('textbox').first().fill('Ana');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.seat-name').nth(0)).toHaveText('Ana');
    await expect(page.locator('.status-line')).toContainText('Ben with a name');
    await page.reload();
    await expect(page.locator('.seat-name').nth(0)).toHaveText('Ana');
    expect(await line(page)).toBe('snorkels : d4');
    // Names set by script are saved at once, and an empty name restores the default.
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'Ben']));
    await page.reload();
    await expect(page.locator('.seat-name')).toHaveText(['Ana', 'Ben']);
    await page.locator('.seat').nth(0).getByRole('button').click();
    await page.getByRole('dialog').getByRole('textbox').first().fill(' ');
    await page.keyboard.press('Enter');
    await expect(page.locator('.seat-name')).toHaveText(['Player 1', 'Ben']);
  });

  test('swapping places or drawing lots moves names, and empty names stay empty', async ({ page }) => {
    await open(page, 'game=snorkels');
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    const [first, second] = [
      sheet.getByRole('textbox', { name: /^Player 1(?!:)/ }),
      sheet.getByRole('textbox', { name: /^Player 2(?!:)/ }),
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
    expect((await habits(page)).names).toEqual(['', 'Ana']);
  });

  test('settings saved in one window are not overwritten by another', async ({ page, context }) => {
    await open(page, 'game=snorkels');
    const other = await context.newPage();
    await open(other, 'game=caminos');
    await page.bringToFront();
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: /^Player 1(?!:)/ }).fill('Ana');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByLabel('Minutes for each player').fill('7');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await other.bringToFront();
    await (await settings(other)).getByLabel('A quiet sound for each move').uncheck();
    expect(await habits(page)).toMatchObject({ sound: false, clock: { minutes: [7] }, names: ['Ana', ''] });
    // The dialog for a new game there has the names from here.
    await other.keyboard.press('Escape');
    await command(other, 'new');
    await expect(other.getByRole('textbox', { name: /^Player 1(?!:)/ })).toHaveValue('Ana');
  });

  test('without storage, settings apply as long as the page is open', async ({ page }) => {
    await page.addInitScript(full);
    await open(page, 'game=snorkels');
    const sheet = await settings(page);
    await sheet.getByLabel('A quiet sound for each move').uncheck();
    await page.keyboard.press('Escape');
    await settings(page);
    await expect(sheet.getByLabel('A quiet sound for each move')).not.toBeChecked();
  });

  test('names cannot be changed on a read-only board and are not stored by an embedded one', async ({ page }) => {
    await page.goto('./embed.html#game=snorkels&controls=full');
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
  /** Maximum time in milliseconds until the effects of a press are displayed. */
  const SHOWN = 40;

  /**
   * Starts a game of Snorkels with clocks, with the time frozen.
   *
   * @param {import("@playwright/test").Page} page
   * @param {{ minutes: string, seconds: string }} control
   */
  async function begin(page, { minutes, seconds }) {
    await page.clock.install({ time: new Date('2026-03-01T12:00:00') });
    await open(page, 'game=snorkels');
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: /^Player 1(?!:)/ }).fill('Ana');
    await sheet.getByRole('textbox', { name: /^Player 2(?!:)/ }).fill('Ben');
    await sheet.getByLabel('Play with clocks').check();
    // The options scroll into view.
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
   * Presses a square, and advances the clock just until the effects are displayed.
   *
   * @param {import("@playwright/test").Page} page
   * @param {string} name
   */
  async function press(page, name) {
    await square(page, name).dispatchEvent('click');
    await page.clock.runFor(SHOWN);
  }

  test('clocks run only for the player to move, and stop in dialogs, pauses and after undo', async ({ page }) => {
    await begin(page, { minutes: '5', seconds: '3' });
    /** Advances the clock, and expects these times. @param {number} seconds @param {string} one @param {string} other */
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
    // No move can be made while the clocks are stopped by hand.
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

    // Undo and redo give no time back, and stop the clocks.
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

  test('clocks show tenths at the end, and a player who runs out of time loses', async ({ page }) => {
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
    // Moving the mouse over the board does not change the reason.
    for (const at of ['a1', 'd4', 'g7']) {
      const { x, y } = await middle(page, at);
      await page.mouse.move(x, y);
    }
    await expect(page.locator('.ending')).toHaveText('Ben ran out of time.');

    // Undo gives no time back, but a minute to a player who has none left.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.clock.runFor(SHOWN);
    await expect(page.locator('.ending')).toBeHidden();
    await expect(faces(page)).toHaveText(['0:30', '1:00']);
  });

  test('clocks stop while the device sleeps, with a message, and while the page is hidden', async ({ page }) => {
    await begin(page, { minutes: '5', seconds: '0' });
    await press(page, 'd4');
    await page.clock.runFor(10_000);
    await expect(faces(page)).toHaveText(['5:00', '4:50']);
    await page.clock.fastForward(3_600_000);
    await expect(faces(page)).toHaveText(['5:00', '4:50']);
    await expect(page.locator('.clock-veil')).toContainText('asleep');
    await page.clock.runFor(30_000);
    await expect(faces(page)).toHaveText(['5:00', '4:50']);
    await page.locator('.clock-veil').click();
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(['5:00', '4:45']);
    // After stopping the clocks by hand, there is no message about sleep.
    await page.getByRole('button', { name: 'Stop the clocks' }).first().click();
    await expect(page.locator('.clock-veil')).not.toContainText('asleep');
    await page.locator('.clock-veil').click();

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('e4'));
    await page.clock.runFor(600_000);
    await expect(faces(page)).toHaveText(['5:00', '4:45']);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(600_000);
    await expect(faces(page)).toHaveText(['5:00', '4:45']);
    await page.locator('.clock-veil').click();
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(['4:55', '4:45']);
  });

  test('clocks run in only one window at a time', async ({ page, context }) => {
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
    // Clocks that are stopped in one window have the same time in the other.
    await second.getByRole('button', { name: 'Stop the clocks' }).first().click();
    const left = await faces(second).allTextContents();
    await expect(faces(page)).toHaveText(left);
  });

  test('an invalid time or a failed download of the clocks is reported', async ({ page }) => {
    await page.route(file('clocks'), (route) => route.abort(), { times: 1 });
    await open(page, 'game=snorkels');
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    // Browsers before 2026 never request a module again that could not be fetched, until the page is reloaded.
    await page.reload();
    await expect(faces(page)).toHaveCount(2);
    await command(page, 'new');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByLabel('Minutes for each player').fill('0');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByLabel('Minutes for each player')).toBeFocused();
    await sheet.getByLabel('Minutes for each player').fill('2.5');
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(faces(page)).toHaveText(['2:30', '2:30']);
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

  test('each move plays a sound, the audio device is suspended after it, and a setting disables sounds', async ({
    page,
  }) => {
    await open(page, 'game=snorkels');
    await square(page, 'd4').click();
    await expect.poll(async () => (await heard(page)).voices).toBeGreaterThan(0);
    await expect.poll(async () => (await heard(page)).state).toBe('suspended');
    const sheet = await settings(page);
    await sheet.getByLabel('A quiet sound for each move').uncheck();
    await sheet.getByRole('button', { name: 'Close' }).click();
    expect(await habits(page)).toMatchObject({ sound: false });
    const before = await heard(page);
    await square(page, 'e4').click();
    await expect(page.locator('.move')).toHaveCount(2);
    // Turning sounds on again plays one at once; the move made in silence created none.
    await (await settings(page)).getByLabel('A quiet sound for each move').check();
    await expect.poll(async () => (await heard(page)).voices).toBe(before.voices + 1);
    expect((await heard(page)).contexts).toBe(1);
  });

  test('no audio context is created before the page is touched', async ({ page }) => {
    // Actions of a test already count as user activation.
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

  /** Starts a game with clocks. @param {import("@playwright/test").Page} page */
  const timed = async (page) => {
    await open(page, 'game=snorkels&size=5');
    await command(page, 'new');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Play with clocks').check();
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    await expect(sheet).toHaveCount(0);
  };

  test('the screen stays on from the first move to the end of a game with clocks, not on the home page', async ({
    page,
  }) => {
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

  test('the screen stays on if an earlier lock is reported as released after the next was taken', async ({ page }) => {
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
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  /**
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

  test('dragging a piece does not scroll, pull or zoom the page', async ({ page }) => {
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
    // Beside a piece, the page can be scrolled, but not beyond its top.
    await page.evaluate(() => scrollTo(0, 0));
    const [x, y] = await at('e5');
    await draw(page, [x, y], [x, y - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
