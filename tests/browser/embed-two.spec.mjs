// One player here and one away: boards on host pages, using the public interface only.

import { expect, test } from '@playwright/test';
// The tests run the code that the page about embedding shows.
import { MESSAGES, SHARE } from '../../www/embedding/sharing.js';
import { complaints } from './helpers.mjs';
import { host, page as markup } from './hosts.mjs';

/** A script of a host page that plays for the remote players: the planned move, or else any legal token. */
const AWAY = `<script>
  const board = document.querySelector("cauce-game");
  const heard = { moves: [], end: null };
  const plan = board.dataset.plan?.split(" ") ?? [];
  const answer = () => {
    const { turn, legal, line } = board;
    if (turn.kind === "move" && board.seats.split(" ")[turn.seat - 1] === "away") board.play(plan[board.ply] ?? legal[(board.ply * 7919) % legal.length], { after: line });
  };
  board.addEventListener("cauce-move", ({ detail }) => heard.moves.push([detail.seat, detail.origin]));
  board.addEventListener("cauce-end", ({ detail }) => (heard.end = detail));
  board.addEventListener("cauce-turn", answer);
  // The same player may be to move twice.
  board.addEventListener("cauce-move", () => queueMicrotask(answer));
</script>`;

/** Adds a function `press` to a page and its frames, which plays a token by presses, as a player does. */
const pressing = () => {
  /** @param {any} board @param {string} token */
  const press = async (board, token) => {
    const { default: init, Board } = await import(
      new URL('cauce-web.js', document.querySelector('script[src]')?.getAttribute('src') ?? '').href
    );
    await init();
    const { line } = board;
    const shown = Board.showing(line);
    const presses = shown.press_sequence(token);
    shown.free();
    board.point(presses.slice(0, -1));
    // The cells are created after the picture is painted.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    board.shadowRoot.querySelector(`[data-id="${CSS.escape(presses.at(-1))}"]`).click();
    if (board.line === line) throw new Error(`nothing was played: ${line}`);
  };
  Object.assign(window, { press });
};

/** Plays for the local players until the game is over. */
const playHere = async () => {
  const { document, press } = /** @type {any} */ (window);
  const board = document.querySelector('cauce-game');
  const plan = board.dataset.plan?.split(' ') ?? [];
  for (let turns = 0; turns < 500 && board.turn.kind !== 'over'; turns += 1) {
    await press(board, plan[board.ply] ?? board.legal[(turns * 7919) % board.legal.length]);
    for (
      let waits = 0;
      waits < 50 && board.turn.kind === 'move' && board.seats.split(' ')[board.turn.seat - 1] === 'away';
      waits += 1
    ) {
      await new Promise((done) => setTimeout(done, 10));
    }
  }
};

