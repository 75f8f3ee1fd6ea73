import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";

import { findFigures } from "#core/language/figures.ts";
import { findVoiceMarks } from "#core/checks/voice-marks.ts";
import { paragraph } from "#core/result/result.ts";

import { findVoiceIssues } from "./find-voice-issues.ts";
import { refineLanguage } from "#core/voice/rewrite/refine-language.ts";
import { rewriteSentence } from "#core/voice/rewrite/rewrite-sentence.ts";
import { withoutDiminishingAdvice } from "./without-diminishing-advice.ts";

function values(text: string): readonly number[] {
  return findFigures(text).map(({ value }) => value);
}

const rulesOf = (text: string) => findVoiceIssues(text).map(({ rule }) => rule);

test("a finding holds its place, its family and the sentence rewritten", () => {
  expect(findVoiceIssues("We closed it. I think it's a bit late.")).toEqual([
    {
      start: 14,
      end: 21,
      text: "I think",
      rule: "I think",
      family: "hedge",
      instead: "state it",
      rewrite: "It's late.",
    },
    {
      start: 27,
      end: 32,
      text: "a bit",
      rule: "a bit",
      family: "hedge",
      instead: "state it",
      rewrite: "It's late.",
    },
  ]);
});

test("quoted speech, the product’s literals and exempt phrases are left alone", () => {
  expect(rulesOf("She said “I just think maybe” and left.")).toEqual([]);
  expect(rulesOf("Unlock Your Executive Suite")).toEqual([]);
  expect(findVoiceIssues("The Ninja Loans desk", { exempt: ["Ninja Loans"] })).toEqual([]);
});

test("advice to make her results smaller is found, a control turned down is not", () => {
  for (const advice of [
    "Tone down the numbers so you do not intimidate them.",
    "Tone down your results.",
    "Say less so that you don't overwhelm the panel.",
  ])
    expect(findVoiceIssues(advice).map(({ family }) => family)).toContain("diminishing-advice");
  expect(findVoiceIssues("Turn the numbers on the dial down to four.")).toEqual([]);
});

test("a longer phrase counts once", () => {
  expect(rulesOf("I was just wondering if it holds")).toEqual(["I was wondering"]);
});

test.for([
  ["I just wanted to check if maybe we could meet on Friday?", "I want to meet on Friday."],
  ["I think I'm kind of good at closing audits.", "I'm good at closing audits."],
  [
    "Sorry to bother you, but I was just wondering if we could maybe talk about my pay at some point, if that's okay?",
    "I want to talk about my pay.",
  ],
  ["I was wondering if you could send it by June 3.", "Please send it by June 3."],
  ["I was just wondering if the budget is final.", "Is the budget final?"],
  ["It would be great if you could maybe consider me.", "Please consider me."],
  ["I was lucky enough to lead 40 people", "I led 40 people."],
  ["Hi Dana, I was hoping we could talk!", "Hi Dana, I want to talk."],
  ["I just wanted to say that I ran it.", "I ran it."],
  ["We built a game-changing, world-class unit.", "We built a unit."],
  ["I would love to, if that’s alright.", "I would love to."],
  ["Does that make sense?", ""],
] as const)("%s becomes direct", ([draft, refined]) => {
  expect(refineLanguage(draft).text).toBe(refined);
});

test("lines become sentences, and what was taken out is told in order", () => {
  expect(refineLanguage("- i feel like i lead well\n- hopefully we ship june 3")).toEqual({
    text: "I lead well. We ship june 3.",
    removed: ["i feel like", "hopefully"],
  });
});

const pieces = constantFrom(
  "i just",
  "think",
  "maybe",
  "we could",
  "meet",
  "the team",
  "of 14",
  "$1,200",
  "kind of",
  "Dr. Osei",
  "“just maybe”",
  "sorry to bother you, but",
  "if that's okay",
  "and",
  "to",
  "a bit",
  "I was wondering if",
  "you could",
  "Marcy",
  "leads",
  "at 8 a.m.",
  "lol",
  "!",
  "?",
  ".",
  "\n",
  ",",
  "hopefully",
  "does that make sense?",
);

test("refining is idempotent and keeps every quoted span", () => {
  assert(
    property(array(pieces, { maxLength: 16 }), (parts) => {
      const draft = parts.join(" ");
      const { text } = refineLanguage(draft);
      expect(refineLanguage(text)).toEqual({ text, removed: [] });
      expect(text.split("“just maybe”").length).toBe(draft.split("“just maybe”").length);
    }),
    { numRuns: 400 },
  );
});

test("no rewrite is an empty clause, and no figure or name changes", () => {
  assert(
    property(array(pieces, { maxLength: 12 }), (parts) => {
      const sentence = parts.filter((part) => part !== "\n").join(" ");
      const { text } = rewriteSentence(sentence);
      expect(text).not.toMatch(/^[\s,.;?!]+$|,\s*[.?!]/);
      expect(values(text)).toEqual(values(sentence));
      for (const name of ["Marcy", "Osei"])
        expect(text.split(name).length).toBe(sentence.split(name).length);
    }),
    { numRuns: 400 },
  );
});

const marked = (label: string, text: string, answers = {}) =>
  findVoiceMarks({ sections: [{ label, blocks: [paragraph(text)] }], missing: [] }, answers).map(
    (mark) => mark.text,
  );

test("a mark says what weakens a text, where, and what to do instead", () => {
  const sections = [{ label: "In writing", blocks: [paragraph("Sorry to bother you on Friday.")] }];
  expect(findVoiceMarks({ sections, missing: [] }, {})).toEqual([
    {
      rule: "voice",
      section: "In writing",
      start: 0,
      end: 19,
      text: "Sorry to bother you",
      says: "“Sorry to bother you” weakens this: leave the apology out.",
    },
  ]);
});

test.for([
  ["quoted speech", "Sample lines", "You said “sorry to bother you.”", {}],
  ["what is to be retired", "Language to retire", "Sorry to bother you", {}],
  ["what was typed", "Sample lines", "Sorry to bother you.", { sample: "sorry to bother you" }],
  ["a hedge that may be right", "Sample lines", "Perhaps on Friday, a bit later.", {}],
] as const)("%s is no mark", ([, label, text, answers]) => {
  expect(marked(label, text, answers)).toEqual([]);
});

test.for([
  ["Keep it short. Tone down your results.", "Keep it short."],
  ["- Tone down your results.\n- Say it first.", "- Say it first."],
  ["Say it first.", "Say it first."],
] as const)("advice to make less of it goes with its sentence: %s", ([text, left]) => {
  expect(withoutDiminishingAdvice(text)).toBe(left);
});
