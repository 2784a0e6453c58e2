// Canvases as sharp as the screen. A page may have many boards, so canvases out of sight release their pixels.

/** Canvas pixels per CSS pixel when printing. */
const PAPER = 3;

/** Distance from the viewport, or from the visible part of a scroll container, at which a canvas is painted. */
const NEAR = '400px';

/**
 * @typedef {object} Painter
 * @property {() => void} paint @property {() => void} [emptied] called when the canvas has lost its contents
 * @typedef {Painter & { near?: boolean }} Kept
 */
/** @type {Map<Element, Kept>} */ const all = new Map();

/** Canvases without a context, to be retried when the user returns to the page or touches it. @type {Set<Element>} */
const missing = new Set();

const sight = new IntersectionObserver(
  (entries) => paint(entries.filter(({ target, isIntersecting }) => see(target, isIntersecting))),
  /** @type {IntersectionObserverInit} */ ({ rootMargin: NEAR, scrollMargin: NEAR }),
);

const sizes = new ResizeObserver((entries) => paint(entries));

/** Paints the visible canvases, one per frame so that slow pages stay responsive. @param {{ target: Element }[]} some */
async function paint(some) {
  for (const { target } of some) {
    const kept = all.get(target);
    if (!kept?.near) continue;
    kept.paint();
    await new Promise(requestAnimationFrame);
  }
}

// Print shows every canvas, at a higher resolution than the screen.
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
 * Keeps a canvas painted while it is near the viewport, and empty otherwise.
 * @param {HTMLCanvasElement} canvas @param {Painter} painter @param {AbortSignal} [end]
 */
export function keep(canvas, painter, end) {
  all.set(canvas, { ...painter });
  sight.observe(canvas);
  sizes.observe(canvas);
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

/** Updates `near`, and returns whether the canvas must be painted now. @param {Element} canvas @param {boolean} near */
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
 * Sizes a canvas to its layout box, in device or print pixels.
 * @param {HTMLCanvasElement} canvas @param {number} [width] in CSS pixels @param {number} [height]
 * @returns {{ context: CanvasRenderingContext2D, blank: boolean, ratio: number } | null} `blank` says whether setting the
 *   size has cleared the canvas; `ratio` is canvas pixels per CSS pixel. Null if the canvas is not visible or has no context.
 */
export function fitCanvas(canvas, width = canvas.clientWidth, height = canvas.clientHeight) {
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

/** Returns whether the browser currently refuses a context. @param {HTMLCanvasElement} canvas */
export const isMissing = (canvas) => missing.has(canvas);
