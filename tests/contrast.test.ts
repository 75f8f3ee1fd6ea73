import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");

type Theme = "day" | "night";

/** Foreground, background and the least contrast that WCAG and our own rules ask for. */
const pairs = [
  ...["paper", "surface", "sunken", "tint"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-2", ground, 7],
    ["ink-3", ground, 4.5],
  ]),
  ...["paper", "surface", "tint"].map((ground): [string, string, number] => ["link", ground, 7]),
  ...["paper", "surface", "tint"].map((ground): [string, string, number] => ["focus", ground, 3]),
  ...["paper", "surface", "sunken"].map((ground): [string, string, number] => [
    "line-strong",
    ground,
    3,
  ]),
  ["on-action", "action", 7],
  ["on-action", "action-hover", 7],
  ["on-point", "point", 7],
  ["on-stage", "stage", 7],
  ["on-stage-2", "stage", 7],
  ["point", "stage", 4.5],
  ...["success", "warning", "danger", "info"].map((name): [string, string, number] => [
    name,
    `${name}-soft`,
    4.5,
  ]),
  ["success", "surface", 4.5],
  ["danger", "surface", 4.5],
  ["garnet", "surface", 4.5],
  ["garnet", "paper", 4.5],
] satisfies [string, string, number][];

test.for(pairs)("%s on %s keeps a contrast of %d by day and night", ([front, back, least]) => {
  for (const theme of ["day", "night"] as const) {
    expect(contrast(luminance(front, theme), luminance(back, theme)), theme).toBeGreaterThanOrEqual(
      least,
    );
  }
});

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(name: string, theme: Theme): number {
  const [l, c, h] = oklch(name, theme);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [long, middle, short] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((value) => value ** 3);
  const [L = 0, M = 0, S = 0] = [long, middle, short];
  const red = 4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S;
  const green = -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S;
  const blue = -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S;
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function oklch(name: string, theme: Theme): [number, number, number] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`There is no token --${name}.`);
  const other = /^var\(--([\w-]+)\)$/.exec(value.trim());
  if (other?.[1]) return oklch(other[1], theme);
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const colour = colours[theme === "night" ? colours.length - 1 : 0];
  if (!colour) throw new Error(`--${name} is no colour: ${value}`);
  return [Number(colour[1]), Number(colour[2]), Number(colour[3])];
}
