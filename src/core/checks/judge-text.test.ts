import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { findPlacesToMend, findReasonToRefuse, judgeText } from "./judge-text.ts";

const words = await loadEnglishWords();
const material = {
  answers: { refusal: "take client calls on Sundays", by: "Denise, my manager" },
  tone: "",
};
const no = "I will not take client calls on Sundays.";
const judge = (writing: string, more = {}) =>
  judgeText(
    { tool: "boundaryScript", material, ...more },
    `## In the moment\n\n${no}\n\n## In writing\n\n${no} ${writing}\n\n## If they push back\n\n- No.\n- Not now.\n- It stays.`,
    words,
  );

test("a true text has nothing to mend, and its facts have their sources", () => {
  const judged = judge("");
  expect([findPlacesToMend(judged), findReasonToRefuse(judged)]).toEqual([[], null]);
  expect(judged.receipts.map(({ fact, from }) => [fact.text, from])).toContainEqual([
    "Sundays",
    "refusal",
  ]);
});

test("remarks are no part of the text, and advice to be smaller is in neither", () => {
  const text =
    "Tone down your results.\n\n## Before you use it\n\n- Ask Denise first.\n- Tone it down.";
  const { result, notes } = judgeText(
    { tool: "boundaryScript", material },
    `## In writing\n\n${no}\n${text}`,
    words,
  );
  expect(notes[0]).toBe("Ask Denise first.");
  expect(JSON.stringify(result)).not.toMatch(/Before you use|Tone down/);
});

test.for([
  ["a figure that no answer has", "It took 46 hours.", ["46"], null],
  [
    "one told often",
    "It took 46 hours: 46 of hers, 46 of mine, 46 of theirs, 46 of yours, all 46.",
    ["46"],
    null,
  ],
  [
    "six of them",
    "It took 46 hours, 71 calls, 52 trips, 83 days, 64 letters and $9,400.",
    ["46", "71", "52", "83", "64", "$9,400"],
    "facts",
  ],
  ["a blank", "It ends on [date].", ["[date]"], null],
  ["a refusal to write", "As an AI, I can’t help with that.", ["As an AI"], "foreign"],
] as const)("%s is a place to mend", ([, text, found, reason]) => {
  const judged = judge(text);
  const places = findPlacesToMend(judged);
  for (const place of found) expect(places.join("\n")).toContain(`“${place}”`);
  expect(findReasonToRefuse(judged)).toBe(reason);
});

test("another form is a place to mend and can't reach anybody", () => {
  const judged = judgeText(
    { tool: "boundaryScript", material },
    "Roses are red on Sundays.",
    words,
  );
  expect(findPlacesToMend(judged)).not.toEqual([]);
  expect(findReasonToRefuse(judged)).toBe("form");
});

test.for([
  ["a request", { refine: { request: "Say that it took 46 hours.", result: "" } }],
  ["an earlier request", { refine: { request: "Firmer", earlier: ["46 hours"], result: "" } }],
  ["an edit", { edits: ["It took 46 hours."] }],
  [
    "a ticked piece",
    {
      material: {
        ...material,
        ticked: [
          {
            piece: { key: "win:1", kind: "win", name: "x", text: "46 hours saved" },
            question: "reason",
          },
        ],
      },
    },
  ],
] as const)("a fact of %s has a source", ([, more]) => {
  expect(judge("It took 46 hours.", more).marks).toEqual([]);
});
