// Quiet synthesized sounds of wood and water. They need no files.
//
// The phrase that announces a move selects its sound. Browsers allow no sound before the first user action. The audio
// context is suspended while nothing sounds.

/**
 * A tone of a sound. Times are in seconds, frequencies in hertz.
 * @typedef {object} Voice
 * @property {'sine' | 'triangle'} wave
 * @property {number} from the frequency at the start
 * @property {number} to the frequency at the end
 * @property {number} lasts
 * @property {number} loud from 0 to 1
 * @property {number} [after] the delay
 * @property {number} [rise] the attack time
 *
 * @typedef {keyof typeof SOUNDS} Sound
 */

/** @type {(after: number, from: number) => Voice} */
const bubble = (after, from) => ({ wave: 'sine', from, to: from * 1.9, lasts: 0.07, loud: 0.16, after, rise: 0.02 });

/** @satisfies {Record<string, Voice[]>} */
export const SOUNDS = {
  place: [{ wave: 'triangle', from: 330, to: 210, lasts: 0.11, loud: 0.5 }],
  stack: [
    { wave: 'triangle', from: 190, to: 120, lasts: 0.16, loud: 0.7 },
    { wave: 'triangle', from: 260, to: 180, lasts: 0.08, loud: 0.25, after: 0.07 },
  ],
  slide: [
    { wave: 'triangle', from: 210, to: 300, lasts: 0.14, loud: 0.25, rise: 0.05 },
    { wave: 'triangle', from: 280, to: 200, lasts: 0.09, loud: 0.4, after: 0.14 },
  ],
  turn: [
    { wave: 'triangle', from: 520, to: 420, lasts: 0.06, loud: 0.2 },
    { wave: 'triangle', from: 420, to: 300, lasts: 0.07, loud: 0.3, after: 0.08 },
  ],
  flow: [
    { wave: 'triangle', from: 300, to: 200, lasts: 0.09, loud: 0.4 },
    bubble(0.12, 420),
    bubble(0.27, 560),
    bubble(0.36, 380),
    bubble(0.52, 640),
  ],
  block: [{ wave: 'triangle', from: 140, to: 70, lasts: 0.28, loud: 0.8 }],
  tap: [{ wave: 'triangle', from: 520, to: 430, lasts: 0.06, loud: 0.3 }],
  refused: [
    { wave: 'sine', from: 170, to: 150, lasts: 0.09, loud: 0.5, rise: 0.01 },
    { wave: 'sine', from: 150, to: 130, lasts: 0.11, loud: 0.5, after: 0.11, rise: 0.01 },
  ],
  end: [392, 523.25, 659.25].map((pitch, index) => ({
    wave: /** @type {const} */ ('sine'),
    from: pitch,
    to: pitch,
    lasts: 0.9 - index * 0.12,
    loud: 0.3,
    after: 0.3 + index * 0.13,
    rise: 0.02,
  })),
};

/** The sound of each announcement; the default is `tap`. @type {Record<string, Sound>} */
export const SAID = {
  'snorkels-said-place': 'place',
  'snorkels-said-swap': 'slide',
  'tayu-said-lay': 'flow',
  'caminos-said-place': 'stack',
  'sendas-said-move': 'slide',
  'sendas-said-move-turn': 'slide',
  'sendas-said-turn': 'turn',
  'sendas-said-flip': 'turn',
  'sendas-said-exit': 'slide',
};

/** The results with the sound `block`. */
const BLOCKED = ['capture', 'self-capture'];

/** The overall volume, from 0 to 1. It is low, so that it does not disturb other people. */
const LOUDNESS = 0.125;

export class Sounds {
  /** @type {AudioContext | null} */ #context = null;
  #sounding = 0;

  /**
   * Plays the sound of a change between two views.
   * @param {View} before @param {View} view
   * @param {boolean} played whether a move may have been made; false while stepping through the game
   */
  hear(before, view, played) {
    if (view.node === before.node) {
      if (view.refused && played) this.play('refused');
      return;
    }
    if (view.ply < before.ply || !(played || view.ply === before.ply + 1)) return this.play('tap');
    const outcome = view.outcome;
    const blocked = outcome ? BLOCKED.includes(outcome.reason) : Number(view.announce?.args?.outs ?? 0) > 0;
    this.play(blocked ? 'block' : soundOf(view.announce));
    if (outcome) this.play('end');
  }

  /** @param {Sound} sound */
  play(sound) {
    if (!navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    const context = this.#context;
    if (context.state !== 'running') context.resume().catch(() => {});
    const master = context.createGain();
    master.gain.value = LOUDNESS;
    master.connect(context.destination);
    const now = context.currentTime + 0.01;
    for (const voice of SOUNDS[sound]) this.#sing(context, voice, master, now);
  }

  leave() {
    this.#context?.close().catch(() => {});
    this.#context = null;
  }

  /** @param {AudioContext} context @param {Voice} voice @param {GainNode} master @param {number} now */
  #sing(context, { wave, from, to, lasts, loud, after = 0, rise = 0.004 }, master, now) {
    const start = now + after;
    const end = start + lasts;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(loud, start + rise);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    envelope.connect(master);
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(envelope);
    this.#sounding += 1;
    source.onended = () => {
      this.#sounding -= 1;
      envelope.disconnect();
      if (this.#sounding > 0) return;
      if (this.#context === context) context.suspend().catch(() => {});
    };
    source.start(start);
    source.stop(end);
  }
}

/** An announcement of a random draw contains its move. @param {Phrase | null} announced @returns {Sound} */
export function soundOf(announced) {
  const done = announced?.args?.done;
  if (done && typeof done === 'object' && !Array.isArray(done)) return soundOf(done);
  return SAID[announced?.id ?? ''] ?? 'tap';
}
