import { expect, test } from "vitest";
import { findPronouns } from "./pronouns.ts";

test.for([
  ["She runs it, and hes the buyer.", ["She", "he"]],
  ["shes late", ["she"]],
  ["a goat that has been off her feed; the ewe dropped her lamb", []],
  ["My neighbor keeps a goat in her barn.", ["her"]],
  ["The clerk fell off a horse and broke her leg.", ["her"]],
  ["All webbing, hessian and hair; the hero of the sheep shed.", []],
] as const)("a pronoun is a word of its own: %s", ([text, found]) => {
  expect(findPronouns(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});
