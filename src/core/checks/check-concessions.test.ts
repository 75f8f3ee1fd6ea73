import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import { checkConcessions } from "./check-concessions.ts";

const answers = {
  sum: "€48,000",
  results: "Cut the queue at the quay from 40 trucks to 12",
  objection: "The harbor board fixed the scale in spring",
};

function granted(text: string, given: Record<string, string> = answers): string[] {
  const result = parseResult(`## Answer to the objection\n\n${text}`);
  return checkConcessions("payAsk", result, given).map(({ detail }) => detail);
}

const objection = "“The harbor board fixed the scale in spring.”";

test.for([
  `${objection} It is true that the scale is fixed.`,
  `${objection} You are right about the scale.`,
  `${objection} That’s fair. I cut the queue.`,
  `${objection} I grant that.`,
  `${objection} We accept the scale.`,
  `${objection} On the scale, that is true.`,
  `${objection} The harbor board fixed the scale.`,
])("granted in her voice: %s", (text) => {
  expect(granted(text)).toHaveLength(1);
});

test("what stands beside the quotation is her own", () => {
  const given = { ...answers, objection: "“Fuel margins are down.” Same words as 2025" };
  const text = "“Fuel margins are down.” The words were the same in 2025.";
  expect(granted(text, given)).toEqual([]);
  expect(granted(`${text} Fuel margins are down.`, given)).toHaveLength(1);
});

test.for([
  `${objection} I cut the queue at the quay from 40 trucks to 12. What would it take to say yes, and when?`,
  `You may say: ${objection} I hear that. My ask is €48,000.`,
  `${objection} Is it true that the scale is fixed?`,
  `${objection} I ask for it on May 4, so it is right before the boats come in.`,
  `“You are right, and it is true.” I cut the queue at the quay.`,
])("granted by nobody: %s", (text) => {
  expect(granted(text)).toEqual([]);
});

test("what another answer of hers grants may stand, and no other tool is looked at", () => {
  const given = { ...answers, results: "It is true that I came in spring" };
  expect(granted(`${objection} It is true that I came in spring.`, given)).toEqual([]);
  const result = parseResult("## In the moment\n\nYou are right.");
  expect(checkConcessions("boundaryScript", result, answers)).toEqual([]);
});

test("a note for her alone grants them nothing", () => {
  const result = parseResult(
    "## Close\n\nMay 4.\n\n## For you alone\n\n- It is true that they wait.",
  );
  expect(checkConcessions("payAsk", result, answers)).toEqual([]);
});

test("the sentences are named once each", () => {
  expect(granted("I grant that. I grant that.")).toEqual([
    "You granted none of this: “I grant that”. Leave it out.",
  ]);
});
