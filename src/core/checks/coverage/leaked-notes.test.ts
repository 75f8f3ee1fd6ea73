import { expect, test } from "vitest";
import { paragraph, type Result } from "#core/result/result.ts";
import { findLeakedNotes } from "./leaked-notes.ts";

const answers = {
  results: "Ran the night shift for 9 weeks when Bo was ill (leave Bo’s name off)",
  sum: "£41,000. Would settle at 38 but don't put that",
  objection: "It was cut. (The owner's cousin did it, pls write management only)",
};

function leaked(text: string): readonly string[] {
  const result: Result = {
    sections: [{ label: "Evidence", blocks: [paragraph(text)] }],
    missing: [],
  };
  return findLeakedNotes("payAsk", result, answers).map(({ words }) => words);
}

test("what stands in a text though it was to be left out is named", () => {
  expect(leaked("I ran the night shift for 9 weeks when Bo was ill.")).toEqual(["Bo"]);
  expect(leaked("I would settle at 38.")).toEqual(["Would settle at 38"]);
  expect(leaked("The cousin of the owner did it.")).toEqual(["The owner’s cousin did it"]);
});

test("what else the answers say is theirs", () => {
  expect(leaked("I ran the night shift for 9 weeks. I ask for £41,000. It was cut.")).toEqual([]);
  expect(leaked("I settle disputes. There are 38 of us.")).toEqual([]);
});
