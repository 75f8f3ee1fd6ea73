export type Bar = {
  /** Below the bar, two or three letters. */
  readonly label: string;
  readonly value: number;
};

type BarFigureProps = {
  /** What the drawing says; its figures stand in the table below it. */
  title: string;
  bars: readonly Bar[];
};

const height = 96;
const labelHeight = 18;
const pitch = 32;
const width = 20;

/** A bar for each figure, on one line; what is less than nothing hangs below it. The caption says the same in words. */
export function BarFigure({ title, bars }: BarFigureProps) {
  const values = bars.map(({ value }) => value);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const scale = highest === lowest ? 0 : height / (highest - lowest);
  const line = highest * scale || (lowest < 0 ? 0 : height);
  const span = bars.length * pitch;
  return (
    <figure className="bar-figure">
      <svg
        viewBox={`0 0 ${span} ${height + labelHeight}`}
        width={round(span * 1.4)}
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ label, value }, at) => {
          const x = at * pitch + (pitch - width) / 2;
          const size = round(Math.abs(value) * scale);
          return (
            <g key={label}>
              <rect x={x} y={round(value < 0 ? line : line - size)} width={width} height={size} />
              <text x={at * pitch + pitch / 2} y={height + labelHeight - 4} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={span} y1={round(line)} y2={round(line)} />
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
