import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { presenceLines } from "./presence-lines.ts";

type PresenceFigureProps = {
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
export function PresenceFigure({ view, isDrawn }: PresenceFigureProps) {
  const id = useId();
  const { box, at } = views[view];
  return (
    <svg
      className={classNames("line-figure", isDrawn && "drawn-in")}
      viewBox={box}
      preserveAspectRatio={at}
      aria-hidden="true"
      focusable="false"
    >
      <g id={id}>
        {presenceLines.map(({ path, opacity }) => (
          <path key={path} pathLength="1" d={path} opacity={opacity} />
        ))}
      </g>
      <use href={`#${id}`} transform="scale(1 -1)" />
      <circle r="92" />
    </svg>
  );
}
