import { expect, test } from "vitest";
import { findUncovered } from "./find-uncovered.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";

const lostOf = (tool: ToolId, id: string, answer: string, text: string) => {
  const result: Result = { sections: [{ label: "Text", blocks: [paragraph(text)] }], missing: [] };
  return findUncovered(tool, result, { [id]: answer }, "model").map(({ words }) => words);
};

test.for([
  [
    "lock the yard at 9 when I have opened it since dawn, 12 days running",
    "You ask me to lock the yard at 9.",
    ["when I have opened it since dawn, 12 days running"],
  ],
  [
    "drive the van to Leeds (Priya did it twice)",
    "I drive the van to Leeds.",
    ["Priya did it twice"],
  ],
  ["six weeks; the union says 8", "Six weeks.", ["the union says 8"]],
  [
    "count the sheep on Langdale and Borrowdale",
    "Count the sheep.",
    ["on Langdale and Borrowdale"],
  ],
] as const)("of “%s” only what is lost is named", ([answer, text, parts]) => {
  expect(lostOf("boundaryScript", "request", answer, text)).toEqual(parts);
});

const lost = (answer: string, text: string) => lostOf("brandBio", "known", answer, text);

test("words typed with a stroke, and nouns without vowels, may be written out", () => {
  expect(lost("stock/orders of 3 wards", "Stock and orders of 3 wards")).toEqual([]);
  expect(lost("stock/orders of 3 wards", "Stock of 3 wards")).toEqual([]);
  expect(lost("mgmt of 3 bldgs", "Management of 3 buildings")).toEqual([]);
  expect(lost("stock/orders", "Keys and doors")).toEqual(["stock/orders"]);
});

test("words that stand only apart from each other say nothing of a clause", () => {
  const stake = "nobody asked whether I wanted the shop";
  const apart = "Nobody is in Leeds. I asked the bank. The shop opens at 9.";
  expect(lostOf("strategyPrep", "stake", stake, apart)).toEqual([stake]);
  const together = "I wanted someone to ask whether the shop is for me.";
  expect(lostOf("strategyPrep", "stake", stake, together)).toEqual([]);
});

test("a word cut short by its stop is held by the whole one, a child by children", () => {
  const known = "Visits to children in Northumb. 4 weeks > 9 days";
  expect(lost(known, "A child in Northumberland is visited, from 4 weeks to 9 days.")).toEqual([]);
  expect(lost(known, "A child is visited, from 4 weeks to 9 days.")).not.toEqual([]);
});

test("a line of one word in capitals heads a part of a resume, whatever the word", () => {
  const resume = "TICKETS\nForklift, 2019\n- SLINGER";
  expect(lostOf("resumeRewrite", "resume", `A\nB\nC\n${resume}`, "Forklift, 2019")).toEqual([
    "SLINGER",
  ]);
});

test("a day of another language is held by the same in English", () => {
  expect(lost("vrijdag 12 maart, 3 pm", "On Friday, March 12 at 3 p.m.")).toEqual([]);
  expect(lost("wtorek 8.12", "On Tuesday, December 8.")).toEqual([]);
  expect(lost("vrijdag 12 maart", "On Friday.")).not.toEqual([]);
});
