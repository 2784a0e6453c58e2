// Building DOM by hand: no markup strings, so nothing from outside is ever parsed as markup.

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, unknown> & { on?: Record<string, (event: any) => void> }} Props
 */

/**
 * Makes an element. `on` holds listeners; a property with value `true` becomes an empty attribute, with `false`,
 * `null` or `undefined` none; every other one becomes an attribute with that text.
 * @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Props} [props] @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'on') {
      for (const [type, listener] of Object.entries(props.on ?? {})) node.addEventListener(type, listener);
    } else {
      attribute(node, name, value);
    }
  }
  node.append(...nodes(children));
  return node;
}

/** Makes a button. @param {string} look its classes @param {(event: Event) => void} act @param {...Child} children */
export const button = (look, act, ...children) =>
  el('button', { type: 'button', class: look, on: { click: act } }, ...children);

/** @param {string} tag @param {Record<string, unknown>} attributes @param {...SVGElement} children @returns {SVGElement} */
export function svg(tag, attributes, ...children) {
  const node = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', tag));
  for (const [name, value] of Object.entries(attributes)) attribute(node, name, value);
  node.append(...children);
  return node;
}

/**
 * Sets, changes or takes away an attribute, and touches nothing where it stands as wished.
 * @param {Element} node @param {string} name @param {unknown} value
 */
export function attribute(node, name, value) {
  if (value === false || value === null || value === undefined) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/** Changes a node's text where it differs. @param {Node} node @param {string} words */
export function text(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

/**
 * Puts these children in place of what a node holds; those that stand there already are not moved, so that they need no
 * new layout and lose nothing.
 * @param {ParentNode & Node} node @param {...Child} children
 */
export function fill(node, ...children) {
  const wanted = new Set(nodes(children));
  for (const old of [...node.childNodes]) if (!wanted.has(old)) old.remove();
  let next = node.firstChild;
  for (const child of wanted) {
    if (child === next) next = next.nextSibling;
    else node.insertBefore(child, next);
  }
}

/**
 * Changes what a node holds, and leaves the keyboard where it was: on the same element, or on the one that stands for it
 * now.
 * @param {Element} node @param {string} key the attribute by which that one is known
 * @param {() => void} change @returns {boolean} whether the keyboard was in the node and has no place there any more
 */
export function keepFocus(node, key, change) {
  const root = /** @type {ShadowRoot | Document} */ (node.getRootNode());
  const active = root.activeElement;
  const value = active?.getAttribute(key);
  const had = active instanceof HTMLElement && node.contains(active);
  change();
  if (!had || root.activeElement === active) return false;
  // What is put back loses the keyboard on the way.
  const again = node.contains(active) ? active : value && node.querySelector(`[${key}="${CSS.escape(value)}"]`);
  if (!(again instanceof HTMLElement)) return true;
  again.focus({ preventScroll: true });
  return false;
}

/** @param {Child[]} children @returns {ChildNode[]} */
function nodes(children) {
  return children
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => /** @type {ChildNode} */ (child instanceof Node ? child : document.createTextNode(String(child))));
}

/**
 * Closes a menu when the page beside it is pressed. `menu.css` lays `::before` of the menu over the whole page, so that such a press
 * is one on the menu and does nothing to what lies there.
 * @param {HTMLElement} menu
 */
export function closeBeside(menu) {
  menu.addEventListener('click', ({ target }) => {
    if (target === menu) menu.hidePopover();
  });
}
