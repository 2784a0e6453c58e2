// Layout rules that hold for every screen, size and language. Each function returns a sentence for every violation in a
// page, and an empty list if there is none. They check what users can see and press, independently of fonts and
// positions: no part may obstruct another.

/** @import { Page } from '@playwright/test' */
/**
 * Arguments of a rule.
 * @typedef {object} Asked
 * @property {"sideways" | "overlapping" | "cut" | "outside" | "small"} law
 * @property {string[]} [needed] selectors
 * @property {{ width?: number, height?: number }} [least] in CSS pixels
 */

/** Checks for horizontal scrolling of the page, a dialog, or a part of a game other than the strips of its hand. @param {Page} page */
export const sideways = (page) => page.evaluate(look, /** @type {Asked} */ ({ law: 'sideways' }));

/** Checks for overlapping controls, texts and boards. @param {Page} page */
export const overlapping = (page) => page.evaluate(look, /** @type {Asked} */ ({ law: 'overlapping' }));

/** Checks for truncated texts that can be read neither by scrolling nor in the tooltip of an ellipsis. @param {Page} page */
export const cut = (page) => page.evaluate(look, /** @type {Asked} */ ({ law: 'cut' }));

/** Checks that needed elements are there and entirely in the window. @param {Page} page @param {string[]} needed selectors */
export const outside = (page, needed) => page.evaluate(look, /** @type {Asked} */ ({ law: 'outside', needed }));

/**
 * Checks the minimum size of the board.
 *
 * @param {Page} page
 * @param {{ width?: number, height?: number }} least in CSS pixels
 */
export const small = (page, least) => page.evaluate(look, /** @type {Asked} */ ({ law: 'small', least }));

