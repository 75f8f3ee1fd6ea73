import { expect, test } from "vitest";
import { composeElevatorPitch } from "./compose.ts";

const pitch = (answers: Readonly<Record<string, string>>) => {
  const given = { role: "beekeeper", length: "1 minute", ...answers };
  return JSON.stringify(composeElevatorPitch({ answers: given, tone: "" }).sections[0]);
};

test.each([
  ["helping orchards to keep their bees", "I help orchards to keep their bees."],
  ["60 orchards keep their bees", "I help 60 orchards keep their bees."],
  ["farming families", "I help farming families."],
  ["the valley keeps its bees", "The valley keeps its bees."],
])("whom she helps goes on with its stem: %s", (help, expected) => {
  expect(pitch({ help })).toContain(expected);
});

test.each([
  ["looking for a cold store", "I am looking for a cold store."],
  ["meeting orchard owners", "What I want next: meeting orchard owners."],
  [
    "four law firms that will keep a hive",
    "I am looking for four law firms that will keep a hive.",
  ],
  ["a second shed, a van", "I am looking for a second shed, a van."],
  ["a shed would do", "What I want next: a shed would do."],
  ["buyer for ten hives", "What I want next: buyer for ten hives."],
])("what she wants next: %s", (next, expected) => {
  expect(pitch({ next })).toContain(expected);
});

test.each([
  ["hive records", "The proof: hive records."],
  ["over 40 hives alive in May", "The proof: over 40 hives alive in May."],
  ["40 hives alive in May", "2. 40 hives alive in May."],
])("what proves it has its label where it is no sentence and no figure: %s", (proof, expected) => {
  expect(pitch({ result: "Losses fell from 12 hives to 2", proof })).toContain(expected);
});

test("a county is a place to work in", () => {
  expect(pitch({ where: "Wexford County" })).toContain("a beekeeper in Wexford County.");
});

test("a clause in her role is a sentence of its own; a note to herself stays out", () => {
  const text = pitch({ role: "beekeeper, deaf, so this is signed by a friend", where: "Wexford" });
  expect(text).toContain("a beekeeper, deaf, in Wexford. So this is signed by a friend.");
  expect(pitch({ role: "beekeeper", where: "Local 44, Wexford" })).toContain("Local 44, Wexford");
  expect(pitch({ proof: "the audit. Maybe don’t share it", how: "by ear" })).not.toMatch(
    /audit|share/,
  );
});
