import { expect, test } from "vitest";
import { exactFigure } from "#core/contract/rules/figure-rules.ts";
import { parseResult } from "#core/result/result-text.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { checkPayFigures } from "./check-pay-figures.ts";

const answers = { now: "$142,000", sum: "$160,000", market: "$163,000, the median" };

/** The rules that a sentence in a section of a pay ask fails. */
function failing(section: string, text: string, given: Record<string, string> = answers) {
  const result = parseResult(`## ${section}\n\n${text}`);
  return checkPayFigures("payAsk", result, given).map(({ rule }) => rule);
}

function foreign(text: string, given: Record<string, string> = answers): boolean {
  return failing("Opening ask", text, given).includes("own-figure");
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

test.for([
  ["Level 700 analyst", "I am asking to become Level 700 analyst."],
  ["Head of the 1,200-bed site", "I am asking to become Head of the 1,200-bed site."],
] as const)("a number in a title is no sum that is owed: %s", ([title, opening]) => {
  const result = parseResult(`## Opening ask\n\n${opening}`);
  expect(exactFigure(result, { title }, toolOf("payAsk"))?.ok).toBe(true);
  const without = parseResult("## Opening ask\n\nI am asking for the analyst title, Head of site.");
  expect(exactFigure(without, { title }, toolOf("payAsk"))?.ok).toBe(true);
});

test("what she counts and what she has stand in the opening as no one’s figure", () => {
  const given = { ...answers, results: "Moved 1,400 students\nRenewed Halvorsen, $2.4M" };
  expect(foreign("I am asking for $160,000, after I moved 1,400 students.", given)).toBe(false);
  expect(foreign("I am asking for $160,000. I renewed Halvorsen, $2.4M.", given)).toBe(false);
  expect(foreign("I am asking to bring my base from $142,000 to $163,000.", given)).toBe(true);
  expect(
    foreign("I ask for £55,000. Today: £48,200.", { now: "£48,200 a year", sum: "£55k" }),
  ).toBe(false);
});

test("outside of the ask another sum is marked, and the text stays hers", () => {
  for (const section of ["Close", "Spoken version", "Written version"])
    expect(failing(section, "I am asking for $163,000.")).toEqual(["asked-figure"]);
  expect(failing("Evidence", "I renewed Halvorsen, $2.4M.")).toEqual([]);
});

test("a price that she gives in two parts is hers in each, and with blanks or without", () => {
  const price = "3 900 zł, petrol extra. Two parts possible: 2000 + 1900";
  const rules = (text: string) =>
    checkPayFigures("offerPower", parseResult(`## Price\n\n${text}`), { price }).map(
      ({ rule }) => rule,
    );
  expect(rules("The price is 3,900 zł. You can pay in two parts, 2,000 zł and 1,900 zł.")).toEqual(
    [],
  );
  expect(rules("The price is 3,600 zł.")).toEqual(["own-figure"]);
});
