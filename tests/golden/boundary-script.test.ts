import { expect, test } from "vitest";
import { splitSentences } from "#core/language/sentences.ts";
import { wordsOf } from "#core/result/result.ts";
import { composed } from "./golden-cases.ts";
import { failings, type OwnCase } from "./own-case.ts";

const cases: OwnCase[] = [
  {
    name: "weekend shifts, asked by a charge nurse",
    answers: {
      request: "cover sat AND sun again, third wknd in a row",
      by: "charge nurse, Kim",
      refusal: "i am not working this weekend",
      offer: "can do thurs night",
      preserve: "patients + kim's trust, shes always been fair to me",
    },
    facts: ["Kim", "I am not working this weekend", "Thursday night", "third weekend"],
    never: ["sorry", "fair to me", "unfortunately", "AND"],
    asks: [],
  },
  {
    name: "scope, a client and a rate",
    answers: {
      request: "client keeps adding stuff, last one was 'a quick' 40 slide deck due in 2 days",
      by: "Fernanda at Costa Group (client)",
      refusal: "no more work outside the SOW without a change order",
      offer: "change order same day, $175/hr. or it goes in phase 2",
      preserve: "the relationship, they renew in june",
    },
    facts: ["Fernanda", "outside the SOW without a change order", "$175 an hour", "phase 2"],
    never: ["June", "renew", "I can change order", "if possible"],
    asks: [],
  },
  {
    name: "the refusal names what she is asked to do",
    answers: {
      request:
        "PTA wants me to chair the auction. 3rd year. they say 'nobody else can do it like you'",
      by: "PTA board",
      refusal: "i wont chair it this year",
      offer: "i'll hand over my vendor list and sit w whoever takes it for 1 hr",
    },
    facts: [
      "I will not chair the auction this year",
      "vendor list",
      ["one hour", "1 hour"],
      "nobody else can do it like you",
    ],
    never: ["chair it", "honored"],
    asks: [],
  },
  {
    name: "finished sentences, spoken to the one they are about",
    answers: {
      request:
        "My director has asked me to sign off on the safety report before the inspection is complete.",
      by: "Martin Oakes, Director of Facilities",
      refusal: "I will not sign a report for an inspection that has not been completed.",
      offer: "I can have a signed report on his desk within 24 hours of the inspection.",
      preserve: "My license, and his confidence in my work.",
    },
    facts: [
      "Martin",
      "I will not sign a report for an inspection that has not been completed.",
      "I can have a signed report on your desk within 24 hours of the inspection",
    ],
    never: ["his", "he"],
    asks: [],
  },
  {
    name: "a refusal alone",
    answers: { refusal: "no calls after 6 unless its an actual emergency" },
    facts: ["I do not take calls after 6 unless it is an actual emergency."],
    never: ["instead", "family", "8 a.m."],
    asks: ["what you are being asked", "what you offer instead"],
  },
];

test.for(cases)("boundary script: $name", (one) => {
  expect(failings("boundaryScript", one)).toEqual([]);
});

test("the refusal stands in the same words in all three versions, within two sentences", () => {
  const { result } = composed("boundaryScript", cases[0]?.answers ?? {}, "Strategic & Direct");
  for (const section of result.sections) {
    const [first = "", second = ""] = splitSentences(wordsOf(section).replace(/^\S+,\n/, ""));
    expect(`${first} ${second}`).toContain("I am not working this weekend");
  }
});

test("an offer of nothing is not asked for again", () => {
  const answers = {
    request: "share my client list",
    refusal: "I do not share my client list.",
    offer: "Nothing.",
  };
  expect(composed("boundaryScript", answers, "Diplomatic").result.missing).toEqual([]);
});
