// Canvases as sharp as the screen. A page may hold any number of boards: those that nobody can see hold no pixels.

/** How many pixels a board has to a CSS pixel of paper, of which an inch has 96. */
const PAPER = 3;

/** How near the screen, or the part of what scrolls that is seen, a canvas must be to be painted. */
const NEAR = '400px';

/**
 * What paints a canvas.
 * @typedef {object} Painter
 * @property {() => void} paint
 * @property {() => void} [emptied] nothing that was painted is there any more
 *
 * @typedef {Painter & { near?: boolean }} Kept whether it is seen, or nearly; unknown at first
 */
/** @type {Map<Element, Kept>} */ const all = new Map();

/** Those that could not be had: each is asked for again when somebody comes back to the page or touches it. @type {Set<Element>} */
const missing = new Set();

const sight = new IntersectionObserver(
  (entries) => paint(entries.filter(({ target, isIntersecting }) => see(target, isIntersecting))),
  /** @type {IntersectionObserverInit} */ ({ rootMargin: NEAR, scrollMargin: NEAR }),
);

const sizes = new ResizeObserver((entries) => paint(entries));

/** Paints those that are seen, one in each frame: together they would hold a slow page up. @param {{ target: Element }[]} some */
async function paint(some) {
  for (const { target } of some) {
    const kept = all.get(target);
    if (!kept?.near) continue;
    kept.paint();
    await new Promise(requestAnimationFrame);
  }
}

// Paper shows all of them, and finer than a screen.
let printing = false;
addEventListener('beforeprint', () => print(true));
addEventListener('afterprint', () => print(false));

/** @param {boolean} begins */
function print(begins) {
  printing = begins;
  for (const [canvas, kept] of all) {
    if (!begins && kept.near === false) empty(canvas, kept);
    else {
      kept.emptied?.();
      kept.paint();
    }
  }
}

for (const type of ['pointerdown', 'visibilitychange', 'focus'])
  addEventListener(type, () => missing.forEach((canvas) => all.get(canvas)?.paint()), { capture: true, passive: true });

/**
 * Keeps a canvas painted as long as it is near the screen, and empty while it is not.
 * @param {HTMLCanvasElement} canvas @param {Painter} painter @param {AbortSignal} [end] when it is aborted, it is not painted again
 */
export function keep(canvas, painter, end) {
  all.set(canvas, { ...painter });
  sight.observe(canvas);
  sizes.observe(canvas);
  // A browser may let go of what was painted.
  canvas.addEventListener('contextrestored', () => {
    painter.emptied?.();
    painter.paint();
  });
  end?.addEventListener('abort', () => forget(canvas), { once: true });
}

/** @param {HTMLCanvasElement} canvas */
export function forget(canvas) {
  all.delete(canvas);
  missing.delete(canvas);
  sight.unobserve(canvas);
  sizes.unobserve(canvas);
}

/** Returns true if the canvas is to be painted now. @param {Element} canvas @param {boolean} near */
function see(canvas, near) {
  const kept = all.get(canvas);
  if (!kept || kept.near === near) return false;
  kept.near = near;
  if (!near && !printing) empty(canvas, kept);
  return near;
}

/** @param {Element} canvas @param {Painter} kept */
function empty(canvas, kept) {
  Object.assign(canvas, { width: 0, height: 0 });
  kept.emptied?.();
}

/**
 * Makes a canvas as large as it is shown, in pixels of the screen, or of the paper.
 * @param {HTMLCanvasElement} canvas @param {number} [width] in CSS pixels @param {number} [height]
 * @returns {{ context: CanvasRenderingContext2D, blank: boolean, ratio: number } | null} what paints on it, whether it is
 *   empty now, as a canvas is when its size is set, and how many pixels it has to a CSS pixel; null where it is not seen, or
 *   cannot be had
 */
export function fitted(canvas, width = canvas.clientWidth, height = canvas.clientHeight) {
  const kept = all.get(canvas);
  const prints = printing && kept !== undefined;
  if (!width || !height || (kept?.near === false && !prints)) return null;
  const context = canvas.getContext('2d');
  if (!context || context.isContextLost?.()) {
    missing.add(canvas);
    return null;
  }
  missing.delete(canvas);
  const ratio = prints ? Math.max(PAPER, devicePixelRatio) : devicePixelRatio;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  const blank = canvas.width !== w || canvas.height !== h;
  if (blank) [canvas.width, canvas.height] = [w, h];
  return { context, blank, ratio };
}

/** Returns true if the browser gives no canvas to paint on just now. @param {HTMLCanvasElement} canvas */
export const isMissing = (canvas) => missing.has(canvas);
