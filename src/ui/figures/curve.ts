export type Point = readonly [x: number, y: number];

/** A smooth path through the points (cubic Béziers along the chords), in whole units. */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const pieces = points.slice(1).map((end, index) => {
    const start = at(index);
    const controls = [
      lean(start, at(index - 1), end),
      lean(end, at(index + 2), start),
      end,
    ] as const;
    return controls.map((point) => step(start, point)).join(" ");
  });
  return `M${step([0, 0], at(0))}c${pieces.join(" ")}`;
}

/** The control point beside `point` on the side of `to`: a third of the way, along the line between its neighbours. */
function lean(point: Point, from: Point, to: Point): Point {
  const share = distance(point, to) / (distance(from, point) + distance(point, to)) / 3;
  return [point[0] + (to[0] - from[0]) * share, point[1] + (to[1] - from[1]) * share];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The way from one point to another. Both are rounded first, so that nothing adds up along the path. */
function step(from: Point, to: Point): string {
  const [x, y] = [0, 1].map((axis) => Math.round(to[axis] ?? 0) - Math.round(from[axis] ?? 0));
  return `${x} ${y}`;
}

/** How strong the line is, from the first to the last. */
export function fade(index: number, count: number, last: number): string {
  return (1 - ((1 - last) * index) / (count - 1)).toFixed(2);
}
