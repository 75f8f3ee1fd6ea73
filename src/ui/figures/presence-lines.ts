import { curveThrough, fade } from "./curve.ts";

const radius = 120;
const count = 15;
/** Where a line is measured; the outer lines are so flat that close points would only add rounding. */
const near = [0, 42, 80, 110, 138, 172, 232, 350];
const far = [0, 96, 190, 350];

/** The upper lines of a flow around a disc of radius 92 at the origin: psi = y(1 - R²/r²), one for each level of psi. */
export const presenceLines = Array.from({ length: count }, (_, index) => {
  const half = index < 3 ? near : far;
  const left = half.slice(1).map((x) => -x);
  const stations = [-1100, -620, ...left.toReversed(), ...half, 600];
  const level = 15 + 30.4 * index;
  const path = curveThrough(stations.map((x) => [x, -heightAt(x, level)]));
  return { path, opacity: fade(index, count, 0.42) };
});

/** The height above the axis at which psi has this level; found by halving. */
function heightAt(x: number, level: number): number {
  let low = Math.sqrt(Math.max(0, radius * radius - x * x));
  let high = level + radius;
  for (let step = 0; step < 24; step += 1) {
    const y = (low + high) / 2;
    if (y * (1 - (radius * radius) / (x * x + y * y)) < level) low = y;
    else high = y;
  }
  return (low + high) / 2;
}
