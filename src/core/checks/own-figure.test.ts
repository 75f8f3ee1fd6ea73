import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import { checkOwnFigure } from "./own-figure.ts";

const answers = { now: "$142,000", sum: "$160,000", market: "$163,000, the median" };

function foreign(text: string, given: Record<string, string> = answers): boolean {
  return checkOwnFigure("payAsk", parseResult(`## Spoken version\n\n${text}`), given).length > 0;
}

test("what she asks for and what she has stand; the market’s figure and any other may not be asked for", () => {
  expect(foreign("I am asking for $160,000. Today: $142,000.")).toBe(false);
  expect(foreign("I am asking to move from $142,000 to $160,000.")).toBe(false);
  expect(foreign("The median is $163,000.")).toBe(false);
  expect(foreign("I am asking for $163,000.")).toBe(true);
  expect(foreign("I am asking for $155,000.")).toBe(true);
});

test("who asks for a title asks for no sum that she did not name", () => {
  const title = { now: "$142,000", title: "Senior Director" };
  expect(foreign("I am asking to become Senior Director.", title)).toBe(false);
  expect(foreign("I am asking to become Senior Director at $170,000.", title)).toBe(true);
});