test('a whole game of each kind can be played against a script of the host page', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const trouble = complaints(page);
  await page.addInitScript(pressing);
  for (const [game, plan] of /** @type {const} */ ([
    ['snorkels size=4'],
    ['sendas white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW', 'd6-e9=NS g3=SW g6-e10'],
    ['caminos'],
    ['tayu'],
  ])) {
    const own = await host({
      '/': markup(
        baseURL ?? '',
        `<cauce-game controls="full" line="${game}" seats="here away" ${plan ? `data-plan="${plan}"` : ''}></cauce-game>${AWAY}`,
      ),
    });
    await page.goto(own.origin);
    await page.locator('cauce-game').evaluate((board) => /** @type {any} */ (board).ready);
    await page.evaluate(playHere);
    /** @type {{ moves: [number | null, string][], end: any }} */
    const { moves, end } = await page.evaluate('heard');
    expect(end.outcome.winners.length).toBeGreaterThanOrEqual(0);
    expect(await page.locator('cauce-game').evaluate((board) => /** @type {any} */ (board).outcome)).toEqual(
      end.outcome,
    );
    // All players have moved, each with the right origin.
    expect(moves.length).toBeGreaterThan(2);
    for (const [seat, origin] of moves) expect(origin).toBe(seat === null ? 'chance' : seat === 1 ? 'here' : 'host');
    expect(new Set(moves.map(([seat]) => seat))).toEqual(new Set(game === 'tayu' ? [1, 2, null] : [1, 2]));
  }
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

/**
 * Returns a page with one board of the shared game, and the script of the example.
 *
 * @param {string} attributes of the board
 * @param {string} begin further JavaScript of the page
 * @param {string} [more] markup
 */
const sharing = (
  attributes,
  begin,
  more = '',
) => `<cauce-game controls="full" ${attributes}></cauce-game>${more}<script type="module">
  const board = document.querySelector("cauce-game");
  ${SHARE}
  ${begin}
</script>`;

/** Plays any moves for the players here until the game is over, and returns its record. */
const finish = async () => {
  const { document, press } = /** @type {any} */ (window);
  const board = document.querySelector('cauce-game');
  await board.ready;
  for (let waits = 0; waits < 3000 && board.turn.kind !== 'over'; waits += 1) {
    const { turn, legal } = board;
    // By presses, because the script of the example does not send moves of the origin `host`.
    if (turn.kind === 'move' && board.seats.split(' ')[turn.seat - 1] === 'here')
      await press(board, legal[(waits * 7919) % legal.length]);
    await new Promise((done) => setTimeout(done, 5));
  }
  return { record: board.record.replace(/^\[(Date|Seats) .*\n/gm, ''), kind: board.turn.kind };
};

test('two linked boards stay in the same position after undo on either side and invalid messages', async ({
  page,
  baseURL,
}) => {
  const trouble = complaints(page);
  await page.addInitScript(pressing);
  for (const game of ['snorkels', 'tayu']) {
    const own = await host({
      '/': markup(
        baseURL ?? '',
        `<cauce-game game="${game}" seats="here away" loading="eager"></cauce-game>
        <cauce-game game="${game}" seats="away here" draws="host" loading="eager"></cauce-game>
        <script>
          ${SHARE}
          window.boards = [...document.querySelectorAll("cauce-game")];
          const { port1, port2 } = new MessageChannel();
          window.ports = [port1, port2];
          ports.forEach((port, seat) => {
            const hear = share(boards[seat], (sent) => port.postMessage(sent));
            port.onmessage = ({ data }) => hear(data);
          });
        </script>`,
      ),
    });
    await page.goto(own.origin);
    const plies = await page.evaluate(async () => {
      const { boards, ports, press } = /** @type {any} */ (window);
      const [first, second] = boards;
      await Promise.all([first.ready, second.ready]);
      second.line = first.line;
      /** @type {(number | string)[]} */ const plies = [];
      const together = async () => {
        await new Promise((done) => setTimeout(done, 20));
        for (let waits = 0; waits < 200 && first.line !== second.line; waits += 1)
          await new Promise((done) => setTimeout(done, 10));
        plies.push(first.line === second.line ? first.ply : `${first.line} is not ${second.line}`);
      };
      const play = async (/** @type {any} */ board, /** @type {number} */ nth) => {
        await press(board, board.legal[nth % board.legal.length]);
        await together();
      };
      await play(first, 7);
      await play(second, 3);
      await play(first, 1);
      second.undo();
      await together();
      second.redo();
      await together();
      second.undo();
      await together();
      await play(second, 5);
      first.undo();
      await together();
      // Before the other board has received it.
      first.redo();
      first.undo();
      await play(first, 2);
      const sent = [null, 7, 'x', [], {}, { token: 'x' }, { token: {} }, { token: first.legal[0], after: {} }];
      const more = [{ token: second.legal[0], after: 'tayu : x' }, { ply: 'last' }, { ply: {} }, { ply: NaN }];
      for (const port of ports) for (const nonsense of [...sent, ...more]) port.postMessage(nonsense);
      await together();
      await play(second, 4);
      first.goTo(0);
      await together();
      first.goTo('last');
      await together();
      return plies;
    });
    expect(plies, game).toEqual([1, 2, 3, 1, 3, 1, 2, 0, 1, 1, 2, 0, 2]);
  }
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a game of Tayü between two origins ends with the same record on both', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const trouble = complaints(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A frame out of view may not be painted.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const guest = await host({
    '/': markup(
      baseURL ?? '',
      sharing(
        'game="tayu" seats="away here" draws="host" loading="eager"',
        `
        const [other, site] = [parent, new URL(document.referrer).origin];
        await board.ready;
        // The position of the other board, with its drawn tiles.
        addEventListener("message", ({ data }) => {
          if (data.line) board.line = data.line;
        });
        ${MESSAGES}
        other.postMessage("ready", site);`,
      ),
    ),
  });
  const home = await host({
    '/': markup(
      baseURL ?? '',
      sharing(
        'game="tayu" seats="here away" loading="eager"',
        `
        const site = "${guest.origin}";
        const other = document.querySelector("iframe").contentWindow;
        addEventListener("message", async ({ data }) => {
          if (data !== "ready") return;
          await board.ready;
          other.postMessage({ line: board.line }, site);
        });
        ${MESSAGES}`,
        `<iframe src="${guest.origin}/" width="600" height="900"></iframe>`,
      ),
    ),
  });
  await page.addInitScript(pressing);
  await page.goto(home.origin);
  const frame = page.frame({ url: `${guest.origin}/` });
  const shared = () =>
    Promise.all(
      [page, frame].map((where) =>
        where?.evaluate(() => /** @type {any} */ (document.querySelector('cauce-game')).line),
      ),
    );
  await expect
    .poll(async () => {
      const [one, two] = await shared();
      return one === two && one !== 'tayu';
    })
    .toBe(true);
  const [one, two] = await Promise.all([page.evaluate(finish), frame?.evaluate(finish)]);
  expect(one.kind).toBe('over');
  expect(two).toEqual(one);
  expect(one.record.length).toBeGreaterThan(500);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});
