import { expect, test } from "vitest";
import { splitWithheld } from "./split-withheld.ts";

test.each([
  [
    "I did it in May. My son has a hearing. I don’t want to get into it with her.",
    "I did it in May.",
  ],
  ["My knee is being operated on. He doesn’t need to know that.", ""],
  ["I teach on Fridays. My son is ill, but that’s not for them.", "I teach on Fridays."],
  [
    "I have two jobs. I also have a baby but I don’t want that to be the reason.",
    "I have two jobs.",
  ],
  ["I teach on Fridays. Between us, he sleeps through it.", "I teach on Fridays."],
  ["I teach on Fridays. Off the record: I am looking elsewhere.", "I teach on Fridays."],
  ["I teach on Fridays. My mother moved in – between us.", "I teach on Fridays."],
  ["I close at six (off the record, I hate the late shift).", "I close at six."],
  ["Baker (and deputy, though I would rather leave that out)", "Baker"],
  ["My mother is ill. She moved in with us. I would rather not mention it.", ""],
  [
    "My divorce is in court. I teach on Fridays. I don’t want to discuss the divorce with him.",
    "I teach on Fridays.",
  ],
  ["I teach on Fridays. I think he is lazy, but I can’t say that.", "I teach on Fridays."],
  ["I teach on Fridays. I have chemo as well. Nobody should know that.", "I teach on Fridays."],
  ["I teach on Fridays. The rest is none of his business.", "I teach on Fridays."],
  ["I teach on Fridays. I’d rather he didn’t know I applied elsewhere.", "I teach on Fridays."],
  ["I teach on Fridays. My husband lost his job. I’ll keep that to myself.", "I teach on Fridays."],
  ["Glaze is chemistry. Half of it is luck (don’t quote me on that).", "Glaze is chemistry."],
  ["I want it in writing.", "I want it in writing."],
  [
    "I do not want to carry the keys for another year.",
    "I do not want to carry the keys for another year.",
  ],
  ["The trust between us.", "The trust between us."],
  ["Between us, we run four shops.", "Between us, we run four shops."],
  ["They need to know it by May 2.", "They need to know it by May 2."],
  ["I can’t tell them apart.", "I can’t tell them apart."],
])("%j is read by others as %j", (answer, expected) => {
  expect(splitWithheld("reason", answer).shareable).toBe(expected);
});

test.each([
  ["The nights wear me out. Officially: I want to bake.", "I want to bake."],
  ["The nights wear me out, officially: I want to bake.", "I want to bake."],
  ["The nights wear me out (officially: I want to bake)", "I want to bake"],
  ["I can’t stand the new chef.\nWhat I’ll say: I want to bake.", "I want to bake."],
  ["Officially: I want to bake.", "Officially: I want to bake."],
])("behind her label stands what may be said: %j", (answer, expected) => {
  expect(splitWithheld("reason", answer).shareable).toBe(expected);
});

test("the label is named with what stands before it", () => {
  expect(
    splitWithheld("reason", "The nights wear me out. Officially: I want to bake.").withheld,
  ).toBe("The nights wear me out. Officially: ");
});

test("what she keeps is named, and what she refuses is her answer", () => {
  const answer = "I teach on Fridays. My son is ill. I don’t want to talk about that.";
  expect(splitWithheld("reason", answer).withheld).toBe(
    "My son is ill. I don’t want to talk about that.",
  );
  expect(splitWithheld("refusal", answer)).toEqual({ shareable: answer, withheld: null });
});
