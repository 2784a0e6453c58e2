// A canvas as sharp as the screen.

/**
 * Makes a canvas as large as it is shown, in pixels of the screen.
 * @param {HTMLCanvasElement} canvas @param {number} [width] in CSS pixels @param {number} [height]
 * @returns {{ context: CanvasRenderingContext2D, blank: boolean } | null} what paints on it, and whether it is empty now, as a
 *   canvas is when its size is set; null where it is not shown
 */
export function fitted(canvas, width = canvas.clientWidth, height = canvas.clientHeight) {
  const context = canvas.getContext('2d');
  if (!context || !width || !height) return null;
  const [w, h] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
  const blank = canvas.width !== w || canvas.height !== h;
  if (blank) [canvas.width, canvas.height] = [w, h];
  return { context, blank };
}
