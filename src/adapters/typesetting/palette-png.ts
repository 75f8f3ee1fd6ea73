import { crc32, deflateSync } from "node:zlib";

/** Opaque pixels, four bytes each: red, green, blue and one that is not looked at. */
type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const maxColors = 128;

/** A PNG of the colours that are used most; the others become the nearest of these. A page of print loses nothing by it. */
export function encodePalettePng({ data, width, height }: Pixels): Buffer {
  const { colors, indexOf } = buildPalette(data);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexOf.get(colorAt(data, 4 * (y * width + x))) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the number of a colour.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\u{89}PNG\r\n\u{1a}\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colors.flatMap((color) => toRgb(color)))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function buildPalette(data: Uint8Array) {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const all = [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  const colors = all.slice(0, maxColors);
  const indexOf = new Map(all.map((color) => [color, nearest(colors, color)]));
  return { colors, indexOf };
}

function nearest(colors: readonly number[], color: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, known] of colors.entries()) {
    const [a, b] = [toRgb(known), toRgb(color)];
    const away = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

function colorAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

function toRgb(color: number): [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, "latin1");
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(data, crc32(type)), 0);
  return Buffer.concat([head, data, tail]);
}
