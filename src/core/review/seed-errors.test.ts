import { expect, test } from "vitest";
import { parseReview } from "./text-edit.ts";
import { seedErrors, withoutSeeds } from "./seed-errors.ts";

const draft = `## Notice

I leave the ropewalk on May 3. I hand over the looms.

- Count the hemp
- Keep the ledger with Odalys, who orders the tar

To complete this, add: the name of the harbour master.`;

const strike = (words: string) => `Find: ${words}\nReplace: (nothing)\nWhy: false`;
const review = (...edits: readonly string[]) => parseReview(edits.join("\n\n"));

test("two false sentences stand in the draft that its reader gets, each in a line of the text", () => {
  const { text, seeds } = seedErrors(draft, "");
  expect(seeds).toHaveLength(2);
  const changed = text.split("\n").filter((line, at) => line !== draft.split("\n")[at]);
  expect(changed).toEqual([
    `I leave the ropewalk on May 3. I hand over the looms. ${seeds[0]}`,
    `- Keep the ledger with Odalys, who orders the tar. ${seeds[1]}`,
  ]);
});

test("a text of one line holds both; one without a line holds none", () => {
  const { text, seeds } = seedErrors("She makes rope.", "");
  expect(text).toBe(`She makes rope. ${seeds.join(" ")}`);
  expect(seedErrors("## Notice", "")).toEqual({ text: "## Notice", seeds: [] });
});

test("what an answer could mean is not put in", () => {
  const { seeds } = seedErrors(draft, "in 2013 others have come");
  expect(seeds).toHaveLength(2);
  expect(seeds.join(" ")).not.toMatch(/2013|Others/);
  expect(seedErrors(draft, "2013, 2009, others have it elsewhere").seeds).toEqual([]);
});

test("a reader who strikes both has read; her own sentences are edited as asked", () => {
  const { seeds } = seedErrors(draft, "");
  const answer = review(...seeds.map(strike), strike("Count the hemp"));
  expect(withoutSeeds(answer, draft, seeds)).toMatchObject({
    edits: [{ find: "Count the hemp" }],
    missedSeeds: 0,
  });
});

test.for([
  ["Nothing to mend", 2],
  ["It reads well to me, send it.", 2],
  [strike("Count the hemp"), 2],
  [strike("Others have asked for the same since."), 1],
  [strike("asked for the same"), 1],
  ["Find: in writing on 9 March 2013\nReplace: ?\nWhy: false", 1],
] as const)("%j leaves %i of them", ([said, missed]) => {
  const { seeds } = seedErrors(draft, "");
  expect(withoutSeeds(parseReview(said), draft, seeds).missedSeeds).toBe(missed);
});

test("words that the draft has of itself are hers to edit, and find no seed", () => {
  const own = draft.replace("who orders the tar", "who has ordered the tar since");
  const { seeds } = seedErrors(own, "");
  expect(withoutSeeds(review(strike("since"), strike("have asked")), own, seeds)).toMatchObject({
    edits: [{ find: "since" }],
    missedSeeds: 1,
  });
});

test("an edit that touches a seed, or would bring one in, is not made", () => {
  const { seeds } = seedErrors(draft, "");
  const answer = review(
    strike(`I hand over the looms. ${seeds[0]}`),
    `Find: Count the hemp\nReplace: Count the hemp. ${seeds[1]}\nWhy: reading`,
  );
  expect(withoutSeeds(answer, draft, seeds)).toMatchObject({ edits: [], missedSeeds: 1 });
});
