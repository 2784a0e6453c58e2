// Games as records, from a page, from a file of its site and from links, in which they are compressed.

import { download } from './dialogs/download.js';
import { engine } from './engine.js';
import { goTo, name } from './game.js';

/**
 * @typedef {import('../view.js').FiledGame} FiledGame
 *
 * @typedef {object} Source where a record is: one of these
 * @property {string} [text]
 * @property {string} [packed] as `pack` gives it
 * @property {string} [src] the address of a file on the site that the page belongs to
 */

/** The most bytes that are taken from a link or a file: a few of a link can stand for any number. */
const MOST = 1_000_000;

/** Every stream of it ends with a checksum, which tells a damaged link. */
const FORMAT = 'deflate';

/**
 * The text of a record, as a link has it.
 *
 * @param {string} text
 */
export async function pack(text) {
  const bytes = await whole(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)));
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The bytes of a record.
 *
 * @param {Source} source
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {import('./words.js').Phrase} why they cannot be had
 */
async function bytesOf({ text, packed, src }) {
  if (packed !== undefined) return unpack(packed);
  return src === undefined ? new TextEncoder().encode(text) : whole(await fetched(src));
}

/**
 * The first game of a record, as far as it can be read, once it can be opened.
 *
 * @param {Source} source
 * @returns {Promise<{ game: Pick<FiledGame, 'saved' | 'names' | 'problem'>, bytes: Uint8Array<ArrayBuffer> | null }>}
 */
export async function readRecord(source) {
  const { Records } = await engine('later');
  const nothing = { saved: '', names: [] };
  let bytes;
  try {
    bytes = await bytesOf(source);
  } catch (reason) {
    return { game: { ...nothing, problem: /** @type {import('./words.js').Phrase} */ (reason) }, bytes: null };
  }
  const records = new Records(bytes);
  try {
    const kind = records.next_game;
    if (kind) await engine(kind);
    return { game: records.read_next() ?? { ...nothing, problem: { id: 'record-tag-expected' } }, bytes };
  } finally {
    records.free();
  }
}

/**
 * Opens the first game of a record, as far as it can be read, and says what is wrong with the rest.
 *
 * @param {Source} source
 * @param {string[]} names for those whom it does not name
 * @param {string | null} ply how many moves are made where it is shown
 * @returns {Promise<(game: import('./game.js').Game, instead: string) => Promise<void>>} shows it, or another in place of one
 *   of which nothing can be read
 */
export async function openRecord(source, names, ply) {
  const [{ Board }, { game: read, bytes }] = await Promise.all([engine(), readRecord(source)]);
  return async (game, instead) => {
    game.frame.hush();
    if (read.saved) {
      const board = Board.restore(read.saved, false);
      if (!read.names.some(Boolean)) name(board, names);
      goTo(board, ply);
      board.draw_chance(game.draws);
      await game.take(board);
    } else await game.open(instead, names);
    if (!read.problem || !(await game.words.read('record'))) return;
    const save = bytes && { name: game.words.say('record-save'), act: () => download('record.cauce', new Blob([bytes])) };
    game.report(read.problem, save ?? undefined);
  };
}

/** @param {string} packed */
async function unpack(packed) {
  /** @type {Uint8Array<ArrayBuffer>} */
  let bytes;
  try {
    const encoded = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    bytes = Uint8Array.from(encoded, (byte) => byte.charCodeAt(0));
  } catch {
    throw { id: 'record-damaged' };
  }
  return whole(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)));
}

/** @param {string} src */
async function fetched(src) {
  const address = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : null;
  if (address && address.origin !== location.origin) throw { id: 'record-elsewhere', args: { address: address.href } };
  const answer = address && (await fetch(address, { mode: 'same-origin' }).catch(() => null));
  if (!answer?.ok) throw { id: 'record-not-had', args: { address: address?.href ?? src } };
  return answer.body ?? new Blob().stream();
}

/**
 * All bytes of a stream that holds no more than is taken.
 *
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 */
async function whole(stream) {
  const reader = stream.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  for (let left = MOST; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw { id: 'record-damaged' };
    });
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    left -= value.length;
    if (left < 0) {
      reader.cancel().catch(() => {});
      throw { id: 'record-too-much-text', args: { max: MOST } };
    }
    parts.push(value);
  }
}
