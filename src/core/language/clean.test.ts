import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";

import { cleanText, spellArrows } from "./clean.ts";
import { findFigures } from "./figures.ts";
import { soundsUnsure } from "./fillers.ts";

test.for([
  ["ppl in the dept cant wait 3 wks", "people in the department can’t wait 3 weeks"],
  [
    "svp claims ops basically.. Northgate Mutual Ins",
    "SVP claims operations. Northgate Mutual Ins",
  ],
  [
    "w/out overtime, w the same crew, w/ 4 vans",
    "without overtime, with the same crew, with 4 vans",
  ],
  ["im the one who closes + fixes it lol", "I’m the one who closes and fixes it"],
  ["sorry this is vague - lead time went from 9 wks to 4", "lead time went from 9 weeks to 4"],
  ["tbh i think we kind of rebuilt it!!", "we rebuilt it."],
  ["its a stretch. the plant and its 90 ppl", "it’s a stretch. the plant and its 90 people"],
  ["id like it by jan 9, my ID is fine", "I’d like it by January 9, my ID is fine"],
  ["mtg is tue 9am, then fri by 4", "meeting is Tuesday at 9 a.m., then Friday by 4"],
  ["since may im on nights, i may stay", "since May I’m on nights, I may stay"],
  ["he sat on it last sat", "he sat on it last Saturday"],
  ["FIVE calls, NOT my IT team", "five calls, not my IT team"],
  ["~400 ppl, < 30 beds", "about 400 people, under 30 beds"],
  ["P&L and R&D, Smith & Sons, sales & ops", "P&L and R&D, Smith & Sons, sales and operations"],
  ["45 min talk, took 45 min", "45-minute talk, took 45 minutes"],
  ["$2.5k a mo, 60 visits/wk", "$2,500 a month, 60 visits a week"],
  ["costs 2M -> 1.1M a yr usd", "costs $2M → $1.1M a year"],
  ["says 'just wait til q3'", "says “just wait until Q3”"],
  ["a kind of audit, just cause, just under 5%", "a kind of audit, just cause, just under 5%"],
  ["in feb. running two sites", "in February. running two sites"],
  ["hr director, 9 hrs. dr Ito agreed", "HR director, 9 hours. Dr. Ito agreed"],
  ["spanish and covid work, see levels.fyi", "Spanish and COVID work, see levels.fyi"],
] as const)("%s is cleaned", ([answer, clean]) => {
  expect(cleanText(answer)).toBe(clean);
});

test("quoted speech keeps its softeners, and asides about the answer leave", () => {
  expect(cleanText('he said "i just think maybe", i know its a lot')).toBe(
    "he said “I just think maybe”",
  );
});

test("an answer that is only chatter is empty", () => {
  expect(cleanText("lol")).toBe("");
});

test("arrows are spelled out for reading", () => {
  expect(spellArrows("14% → 8.5%")).toBe("14% to 8.5%");
});

test("a doubtful fact can be told from the raw answer", () => {
  expect([soundsUnsure("she starts in june maybe"), soundsUnsure("she starts in june")]).toEqual([
    true,
    false,
  ]);
});

function values(text: string): readonly number[] {
  return findFigures(text).map((figure) => figure.value);
}

const words = constantFrom(
  "ppl",
  "w/",
  "im",
  "lol",
  "14%",
  "$2.5k",
  "1,200",
  "->",
  "mon",
  "8am",
  "feb 3",
  "the",
  "team",
  "Dr.",
  "Osei",
  "cant",
  "its",
  "3 wks",
  "+",
  "&",
  "'really fast'",
  "..",
  "just",
  "kind of",
  "i",
  "vp",
  "ops",
  "4.5M",
  "(by choice)",
);

test("cleaning twice changes nothing more, and no figure changes its value", () => {
  assert(
    property(array(words, { maxLength: 14 }), (parts) => {
      const answer = parts.join(" ");
      const once = cleanText(answer);
      expect(cleanText(once)).toBe(once);
      expect(values(once)).toEqual(values(answer.replaceAll("8am", "8 am")));
    }),
  );
});

test.for([
  [
    "45 min writing session, took 45 min writing it",
    "45-minute writing session, took 45 minutes writing it",
  ],
  ["4 state titles, a 40 slide deck", "4 state titles, a 40-slide deck"],
  ["complaint dept. handbook is legal", "complaint department. handbook is legal"],
  ["in first hour of shift, in first person", "in the first hour of shift, in first person"],
  ["their dr said so to dr Ito", "their doctor said so to Dr. Ito"],
  ["first time buyers, non actionable notes", "first-time buyers, non-actionable notes"],
] as const)("%s is written out", ([answer, clean]) => {
  expect(cleanText(answer)).toBe(clean);
});
