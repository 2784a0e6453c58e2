// Tests of parsing games from text: lines, links and records, in any encoding, intact and damaged.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { games } from '../../www/site/library/reading.js';
import { engine } from './engine.mjs';

// The code that reads a link expects the globals of a page.
Object.assign(globalThis, { self: globalThis });

/** Returns the slices in which a text is parsed. @param {string | Buffer} text */
async function sliced(text) {
  /** @type {FiledGame[][]} */ const slices = [];
  for await (const slice of games(engine, new Uint8Array(Buffer.from(text)))) slices.push(slice);
  return slices;
}

/** @param {string | Buffer} text */
const read = async (text) => (await sliced(text)).flat();

/** @param {FiledGame | undefined} game */
const line = (game) => (game?.link ? engine.Board.read_link(game.link).line : '');

/** Compresses a record as in a link. @param {string | Buffer} record */
const packed = (record) => deflateSync(record).toString('base64url');

const LINK = 'https://example.org/cauce/#game=snorkels&moves=d4+swap';
const CODED = encodeURIComponent(LINK);
const RECORD = '[Game "snorkels"]\n[Player1 "Ana"]\n\n1. d4 {In the middle.} (1. e4) 2. swap *\n';

test('a game is read from every form in which it may be written or sent', async () => {
  const swapped = 'snorkels : d4 swap';
  for (const [what, text, expected] of /** @type {const} */ ([
    ['a game line', 'caminos board=ring : L:a3a3a3b3', 'caminos board=ring : L:a3a3a3b3'],
    ['a link', LINK, swapped],
    ['the end of a link', '#game=snorkels&size=5&moves=c3', 'snorkels size=5 : c3'],
    ['a record with a mark', '\uFEFF[Game "sendas"]\r\n\r\n1. pass *\r\n', 'sendas : pass'],
    ['in a sentence', `Your turn, Ben: ${LINK}. Good luck!`, swapped],
    ['in a letter', `Dear Ben,\n\nCaminos is fun, but look at this:\n${LINK}\n\nYours, Ana`, swapped],
    ['between brackets', `<${LINK}>`, swapped],
    [
      'as Safe Links',
      `https://eur02.safelinks.protection.outlook.com/?url=${CODED}&data=05%7C02%7C&sdata=x%3D&reserved=0`,
      swapped,
    ],
    ['as Facebook has it', `https://l.facebook.com/l.php?u=${CODED}&h=AT0x&s=1`, swapped],
    ['with its sign encoded', LINK.replace('#', '%23'), swapped],
    ['with the game as people write it', LINK.replace('snorkels', 'Snorkels'), swapped],
    ['a whole record', `Look at <https://example.org/#game=snorkels&record=${packed(RECORD)}>, Ben.`, swapped],
    ['a name as people write it', 'Tayü', 'tayu'],
    ['an accent apart from its letter', 'tayu\u0308', 'tayu'],
    ['spaces that do not break', '“snorkels\u00a0:\u00a0d4\u202fswap”', swapped],
    ['quotes as in a book', '[Game “snorkels”]\n[Player1 „Ana“]\n\n1.\u00a0d4 2. swap *', swapped],
  ])) {
    const all = await read(text);
    assert.deepEqual(all.map(line), [expected], what);
    assert.equal(all[0]?.problem, null, what);
    if (text.includes('record=')) assert.match(all[0]?.saved ?? '', /In the middle\./);
  }
});

/** Two games, the first with these players. @param {string} one @param {string} other */
const named = (one, other) =>
  `[Game "snorkels"]\r\n[Player1 "${one}"]\r\n[Player2 "${other}"]\r\n\r\n1. d4 *\r\n\r\n[Game "sendas"]\r\n\r\n1. pass *\r\n`;

/** Encodes a text in the Western code page of Windows, one byte per character. @param {string} text */
const western = (text) => Buffer.from(text, 'latin1');

