// The text of records: of a page, of a file of its site, and in links, in which it is compressed.

import { lacks } from './needs.js';
import { asUtf8 } from './text.js';

/**
 * @typedef {object} Source where a record is: one of these
 * @property {string} [text]
 * @property {string} [packed] as `pack` gives it
 * @property {string} [src] the address of a file on the site that the page belongs to
 */

/** The most bytes that are taken from a link or a file: a few of a link can stand for any number. */
const MOST = 1_000_000;

/** Every stream of it ends with a checksum, which tells a damaged link. */
const FORMAT = 'deflate';

/** The text of a record, as a link has it. @param {string} text @throws {Phrase} where the browser cannot compress */
export async function pack(text) {
  if (!self.CompressionStream) throw lacks('CompressionStream');
  const bytes = await whole(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity);
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  // Programs that set text take these for emphasis and a dash.
  return packed.replaceAll('_', '%5F').replaceAll(/(?<=-)-/g, '%2D');
}

/**
 * The bytes of a record.
 * @param {Source} source @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {Phrase} why they cannot be had
 */
export async function bytesOf({ text, packed, src }) {
  if (packed !== undefined) return unpack(packed);
  return src === undefined ? new TextEncoder().encode(text) : asUtf8(await whole(await fetched(src), MOST));
}

/** @param {string} packed */
async function unpack(packed) {
  if (!self.DecompressionStream) throw lacks('DecompressionStream');
  /** @type {Uint8Array<ArrayBuffer>} */ let bytes;
  try {
    const encoded = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    bytes = Uint8Array.from(encoded, (byte) => byte.charCodeAt(0));
  } catch {
    throw { id: 'record-damaged' };
  }
  return whole(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)), MOST);
}

/** @param {string} src */
async function fetched(src) {
  const address = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : null;
  if (address && address.origin !== location.origin) throw { id: 'record-elsewhere', args: { address: address.href } };
  const answer = address && (await fetch(address, { mode: 'same-origin' }).catch(() => null));
  if (!answer?.ok) throw { id: 'record-not-had', args: { address: address?.href ?? src } };
  return answer.body ?? new Blob().stream();
}

/** All bytes of a stream. @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @param {number} most how many it may have */
async function whole(stream, most) {
  const reader = stream.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */ const parts = [];
  for (let left = most; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw { id: 'record-damaged' };
    });
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    left -= value.length;
    if (left < 0) {
      reader.cancel().catch(() => {});
      throw { id: 'record-too-much-text', args: { max: most } };
    }
    parts.push(value);
  }
}
