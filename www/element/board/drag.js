// One drag of a pointer, from press to release. It listens on the window, because the pressed element may be repainted or
// moved meanwhile.

/** Distance in CSS pixels. */
const FAR = 8;

export class Drag {
  moved = false;

  /**
   * @param {PointerEvent} down @param {object} on @param {() => void} [on.begin] the press has become a drag
   * @param {(event: PointerEvent, dx: number, dy: number) => void} on.move receives the distance since the last call
   * @param {(event: PointerEvent) => void} on.drop not called for a mere press
   * @param {() => void} [on.cancel] the release was not seen @param {() => void} [on.end] called unless the signal aborts
   * @param {AbortSignal} [signal] stops listening, without a callback
   */
  constructor(down, { begin, move, drop, cancel, end }, signal) {
    const over = new AbortController();
    let { clientX: x, clientY: y } = down;
    const finish = () => {
      over.abort();
      end?.();
    };
    /** @param {PointerEvent} event */
    const hear = (event) => {
      if (event.pointerId !== down.pointerId) return;
      // The release of a mouse goes unseen if it happens outside the window.
      const lost = event.type === 'pointercancel' || (event.type === 'pointermove' && event.buttons === 0);
      if (lost || event.type === 'pointerup') {
        finish();
        if (lost) cancel?.();
        else if (this.moved) drop(event);
        return;
      }
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!this.moved) {
        if (Math.hypot(dx, dy) < FAR) return;
        this.moved = true;
        begin?.();
      }
      [x, y] = [event.clientX, event.clientY];
      move(event, dx, dy);
    };
    const how = { capture: true, signal: over.signal };
    signal?.addEventListener('abort', () => over.abort(), { signal: over.signal });
    for (const type of /** @type {const} */ (['pointermove', 'pointerup', 'pointercancel']))
      addEventListener(type, hear, how);
  }
}
