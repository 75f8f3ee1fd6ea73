import {
  markText,
  otherLanguage,
  otherMatter,
  type MarkedText,
} from "#core/checks/marks/mark-text.ts";
import type { Mark } from "#core/checks/marks/mark.ts";
import { findFormFaults } from "#core/checks/form/find-form-faults.ts";
import type { FormFault } from "#core/checks/form/form-fault.ts";
import { findVoiceMarks } from "#core/checks/voice-marks.ts";
import { withSpokenNotes } from "#core/contract/spoken-note.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { normalizeModelText } from "#core/prompt/normalize-model-text.ts";
import { splitNotes } from "#core/prompt/notes.ts";
import type { Result } from "#core/result/result.ts";
import { parseResult } from "#core/result/result-text.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { withoutDiminishingAdvice } from "#core/voice/without-diminishing-advice.ts";
import type { WritingTask } from "./writing-task.ts";

/** A model's text as parts, its remarks to the member, and what is certain about it. */
export type JudgedText = Pick<MarkedText, "receipts"> & {
  readonly result: Result;
  readonly notes: readonly string[];
  readonly marks: readonly Mark[];
  readonly faults: readonly FormFault[];
};

/** Reads a model's text and checks it. `words` is a full list of English words, for names that open a sentence. */
export function judgeText(task: WritingTask, text: string, words: WordList): JudgedText {
  const parted = splitNotes(text, labelsOf(task));
  const result = readModelText(task, withoutDiminishingAdvice(parted.text));
  const notes = parted.notes.map(withoutDiminishingAdvice).filter((note) => note !== "");
  return { ...judgeResult(task, result, words), notes };
}

/** A model's text by its parts, in the tool's form or, where an older text is changed, in that text's own. */
export function readModelText(task: WritingTask, text: string): Result {
  const sections = labelsOf(task).map((label) => ({ label }));
  const result = parseResult(normalizeModelText({ sections }, text));
  return withSpokenNotes(toolOf(task.tool).contract, result);
}

/** The headings that a text may have: the tool's, and those of the text that is changed. */
export function labelsOf({ tool, refine }: WritingTask): readonly string[] {
  const older = refine ? parseResult(refine.result).sections : [];
  const labels = [...toolOf(tool).contract.sections, ...older].flatMap(({ label }) => label ?? []);
  return [...new Set(labels)];
}

/** Checks a text by its parts. */
export function judgeResult(task: WritingTask, result: Result, words: WordList): JudgedText {
  const { tool, material } = task;
  const { marks, receipts } = markText(tool, result, sourceMaterialOf(task), words);
  return {
    result,
    notes: [],
    marks: [
      // The member may ask for another language, or for another matter than that of the answers.
      ...marks.filter(
        ({ says }) => !task.refine || (says !== otherLanguage && says !== otherMatter),
      ),
      ...findVoiceMarks(result, material.answers),
    ],
    receipts,
    faults: findFormFaults(tool, result, material.answers),
  };
}

/** All that a fact may come from. */
function sourceMaterialOf({ material, refine, edits = [] }: WritingTask) {
  const requests = refine ? [...(refine.earlier ?? []), refine.request] : [];
  return {
    answers: material.answers,
    record: material.ticked?.map(({ piece: { key, text } }) => ({ key, text })) ?? [],
    edits: [...requests, ...edits],
  };
}

const falseFacts: ReadonlySet<string> = new Set([
  "figure",
  "date",
  "name",
  "title",
  "bound",
  "private",
]);

/** What a model is asked to look at once more: a false fact, a private matter, blanks, another form or language. */
export function findPlacesToMend({ marks, faults }: JudgedText): readonly string[] {
  const grave = marks.filter(
    ({ rule }) => falseFacts.has(rule) || rule === "foreign" || rule === "placeholder",
  );
  return [
    ...faults.filter(({ isGrave }) => isGrave).map(({ says }) => says),
    ...grave.map(({ text, says }) => `“${text}”: ${says}`),
  ];
}

/** More false facts than these, and nobody can trust the rest. A fact told twice is one. */
const mostFalseFacts = 5;

/** Why a text can't reach the member: another form, another language, or false facts all over. Null where it can. */
export function findReasonToRefuse({ marks, faults, result }: JudgedText): Refusal | null {
  if (marks.some(({ rule }) => rule === "foreign")) return "foreign";
  if (result.sections.length === 0 || faults.some(({ isGrave }) => isGrave)) return "form";
  const untrue = marks.filter(({ rule }) => falseFacts.has(rule)).map(({ text }) => text);
  return new Set(untrue).size > mostFalseFacts ? "facts" : null;
}

export type Refusal = "foreign" | "form" | "facts";
