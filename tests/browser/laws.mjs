// The laws of a screen: whatever is shown, in whatever box and language, they hold. Each is a function of a page that gives
// a sentence for everything that breaks it, and none where it holds. They ask what people can see and press, and nothing of
// how it is made: neither which fonts there are, nor where a part stands, but that no part is in the way of another.

/** @import { Page } from '@playwright/test' */
/**
 * What a law is asked with.
 * @typedef {object} Asked
 * @property {"sideways" | "overlapping" | "cut" | "outside" | "small"} law
 * @property {string[]} [needed] selectors
 * @property {{ width?: number, height?: number }} [least] in CSS pixels
 */

/** What scrolls sideways: the page, a sheet, or a part of a game other than the strips of its hand. @param {Page} page */
export const sideways = (page) => page.evaluate(look, /** @type {Asked} */ ({ law: 'sideways' }));

/** What lies over something else: what can be pressed, what can be read, and the board. @param {Page} page */
export const overlapping = (page) => page.evaluate(look, /** @type {Asked} */ ({ law: 'overlapping' }));

/** Texts of which not all can be read: neither as they stand, nor by scrolling, nor in the title of what ends with dots. @param {Page} page */
export const cut = (page) => page.evaluate(look, /** @type {Asked} */ ({ law: 'cut' }));

/** What is needed and is not there, or not wholly in the window. @param {Page} page @param {string[]} needed selectors */
export const outside = (page, needed) => page.evaluate(look, /** @type {Asked} */ ({ law: 'outside', needed }));

/**
 * That the board is smaller than it may be.
 *
 * @param {Page} page
 * @param {{ width?: number, height?: number }} least in CSS pixels
 */
export const small = (page, least) => page.evaluate(look, /** @type {Asked} */ ({ law: 'small', least }));

/** Run in a page. @param {Asked} asked @returns {string[]} */
function look({ law, needed = [], least = {} }) {
  /** By how many pixels a thing may be off: they are not whole on every screen. */
  const OFF = 1;
  /** How much of the height of a line is above and below its letters, in some fonts. */
  const AIR = 0.15;
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]';
  /** Of these all is read where they stand. */
  const CARDS = '.notice, .seat, .status, .card';

  /** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

  /** The element around another, through shadow roots and slots. @param {Element} of @returns {Element | null} */
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
      // What stands behind an open sheet is for nobody.
      (!sheet || holds(sheet, one)),
  );

  /** What hides parts of an element, or lets it be scrolled to. @param {Element} of */
  function* frames(of) {
    for (let at = /** @type {Element | null} */ (of); at && at !== document.body; at = above(at)) {
      if (at !== of) yield at;
      if (getComputedStyle(at).position === 'fixed' || at.matches(':modal, :popover-open')) return;
    }
  }
  /** What can be seen of a box in an element. @param {Box} box @param {Element} of @returns {Box} */
  const clipped = ({ left, right, top, bottom }, of) => {
    for (const frame of [of, ...frames(of)]) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
      // For who hears the page.
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

  /** The lines of text that stand in an element itself, as high as their letters. @param {Element} of @returns {Box[]} */
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
  /** Letters that are part of a picture, or chosen from a list. @param {Element} of */
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
              // The camera's buttons stand on the board.
              !(other.kind === 'board' && around(part.one, '.camera')) &&
              part.boxes.some((box) => other.boxes.some((there) => meet(box, there))),
          )
          .map((other) => `${name(part.one)} and ${name(other.one)} lie over each other`),
      );
    },

    cut: () => {
      const { clientWidth } = document.documentElement;
      /** Whether the whole text is told by a title. @param {Element} of @param {string} words */
      const titled = (of, words) => {
        const { textOverflow } = getComputedStyle(of);
        const by = around(of, '[title], [aria-label]');
        // A label is all that there is of what gives way as a whole.
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
