export type Point = readonly [x: number, y: number];

/** A smooth path through the points (Catmull-Rom as cubic Béziers), in whole units. */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const pieces = points.slice(1).map((end, index) => {
    const start = at(index);
    const before = at(index - 1);
    const after = at(index + 2);
    return `C${write(lean(start, before, end, 1))} ${write(lean(end, start, after, -1))} ${write(end)}`;
  });
  return `M${write(at(0))}${pieces.join("")}`;
}

/** The control point beside `point`, along the line from its one neighbour to the other. */
function lean(point: Point, before: Point, after: Point, side: 1 | -1): Point {
  return [
    point[0] + (side * (after[0] - before[0])) / 6,
    point[1] + (side * (after[1] - before[1])) / 6,
  ];
}

function write([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** How strong the line is, from the first to the last. */
export function fade(index: number, count: number, last: number): string {
  return (1 - ((1 - last) * index) / (count - 1)).toFixed(2);
}
