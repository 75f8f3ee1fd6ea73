import { expect, test } from "vitest";
import { cleanText } from "#core/language/clean.ts";
import { readKnown } from "./positioning-known.ts";

const known: readonly (readonly [string, string])[] = [
  ["when a launch is stuck they call me", "I am the one they call when a launch is stuck"],
  [
    "A migration is behind schedule and nobody agrees on why",
    "I am the one they call when a migration is behind schedule and nobody agrees on why",
  ],
  ["assays nobody can get to work", "I am the person for assays nobody can get to work"],
  [
    "telling elected people NO with a table. also closing gaps w/out layoffs",
    "I am the person who tells elected people no with a table, and who closes gaps without layoffs",
  ],
  ["fix broken teams", "I fix broken teams"],
  [
    "im who managers call before they fire someone",
    "I am the one managers call before they fire someone",
  ],
  [
    "when everything goes sideways i make the board make sense",
    "when everything goes sideways, I make the board make sense",
  ],
  [
    "Families trust me with hard conversations about money.",
    "families trust me with hard conversations about money",
  ],
];

test.for(known)("%s", ([answer, clause]) => {
  expect(readKnown(cleanText(answer))?.clause).toBe(clause);
});

test("a count behind what she does is her proof of it", () => {
  const answer = "im the one who gets faculty to agree on a curriculum, 4 depts last yr";
  expect(readKnown(cleanText(answer))).toMatchObject({
    clause: "I am the one who gets faculty to agree on a curriculum",
    proof: "four departments last year",
  });
});
