// Attributes and properties as frameworks set them: in any order, empty, repeated, and long after the board is there.

import { expect, test } from '@playwright/test';
import { command, complaints, line } from './helpers.mjs';
import { host, page as markup } from './hosts.mjs';

/**
 * The attributes that select a game, each with the start of its game line.
 * @type {Record<string, { value: string, shows: RegExp }>}
 */
const SOURCES = {
  game: { value: 'caminos', shows: /^caminos$/ },
  line: { value: 'snorkels : d4', shows: /^snorkels : d4$/ },
  record: { value: '[Game "sendas"]\n\n*', shows: /^sendas$/ },
  src: { value: '/game.cauce', shows: /^snorkels$/ },
  puzzle: { value: 'today', shows: /^snorkels.* : / },
};

/**
 * Opens a host page on another origin, and waits for its boards.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string | undefined} site
 * @param {string} body
 */
async function visit(page, site, body) {
  const { origin } = await host({
    '/': markup(String(site), body),
    '/game.cauce': '[Game "snorkels"]\n\n*',
  });
  await page.goto(origin);
  await page.evaluate(() => {
    /** @type {string[]} */
    const errors = [];
    Object.assign(window, { errors });
    document.addEventListener('cauce-error', (event) => errors.push(/** @type {CustomEvent} */ (event).detail.reason));
  });
  await page
    .locator('cauce-game')
    .evaluateAll((all) => Promise.all(all.map((/** @type {any} */ game) => game.ready)).then(() => undefined));
}

/**
 * Sets attributes one after the other; null removes one.
 *
 * @param {import("@playwright/test").Page} page
 * @param {[name: string, value: string | null][]} pairs
 */
const set = (page, ...pairs) =>
  page.locator('cauce-game').evaluate((game, pairs) => {
    for (const [name, value] of pairs) value === null ? game.removeAttribute(name) : game.setAttribute(name, value);
  }, pairs);

/** @param {import("@playwright/test").Page} page */
const errors = (page) => page.evaluate(() => /** @type {any} */ (window).errors);

/** @param {import("@playwright/test").Page} page @param {string} name @returns {Promise<any>} */
const property = (page, name) =>
  page.locator('cauce-game').evaluate((/** @type {any} */ game, name) => game[name], name);

test('an empty attribute has no effect', async ({ page, baseURL }) => {
  await visit(page, baseURL, '<cauce-game game="caminos"></cauce-game>');
  const names = await page
    .locator('cauce-game')
    .evaluate((game) =>
      /** @type {any} */ (game.constructor).observedAttributes.filter(
        (/** @type {string} */ name) => name !== 'readonly',
      ),
    );
  expect(names).toEqual(expect.arrayContaining(['line', 'record', 'src', 'ply', 'seats', 'names', 'marks', 'puzzle']));
  const rest = names.filter((/** @type {string} */ name) => name !== 'game');
  const empty = rest.map((/** @type {string} */ name) => `${name}=""`).join(' ');
  await visit(page, baseURL, `<cauce-game game="caminos" ${empty}></cauce-game>`);
  expect(await line(page)).toBe('caminos');
  const token = await page.locator('cauce-game').evaluate((/** @type {any} */ game) => {
    game.play(game.legal[0]);
    return game.line;
  });
  // Nor does it have an effect later.
  await set(page, ...rest.map((/** @type {string} */ name) => /** @type {const} */ ([name, ''])));
  expect(await line(page)).toBe(token);
  expect([await property(page, 'src'), await property(page, 'puzzle')]).toEqual([null, null]);
  expect(await errors(page)).toEqual([]);
});

for (const [first, { value: before }] of Object.entries(SOURCES))
  test(`the source that is set last wins, and removing it restores the earlier one: ${first}`, async ({
    page,
    baseURL,
  }) => {
    for (const [last, { value, shows }] of Object.entries(SOURCES)) {
      if (last === first) continue;
      await visit(page, baseURL, '<cauce-game></cauce-game>');
      await set(page, [first, before], [last, value]);
      // With a puzzle, `game` selects the game of the puzzle.
      const posed = last === 'puzzle' || (first === 'puzzle' && last === 'game');
      const of = [first, last].includes('game') ? 'caminos' : 'snorkels';
      const shown = posed ? new RegExp(`^${of}.* : `) : shows;
      await expect.poll(() => line(page), `${first}, then ${last}`).toMatch(shown);
      await expect(page.locator('cauce-game .task')).toHaveCount(posed ? 1 : 0);
      await set(page, [last, null]);
      if (first !== 'puzzle')
        await expect.poll(() => line(page), `without ${last}`).toMatch(SOURCES[first]?.shows ?? /^$/);
      expect(await errors(page)).toEqual([]);
    }
  });

