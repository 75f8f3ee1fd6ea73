import type { Stretch } from "./voice-activity.ts";

export type VoicePlan = {
  readonly sampleRate: number;
  /** The words of each line, and the pause after it in seconds; the last one is the silence at the end. */
  readonly lines: readonly { readonly words: number; readonly pause: number }[];
  /** The pace inside a line. */
  readonly wordsPerMinute: number;
  /** The silence before the first word, in seconds. */
  readonly lead: number;
  /** The loudness of the voice, 0 to 1. */
  readonly level: number;
  /** How loud the room is at the beginning and at the end, 0 to 1. */
  readonly noise: readonly [from: number, to: number];
  readonly seed: number;
};

export type SynthesisedVoice = {
  readonly samples: Float32Array;
  /** Where the voice is, line by line. */
  readonly speech: readonly Stretch[];
  readonly words: number;
};

/** The gap between two words of a line, in seconds. */
const wordGap = 0.08;
const formants = [
  { at: 680, width: 130, gain: 1 },
  { at: 1220, width: 160, gain: 0.6 },
  { at: 2500, width: 260, gain: 0.3 },
];

/** A voice of known pace and pauses: a burst of voiced sound with formants for each word, over the sound of a room. */
export function synthesiseVoice(plan: VoicePlan): SynthesisedVoice {
  const { sampleRate, lines, wordsPerMinute, lead, level } = plan;
  const slot = 60 / wordsPerMinute;
  const speech: Stretch[] = [];
  const bursts: Stretch[] = [];
  let at = lead;
  for (const { words, pause } of lines) {
    const start = at;
    for (let word = 0; word < words; word += 1)
      bursts.push({ start: start + word * slot, end: start + (word + 1) * slot - wordGap });
    const end = start + words * slot - wordGap;
    speech.push({ start, end });
    at = end + pause;
  }
  const samples = new Float32Array(Math.round(at * sampleRate));
  addRoom(samples, plan);
  for (const [place, burst] of bursts.entries())
    addBurst(samples, burst, sampleRate, level, 170 + ((place * 37) % 60));
  return { samples, speech, words: lines.reduce((sum, line) => sum + line.words, 0) };
}

function addBurst(
  samples: Float32Array,
  { start, end }: Stretch,
  sampleRate: number,
  level: number,
  pitch: number,
): void {
  const harmonics = Array.from({ length: Math.floor(3500 / pitch) }, (_, n) => {
    const hertz = (n + 1) * pitch;
    const gain = formants.reduce(
      (sum, formant) =>
        sum + formant.gain * Math.exp(-(((hertz - formant.at) / formant.width) ** 2)),
      0.03,
    );
    return { turn: (2 * Math.PI * hertz) / sampleRate, gain };
  });
  const whole = Math.sqrt(harmonics.reduce((sum, { gain }) => sum + gain * gain, 0)) * 2;
  const [from, to] = [Math.round(start * sampleRate), Math.round(end * sampleRate)];
  const edge = 0.015 * sampleRate;
  for (let at = from; at < to && at < samples.length; at += 1) {
    const envelope = Math.min(1, (at - from) / edge, (to - at) / edge);
    let sum = 0;
    for (const { turn, gain } of harmonics) sum += gain * Math.sin(turn * (at - from));
    samples[at] = (samples[at] ?? 0) + (level * envelope * sum) / whole;
  }
}

function addRoom(samples: Float32Array, { noise: [from, to], seed }: VoicePlan): void {
  const random = createRandom(seed);
  for (const at of samples.keys())
    samples[at] = (from + ((to - from) * at) / samples.length) * (random() * 2 - 1);
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The samples as a WAV file of one channel, 16 bits. */
export function toWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
  write(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries())
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return bytes;
}
