import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { composeNetworkingHub } from "#core/composer/networking-hub.ts";
import { formatResult } from "#core/result/result-text.ts";
import { wordsOf } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";
import { networkingHub } from "#core/tools/networking-hub.ts";

type Fixture = {
  readonly name: string;
  readonly answers: Answers;
  readonly peer: readonly string[];
  readonly mentor: readonly string[];
  readonly introduction: readonly string[];
};

const fixtures: readonly Fixture[] = [
  {
    name: "a polished answer about one person",
    answers: {
      who: "My name is Priya Raman. I lead pricing at a payments company in Toronto, and I have spent nine years in fintech.",
      meet: "I would like to meet Helen Zhou, Chief Product Officer at Bluestem Pay.",
      why: "I want to understand how she moved her team from pricing by volume to pricing by value.",
      common: "We both spoke at the Money Forward conference in 2023.",
      ask: "A 25-minute call in the first two weeks of June.",
    },
    peer: ["how Helen Zhou moved her team", "Could we have a 25-minute call"],
    mentor: [
      "Dear Helen, we both spoke at the Money Forward conference in 2023.",
      "how you moved your team from pricing by volume to pricing by value",
      "25 minutes on a call in the first two weeks of June",
    ],
    introduction: [
      "introduce me to Helen Zhou, Chief Product Officer at Bluestem Pay, for a 25-minute call",
    ],
  },
  {
    name: "a dentist in haste, with a title and an aside",
    answers: {
      who: "Grace Odhiambo, pediatric dentist, own practice, 3 yrs",
      meet: "dentists who added a 2nd location. & Dr Paul Wren, he has 4",
      why: "when did you know you could afford the second one, what would you do differently",
      common: "went to Marlow dental school too (Dr Wren graduated 2004, me 2015)",
      ask: "30 min, zoom is fine, before I sign the lease on june 1",
    },
    peer: ["dentists who added a 2nd location", "what you would do differently"],
    mentor: [
      "Dear Dr. Wren, I went to Marlow dental school too.",
      "30 minutes on Zoom before I sign",
    ],
    introduction: ["introduce me to Dr. Paul Wren for 30 minutes on Zoom", "what they would do"],
  },
  {
    name: "a scientist with a thing to be read",
    answers: {
      who: "Dr. Mei-Lin Castro, Professor of Soil Science at Brannock State University",
      meet: "Program officers at foundations who fund soil carbon work, especially Dr. Tunde Afolabi at the Renfield Foundation",
      why: "To learn which measurement standards they trust.",
      common: "Dr. Afolabi reviewed our 2021 field trial.",
      ask: "Would he look at our two-page measurement plan before April 3?",
    },
    peer: ["who fund soil carbon work", "which measurement standards you trust"],
    mentor: ["Dear Dr. Afolabi, you reviewed our 2021 field trial."],
    introduction: ["Dr. Tunde Afolabi at the Renfield Foundation", "Dr. Afolabi trusts"],
  },
  {
    name: "a designer with two forms of a favor",
    answers: {
      who: "product designer, ex agency, now at a bank, 6 yrs",
      meet: "design leaders in fintech",
      why: "im stuck at senior and want to know what got them to principal",
      common: "we're all in the same slack, Design Ledger",
      ask: "would they look at my portfolio? or 20 mins",
    },
    peer: ["what got you to principal", "Could you look at my portfolio?"],
    mentor: ["a product designer at a bank for six years, formerly at an agency", "20 minutes"],
    introduction: ["design leaders in fintech", "what got them to principal"],
  },
  {
    name: "a director who types in capitals",
    answers: {
      who: "KAREN OBI, HR DIRECTOR, 6 YEARS",
      meet: "CHROS IN MANUFACTURING",
      why: "WANT TO KNOW HOW THEY HANDLE UNION DRIVES",
      common: "NOTHING",
      ask: "20 MIN CALL",
    },
    peer: ["I’m Karen Obi", "how you handle union drives"],
    mentor: ["20 minutes on a call"],
    introduction: ["CHROs in manufacturing", "how they handle union drives"],
  },
];

function openers(answers: Answers, tone = "Warm Confidence"): string[] {
  return composeNetworkingHub({ answers, tone }).sections.map(wordsOf);
}

test.for(fixtures)("$name: each opener has what its reader needs", (fixture) => {
  const [peer = "", mentor = "", introduction = ""] = openers(fixture.answers);
  for (const fact of fixture.peer) expect(peer).toContain(fact);
  for (const fact of fixture.mentor) expect(mentor).toContain(fact);
  for (const fact of fixture.introduction) expect(introduction).toContain(fact);
});

test.for(fixtures)("$name: every tone keeps the contract and its own wording", ({ answers }) => {
  const all = networkingHub.tones.map((tone) => {
    const text = formatResult(composeNetworkingHub({ answers, tone }));
    const unmet = checkResult("networkingHub", text, answers).filter(({ ok }) => !ok);
    expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
    return text;
  });
  expect(new Set(all).size).toBe(all.length);
});

test.for(networkingHub.tones)("no opener in %s asks more than one question", (tone) => {
  for (const { answers } of fixtures)
    for (const opener of openers(answers, tone))
      expect(opener.split("?").length - 1).toBeLessThanOrEqual(1);
});

test("only what she has in common is optional; the rest is asked for", () => {
  const { common: _left, ...answers } = fixtures[0]?.answers ?? {};
  const tone = "Professional & Brief";
  const alone = { ask: "feedback on my portfolio" };
  expect(composeNetworkingHub({ answers, tone }).missing).toEqual([]);
  expect(composeNetworkingHub({ answers: alone, tone }).missing.length).toBe(4);
});

test("a long answer leaves her name, her question and her ask standing", () => {
  const answers = {
    ...fixtures[0]?.answers,
    common: "We both spoke at the Money Forward conference in 2023. ".repeat(40),
  };
  const [, mentor = ""] = openers(answers);
  expect(mentor.split(/\s+/).length).toBeLessThanOrEqual(70);
  expect(mentor).toContain("how you moved your team");
  expect(mentor).toContain("Would you give me 25 minutes");
});