test('in markup the precedence of sources does not depend on the order of the attributes', async ({
  page,
  baseURL,
}) => {
  const all = Object.entries(SOURCES).map(([name, { value, shows }], rank) => ({
    text: `${name}="${value.replaceAll('"', '&quot;')}"`,
    shows,
    rank,
  }));
  const pairs = all.flatMap((one) => all.filter(({ rank }) => rank !== one.rank).map((other) => [one, other]));
  const boards = pairs.map(
    (pair) => `<cauce-game loading="eager" ${pair.map(({ text }) => text).join(' ')}></cauce-game>`,
  );
  await visit(page, baseURL, boards.join(''));
  for (const [at, [one, other]] of pairs.entries()) {
    if (!one || !other) continue;
    const wins = one.rank > other.rank ? one : other;
    const shown = wins.rank === 4 && one.rank * other.rank === 0 ? /^caminos.* : / : wins.shows;
    const game = page.locator('cauce-game').nth(at);
    await expect
      .poll(() => game.evaluate((/** @type {any} */ { line }) => line), `${one.text} ${other.text}`)
      .toMatch(shown);
  }
});

test('a source, ply, names and marks have the same result in any order', async ({ page, baseURL }) => {
  // The second game has to be loaded first.
  for (const [name, value, shown] of [
    ['line', 'snorkels : d4 e5 c3', 'snorkels : d4'],
    ['line', 'sendas', 'sendas'],
    ['record', '[Game "snorkels"]\n\n1. d4 2. e5 3. c3 *', 'snorkels : d4'],
  ])
    for (const order of ['toString', 'reverse']) {
      await visit(page, baseURL, '<cauce-game></cauce-game>');
      /** @type {[string, string][]} */
      const pairs = [
        [name ?? '', value ?? ''],
        ['ply', '1'],
        ['names', 'Ana, Bo'],
        ['marks', 'd4 danger:a1-b2'],
      ];
      if (order === 'reverse') pairs.reverse();
      await set(page, ...pairs);
      await expect.poll(() => line(page), String(pairs)).toBe(shown);
      expect(await property(page, 'names'), String(pairs)).toEqual(['Ana', 'Bo']);
      // Each mark has an edge.
      await expect(page.locator('cauce-game .arrows > *'), String(pairs)).toHaveCount(4);
    }
});

test('marks belong to the position in which they were drawn, and return with it', async ({ page, baseURL }) => {
  await visit(page, baseURL, '<cauce-game line="snorkels : d4" marks="d4 danger:a1-b2 nothing"></cauce-game>');
  const drawn = page.locator('cauce-game .arrows > *');
  const call = (/** @type {string} */ name, /** @type {unknown} */ arg = undefined) =>
    page
      .locator('cauce-game')
      .evaluate((/** @type {any} */ game, [name, arg]) => void game[String(name)](arg), [name, arg]);
  await expect(drawn).toHaveCount(4);
  expect(await property(page, 'marks')).toEqual([{ at: 'd4' }, { from: 'a1', to: 'b2', colour: 'danger' }]);
  await call('play', 'e5');
  await expect(drawn).toHaveCount(0);
  await call('undo');
  await expect(drawn).toHaveCount(4);
  await call('mark', [{ at: 'c3' }]);
  await expect(drawn).toHaveCount(2);
  await set(page, ['marks', '']);
  await expect(drawn).toHaveCount(0);
  // Invalid marks throw, and nothing is drawn.
  const refused = await page.locator('cauce-game').evaluate((/** @type {any} */ game) =>
    [[null], ['d4'], [{ at: 'd4' }, undefined], null, 7].filter((marks) => {
      try {
        game.mark(marks);
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    }),
  );
  expect(refused).toHaveLength(5);
  await expect(drawn).toHaveCount(0);
});

test('the attribute and the property ply accept the value "last"', async ({ page, baseURL }) => {
  await visit(
    page,
    baseURL,
    '<cauce-game record="[Game &quot;snorkels&quot;]&#10;&#10;1. d4 2. e5 *" ply="last"></cauce-game>',
  );
  await expect.poll(() => property(page, 'ply')).toBe(2);
  await set(page, ['ply', '0']);
  expect(await property(page, 'ply')).toBe(0);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.ply = 'last'));
  expect(await property(page, 'ply')).toBe(2);
});

test('the seats after a rematch survive a restart, a reinsertion and a restore', async ({ page, baseURL }) => {
  await visit(
    page,
    baseURL,
    '<cauce-game line="snorkels : a1 b1 g7 a2" seats="here away" controls="full"></cauce-game>',
  );
  await command(page, 'rematch');
  await expect.poll(() => property(page, 'seats')).toBe('away here');
  const seats = await page.locator('cauce-game').evaluate(async (/** @type {any} */ game) => {
    const seats = [];
    const changed = () => new Promise((done) => game.addEventListener('cauce-change', done, { once: true }));
    game.restart();
    seats.push(game.seats);
    const back = changed();
    game.remove();
    document.body.append(game);
    await back;
    seats.push(game.seats);
    await game.restore(game.save());
    seats.push(game.seats);
    return seats;
  });
  expect(seats).toEqual(['away here', 'away here', 'away here']);
  // A later attribute of the page takes precedence.
  await set(page, ['seats', 'away away']);
  expect(await property(page, 'seats')).toBe('away away');
});

