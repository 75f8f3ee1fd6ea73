import { expect, test } from "vitest";
import { spokenWords } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { composed } from "./golden-cases.ts";
import { failings, type OwnCase } from "./own-case.ts";

const cases: OwnCase[] = [
  {
    name: "a bakery owner, 30 seconds",
    answers: {
      who: "Jo Castellanos-Wu, i run a bakery that only hires ppl coming out of prison. Detroit. 6 yrs",
      audience: "ppl who get told no at every interview",
      result: "84 hired, 71 still working somewhere a year later",
      next: "a second location. need a landlord who will say yes",
      setting: "chamber breakfast",
      length: "30 seconds",
    },
    facts: [
      "Jo Castellanos-Wu",
      "Detroit",
      "84 hired",
      "71 still working",
      "a second location",
      "a landlord who will say yes",
    ],
    never: ["85%", "passionate", "second chance"],
    asks: [],
  },
  {
    name: "an engineer, 15 seconds",
    answers: {
      who: "bridge engineer, county public works, PE, 17 yrs",
      audience: "drivers who never think about the bridge",
      result: "inspection backlog 412 bridges to 38 in 3 yrs",
      next: "want to meet state DOT asset mgmt ppl",
      length: "15 seconds",
    },
    facts: ["bridge engineer", "412 bridges to 38"],
    never: ["374", "drones"],
    asks: [],
  },
  {
    name: "finished sentences keep their words",
    answers: {
      who: "I am Adaora Lindqvist, and I run emergency planning for the Port of Halden.",
      audience: "I work for the 4,000 people who live within a mile of the tank farm.",
      result:
        "In five years we cut evacuation time from 55 minutes to 18, and we have drilled it 22 times.",
      next: "I am looking for a seat on the national ports safety board.",
      length: "30 seconds",
    },
    facts: [
      "Adaora Lindqvist",
      "I run emergency planning for the Port of Halden",
      "we cut evacuation time from 55 minutes to 18",
      "looking for a seat on the national ports safety board",
    ],
    never: ["37 minutes", "would love"],
    asks: [],
  },
  {
    name: "too few facts for the length are asked for, never padded",
    answers: { who: "cpa", audience: "restaurants", length: "30 seconds" },
    facts: ["CPA", "restaurants"],
    never: ["years", "leading", "clients"],
    asks: ["the result you bring", "what you want next"],
  },
];

test.for(cases)("elevator pitch: $name", (one) => {
  expect(failings("elevatorPitch", one)).toEqual([]);
});

test("both versions show their seconds, and the note is not counted", () => {
  const { result } = composed("elevatorPitch", cases[0]?.answers ?? {}, "Conversational");
  for (const section of result.sections) {
    const words = countWords(spokenWords(section));
    expect(section.blocks[0]).toEqual({
      kind: "paragraph",
      text: `30 seconds · ${words} words, about ${Math.round((words * 60) / 140)} seconds aloud`,
    });
  }
});

test("classic opens on her, casual on the people she helps", () => {
  const { result } = composed("elevatorPitch", cases[0]?.answers ?? {}, "Warm Confidence");
  const [classic, casual] = result.sections.map(spokenWords);
  expect(classic).toMatch(/^I’m Jo Castellanos-Wu/);
  expect(casual).toMatch(/^You know people who get told no/);
});
