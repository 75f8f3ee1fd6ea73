import {
  layOutPracticeChart,
  type PracticeChartSize,
  type PracticeFigures,
} from "#core/practice/practice-chart.ts";

type PracticeChartProps = {
  runs: readonly PracticeFigures[];
  measures: PracticeChartSize;
  className: string;
};

/** Pace above, silence below. The caption of the figure says the same. */
export function PracticeChart({ runs, measures, className }: PracticeChartProps) {
  const { width, height, left, bands } = layOutPracticeChart(runs, measures);
  return (
    <svg
      className={`year-chart ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {bands.map(({ name, nameY, axis, scale, points }) => (
        <g key={name}>
          <text x="0" y={nameY}>
            {name}
          </text>
          {scale.map(({ text, y }) => (
            <text key={text} x={left - 20} y={y + 5} textAnchor="end">
              {text}
            </text>
          ))}
          <line className="axis" x1={left - 12} x2={width} y1={axis} y2={axis} />
          <path
            className="axis"
            fill="none"
            d={points.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x} ${y}`).join("")}
          />
          {points.map(({ x, y, at }) => (
            <circle key={at} className="win" cx={x} cy={y} r="5" />
          ))}
        </g>
      ))}
    </svg>
  );
}
