import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { composeBrandVoice } from "#core/composer/brand-voice.ts";
import { formatResult } from "#core/result/result-text.ts";
import { itemsOf } from "#core/result/result.ts";
import { brandVoice } from "#core/tools/brand-voice.ts";
import type { Answers } from "#core/tools/definition.ts";

type Fixture = {
  readonly name: string;
  readonly answers: Answers;
  readonly facts: readonly string[];
  readonly never: readonly string[];
};

const fixtures: readonly Fixture[] = [
  {
    name: "an engineer’s polished page",
    answers: {
      words: "My colleagues would say that I am direct, warm, and prepared.",
      refuse: "I refuse to sound like a management consultant or a motivational speaker.",
      audience: "I write for plant managers and for the engineers who report to them.",
      sample:
        "We stopped the line at 2:40. Nobody was hurt, and nobody was surprised. The reading had been wrong for nine days, and three of us had said so.",
      beliefs:
        "I believe that a near miss is a gift. I believe that the operator usually knows first. I believe that blame is expensive.",
    },
    facts: [
      "Direct, warm and prepared.",
      "plant managers and the engineers who report to them",
      "“A near miss is a gift.”",
      "three of us had said so",
      "a management consultant or a motivational speaker",
    ],
    never: ["that I am", "I believe that", "like a motivational"],
  },
  {
    name: "a sales lead in haste",
    answers: {
      words: "the fixer, the closer, mom",
      refuse: "weak. or like im asking permission",
      audience: "my sales team and the C-suite",
      sample: "hey team - numbers r in. we missed by 4%. i own 2 of that. heres the plan",
      beliefs: "forecast is a promise; bad news travels first class",
    },
    facts: [
      "The fixer, the closer and mom.",
      "We missed by 4%.",
      "“Bad news travels first class.”",
      "Anything weak.",
      "sounds as if I’m asking permission",
    ],
    never: ["sound like weak", "heres", " i "],
  },
  {
    name: "a physician with three readers",
    answers: {
      words: "Colleagues describe me as rigorous, humane and quietly funny.",
      refuse:
        "I never want to sound like a textbook, a vendor, or someone who has not met a patient.",
      audience:
        "Nurses, residents, and hospital administrators; they rarely read the same page, and mine has to serve all three.",
      sample:
        "At 3 a.m. the protocol is the only colleague who is fully awake. Write it for that hour. If a tired person cannot follow it, it is not a protocol; it is a decoration.",
      beliefs:
        "Evidence first, then courtesy. A checklist is an act of respect. I believe we should stop saying “non-compliant” and say what the patient could not do.",
    },
    facts: [
      "Rigorous, humane and quietly funny.",
      "nurses, residents and hospital administrators",
      "Any sentence that could stand in a textbook unchanged.",
      "“Non-compliant.” Say what the patient could not do.",
      "it is a decoration",
    ],
    never: ["sound like never", "colleagues describe"],
  },
  {
    name: "a chef who pasted two sentences",
    answers: {
      words: "idk, quick? loud, loyal",
      sample: "I cook for people who are tired. That is the whole menu.",
    },
    facts: ["Quick, loud and loyal.", "“That is the whole menu.”", "the whole menu"],
    never: ["idk", "Language to retire", "restaurant"],
  },
  {
    name: "a tenants’ organizer in capitals",
    answers: {
      words: "SHARP FUNNY FAIR",
      refuse: "LAWYERS",
      audience: "TENANTS",
      sample: "READ THE LEASE. THEN READ IT AGAIN WITH A PEN.",
      beliefs: "A LEASE IS A STORY ABOUT POWER",
    },
    facts: ["Sharp, funny and fair.", "“Read the lease.”", "“A lease is a story about power.”"],
    never: ["LEASE", "TENANTS"],
  },
];

function text(answers: Answers, tone = "Warm Confidence"): string {
  return formatResult(composeBrandVoice({ answers, tone }));
}

test.for(fixtures)("$name: her facts are in, nothing else is", ({ answers, facts, never }) => {
  const said = text(answers);
  for (const fact of facts) expect(said).toContain(fact);
  for (const word of never) expect(said).not.toContain(word);
});

test.for(fixtures)("$name: every tone keeps the contract and its own wording", ({ answers }) => {
  const all = brandVoice.tones.map((tone) => {
    const said = text(answers, tone);
    const unmet = checkResult("brandVoice", said, answers).filter(({ ok }) => !ok);
    expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
    return said;
  });
  expect(new Set(all).size).toBe(all.length);
});

test("a word she refuses in a belief is retired, and the one she chose is used", () => {
  const said = text({ beliefs: "patrons arent 'users' theyre readers. shelves before screens" });
  expect(said).toContain("“readers”, where others write “users”");
  expect(said).toContain("“Users.” The word is “readers.”");
  expect(said).toContain("Shelves before screens.");
});

test("with all five answers there are five sections and at least three lines", () => {
  const [full] = fixtures;
  const { sections, missing } = composeBrandVoice({
    answers: full?.answers ?? {},
    tone: "Heartfelt",
  });
  const lines = sections.at(-1);
  expect(sections.map(({ label }) => label)).toEqual(
    brandVoice.contract.sections.map(({ label }) => label),
  );
  expect(lines === undefined ? 0 : itemsOf(lines).length).toBeGreaterThanOrEqual(3);
  expect(missing).toEqual([]);
});

test("three words alone make an essence and principles, and the rest is asked for", () => {
  const { sections, missing } = composeBrandVoice({
    answers: { words: "calm, clear, fair" },
    tone: "Warm Confidence",
  });
  expect(sections.map(({ label }) => label)).toEqual(["Voice essence", "Tone principles"]);
  expect(missing.length).toBe(4);
});
