// DOM is built without markup strings, so that no input is ever parsed as markup.

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, unknown> & { on?: Record<string, (event: any) => void> }} Props
 */

/**
 * `on` contains listeners; all other properties are set by `attribute`.
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

/** @param {string} look CSS classes @param {(event: Event) => void} act @param {...Child} children */
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
 * `true` gives an empty attribute; `false`, `null` and `undefined` remove it.
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

/** @param {Node} node @param {string} words */
export function text(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

/**
 * Replaces the children of a node. Those that are already there are not moved, so that they keep their state.
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
 * Keeps the focus during a change: on the same element, or on the one with the same key.
 * @param {Element} node @param {string} key the attribute that identifies elements
 * @param {() => void} change @returns {boolean} whether the node had the focus and lost it
 */
export function keepFocus(node, key, change) {
  const root = /** @type {ShadowRoot | Document} */ (node.getRootNode());
  const active = root.activeElement;
  const value = active?.getAttribute(key);
  const had = active instanceof HTMLElement && node.contains(active);
  change();
  if (!had || root.activeElement === active) return false;
  // An element that is moved in the DOM loses the focus.
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

/** `menu.css` stretches `::before` of the menu over the page, so presses outside hit the menu itself. @param {HTMLElement} menu */
export function closeBeside(menu) {
  menu.addEventListener('click', ({ target }) => {
    if (target === menu) menu.hidePopover();
  });
}
