import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toolIds } from "#core/tools/catalogue.ts";
import { casesOf } from "./golden-cases.ts";
import { qualityPage } from "./quality-page.ts";
import { points, readingOf, readings, textOf } from "./readings.ts";

const all = readings();
const cases = toolIds.flatMap((tool) => casesOf(tool));

test("every golden text was read since it last changed; npm run quality names those that were not", () => {
  const unread = cases.filter((one) => readingOf(all, one.id, textOf(one)) === null);
  expect(unread.map(({ id }) => id)).toEqual([]);
});

test("docs/language-quality.md is current; npm run quality writes it", () => {
  expect(readFileSync("docs/language-quality.md", "utf8")).toBe(qualityPage(all));
});

test("nothing is under 4 in grammar and directness", () => {
  const held = [points.indexOf("grammar"), points.indexOf("directness")];
  const low = Object.entries(all).filter(([, { marks }]) =>
    held.some((at) => (marks[at] ?? 0) < 4),
  );
  expect(low.map(([id]) => id)).toEqual([]);
});

test("the weakest sentence that a reading names stands in the text", () => {
  const wrong = cases.filter((one) => {
    const text = textOf(one);
    const reading = readingOf(all, one.id, text);
    return reading !== null && !text.includes(reading.weakest);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
