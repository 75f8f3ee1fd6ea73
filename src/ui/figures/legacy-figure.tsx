import { useId } from "react";
import { curveThrough, fade } from "./curve.ts";

const reaches = [60, 85, 120, 170, 240, 340, 480, 680, 960];
const steps = 14;

/** Dipole loops: r = k sin²θ, each reaching √2 further than the one before. */
const loops = reaches.map((reach) =>
  curveThrough(
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (Math.PI * step) / steps;
      const r = reach * Math.sin(angle) ** 2;
      return [r * Math.sin(angle), -r * Math.cos(angle)];
    }),
  ),
);

/** Magnetic: it gathers. Build My Legacy. */
export function LegacyFigure() {
  const id = useId();
  return (
    <svg
      className="line-figure"
      viewBox="-300 -190 600 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g id={id}>
        {loops.map((loop, index) => (
          <path key={loop} d={loop} opacity={fade(index, loops.length, 0.5)} />
        ))}
      </g>
      <use href={`#${id}`} transform="scale(-1 1)" />
      <circle r="13" />
    </svg>
  );
}
