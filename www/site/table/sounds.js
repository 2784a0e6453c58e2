// Quiet synthesized sounds of wood, paper and water. They need no files.
//
// The phrase that announces a move selects its sound. Browsers allow no sound before the first user action. The audio
// context is suspended while nothing sounds.

/**
 * A part of a sound: a tone, or filtered noise. Times are in seconds, frequencies in hertz.
 * @typedef {object} Voice
 * @property {'sine' | 'triangle' | 'noise'} wave
 * @property {number} from the frequency at the start
 * @property {number} to the frequency at the end
 * @property {number} lasts
 * @property {number} loud from 0 to 1
 * @property {number} [after] the delay
 * @property {number} [rise] the attack time
 * @property {number} [width] the Q factor of the noise filter
 *
 * @typedef {keyof typeof SOUNDS} Sound
 */

/** @type {(after: number, from: number) => Voice} */
const bubble = (after, from) => ({ wave: 'sine', from, to: from * 1.9, lasts: 0.07, loud: 0.16, after, rise: 0.02 });

/** @satisfies {Record<string, Voice[]>} */
export const SOUNDS = {
  place: [
    { wave: 'triangle', from: 330, to: 210, lasts: 0.11, loud: 0.5 },
    { wave: 'noise', from: 2400, to: 1200, lasts: 0.03, loud: 0.35 },
  ],
  stack: [
    { wave: 'triangle', from: 190, to: 120, lasts: 0.16, loud: 0.7 },
    { wave: 'noise', from: 900, to: 500, lasts: 0.05, loud: 0.6, width: 2 },
    { wave: 'triangle', from: 260, to: 180, lasts: 0.08, loud: 0.25, after: 0.07 },
  ],
  slide: [
    { wave: 'noise', from: 700, to: 1500, lasts: 0.2, loud: 0.3, rise: 0.08, width: 1.5 },
    { wave: 'triangle', from: 280, to: 200, lasts: 0.09, loud: 0.4, after: 0.18 },
  ],
  turn: [
    { wave: 'noise', from: 1800, to: 900, lasts: 0.09, loud: 0.25, rise: 0.03, width: 2 },
    { wave: 'triangle', from: 420, to: 300, lasts: 0.07, loud: 0.3, after: 0.08 },
  ],
  flow: [
    { wave: 'triangle', from: 300, to: 200, lasts: 0.09, loud: 0.4 },
    { wave: 'noise', from: 500, to: 1100, lasts: 0.7, loud: 0.16, after: 0.05, rise: 0.25, width: 3 },
    bubble(0.12, 420),
    bubble(0.27, 560),
    bubble(0.36, 380),
    bubble(0.52, 640),
  ],
  block: [
    { wave: 'triangle', from: 140, to: 70, lasts: 0.28, loud: 0.8 },
    { wave: 'noise', from: 400, to: 200, lasts: 0.12, loud: 0.5, width: 1.5 },
  ],
  tap: [{ wave: 'triangle', from: 520, to: 430, lasts: 0.06, loud: 0.3 }],
  step: [{ wave: 'triangle', from: 640, to: 600, lasts: 0.05, loud: 0.14 }],
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

/** The start of the steps that show what decided a game, and their interval, in seconds. */
const FIRST_STEP = 0.3;
const STEP = 0.11;

/** The overall volume, from 0 to 1. It is low, so that it does not disturb other people. */
const LOUDNESS = 0.125;

export class Sounds {
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioBuffer | null} */ #noise = null;
  #sounding = 0;

  /**
   * Plays the sound of a change between two views.
   * @param {View} before @param {View} view
   * @param {boolean} played whether a move may have been made; false while stepping through the game
   * @param {number} lasts the duration of the animation in seconds
   */
  hear(before, view, played, lasts) {
    if (view.node === before.node) {
      if (view.refused && played) this.play('refused');
      return;
    }
    if (view.ply < before.ply || !(played || view.ply === before.ply + 1)) return this.play('tap');
    const outcome = view.outcome;
    const blocked = outcome ? BLOCKED.includes(outcome.reason) : Number(view.announce?.args?.outs ?? 0) > 0;
    this.play(blocked ? 'block' : soundOf(view.announce));
    if (!outcome) return;
    for (let step = FIRST_STEP; step < lasts; step += STEP) this.play('step', step);
    this.play('end', Math.max(0, lasts - FIRST_STEP));
  }

  /** @param {Sound} sound @param {number} [later] in seconds */
  play(sound, later = 0) {
    if (!navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    const context = this.#context;
    if (context.state !== 'running') context.resume().catch(() => {});
    const master = context.createGain();
    master.gain.value = LOUDNESS;
    master.connect(context.destination);
    const now = context.currentTime + 0.01 + later;
    for (const voice of SOUNDS[sound]) this.#sing(context, voice, master, now);
  }

  leave() {
    this.#context?.close().catch(() => {});
    this.#context = null;
  }

  /** @param {AudioContext} context @param {Voice} voice @param {GainNode} master @param {number} now */
  #sing(context, { wave, from, to, lasts, loud, after = 0, rise = 0.004, width = 1 }, master, now) {
    const start = now + after;
    const end = start + lasts;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(loud, start + rise);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    envelope.connect(master);
    const source = wave === 'noise' ? context.createBufferSource() : context.createOscillator();
    if (source instanceof AudioBufferSourceNode) {
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = width;
      glide(filter.frequency, from, to, start, end);
      source.buffer = this.#noise ??= noise(context);
      source.loop = true;
      source.connect(filter).connect(envelope);
    } else {
      source.type = /** @type {OscillatorType} */ (wave);
      glide(source.frequency, from, to, start, end);
      source.connect(envelope);
    }
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

/** @param {AudioParam} pitch @param {number} from @param {number} to @param {number} start @param {number} end */
function glide(pitch, from, to, start, end) {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

/** @param {AudioContext} context */
function noise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** An announcement of a random draw contains its move. @param {Phrase | null} announced @returns {Sound} */
export function soundOf(announced) {
  const done = announced?.args?.done;
  if (done && typeof done === 'object' && !Array.isArray(done)) return soundOf(done);
  return SAID[announced?.id ?? ''] ?? 'tap';
}
