/** How far apart the frames begin, in seconds; each is twice as long. */
export const frameStep = 0.01;

/** The level of the quietest frame that is told from silence, in dB. */
const quietest = -100;

/** The loudness of a signal, frame by frame, in dB of full scale; what lies below a voice (hum, an offset) is left out. */
export function measureFrameLevels(samples: Float32Array, sampleRate: number): Float32Array {
  const step = Math.round(sampleRate * frameStep);
  const squares = squaresPerStep(samples, step, sampleRate);
  return squares.map((sum, place) => {
    const mean = (sum + (squares[place + 1] ?? sum)) / (2 * step);
    return toDecibel(mean);
  });
}

/** The level of one stretch of sound, in dB. */
export function measureLevel(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return toDecibel(sum / Math.max(1, samples.length));
}

function toDecibel(meanSquare: number): number {
  return Math.max(quietest, 10 * Math.log10(meanSquare + 1e-12));
}

/** A voice has nothing below this, in Hz. */
const lowestVoice = 80;

function squaresPerStep(samples: Float32Array, step: number, sampleRate: number): Float32Array {
  const squares = new Float32Array(Math.floor(samples.length / step));
  const keep = Math.exp((-2 * Math.PI * lowestVoice) / sampleRate);
  let [before, passed] = [0, 0];
  for (let at = 0; at < squares.length * step; at += 1) {
    const sample = samples[at] ?? 0;
    passed = keep * (passed + sample - before);
    before = sample;
    squares[Math.floor(at / step)] = (squares[Math.floor(at / step)] ?? 0) + passed * passed;
  }
  return squares;
}
