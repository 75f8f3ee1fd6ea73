import { curveThrough, fade } from "./curve.ts";

const count = 13;
const reach = 720;
const steps = 8;

/** Stagnation flow: xy = c, level ground turning upward. The line of index i passes (-s, -s). */
const lines = Array.from({ length: count }, (_, index) => {
  const s = 69 + 20.3 * index;
  const widest = reach / s;
  return curveThrough(
    Array.from({ length: steps + 1 }, (_point, step) => {
      const stretch = widest ** ((2 * step) / steps - 1);
      return [-s * stretch, -s / stretch];
    }),
  );
});

/** Level ground turning upward. Elevate My Path. */
export function RiseFigure() {
  return (
    <svg
      className="line-figure"
      viewBox="-560 -400 560 400"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, index) => (
        <path key={line} d={line} opacity={fade(index, count, 0.45)} />
      ))}
      <circle cx="-155" cy="-250" r="13" />
    </svg>
  );
}
