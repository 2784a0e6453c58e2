import { missingFeature } from '../kit/support.js';
import { asUtf8 } from '../kit/text.js';

/**
 * @typedef {object} Source exactly one of these
 * @property {string} [text]
 * @property {string} [packed] the result of `pack`
 * @property {string} [src] address of a file of the same origin
 */

/** Maximum size of a record in bytes: a few bytes of a link may decompress to any number. */
const MOST = 1_000_000;

/** This format ends with a checksum, which detects damaged links. */
const FORMAT = 'deflate';

/** @param {string} text @throws {Phrase} if the browser cannot compress */
export async function pack(text) {
  if (!self.CompressionStream) throw missingFeature('CompressionStream');
  const bytes = await whole(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity);
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  // Programs that format text read these as emphasis and as a dash.
  return packed.replaceAll('_', '%5F').replaceAll(/(?<=-)-/g, '%2D');
}

/** @param {Source} source @returns {Promise<Uint8Array<ArrayBuffer>>} @throws {Phrase} why the record is not available */
export async function bytesOf({ text, packed, src }) {
  if (packed !== undefined) return unpack(packed);
  return src === undefined ? new TextEncoder().encode(text) : asUtf8(await whole(await fetched(src), MOST));
}

/** @param {string} packed */
async function unpack(packed) {
  if (!self.DecompressionStream) throw missingFeature('DecompressionStream');
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

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @param {number} most maximum bytes */
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
