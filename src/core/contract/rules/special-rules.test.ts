import { expect, test } from "vitest";
import type { SpecialRule } from "#core/contract/contract.ts";
import { parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { specialRules } from "./special-rules.ts";

function holds(rule: SpecialRule, tool: ToolId, text: string, answers: Answers): boolean | null {
  return specialRules[rule](parseResult(text), answers, toolOf(tool))?.ok ?? null;
}

test.for([
  ["I am asking for $160,000.", { sum: "$160,000" }, true],
  ["I am asking for $160,000. Today: $142,000.", { now: "$142,000", sum: "$160k" }, true],
  ["Today: $142,000.", { now: "$142,000", sum: "$160,000" }, false],
  ["I am asking for $163,000.", { sum: "$160,000", market: "$163,000" }, false],
  ["I am asking to become Senior Director.", { title: "Senior Director" }, true],
  ["I am asking for more.", { title: "Senior Director" }, false],
  ["I am asking for promotion to AVP.", { sum: "Promotion to AVP" }, true],
  ["I am asking to become VP.", { title: "VP" }, true],
  ["I am asking for Band 7.", { sum: "Band 7" }, true],
  ["I am asking for 10 %.", { sum: "10 %" }, true],
  ["I am asking for $150,000.", {}, false],
  ["I am asking for $150,000.", { sum: "I don’t know" }, false],
] as const)("exact-figure: %s %o", ([opening, answers, ok]) => {
  expect(holds("exact-figure", "payAsk", `## Opening ask\n\n${opening}`, answers)).toBe(ok);
});

test("exact-figure: an opening that is owed and absent is no opening", () => {
  const text = "## Evidence\n\n- One 1";
  expect(holds("exact-figure", "payAsk", text, { sum: "$160,000" })).toBe(false);
  expect(holds("exact-figure", "payAsk", text, {})).toBeNull();
});

test.for([
  ["I lead claims.", "I", true],
  ["I lead claims.", "", true],
  ["Ana leads claims.", "", false],
  ["Ana leads claims. She serves nurses.", "she", true],
  ["Ana leads claims. He serves nurses.", "she", false],
  ["Ana leads claims. I serve nurses.", "they", false],
  ["Ana leads claims. They serve nurses.", "they", true],
  ["Ana leads claims. She serves nurses.", "they", false],
  ["Ana leads claims for nurses and their patients.", "he", true],
] as const)("chosen-person: %s as %s", ([text, person, ok]) => {
  expect(holds("chosen-person", "brandBio", text, { person })).toBe(ok);
});

test.for([
  ["Can we decide by May 30?", { decideBy: "May 30" }, true],
  ["Can we decide soon?", { decideBy: "May 30" }, false],
  ["Can we decide soon?", { askOn: "May 6" }, false],
  ["What is needed before the board meets?", { decideBy: "before the board meets" }, true],
  ["Can we decide soon?", {}, null],
] as const)("dated-close: %s %o", ([close, answers, ok]) => {
  expect(holds("dated-close", "payAsk", `## Close\n\n${close}`, answers)).toBe(ok);
});

test.for([
  ["- May 4: give notice.\n- By May 29: everything is handed over.", true],
  ["- May 4: give notice.\n- The audit files", false],
  ["By Friday, May 29:\n\n- The audit files\n- The calendar", true],
  ["All of this:\n\n- The audit files", false],
] as const)("dated-steps: %s", ([steps, ok]) => {
  const answers = { noticeOn: "May 4", lastDay: "Friday, May 29" };
  expect(holds("dated-steps", "exitStrategy", `## Hand-over plan\n\n${steps}`, answers)).toBe(ok);
});

test("a rule whose answers she did not give gives no check; one that is owed is not let off by a request", () => {
  const unfinished = "## In the moment\n\nLater.\n\nTo complete this, add: a reason.";
  expect(
    holds("refusal-in-each", "boundaryScript", unfinished, { request: "stay late" }),
  ).toBeNull();
  expect(holds("refusal-in-each", "boundaryScript", unfinished, { refusal: "stay late" })).toBe(
    false,
  );
  expect(holds("price-plain", "offerPower", "## The promise\n\nMore.", {})).toBeNull();
  expect(holds("price-plain", "offerPower", "## The promise\n\nMore.", { price: "$12" })).toBe(
    false,
  );
});
