import { expect, test } from "vitest";
import { formatResult } from "#core/result/result-text.ts";
import { composeNetworkingHub } from "./compose.ts";

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
])("ask: %s", (ask, expected) => {
  expect(made({ ask })).toContain(expected);
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

const story = (words: number) => `I rebuilt ${"one more pipe ".repeat(words)}by hand`;

test("words of ours, then an aside at her name, give way to her facts; the head of her role stays", () => {
  const role = "organ builder, in the church yards of four counties and on two ships";
  const name = "Ines Rautio (Iines in the older papers and on every pipe)";
  const know = `which leather she ${"glues and cuts and ".repeat(8)}trusts`;
  const [peer = ""] = made({ name, role, know, fact: story(3) }).split("## Mentor");
  expect(peer).toContain("Hello, I’m Ines Rautio, an organ builder");
  expect(peer).toContain(know);
  expect(peer).not.toMatch(/Thank you|I am writing/);
  expect(made({ name, role, know, fact: story(3) })).toContain(
    "“(Iines in the older papers and on every pipe)” (Peer",
  );
  expect(made({ name: "Ines Rautio (ret.)", fact: story(12) })).toContain(
    "I’m Ines Rautio (ret.),",
  );
  expect(made({ common: "none" })).toContain("Thank you for reading this.");
});

test.each([
  ["nothing yet, same guild i think", "My connection to her: same guild I think."],
  ["I believe we had one teacher", "My connection to her: I believe we had one teacher."],
  ["She heard me play, I guess", "She heard me play, I guess."],
  ["Nothing, perhaps the same guild", "My connection to her: perhaps the same guild."],
  ["none yet, hoping to change that", "To complete this, add: what you have in common"],
])("a guess about others stays one: %s", (common, expected) => {
  expect(made({ common })).toContain(expected);
});

test("what she says of herself and what she asks for needs no hedge", () => {
  const text = made({ fact: "I think I hear a cracked reed", ask: "i guess a call in May" });
  expect(text).toContain("I hear a cracked reed.");
  expect(text).toContain("I would ask her for a call in May.");
  expect(made({ fact: "I think I mended 9 organs" })).toContain("I think I mended 9 organs.");
});

test("a role whose capital no list knows stands behind its label, in every message", () => {
  const text = made({ role: "Windchest carver", fact: story(14) });
  expect(text.match(/I’m Ines Rautio\. My work: Windchest carver\./g)).toHaveLength(3);
  expect(made({ role: "German translator" })).toContain("I’m Ines Rautio, a German translator.");
});

test("whom her own words call she is nowhere them", () => {
  const text = made({ know: "how they price a pipe", common: "We met once (she had the flu)" });
  expect(text).toContain("My connection: we met once (she had the flu).");
  expect(text).toContain("I would ask for a half-hour call in May.");
  expect(made({ know: "how they price a pipe" })).toContain("My connection to them: we both");
});

test("her fact stands in one message at least, before what she wants to learn", () => {
  const long =
    "keeper of the Bruges workshop, who has the drawings of all the small organs of the coast";
  const text = made({
    fact: `I repaired 9 village organs ${"and one more pipe ".repeat(4)}by hand`,
    meet: `Dr. Maud Ellery, ${long}`,
    know: `which leather she ${"glues and cuts and ".repeat(4)}trusts`,
    common: `She heard me ${"play and tune and ".repeat(4)}sing`,
    ask: `one half-hour call in May ${"or June ".repeat(8)}`,
  });
  const [peer = "", others = ""] = text.split("## Mentor");
  expect(peer).toContain("I repaired 9 village organs");
  expect(others).not.toContain("I repaired");
});

test.each([
  ["nothing really... we share a teacher", "My connection to her: we share a teacher."],
  ["nothing except that I tuned her harp", "I tuned her harp."],
])("behind nothing stands what she shares: %s", (common, expected) => {
  expect(made({ common })).toContain(expected);
});