test('focus() moves the focus to the board, and scrolls the page unless preventScroll is set', async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL, '<div style="height: 3000px"></div><cauce-game loading="eager"></cauce-game>');
  const focus = (/** @type {FocusOptions} */ how) =>
    page.locator('cauce-game').evaluate((/** @type {any} */ game, how) => {
      game.focus(how);
      return [scrollY > 0, Boolean(game.shadowRoot.activeElement?.matches('[role=gridcell]'))];
    }, how);
  expect(await focus({ preventScroll: true })).toEqual([false, true]);
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game.shadowRoot?.activeElement)?.blur());
  expect(await focus({})).toEqual([true, true]);
});

test('a new theme or language in the address of a frame keeps its game', async ({ page, baseURL }) => {
  const { origin } = await host({
    '/': `<!doctype html><html lang="en"><title>Host</title><iframe src="${baseURL}embed.html#game=snorkels&lang=en" title="Game" width="500" height="700"></iframe><script>
      const heard = [];
      addEventListener("message", ({ data }) => heard.push(data.event));
      const frame = document.querySelector("iframe");
      frame.onload = () => frame.contentWindow.postMessage({ cauce: 1, listen: ["cauce-ready"] }, "*");
    </script>`,
  });
  await page.goto(origin);
  const frame = page.frameLocator('iframe');
  const game = frame.locator('cauce-game');
  const played = () => game.evaluate((/** @type {any} */ element) => element.line);
  await frame.locator('[data-id="d4"]').click();
  await expect.poll(played).toBe('snorkels : d4');
  const follow = (/** @type {string} */ fragment) =>
    page.locator('iframe').evaluate((/** @type {any} */ node, fragment) => {
      node.src = `${node.src.split('#')[0]}#${fragment}`;
    }, fragment);
  await follow('game=snorkels&lang=es&theme=dark&controls=compact&readonly');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'es');
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(game).toHaveCSS('color-scheme', 'dark');
  await expect(game).toHaveAttribute('controls', 'compact');
  await expect(frame.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  expect(await played()).toBe('snorkels : d4');
  await follow('game=snorkels');
  await expect(game).not.toHaveAttribute('readonly');
  expect(await played()).toBe('snorkels : d4');
  await follow('game=sendas');
  await expect.poll(played).toBe('sendas');
  await expect.poll(() => page.evaluate('heard.filter((event) => event === "cauce-ready").length')).toBe(2);
});

test('an orientation by seat puts the edge of that seat at the bottom in every game', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL, '<cauce-game orientation="seat-2" loading="eager"></cauce-game>');
  /** Returns the square that is displayed lowest. @param {readonly string[]} squares */
  const lowest = (squares) =>
    page.locator('cauce-game').evaluate((/** @type {any} */ game, squares) => {
      const bottom = (/** @type {string} */ at) => game.rectOf(at)?.bottom ?? 0;
      return squares.toSorted((one, other) => bottom(other) - bottom(one))[0];
    }, squares);
  // For each game, a square of each edge, and which of them each seat has at the bottom.
  for (const [game, squares, own] of /** @type {const} */ ([
    ['snorkels', ['d1', 'd7'], ['d1', 'd1']],
    ['tayu players=4', ['h1', 'a8', 'h16', 'p8'], ['h1', 'a8', 'h16', 'p8']],
    ['caminos', ['d1', 'd8'], ['d1', 'd1']],
    ['sendas', ['e1', 'e9'], ['e1', 'e9']],
  ])) {
    await set(page, ['line', game]);
    await expect.poll(async () => (await line(page)).startsWith(game)).toBe(true);
    await expect.poll(() => lowest(squares), game).toBe(own[1]);
    for (const [index, square] of own.entries()) {
      await set(page, ['orientation', `seat-${index + 1}`]);
      expect(await property(page, 'orientation')).toBe(`seat-${index + 1}`);
      await expect.poll(() => lowest(squares), `${game}, seat ${index + 1}`).toBe(square);
    }
    for (const none of ['seat-9', 'seat-', 'black']) {
      await set(page, ['orientation', none]);
      expect(await property(page, 'orientation')).toBe(0);
      await expect.poll(() => lowest(squares), `${game}, ${none}`).toBe(squares[0]);
    }
    await set(page, ['orientation', 'seat-2']);
  }
  expect(trouble).toEqual([]);
});

test('an orientation by seat takes effect when an auction has assigned the sides', async ({ page, baseURL }) => {
  await visit(
    page,
    baseURL,
    '<cauce-game line="tayu players=3 saboteur=auction : bid60" orientation="seat-3"></cauce-game>',
  );
  const board = page.locator('cauce-game .board');
  await expect(board).not.toHaveAttribute('style', /rotate/);
  // Seat 1 bid first, so it is the saboteur. Seat 3 then has the rims to the east and the west.
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => game.play('bid60'));
  await expect(board).toHaveCSS('rotate', '270deg');
});
