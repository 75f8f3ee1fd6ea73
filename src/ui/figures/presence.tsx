import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { curveThrough, fade } from "./curve.ts";

const radius = 120;
const count = 15;
/** Where a line is measured; the outer lines are so flat that close points would only add rounding. */
const near = [0, 42, 80, 110, 138, 172, 232, 350];
const far = [0, 96, 190, 350];

/** Lines of flow around a disc: psi = y(1 - R²/r²), one line for each level of psi. */
const lines = Array.from({ length: count }, (_, index) => {
  const half = index < 3 ? near : far;
  const left = half.slice(1).map((x) => -x);
  const stations = [-1100, -620, ...left.toReversed(), ...half, 600];
  const level = 15 + 30.4 * index;
  return curveThrough(stations.map((x) => [x, -heightAt(x, level)]));
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

type PresenceProps = {
  /** The window on the figure: at the right of wide text, above a title, along a closing panel. */
  view: "hero" | "tall" | "strip";
  /** Drawn line by line on first view. */
  isDrawn?: boolean;
};

const views = {
  hero: { box: "-930 -450 1300 900", at: "xMaxYMid slice" },
  tall: { box: "-330 -400 660 900", at: "xMidYMid slice" },
  strip: { box: "-1000 -170 1250 340", at: "xMaxYMid slice" },
} as const;

/** Untouchable: the noise parts. */
export function Presence({ view, isDrawn }: PresenceProps) {
  const id = useId();
  const { box, at } = views[view];
  return (
    <svg
      className={classNames("field", isDrawn && "draw")}
      viewBox={box}
      preserveAspectRatio={at}
      aria-hidden="true"
      focusable="false"
    >
      <g id={id}>
        {lines.map((line, index) => (
          <path key={line} pathLength="1" d={line} opacity={fade(index, count, 0.42)} />
        ))}
      </g>
      <use href={`#${id}`} transform="scale(1 -1)" />
      <circle r="92" />
    </svg>
  );
}
