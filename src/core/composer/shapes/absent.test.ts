import { expect, test } from "vitest";
import { isAbsent } from "./absent.ts";

const absent =
  "|  |\u200B\u2060|-|?|???|n/a|N/A.|none|None yet|nothing|idk|I don’t know|i dont know|not sure|I'm not sure yet|no figure|No idea.|tbd|asdf|Skip|No figure, pay follows the grade here.|None. I never looked it up.";
const given =
  "none of the nurses|nothing before 10|No figure, but about $92k|I don't know, 65k?|No overtime|not sure they agree|no figure but the band is C|same day|5|none, I bake every Friday";

test.each(absent.split("|"))("%j is no answer", (answer) => {
  expect(isAbsent(answer)).toBe(true);
});

test.each(given.split("|"))("%j is an answer", (answer) => {
  expect(isAbsent(answer)).toBe(false);
});
