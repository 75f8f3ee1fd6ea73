/** The line of least squares through these points: by how much it rises for each step of `x`. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const middleX = mean(points.map(({ x }) => x));
  const middleY = mean(points.map(({ y }) => y));
  const rise = points.reduce((sum, { x, y }) => sum + (x - middleX) * (y - middleY), 0);
  const run = points.reduce((sum, { x }) => sum + (x - middleX) ** 2, 0);
  return run === 0 ? 0 : rise / run;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
