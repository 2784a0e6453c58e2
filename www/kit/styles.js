// Style sheets are fetched once per page, on demand, and shared by all boards.

import { read } from './files.js';
import { once } from './once.js';

const IMPORT = /@import '(.+)';/g;

/** As an adopted sheet, it needs no permission for inline styles in a content security policy. */
export const elementStyles = () => styleSheet('element/look/element.css');

/** @param {ShadowRoot | Document} root @param {string} file */
export async function addStyles(root, file) {
  const more = sheetFor(root, await styleSheet(file));
  if (!root.adoptedStyleSheets.includes(more)) root.adoptedStyleSheets.push(more);
}

/**
 * Returns a sheet that a root can adopt. Documents accept only sheets constructed in them, so others get a copy.
 * @param {ShadowRoot | Document} root @param {CSSStyleSheet} sheet @returns {CSSStyleSheet}
 */
export function sheetFor({ ownerDocument }, sheet) {
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

/** @type {WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>} */
const copies = new WeakMap();

/** @param {string} file */
const styleSheet = (file) => once(file, async () => new CSSStyleSheet().replace(await whole(file)));

/** Inlines imports, which constructed sheets must not have. Builds have none left. @param {string} file @returns {Promise<string>} */
async function whole(file) {
  const text = await read(file);
  const imported = Array.from(text.matchAll(IMPORT), ([, path = '']) =>
    whole(new URL(path, `file:///${file}`).pathname.slice(1)),
  );
  return [...(await Promise.all(imported)), text.replace(IMPORT, '')].join('\n');
}
