import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";

import { classify } from "./clause.ts";
import { baseOf, gerundOf, pastOf, thirdOf, verbFormOf } from "./inflect.ts";
import { changePerson, she, withSubject, you } from "./person.ts";
import { greetingOf, parsePerson, sayRole, sayRoleOf } from "./role.ts";
import { irregularVerbs, regularVerbs } from "./verbs.ts";

test.for([
  ["took over Tulsa and its crew", "verb-past"],
  ["also direct the lab", "verb-base"],
  ["running both sites", "verb-gerund"],
  ["can do 20 minutes on Monday", "verb-modal"],
  ["leads 5 managers", "verb-third"],
  ["I rebuild trust", "first-person"],
  ["the board votes in June", "clause"],
  ["they call me", "clause"],
  ["budget is frozen", "clause"],
  ["plant manager, auto parts", "noun"],
  ["engineering manager", "noun"],
  ["vested shares", "noun"],
  ["not chairing it", "negation"],
  ["“we have no budget”", "quote"],
  ["November 20", "date"],
  ["wait 31 days → 12", "change"],
  ["do I tell my chair", "question"],
] as const)("%s is %s", ([text, kind]) => {
  expect(classify(text).kind).toBe(kind);
});

test("every form of every verb leads back to a verb", () => {
  for (const base of [...irregularVerbs.keys(), ...regularVerbs]) {
    for (const form of [base, pastOf(base), thirdOf(base), gerundOf(base)])
      expect(baseOf(form), form).not.toBeNull();
  }
  expect([
    pastOf("plan"),
    pastOf("carry"),
    pastOf("oversee"),
    gerundOf("tie"),
    thirdOf("teach"),
  ]).toEqual(["planned", "carried", "oversaw", "tying", "teaches"]);
  expect([verbFormOf("led"), verbFormOf("closing"), verbFormOf("quality")]).toEqual([
    "past",
    "gerund",
    null,
  ]);
});

test("her words change person only where the verb is known, and quoted speech never", () => {
  expect(changePerson("I lead my team; I’ve stayed “for me”", she)).toBe(
    "she leads her team; she has stayed “for me”",
  );
  expect(changePerson("What I want is mine", you)).toBe("What you want is yours");
  expect(changePerson("Inez and I both trained there", she)).toBe(
    "Inez and she both trained there",
  );
  expect(changePerson("I frobnicate it", she)).toBeNull();
});

test("nothing of the first person is left, or nothing is said", () => {
  const parts = constantFrom(
    "I lead",
    "my team",
    "me",
    "I’m",
    "the board",
    "I’ll",
    "trained",
    "“I said”",
    "do I",
    "and",
    "mine",
  );
  assert(
    property(array(parts, { minLength: 1, maxLength: 8 }), (words) => {
      const said = changePerson(words.join(" "), she);
      expect(said?.replaceAll(/“[^”]*”/g, "") ?? "").not.toMatch(/\b(?:I|me|my|mine)\b/);
    }),
  );
});

test("a fragment gets its subject when its verb is certain", () => {
  expect([
    withSubject("led the launch"),
    withSubject("direct the lab", "she"),
    withSubject("engineering manager"),
  ]).toEqual(["I led the launch", "she directs the lab", null]);
});

test("people and roles are read as she named them", () => {
  expect(parsePerson("Noor, director of claims, my boss")).toEqual({
    name: "Noor",
    greeting: "Noor",
    role: "Director of Claims",
    relation: "my boss",
  });
  expect(parsePerson("CPO Anna Lind and the committee")).toMatchObject({
    name: "Anna Lind",
    role: "CPO",
  });
  expect(parsePerson("the board")).toBeNull();
  expect(greetingOf("Dr. Ana Osei")).toBe("Dr. Osei");
  expect([
    sayRole("sr mfg engineer"),
    sayRoleOf("director, claims"),
    sayRoleOf("VP, credit risk"),
  ]).toEqual(["Senior Manufacturing Engineer", "Director of Claims", "VP, Credit Risk"]);
});
