/** The loudest moment of each of so many equal stretches, from 0 to 1 of the loudest of all. */
export function measurePeaks(samples: Float32Array, count: number): number[] {
  const width = samples.length / count;
  const peaks = Array.from({ length: count }, (_, place) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.ceil((place + 1) * width));
    for (let at = Math.floor(place * width); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks, 1e-4);
  return peaks.map((peak) => peak / loudest);
}

/** The drawing of a waveform as an SVG path, `width` by `height`, around its middle. */
export function drawPeaks(peaks: readonly number[], width: number, height: number): string {
  const step = width / peaks.length;
  const middle = height / 2;
  return peaks
    .map((peak, place) => {
      const half = Math.max(0.5, (peak * height) / 2);
      const x = ((place + 0.5) * step).toFixed(1);
      return `M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join("");
}
