import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { groundText } from "#core/grounding/ground-text.ts";

const evidence = readEvidence({
  was: "the night crew voted, 7 of 9 for the new rota. the depot runs nightly",
  offer: "I can show Teun the gate on Thursday. next wk is stocktaking",
});

const marks = (text: string) =>
  groundText(text, evidence)
    .filter(({ problem }) => problem !== null)
    .map(({ fact }) => fact.text);

test.for([
  ["All of them wanted the gate shut.", "All of them"],
  ["Call me any time about the gate.", "any time"],
  ["I showed Teun the gate yesterday.", "yesterday"],
  ["I will show Teun the gate next month.", "next month"],
] as const)("%s says more than the answers", ([text, mark]) => {
  expect(marks(text)).toEqual([mark]);
});

test.for([
  "The depot runs every night.",
  "Stocktaking is next week.",
  "I can show Teun the gate on Thursday.",
  "We both take the first step this week.",
  "Not all is said, and that is all.",
  "Each of the crew has a rota.",
  "Hello everyone,\n\nI can show Teun the gate on Thursday.",
])("%s says what they say", (text) => {
  expect(marks(text)).toEqual([]);
});
