import { expect, test } from "vitest";
import { formatResult } from "#core/result/result-text.ts";
import { composeNetworkingHub } from "./networking-hub.ts";

const made = (answers: Readonly<Record<string, string>>) =>
  formatResult(composeNetworkingHub({ answers: { ...ines, ...answers }, tone: "" }));

const ines = {
  name: "Ines Rautio",
  role: "organ builder",
  fact: "I repaired 9 village organs.",
  meet: "Dr. Maud Ellery, keeper of the Bruges workshop",
  know: "which leather she puts on the bellows",
  common: "We both learned from old Peeters.",
  ask: "a half-hour call in May",
};

test("what she shares and asks is said of the one she wants to meet", () => {
  const text = made({});
  expect(text).toContain("My connection to her: we both learned from old Peeters.");
  expect(text).toContain("I would ask her for a half-hour call in May.");
});

test.each([
  ["access to her drawings, any day", "What I would ask of her: access to her drawings, any day."],
  ["that she hears one recording", "I would ask that she hears one recording."],
  ["shadow her for a week", "I would like to shadow her for a week."],
  ["an intro to Maud Ellery", "Could you help me with an intro to Maud Ellery?"],
  ["an intro to the tannery she uses", "I would ask her for an intro to the tannery she uses."],
])("ask: %s", (ask, said) => {
  expect(made({ ask })).toContain(said);
});

test("no message holds words that mean nothing without what it leaves out", () => {
  const know = `which leather she puts on the bellows, and ${"how long it lasts, ".repeat(6)}by her books`;
  const messages = made({ know, ask: "two hides of the leather" }).split("\n\n");
  expect(messages.filter((text) => text.includes("two hides"))).not.toEqual([]);
  for (const text of messages.filter((one) => one.includes("two hides")))
    expect(text).toContain("which leather");
});

test("whom she wants to meet stands in each message, and a role too long for it is named", () => {
  const role = `organ builder ${"and keeper of one more small village museum ".repeat(5)}in the north`;
  const text = made({ role });
  expect(text.match(/I would like to meet Dr\. Maud Ellery/g)).toHaveLength(3);
  expect(text).toContain("your role (Peer, Mentor, Industry introduction)");
});

test("a name that she does not know yet is asked for, and not written about", () => {
  const text = made({ meet: "a bell founder in Annecy, I dont know her name yet" });
  expect(text).toContain("I would like to meet a bell founder in Annecy.");
  expect(text).toContain("the name of whom you want to meet");
});
