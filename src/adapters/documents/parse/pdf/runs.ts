/** A stretch of text as a page places it: points from the left, and from the top down to its baseline. */
export type PdfRun = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  /** Its turn in the file. */
  readonly order: number;
  /** Whether the file itself has a space before or after it. */
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
  /** Set letter by letter, with gaps between ("E X P E R I E N C E"). */
  readonly isLetterSpaced: boolean;
};

/** The runs of a page that are written in one direction (degrees clockwise). */
export type DirectedRuns = { readonly angle: number; readonly runs: readonly PdfRun[] };

/** PDF.js's description of a stretch of text. */
export type PdfTextItem = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly vertical: boolean;
};

type Matrix = readonly [number, number, number, number, number, number];

/** The runs of a page by direction, the direction of most text first. Text drawn twice in one place comes once. */
export function collectRuns(
  items: readonly PdfTextItem[],
  toPage: Matrix,
  size: PdfPageSize,
): DirectedRuns[] {
  const seen = new Map<string, PdfRun[]>();
  const directions = new Map<number, PdfRun[]>();
  items.forEach((item, order) => {
    const str = withoutIcons(item.str);
    if (!/[^\p{C}\p{Z}\s]/u.test(str)) return;
    const { angle, x, y, height } = placeItem(item, toPage);
    const length = item.vertical ? item.height : item.width;
    const run = createRun(str, order, rotatePoint(x, y, angle), length, height);
    if (height < 0.5 || isOutside(x, y, angle, length, size) || isRepeated(run, angle, seen))
      return;
    const runs = directions.get(angle);
    if (runs === undefined) directions.set(angle, [run]);
    else runs.push(run);
  });
  return [...directions]
    .map(([angle, runs]) => ({ angle, runs }))
    .toSorted((one, other) => countCharacters(other.runs) - countCharacters(one.runs));
}

/** Without the symbols of icon fonts, which stand for nothing outside them; bullets among them stay. */
function withoutIcons(text: string): string {
  return text.replace(/[\uF0A7\uF0B7\uF0D8\uF0FC\uF076]/g, "•").replace(/[\uE000-\uF8FF]/g, "");
}

export type PdfPageSize = { readonly width: number; readonly height: number };

function placeItem({ transform, vertical }: PdfTextItem, [a, b, c, d, e, f]: Matrix) {
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = transform;
  const along = { x: a * p + c * q, y: b * p + d * q };
  const up = { x: a * r + c * s, y: b * r + d * s };
  const degrees = (Math.atan2(along.y, along.x) * 180) / Math.PI + (vertical ? 90 : 0);
  const rounded = Math.round(degrees / 5) * 5;
  return {
    angle: rounded > 180 ? rounded - 360 : rounded === -180 ? 180 : rounded,
    x: a * t + c * u + e,
    y: b * t + d * u + f,
    height: Math.hypot(up.x, up.y),
  };
}

/** Where a point lies once the page is turned so that the text of that direction is level. */
function rotatePoint(x: number, y: number, angle: number) {
  const radians = (-angle * Math.PI) / 180;
  return {
    x: x * Math.cos(radians) - y * Math.sin(radians),
    y: x * Math.sin(radians) + y * Math.cos(radians),
  };
}

function createRun(
  str: string,
  order: number,
  at: { x: number; y: number },
  length: number,
  size: number,
): PdfRun {
  const text = str.trim();
  const wide = /^[\p{L}&](?: [\p{L}&]){3,}[:,]?$/u.test(text);
  const unit = size * 0.25;
  const before = str.length - str.trimStart().length;
  const after = str.length - str.trimEnd().length;
  const left = at.x + Math.min(before * unit, length / 3);
  const right = Math.max(left, at.x + length - Math.min(after * unit, length / 3));
  return {
    text: wide ? text.replaceAll(" ", "") : text,
    left,
    right,
    base: at.y,
    size,
    order,
    spaceBefore: before > 0,
    spaceAfter: after > 0,
    isLetterSpaced: wide,
  };
}

function isOutside(
  x: number,
  y: number,
  angle: number,
  length: number,
  size: PdfPageSize,
): boolean {
  const radians = (angle * Math.PI) / 180;
  const endX = x + length * Math.cos(radians);
  const endY = y + length * Math.sin(radians);
  const slack = 2;
  return (
    Math.max(x, endX) < -slack ||
    Math.min(x, endX) > size.width + slack ||
    Math.max(y, endY) < -slack ||
    Math.min(y, endY) > size.height + 12
  );
}

function isRepeated(run: PdfRun, angle: number, seen: Map<string, PdfRun[]>): boolean {
  const key = `${angle} ${run.text}`;
  const same = seen.get(key);
  if (same === undefined) {
    seen.set(key, [run]);
    return false;
  }
  const near = Math.max(0.6, run.size * 0.15);
  // A page that draws one word a hundred thousand times is not worth comparing them all.
  const repeated = same
    .slice(-50)
    .some(({ left, base }) => Math.abs(left - run.left) < near && Math.abs(base - run.base) < near);
  if (!repeated) same.push(run);
  return repeated;
}

function countCharacters(runs: readonly PdfRun[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0);
}
