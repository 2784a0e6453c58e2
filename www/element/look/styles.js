// The element's style sheets: each is fetched once for a page when it is first needed, and shared by all boards.

import { read } from '../files.js';
import { once } from '../once.js';

const IMPORT = /@import '(.+)';/g;

/** The style sheet that every element wears, as one that a shadow root adopts; no policy on inline styles stands against it. */
export const elementStyles = () => styleSheet('element/look/element.css');

/**
 * Lets a root wear one more style sheet; where it wears it already, nothing is done.
 * @param {ShadowRoot | Document} root @param {string} file
 */
export async function addStyles(root, file) {
  const more = fitting(root, await styleSheet(file));
  if (!root.adoptedStyleSheets.includes(more)) root.adoptedStyleSheets.push(more);
}

/**
 * A style sheet as a root can adopt it: a document takes only those that were made in it, so another one gets a copy.
 * @param {ShadowRoot | Document} root @param {CSSStyleSheet} sheet @returns {CSSStyleSheet}
 */
export function fitting({ ownerDocument }, sheet) {
  const own = ownerDocument?.defaultView;
  if (!own || ownerDocument === document) return sheet;
  const known = copies.get(ownerDocument) ?? new Map();
  copies.set(ownerDocument, known);
  if (!known.has(sheet)) {
    const copy = new /** @type {typeof globalThis} */ (/** @type {unknown} */ (own)).CSSStyleSheet();
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    known.set(sheet, copy);
  }
  return known.get(sheet);
}

/** What other documents wear. @type {WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>} */
const copies = new WeakMap();

/** @param {string} file */
const styleSheet = (file) => once(file, async () => new CSSStyleSheet().replace(await whole(file)));

/**
 * A style sheet with those that it imports, which a sheet that is adopted may not do itself; in a build they are in it.
 * @param {string} file @returns {Promise<string>}
 */
async function whole(file) {
  const text = await read(file);
  const imported = Array.from(text.matchAll(IMPORT), ([, path = '']) =>
    whole(new URL(path, `file:///${file}`).pathname.slice(1)),
  );
  return [...(await Promise.all(imported)), text.replace(IMPORT, '')].join('\n');
}