/** Runs in a page. @param {Asked} asked @returns {string[]} */
function look({ law, needed = [], least = {} }) {
  /** Tolerance in pixels: positions are fractional on some screens. */
  const OFF = 1;
  /** Share of the line height above and below the letters in some fonts. */
  const AIR = 0.15;
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]';
  /** Elements whose whole text must be visible in place. */
  const CARDS = '.notice, .seat, .status, .card';

  /** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

  /** Returns the parent of an element, across shadow roots and slots. @param {Element} of @returns {Element | null} */
  const above = (of) =>
    of.assignedSlot ?? of.parentElement ?? /** @type {Partial<ShadowRoot>} */ (of.getRootNode()).host ?? null;
  /** @param {Element | null} outer @param {Element} inner */
  const holds = (outer, inner) => {
    for (let at = /** @type {Element | null} */ (inner); at; at = above(at)) if (at === outer) return true;
    return false;
  };
  /** @param {Element} of @param {string} selector */
  const around = (of, selector) => {
    for (let at = /** @type {Element | null} */ (of); at; at = above(at)) if (at.matches(selector)) return at;
    return null;
  };
  /** @param {ParentNode} root @returns {Generator<Element>} */
  function* elements(root) {
    for (const child of root.children) {
      yield child;
      if (child.shadowRoot) yield* elements(child.shadowRoot);
      yield* elements(child);
    }
  }
  const sheets = [...elements(document)].filter((one) => one.matches(':modal'));
  const sheet = sheets.at(-1);
  const seen = [...elements(document.body)].filter(
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Content behind an open dialog is inert.
      (!sheet || holds(sheet, one)),
  );

  /** Yields the elements that clip or scroll an element. @param {Element} of */
  function* frames(of) {
    for (let at = /** @type {Element | null} */ (of); at && at !== document.body; at = above(at)) {
      if (at !== of) yield at;
      if (getComputedStyle(at).position === 'fixed' || at.matches(':modal, :popover-open')) return;
    }
  }
  /** Returns the visible part of a box in an element. @param {Box} box @param {Element} of @returns {Box} */
  const clipped = ({ left, right, top, bottom }, of) => {
    for (const frame of [of, ...frames(of)]) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
      // Content for screen readers only.
      if (clipPath !== 'none') return { left, right: left, top, bottom: top };
      const around = frame.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom };
  };
  /** @param {Box} box */
  const some = ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2;
  /** @param {Box} one @param {Box} other */
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > OFF &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > OFF;

  /** Returns the lines of an element's own text, as high as their letters. @param {Element} of @returns {Box[]} */
  const lines = (of) =>
    [...of.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width }) => width > OFF)
        .map(({ left, right, top, bottom, height }) => ({
          left,
          right,
          top: top + AIR * height,
          bottom: bottom - AIR * height,
        }));
    });
  /** @param {Element} of */
  const name = (of) => {
    const words = of.getAttribute('aria-label') || of.textContent?.trim() || of.getAttribute('title') || '';
    const kind = of.getAttribute('data-command') ?? (of.getAttribute('class') || of.localName);
    return `${kind.split(' ').join('.')}${words && ` “${words.replace(/\s+/g, ' ').slice(0, 40)}”`}`;
  };
  /** Whether text is part of a picture or of a select element. @param {Element} of */
  const drawn = (of) => Boolean(around(of, 'svg, select, .board, [aria-hidden=true] > canvas'));
  const texts = () => seen.filter((one) => !drawn(one) && one.localName !== 'style' && lines(one).length);
  const boards = () => seen.filter((one) => one.matches('.board'));

  /** @type {Record<Asked["law"], () => string[]>} */
  const laws = {
    sideways: () => {
      const page = document.documentElement;
      const wide = page.scrollWidth > page.clientWidth + OFF ? [`the page scrolls sideways`] : [];
      const parts = seen.filter(
        (one) =>
          one.scrollWidth > one.clientWidth + OFF &&
          !one.matches('input, textarea, select') &&
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
          !around(one, '.choices'),
      );
      return [...wide, ...parts.map((one) => `${name(one)} scrolls sideways`)];
    },

    overlapping: () => {
      const layer = (/** @type {Element} */ of) => around(of, ':modal, :popover-open');
      const pressed = seen.filter((one) => one.matches(PRESSED) && !around(one, '.board'));
      const parts = [
        ...pressed.map((one) => ({ one, kind: 'press', boxes: [one.getBoundingClientRect()] })),
        ...texts()
          .filter((one) => !around(one, PRESSED))
          .map((one) => ({ one, kind: 'text', boxes: lines(one) })),
        ...boards().map((one) => ({ one, kind: 'board', boxes: [one.getBoundingClientRect()] })),
      ].map(({ one, kind, boxes }) => ({
        one,
        kind,
        layer: layer(one),
        boxes: boxes.map((box) => clipped(box, one)).filter(some),
      }));
      return parts.flatMap((part, at) =>
        parts
          .slice(at + 1)
          .filter(
            (other) =>
              part.layer === other.layer &&
              !holds(part.one, other.one) &&
              !holds(other.one, part.one) &&
              // The camera's buttons are on the board by design.
              !(other.kind === 'board' && around(part.one, '.camera')) &&
              part.boxes.some((box) => other.boxes.some((there) => meet(box, there))),
          )
          .map((other) => `${name(part.one)} and ${name(other.one)} lie over each other`),
      );
    },

    cut: () => {
      const { clientWidth } = document.documentElement;
      /** Whether a tooltip or label contains the whole text. @param {Element} of @param {string} words */
      const titled = (of, words) => {
        const { textOverflow } = getComputedStyle(of);
        const by = around(of, '[title], [aria-label]');
        // A control that shrinks as a whole may have only a label.
        if (by?.getAttribute('aria-label')?.includes(words)) return true;
        return textOverflow === 'ellipsis' && Boolean(by?.getAttribute('title')?.includes(words));
      };
      const hides = (/** @type {string} */ overflow) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (/** @type {string} */ overflow) => overflow === 'auto' || overflow === 'scroll';
      const spilt = seen
        .filter((one) => one.matches(`${PRESSED}, ${CARDS}`) && !one.matches('input, select, textarea') && !drawn(one))
        .filter((one) => {
          const { display, overflowX, overflowY } = getComputedStyle(one);
          if (display === 'inline' || !some(clipped(one.getBoundingClientRect(), one))) return false;
          const wide = one.scrollWidth > one.clientWidth + OFF && !scrolls(overflowX);
          const high = one.scrollHeight > one.clientHeight + OFF && !scrolls(overflowY);
          return (wide || high) && !titled(one, one.textContent?.trim() ?? '');
        })
        .map((one) => `${name(one)} is cut`);
      const hidden = texts()
        .filter((one) => {
          const words = one.textContent?.trim() ?? '';
          return lines(one).some((line) => {
            let [x, y] = [true, true];
            for (const frame of [one, ...frames(one)]) {
              const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
              const box = frame.getBoundingClientRect();
              if (clipPath !== 'none' || box.width <= 2 || box.height <= 2) return false;
              x &&= !scrolls(overflowX);
              y &&= !scrolls(overflowY);
              const wide = x && hides(overflowX) && (line.left < box.left - OFF || line.right > box.right + OFF);
              const high = y && hides(overflowY) && (line.top < box.top - OFF || line.bottom > box.bottom + OFF);
              if (wide || high) return !titled(frame, words);
            }
            return x && (line.left < -OFF || line.right > clientWidth + OFF);
          });
        })
        .map((one) => `${name(one)} is cut`);
      return [...new Set([...spilt, ...hidden])];
    },

    outside: () =>
      needed.flatMap((selector) => {
        const found = seen.filter((one) => one.matches(selector) && some(one.getBoundingClientRect()));
        if (!found.length) return [`there is no ${selector}`];
        return found
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const shown = clipped(box, one);
            const [left, top] = [Math.max(shown.left, 0), Math.max(shown.top, 0)];
            const [right, bottom] = [Math.min(shown.right, innerWidth), Math.min(shown.bottom, innerHeight)];
            return left > box.left + OFF || top > box.top + OFF || right < box.right - OFF || bottom < box.bottom - OFF;
          })
          .map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            const [x, y] = [
              `${Math.round(left)} to ${Math.round(right)}`,
              `${Math.round(top)} to ${Math.round(bottom)}`,
            ];
            return `${name(one)} is not wholly in the window: ${x} across, ${y} down`;
          });
      }),

    small: () => {
      const [board] = boards();
      if (!board) return ['there is no board'];
      const { width, height } = board.getBoundingClientRect();
      return [
        ...(width < (least.width ?? 0) - OFF ? [`the board is ${Math.round(width)} wide, of ${least.width}`] : []),
        ...(height < (least.height ?? 0) - OFF ? [`the board is ${Math.round(height)} high, of ${least.height}`] : []),
      ];
    },
  };
  return laws[law]();
}