test('the encoding of a file is detected', async () => {
  for (const [what, content, players] of /** @type {[string, Buffer, string[]][]} */ ([
    ['UTF-16', Buffer.from(`\uFEFF${named('Müller', '山田')}`, 'utf16le'), ['Müller', '山田']],
    [
      'UTF-16, high bytes first',
      Buffer.from(`\uFEFF${named('Müller', 'Ирина')}`, 'utf16le').swap16(),
      ['Müller', 'Ирина'],
    ],
    ['windows-1252, with letters that Shift-JIS has, too', western(named('élégant', 'Pérez')), ['élégant', 'Pérez']],
    ['Shift-JIS', western(named('\x8eR\x93c', '\x82\xbd\x82\xeb\x82\xa4')), ['山田', 'たろう']],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${named('Müller', '山田')}`), ['Müller', '山田']],
  ])) {
    const all = await read(content);
    assert.deepEqual(all[0]?.names, players, what);
    assert.deepEqual(all.map(line), ['snorkels : d4', 'sendas : pass'], what);
  }
});

test('text that is damaged or no game is reported with a reason, and moves before the damage are read', async () => {
  const whole = packed(RECORD);
  const changed = whole.replace(/(.{40})./, (_, start) => `${start}${whole[40] === 'A' ? 'B' : 'A'}`);
  const inLink = (/** @type {string} */ record) => `#game=snorkels&record=${record}`;
  for (const [what, text, reason, expected] of /** @type {[string, string | Buffer, string, string][]} */ ([
    ['prose', 'Dear diary,\ntoday we played.', 'record-tag-expected', ''],
    ['markup', '<script>alert(1)</script>', 'record-tag-expected', ''],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0xff, 0xfe, 0]), 'record-not-text', ''],
    ['a fault', '[Game "snorkels"]\n\n1. d4 2. swap 3. d4 *', 'illegal-occupied', 'snorkels : d4 swap'],
    ['an unknown game', '[Game "chess"]\n\n1. e4 *', 'line-unknown-game', ''],
    ['no base64', inLink('***'), 'record-damaged', ''],
    ['a link without its end', inLink(whole.slice(0, -6)), 'record-damaged', ''],
    ['a letter changed', inLink(changed), 'record-damaged', ''],
    ['bytes that are no text', inLink(packed(Buffer.from([0xff, 0xfe]))), 'record-not-text', ''],
    ['no game in a link', inLink(packed('Hello')), 'record-tag-expected', ''],
    ['an unknown game in a link', inLink(packed('[Game "chess"]\n\n1. e4 *')), 'line-unknown-game', ''],
    ['fifty megabytes', inLink(packed(Buffer.alloc(50_000_000, '['))), 'record-too-much-text', ''],
    ['a packed record in another', inLink(packed(deflateSync(RECORD))), 'record-tag-expected', ''],
  ])) {
    const all = await read(text);
    const told = all.map(({ problem }) => /** @type {any} */ (problem?.args)?.reason?.id ?? problem?.id);
    assert.deepEqual([told, all.map(line)], [[reason], [expected]], what);
  }
  assert.deepEqual(await read(''), []);
});

test('a damaged game is reported with its place and does not affect the other games', async () => {
  const lines = await read('snorkels : d4\n\nsnorkels : e5 d9\nsendas : pass');
  assert.deepEqual(lines.map(line), ['snorkels : d4', 'snorkels : e5', 'sendas : pass']);
  assert.deepEqual(
    lines.map(({ problem }) => problem && [problem.id, problem.args?.line]),
    [null, ['library-line', 3], null],
  );
  const good = '[Game "sendas"]\n\n1. pass *\n';
  const records = await read(`${good}\n[Game "chess"]\n\n1. e4 *\n\n[Game "snorkels"]\n\n1. d4 2. d4 *\n\n${good}`);
  assert.deepEqual(records.map(line), ['sendas : pass', '', 'snorkels : d4', 'sendas : pass']);
  assert.deepEqual(
    records.map(({ problem }) => problem && [problem.args?.line, problem.args?.column]),
    [null, [5, 1], [11, 10], null],
  );
});

test('a long file is read in slices, which leave the page usable and report the progress', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => (now += 1));
  const slices = await sliced('[Game "snorkels"]\n\n1. d4 *\n\n'.repeat(100));
  assert(slices.length > 5, `${slices.length} slices`);
  assert.equal(slices.flat().length, 100);
  const percents = slices.map((slice) => slice.at(-1)?.percent ?? 0);
  assert.deepEqual(
    percents,
    [...new Set(percents)].sort((a, b) => a - b),
  );
  assert((percents.at(-1) ?? 0) > 90);
});
