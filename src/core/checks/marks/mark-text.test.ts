import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { parseResult } from "#core/result/result-text.ts";
import { sectionText } from "#core/result/result.ts";
import { type MarkedText, markText } from "./mark-text.ts";

const words = await loadEnglishWords();
const answers = { refusal: "take client calls on Sundays", by: "Denise, my manager" };

function check(text: string, more: Readonly<Record<string, string>> = {}): MarkedText {
  const result = parseResult(`## In writing\n\n${text}`);
  return markText("boundaryScript", result, { answers: { ...answers, ...more } }, words);
}

function marksOf(text: string, more?: Readonly<Record<string, string>>): string[] {
  return check(text, more).marks.map((mark) => `${mark.rule}: ${mark.text}`);
}

function saysOf(text: string): string[] {
  const { marks } = markText("boundaryScript", parseResult(text), { answers }, words);
  return marks.map(({ says }) => says);
}

test("a mark says which words of which section are wrong, and what to do", () => {
  const result = parseResult("## In writing\n\nDenise, I take 46 calls on Sundays.");
  const { marks } = markText("boundaryScript", result, { answers }, words);
  expect(marks).toEqual([
    {
      rule: "figure",
      section: "In writing",
      start: 15,
      end: 17,
      text: "46",
      says: "Your answers don’t have “46”, so add it there or change it here.",
    },
  ]);
  expect(result.sections.map((section) => sectionText(section).slice(15, 17))).toEqual(["46"]);
});

test.for([
  ["after", "I’m pregnant, they don’t know yet", "I am pregnant.", "pregnant"],
  ["in brackets", "my knee surgery (don’t mention)", "After my knee surgery.", "knee surgery"],
  ["before", "Between us: the landlord wants us out", "The landlord wants us out.", "landlord"],
  ["alone", "I interview at a rival. Off the record.", "I interview at a rival.", "rival"],
  ["as a request", "please leave out the tribunal", "There was a tribunal.", "tribunal"],
] as const)("a matter noted as private %s is marked where it is told", ([, note, text, told]) => {
  const found = check(text, { context: note }).marks.filter(({ rule }) => rule === "private");
  expect(found.map((mark) => mark.text.includes(told))).toEqual([true]);
  expect(marksOf("I do not take client calls.", { context: note })).toEqual([]);
});

test.for([
  ["a fact of work", "They don’t know how to use Excel", "They use Excel."],
  ["a word of business", "I coach private clients", "I coach private clients."],
  ["what another answer says", "don’t mention the client calls", "I take no client calls."],
] as const)("%s is no private matter", ([, note, text]) => {
  expect(marksOf(text, { context: note })).toEqual([]);
});

test("what the tool asks to withhold is kept out of what others read", () => {
  const result = parseResult("## Message to your manager\n\nI leave because of burnout.");
  const material = { answers: { withhold: "burnout" } };
  const { marks } = markText("exitStrategy", result, material, words);
  expect(marks.map(({ rule, text }) => [rule, text])).toEqual([["private", "burnout"]]);
});

test.for([
  ["I have told Denise about it.", ["reader: Denise"]],
  ["Denise has the list.", ["reader: Denise"]],
  ["It is Denise’s decision.", ["reader: Denise’s"]],
  ["I asked my manager about it.", ["reader: my manager"]],
  ["Denise, I don’t take calls.", []],
  ["Thanks, Denise.", []],
  ["Dear Denise,\nI don’t take calls.", []],
] as const)("of the one who gets it: %s", ([text, expected]) => {
  expect(marksOf(text)).toEqual(expected);
});

test("with two people to read it, either may be named", () => {
  expect(marksOf("I asked Denise.", { by: "Denise and Omar" })).toEqual([]);
});

test.for([
  ["We start on [date].", ["placeholder: [date]"]],
  ["It costs ____.", ["placeholder: ____"]],
  ["It is XX percent.", ["placeholder: XX"]],
  ["Ask <name>.", ["placeholder: <name>"]],
  ["Dear [manager’s name],", ["placeholder: [manager’s name]"]],
  ["See https://pay.example/x for it.", ["foreign: https://pay.example/x"]],
  ["Say <b>no</b>.", ["foreign: <b>", "foreign: </b>"]],
  ["As an AI, I agree.", ["foreign: As an AI"]],
  ["Here is your text.", ["foreign: Here is your text"]],
  ["I can’t help with that.", ["foreign: I can’t help"]],
] as const)("%s can't go out", ([text, expected]) => {
  expect(marksOf(text)).toEqual(expect.arrayContaining([...expected]));
});

test("a slot for the member's own name stays open and is no mark", () => {
  const { marks, slots } = check("I don’t take calls.\n[Your name]\n[phone]");
  expect([marks, slots.map(({ text }) => text)]).toEqual([[], ["[Your name]", "[phone]"]]);
});

test("a link and a blank of the answers are the member's", () => {
  const own = { context: "See https://mine.example/cv, from [team]" };
  expect(marksOf("See https://mine.example/cv, from [team].", own)).toEqual([]);
});

test("a text in another language than the answers is marked whole, and so is nothing", () => {
  const other =
    "ich nehme am Sonntag keine Anrufe an und bitte dich, das im Team so weiterzugeben, damit alle davon wissen und niemand wartet";
  expect(saysOf(other)).toContain(
    "This isn’t in the language of your answers, so ask for it again.",
  );
  expect(saysOf("…")).toEqual(["There is no text here, so ask for it again."]);
});
