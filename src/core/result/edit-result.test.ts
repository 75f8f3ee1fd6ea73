import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type MarkedResult,
  locateMark,
  replaceSentence,
  getMarkedSentence,
} from "#core/result/edit-result.ts";
import type { FactMark } from "./fact-mark.ts";
import { bullets, heading, paragraph, type Result, sectionText } from "#core/result/result.ts";

const result: Result = {
  sections: [
    { label: "In writing", blocks: [paragraph("I led it. Costs fell 40 % in 2023. Dana saw it.")] },
    { label: "Steps", blocks: [heading("First"), bullets(["Meet Dana.", "Meet Lee on Monday."])] },
  ],
  missing: ["a date"],
};

/** Marks on each place of the words in the result. */
function marksOn(of: Result, ...texts: string[]): FactMark[] {
  return of.sections.flatMap((section) =>
    texts.flatMap((text) => {
      const start = sectionText(section).indexOf(text);
      if (start === -1) return [];
      const place = { section: section.label, text, start, end: start + text.length };
      return [{ ...place, from: null, problem: "absent" as const }];
    }),
  );
}

function edit(of: Result, fact: string, words: string): MarkedResult {
  const marks = marksOn(of, "40 %", "2023", "Dana", "Lee");
  const mark = marks.find(({ text }) => text === fact);
  if (!mark) throw new Error(`No mark on ${fact}.`);
  return replaceSentence({ result: of, marks }, mark, words);
}

function markedTexts({ result: of, marks }: MarkedResult): (string | null)[] {
  return marks.map((mark) => {
    const section = of.sections.find(({ label }) => label === mark.section);
    return section ? sectionText(section).slice(mark.start, mark.end) : null;
  });
}

test("removing a fact takes its sentence, and the marks after it move along", () => {
  const after = edit(result, "40 %", "");
  expect(sectionText(after.result.sections[0] ?? { label: null, blocks: [] })).toBe(
    "I led it. Dana saw it.",
  );
  expect(markedTexts(after)).toEqual(["Dana", "Dana", "Lee"]);
});

test("correcting a fact keeps the marks whose words stay", () => {
  const after = edit(result, "40 %", "Costs fell by a third in 2023.");
  expect(sectionText(after.result.sections[0] ?? { label: null, blocks: [] })).toBe(
    "I led it. Costs fell by a third in 2023. Dana saw it.",
  );
  expect(markedTexts(after)).toEqual(["2023", "Dana", "Dana", "Lee"]);
});

test("an item of one sentence goes with it, and a section with its last item", () => {
  const first = edit(result, "Lee", "");
  expect(first.result.sections[1]?.blocks).toEqual([heading("First"), bullets(["Meet Dana."])]);
  const last = marksOn(first.result, "Dana").find(({ section }) => section === "Steps");
  const after = last && replaceSentence(first, last, "");
  expect(after?.result.sections.map(({ label }) => label)).toEqual(["In writing"]);
  expect(after && markedTexts(after)).toEqual(["40 %", "2023", "Dana"]);
});

test("a mark whose words are elsewhere by now has no place and changes nothing", () => {
  const [mark] = marksOn(result, "40 %");
  const lost = mark && { ...mark, start: 1, end: 5 };
  expect(lost && locateMark(result, lost)).toBeNull();
  expect(lost && getMarkedSentence(result, lost)).toBe("");
  expect(lost && replaceSentence({ result, marks: [] }, lost, "x").result).toBe(result);
});

test("whatever is said instead, every mark that stays stands on its words", () => {
  const sentences = fc.array(
    fc.constantFrom("Dana led it.", "Costs fell 40 %.", "In 2023 I left."),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const texts = fc.array(
    sentences.map((all) => all.join(" ")),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(texts, fc.boolean(), fc.nat(), fc.string(), (all, isList, pick, words) => {
      const blocks = isList ? [bullets(all)] : all.map(paragraph);
      const of: Result = { sections: [{ label: "A", blocks }], missing: [] };
      const marks = marksOn(of, "Dana", "40 %", "2023");
      const mark = marks[pick % marks.length];
      if (!mark) return;
      const after = replaceSentence({ result: of, marks }, mark, words);
      expect(markedTexts(after)).toEqual(after.marks.map(({ text }) => text));
    }),
  );
});
