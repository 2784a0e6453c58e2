// The clocks next to the players: what they display, when they run, and the loss on time.
//
// The first player's clock starts with the first move of the game, so that nobody loses time before. No clock runs
// while a dialog is open or a random draw is due. A button, going back in the game and hiding the page pause the clocks
// until a player resumes them. A timer exists only while a clock runs. The computer has a clock, too.

import { Clock, LOW_TIME, formatTime } from './clock.js';
import { attribute, button, el, fill, text } from '../../kit/dom.js';
import { icon } from '../../kit/icons.js';

export class Clocks {
  /** @type {Context} */ #context;
  /** @type {Clock} */ #clock;
  #changed;
  #timer = 0;
  /** By seat. @type {HTMLElement[]} */ #displays;
  #button = button('icon-button clock-button', () => this.toggle());
  #veil = button('clock-veil', () => this.toggle());
  /** Whether the clock stopped because the device was asleep. */ #slept = false;
  #life = new AbortController();
  /** @type {MutationObserver} */ #dialogs;

  /**
   * @param {Context} context @param {unknown} initial a stored clock or a time control
   * @param {() => void} changed called when the clock should be stored
   */
  constructor(context, initial, changed) {
    this.#context = context;
    this.#changed = changed;
    const { view, root } = context;
    const seats = view.seats.length;
    const kept = /** @type {any} */ (initial);
    this.#clock = (kept?.left && Clock.read(kept, seats)) || new Clock(kept, seats);
    this.#displays = view.seats.map(() => el('span', { class: 'clock', role: 'timer' }));
    const { signal } = this.#life;
    document.addEventListener('visibilitychange', () => document.hidden && this.#stop(), { signal });
    addEventListener('pagehide', () => this.#stop(), { signal });
    this.#dialogs = new MutationObserver(() => this.#run());
    this.#dialogs.observe(root, { childList: true });
  }

  get control() {
    const { minutes, increment } = this.#clock.control;
    return { minutes, increment };
  }

  /** Whether the players have paused the clock, so that no move can be made. */
  get paused() {
    return this.#clock.paused && this.#going;
  }

  write() {
    return this.#clock.write(this.#now());
  }

  /** @param {Context} context @param {View | null} before @param {boolean} played */
  see(context, before, played) {
    this.#context = context;
    const { view } = context;
    if (before && before.node !== view.node) {
      const now = this.#now();
      const mover = before.turn.seat;
      // Pause the clock if the page is hidden.
      this.#clock.paused = !played || document.hidden;
      this.#slept = false;
      if (!played) {
        this.#clock.run(null, now);
        if (view.turn.kind !== 'over') this.#clock.grantRespite();
      } else if (mover !== null && mover !== view.turn.seat) this.#clock.endTurn(mover, now);
    }
    // The clock cannot be paused before the first move.
    if (view.ply === 0) this.#clock.paused = false;
    this.#updateRunningSeat();
  }

  /** @param {Context} context */
  show(context) {
    this.#context = context;
    const { root, view, words, frame } = context;
    this.#displays.forEach((shown, index) => {
      const seat = view.seats[index];
      attribute(shown, 'aria-label', seat ? words.say('table-clock-of', { name: seat.title }) : null);
      slot(root, index + 1)?.append(shown);
    });
    const { paused } = this.#clock;
    const name = words.say(paused ? 'table-clock-go' : 'table-clock-stop');
    this.#button.hidden = !this.#going;
    if (view.turn.seat !== null) slot(root, view.turn.seat)?.append(this.#button);
    if (this.#button.title !== name) {
      this.#button.title = name;
      attribute(this.#button, 'aria-label', name);
      this.#button.replaceChildren(icon(paused ? 'play' : 'pause'));
    }
    if (this.paused) {
      const said = [...(this.#slept ? ['table-clock-slept'] : []), 'table-clock-stopped']
        .map((id) => words.say(id))
        .join(' ');
      if (this.#veil.textContent !== said) fill(this.#veil, el('span', {}, icon('play'), said));
      if (!this.#veil.isConnected) frame.surface.element.append(this.#veil);
    } else {
      this.#veil.remove();
    }
    this.#run();
  }

  toggle() {
    if (this.#clock.paused) {
      this.#clock.paused = this.#slept = false;
      this.#context.change(() => true, false);
      this.#context.frame.surface.focus();
      // Storing it pauses the clock in other windows.
      this.#changed();
    } else {
      this.#stop();
    }
  }

  leave() {
    this.#life.abort();
    this.#dialogs.disconnect();
    clearTimeout(this.#timer);
    for (const node of [...this.#displays, this.#button, this.#veil]) node.remove();
  }

  get #going() {
    const { turn, ply, seats } = this.#context.view;
    return turn.kind === 'move' && ply > 0 && seats.every(({ by }) => by !== 'away');
  }

  #stop() {
    if (!this.#going || this.#clock.paused) return;
    this.#clock.run(null, this.#now());
    this.#clock.paused = true;
    this.#context.change(() => true, false);
    this.#changed();
  }

  #run() {
    this.#updateRunningSeat();
    this.#tick();
  }

  #updateRunningSeat() {
    const covered = this.#context.root.querySelector('.dialog') !== null;
    const seat = this.#going && !covered && !this.#clock.paused ? this.#context.view.turn.seat : null;
    if (seat !== this.#clock.seat) this.#clock.run(seat, this.#now());
  }

  /** Returns the current time. If the device has slept, pauses the clock. */
  #now() {
    const now = performance.now();
    if (this.#clock.detectSleep(now)) {
      this.#slept = true;
      queueMicrotask(() => {
        this.#context.change(() => true, false);
        this.#changed();
      });
    }
    return now;
  }

  #tick() {
    clearTimeout(this.#timer);
    const now = this.#now();
    if (this.#clock.flagged(now) !== null) return this.#loseOnTime();
    const point = new Intl.NumberFormat(this.#context.words.lang)
      .formatToParts(0.1)
      .find(({ type }) => type === 'decimal');
    this.#displays.forEach((shown, index) => {
      const left = this.#clock.left(index + 1, now);
      text(shown, formatTime(left, point?.value));
      attribute(shown, 'data-running', this.#clock.seat === index + 1);
      attribute(shown, 'data-short', left <= LOW_TIME);
    });
    const wait = this.#clock.next(now);
    if (wait !== null) this.#timer = setTimeout(() => this.#tick(), Math.ceil(wait));
  }

  #loseOnTime() {
    this.#context.change((board) => {
      board.cancel();
      board.play('time');
    });
    this.#changed();
  }
}

/** The slot for the clock of a seat; the last one is visible. @param {ShadowRoot} root @param {number} seat */
function slot(root, seat) {
  return [...root.querySelectorAll(`.clock-slot[data-seat="${seat}"]`)].at(-1);
}
