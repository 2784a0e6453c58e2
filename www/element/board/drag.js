// A pointer on its way, from where it was pressed to where it is let go of. It is heard on the window: what was pressed may
// be painted anew or put elsewhere in the meantime.

/** How far a pointer must move before a press is a drag, in CSS pixels. */
const FAR = 8;

export class Drag {
  /** Whether it has become more than a press. */
  moved = false;

  /**
   * @param {PointerEvent} down @param {object} on @param {() => void} [on.begin] the pointer has moved far enough
   * @param {(event: PointerEvent, dx: number, dy: number) => void} on.move and moves on: how far since the last time
   * @param {(event: PointerEvent) => void} on.drop it was let go of after that
   * @param {() => void} [on.cancel] nobody knows where it was let go of
   * @param {() => void} [on.end] whatever became of it, it is over
   * @param {AbortSignal} [signal] nothing is heard of it after that
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
      // A mouse may have been let go of where nothing is heard of it.
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
