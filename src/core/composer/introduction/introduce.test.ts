import { expect, test } from "vitest";
import { introduce } from "./introduce.ts";

test.each([
  [
    "Ana Sol",
    "Harbor pilot, 9 years",
    "Port of Ghent",
    ["I’m Ana Sol, a harbor pilot at Port of Ghent.", "I have 9 years of experience."],
  ],
  [null, "Carver", "Ohio", ["I’m a carver in Ohio."]],
  [null, "owner", "Pinecone (toys)", ["I’m owner of Pinecone (toys)."]],
  [null, "midwife birth center", "Ohio", ["My work: midwife birth center in Ohio."]],
  ["Ana Sol RN", "RN", "oncology", ["I’m Ana Sol RN, and I work in oncology."]],
  [null, "Sales Director", "the harbor bank", ["I’m Sales Director at the harbor bank."]],
  [null, "customer support", "Pinecone Toys", ["I work in customer support at Pinecone Toys."]],
  [null, "UX writer", "The Red Door", ["I’m a UX writer at The Red Door."]],
  [null, "I am a tug captain", null, ["I’m a tug captain."]],
  [null, "Foster mother, 3 years in", null, ["I’m a foster mother.", "I am 3 years in."]],
  ["Ana Sol", "bakery?? no - I run a mill", null, ["I’m Ana Sol, and I run a mill."]],
  [
    null,
    "bosun, before that 3 years in dredging",
    "Tern Ferries",
    ["I’m a bosun, before that 3 years in dredging, at Tern Ferries."],
  ],
  [
    null,
    "Chef (also, in May, baker)",
    "Tern Hall",
    ["I’m a chef (also, in May, baker) at Tern Hall."],
  ],
  [null, "Founder, Wren Music School", "Denver", ["I’m founder of Wren Music School in Denver."]],
  [
    null,
    "Organist, also teach theory",
    "a chapel in Denver, 40 seats",
    ["I’m an organist at a chapel in Denver, 40 seats.", "I also teach theory."],
  ],
  [null, "Organist, level 3", "Tern Hall", ["I’m an organist, level 3, at Tern Hall."]],
  [
    null,
    "Roofer, solar panels, since 2012",
    "county works department",
    ["I’m a roofer, solar panels, at a county works department.", "I have done this since 2012."],
  ],
  [
    "Ana Sol, MD",
    "lock smith (keys), and I teach theory",
    "Tern Hall",
    ["I’m Ana Sol, MD, a lock smith (keys) at Tern Hall.", "I teach theory."],
  ],
])("%s, %s, %s", (name, role, where, expected) => {
  expect(introduce({ name, role, where })).toEqual(expected);
});

test("in another person, and aloud", () => {
  const identity = { name: "Ana Sol", role: "I dive and I also weld under water", where: null };
  expect(introduce(identity, "she")).toEqual(["Ana Sol dives and she also welds under water."]);
  const medic = { name: "Ana Sol, MD", role: "medic", where: null };
  expect(introduce(medic, "she")).toEqual(["Ana Sol, MD, is a medic."]);
  const strange = { name: "Ana Sol", role: "Zibble turner", where: null };
  expect(introduce(strange, "they")).toEqual(["Ana Sol: Zibble turner."]);
  const roofer = { name: null, role: "Roofer (solar)", where: "at a school" };
  expect(introduce(roofer, "I", "aloud")).toEqual(["I’m a roofer, solar, at a school."]);
});
