import {
  type YearChartLayout,
  layOutYearChart,
  type YearChartMark,
  type YearChartSize,
} from "#core/record/year-chart-layout.ts";
import type { RecordYear } from "#core/record/year.ts";

type YearChartProps = { year: RecordYear; measures: YearChartSize; className: string };

/** Wins above the line, asks below it. The caption of the figure says the same. */
export function YearChart({ year, measures, className }: YearChartProps) {
  const { width, height, axis, columns, nameY, marks, radius } = layOutYearChart(year, measures);
  return (
    <svg
      className={`year-chart ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <line className="axis" x1="0" x2={width} y1={axis} y2={axis} />
      <text x="0" y={axis - 18}>
        Wins
      </text>
      <text x="0" y={axis + 31}>
        Asks
      </text>
      {columns.map(({ month, name, x }) => (
        <g key={month}>
          <line className="tick" x1={x} x2={x} y1={axis - 5} y2={axis + 5} />
          <text x={x} y={nameY} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <YearMark key={`${mark.x} ${mark.y}`} mark={mark} radius={radius} />
      ))}
    </svg>
  );
}

type YearMarkProps = { mark: YearChartMark; radius: YearChartLayout["radius"] };

/** A win is a diamond, an ask a ring by its status. */
function YearMark({ mark, radius: r }: YearMarkProps) {
  const { x, y } = mark;
  if (mark.kind === "more")
    return (
      <text x={x} y={y + 5} textAnchor="middle">
        {mark.text}
      </text>
    );
  if (mark.kind === "win") return <path className="win" d={diamond(x, y, r + 1)} />;
  return (
    <>
      <circle className={mark.kind === "success" ? "ask agreed" : "ask"} cx={x} cy={y} r={r} />
      {mark.kind === "in_progress" && (
        <path className="half-disc" d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`} />
      )}
      {mark.kind === "declined" && <path className="ask" d={`M${x - 5} ${y + 5}l10-10`} />}
    </>
  );
}

function diamond(x: number, y: number, r: number): string {
  return `M${x} ${y - r}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`;
}
