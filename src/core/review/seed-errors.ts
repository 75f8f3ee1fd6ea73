import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { missingLead } from "#core/result/result.ts";
import { findWords } from "./apply-edit.ts";
import type { ReviewAnswer, TextEdit } from "./text-edit.ts";

/**
 * A day that leaps to the eye, and a sentence that only a reader who compares finds; both are true of nobody’s answers.
 * Of each the first is taken whose key no answer holds.
 */
const seedKinds = [
  [
    { key: "2013", seed: "This was confirmed in writing on 9 March 2013." },
    { key: "2009", seed: "This was confirmed in writing on 4 August 2009." },
  ],
  [
    { key: "others have", seed: "Others have asked for the same since." },
    { key: "elsewhere", seed: "It has been noticed elsewhere too." },
  ],
] as const;

export type SeededDraft = { readonly text: string; readonly seeds: readonly string[] };

/**
 * A draft with false sentences put in for its reader: one who leaves them has not read it, and what else such a reader
 * lets pass proves nothing. The seeds never reach the member.
 */
export function seedErrors(draft: string, ownText: string): SeededDraft {
  const own = ownText.toLowerCase();
  const seeds = seedKinds.flatMap((kind) => kind.find(({ key }) => !own.includes(key))?.seed ?? []);
  const lines = draft.split("\n");
  const places = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => mayHold(line))
    .toSorted(
      (a, b) =>
        Number(endsSentence(b.line)) - Number(endsSentence(a.line)) ||
        b.line.length - a.line.length,
    );
  if (places.length === 0) return { text: draft, seeds: [] };
  for (const [n, seed] of seeds.entries()) {
    const { at } = places[n % places.length] ?? { at: 0 };
    const line = lines[at] ?? "";
    lines[at] = `${line}${endsSentence(line) ? "" : "."} ${seed}`;
  }
  return { text: lines.join("\n"), seeds };
}

/** A line of the text itself: no heading, no note of the form and no request to the member. */
function mayHold(line: string): boolean {
  return (
    /\p{L}/u.test(line) &&
    !line.startsWith("#") &&
    !line.startsWith(missingLead) &&
    !isSpokenNote(line)
  );
}

function endsSentence(line: string): boolean {
  return /[.!?]["”]?$/.test(line.trimEnd());
}

/** A reader’s answer, and how many of the seeds it left. */
export type JudgedAnswer = ReviewAnswer & { readonly missedSeeds: number };

/**
 * A reader’s answer without the edits of what was put into the draft, and how many of the seeds it left. Words that the
 * draft has of itself are none of a seed.
 */
export function withoutSeeds(
  answer: ReviewAnswer,
  draft: string,
  seeds: readonly string[],
): JudgedAnswer {
  const finds = (edit: TextEdit, seed: string) =>
    findWords(draft, edit.find).length === 0 && sharesWords(edit.find, seed);
  return {
    ...answer,
    edits: answer.edits.filter(
      (edit) => !seeds.some((seed) => finds(edit, seed) || brings(edit, seed)),
    ),
    missedSeeds: seeds.filter((seed) => !answer.edits.some((edit) => finds(edit, seed))).length,
  };
}

/** Whether an edit would put a seed where none was. */
function brings({ replacement }: TextEdit, seed: string): boolean {
  const words = replacement ?? "";
  return wordsOf(words).length >= sharedRow && sharesWords(words, seed);
}

/** So many words in a row are no accident. */
const sharedRow = 3;

/** Whether words are part of a seed, or hold some of its words in a row. */
function sharesWords(words: string, seed: string): boolean {
  const [said, put] = [wordsOf(words), wordsOf(seed)];
  if (said.length === 0) return false;
  const length = Math.min(sharedRow, said.length);
  const rows = put.slice(length - 1).map((_, at) => put.slice(at, at + length).join(" "));
  return said.some((_, at) => rows.includes(said.slice(at, at + length).join(" ")));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
