import { type Answers, type Material } from "#core/tools/definition.ts";
import type { CleanLine, Line, OpenReason } from "./draft.ts";
import { lineKey } from "./line-key.ts";
import { type Fit, firstFit } from "./fits.ts";
import { type Phrase, readAnswer, readWholeAnswer, toPhrase } from "./phrase.ts";
import { registerOf, type Register } from "./register.ts";
import { speaksOfReader, toYou } from "./to-you.ts";

export type LineWays = {
  /** Words that only repeat the question, taken off before anything else: "They ask me to". */
  readonly lead?: RegExp;
  /** Sentences that stand where the member’s words fit them for certain. */
  readonly fits: readonly Fit[];
  /** The member alone reads the line, so nobody is "you" in it. */
  readonly isPrivate?: true;
  /** More sentences to choose from where they don't. */
  readonly wordings?: readonly Fit[];
};

/** What a tool writes with: the member’s answers as ideas, and the way from an idea to a line. */
export type DraftWriter = {
  readonly register: Register;
  readonly answers: Answers;
  /** The ideas of an answer; [] where there is none. */
  readonly phrases: (field: string) => readonly Phrase[];
  /** An answer as one idea: a name, a day, a sum; null where there is none. */
  readonly whole: (field: string) => Phrase | null;
  readonly has: (...fields: readonly string[]) => boolean;
  /** A phrase as a line: the member’s own sentence for it, the first fit, or an open line with the sentences that may do. */
  readonly line: (phrase: Phrase, ways: LineWays) => Line | null;
  /** The same of every idea of an answer. */
  readonly lines: (field: string, ways: LineWays) => readonly (Line | null)[];
  /** What the member asked to keep out, by field. */
  readonly keptOut: (field: string) => readonly string[];
};

/** `readerField` names the answer that says who reads the text, where that is one person. */
export function createWriter(
  { answers, tone, finished = {} }: Material,
  readerField: string | null = null,
): DraftWriter {
  const known = new Map<string, ReturnType<typeof readAnswer>>();
  const read = (field: string) => {
    const before = known.get(field) ?? readAnswer(answers, field);
    known.set(field, before);
    return before;
  };
  const reader = readerField === null ? null : (readWholeAnswer(answers, readerField)?.text ?? "");
  const line = (asTyped: Phrase, ways: LineWays): Line | null => {
    const phrase = ways.lead ? withoutLead(asTyped, ways.lead) : asTyped;
    const hers = finished[lineKey(phrase)];
    if (hers === "") return null;
    if (hers !== undefined) return { kind: "clean", text: hers, from: [phrase.field] };
    if (phrase.isUnreadable && !ways.isPrivate) return openLine(phrase, "unreadable", []);
    if (phrase.isLong && !ways.isPrivate) return openLine(phrase, "sentence", []);
    const likely = (fits: readonly Fit[]) =>
      fits.map((fit) => fit(phrase, "likely")).filter((one) => one !== null);
    const close = likely(ways.fits);
    const wordings = close.length > 0 ? close : likely(ways.wordings ?? []);
    if (reader !== null && !ways.isPrivate && speaksOfReader(phrase.text, reader))
      return openLine(phrase, "reader", [
        ...wordings.map((one) => toYou(one, reader)),
        ...wordings,
      ]);
    const text = firstFit(phrase, ways.fits, "certain");
    return text === null
      ? openLine(phrase, "sentence", wordings)
      : { kind: "clean", text, from: [phrase.field] };
  };
  return {
    register: registerOf(tone),
    answers,
    phrases: (field) => read(field).phrases,
    whole: (field) => readWholeAnswer(answers, field),
    has: (...fields) => fields.every((field) => read(field).phrases.length > 0),
    line,
    lines: (field, ways) => read(field).phrases.map((phrase) => line(phrase, ways)),
    keptOut: (field) => read(field).keptOut,
  };
}

const withoutLead = (phrase: Phrase, lead: RegExp): Phrase => ({
  ...toPhrase(phrase.field, phrase.text.replace(lead, "")),
  words: phrase.words,
});

const maxWordings = 3;

function openLine(
  { field, words }: Phrase,
  reason: OpenReason,
  wordings: readonly (string | null)[],
): Line {
  const distinct = [...new Set(wordings.filter((one) => one !== null))];
  return { kind: "open", field, words, reason, wordings: distinct.slice(0, maxWordings) };
}

/** A sentence of ours; "" is none. `from` names the answers that it holds. */
export const ours = (text: string, ...from: readonly string[]): CleanLine | null =>
  text === "" ? null : { kind: "clean", text, from };
