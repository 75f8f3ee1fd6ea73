import { formatDay } from "#core/record/day.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { splitItems, splitResults } from "#core/composer/shapes/split/split-items.ts";
import {
  isAuthorNote,
  isOnlyAuthorNote,
  withoutAuthorNote,
  withoutNothingBut,
} from "#core/composer/words/privacy/author-notes.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { splitWithheld } from "#core/composer/words/privacy/split-withheld.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";

/** The answers as a tool's composer reads them. */
export type AnswerReader = {
  readonly tone: string;
  /** The whole answer on one line; null when there is none. */
  readonly oneLine: (id: string) => string | null;
  /** The ideas of an answer, each fit to stand alone; [] when there is none. */
  readonly items: (id: string) => readonly string[];
  /** The rows of a list, or the certain pieces of a long answer; [] when there is none. */
  readonly rows: (id: string) => readonly string[];
  readonly has: (...ids: readonly string[]) => boolean;
};

export function createAnswerReader({ answers, tone }: Material): AnswerReader {
  const piecesOf = memoize((id) => answerIdeas(answers, id));
  const has = memoize(
    (id) =>
      !isUncertainDay(answers, id) &&
      piecesOf(id).some((piece) => !isAuthorNote(piece) && !isAbsent(piece)),
  );
  return {
    tone,
    oneLine: memoize((id) => (has(id) ? joinedLine(answers, id) : null)),
    items: memoize((id) => (has(id) ? piecesOf(id).map(dropHedgesFor(id)) : [])),
    rows: memoize((id) => (has(id) ? answerRows(answers, id).map(dropHedgesFor(id)) : [])),
    has: (...ids) => ids.every(has),
  };
}

/** "Feb 12?": an uncertain day is asked for, and stated nowhere. */
function isUncertainDay(answers: Answers, id: string): boolean {
  return (id === "noticeOn" || id === "lastDay") && /\?\W*$/.test(answerOf(answers, id));
}

/** Each answer is read once, however often a tool asks for it. */
function memoize<T>(read: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const now = read(id);
    known.set(id, now);
    return now;
  };
}

/** An answer as it goes out, without notes addressed to us alone. */
const normalizeAnswerLine = (line: string): string =>
  withoutAuthorNote(normalizeTypedText(writeOutDates(line)));
const normalizeAnswerRow = (line: string): string =>
  withoutNothingBut(normalizeTypedText(writeOutDates(line)));

/** "2026-12-18" is how a machine writes a day. */
function writeOutDates(text: string): string {
  return text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) =>
    Number.isNaN(Date.parse(day)) ? day : formatDay(day),
  );
}

/** The lines of an answer as far as others may read them. */
const shareableLines = (
  answers: Answers,
  id: string,
  read = normalizerFor(id),
): readonly string[] => splitAnswer(answers, id, read).shareable.split("\n");

function splitAnswer(
  answers: Answers,
  id: string,
  read = normalizerFor(id),
): ReturnType<typeof splitWithheld> {
  return splitWithheld(id, answerOf(answers, id).split("\n").map(read).join("\n"));
}

/** What the member withholds from the readers of the text, field by field. */
export function withheldPassages(answers: Answers): readonly string[] {
  return Object.keys(answers).flatMap((id) => splitAnswer(answers, id).withheld ?? []);
}

function joinedLine(answers: Answers, id: string): string {
  const shareable = shareableLines(answers, id).filter(
    (line) => line !== "" && !isAuthorNote(line),
  );
  return shareable
    .map((line, at) => (at < shareable.length - 1 ? stripEndMark(line) : line))
    .join(", ");
}

/**
 * Who decides, who sits in the room and what the market pays are not the member’s choice: there a doubt is information.
 */
const questionsAboutOthers: ReadonlySet<string> = new Set([
  "decider",
  "market",
  "marketSource",
  "room",
]);
const normalizerFor = (id: string) =>
  questionsAboutOthers.has(id) ? normalizeAnswerRow : normalizeAnswerLine;

/** What the member asks for, offers or believes, and whom it serves: a hedge there says nothing about a fact. */
const questionsOfOwnWishes = toWordSet("ask next offer refusal sum target beliefs serves");
const dropHedgesFor = (id: string) => (line: string) =>
  withoutHedges(line, questionsOfOwnWishes.has(id) ? "asked" : "told");

function answerIdeas(answers: Answers, id: string, read = normalizerFor(id)): readonly string[] {
  return withoutAuthorNotes(
    splitItems(shareableLines(answers, id, read).join("\n")).filter((item) => item !== ""),
  );
}

/** Without what is marked as not for the text; a note alone removes what it points at as well. */
function withoutAuthorNotes(items: readonly string[]): readonly string[] {
  const isNote = (at: number) => at > 0 && isOnlyAuthorNote(items[at] ?? "");
  return items.filter((item, at) => !isAuthorNote(item) && !isNote(at) && !isNote(at + 1));
}

/** A row stays whole however many sentences it holds; one row alone is split where that is certain. */
function answerRows(answers: Answers, id: string): readonly string[] {
  const lines = shareableLines(answers, id, normalizeAnswerRow).filter((line) => !isAbsent(line));
  if (lines.length > 1) return withoutAuthorNotes(lines).map(withoutRowMark);
  const found = answerIdeas(answers, id, normalizeAnswerRow);
  return found.length > 1 ? found : found.flatMap(splitResults);
}

/** A row without the mark of a list at its start. */
function withoutRowMark(line: string): string {
  return line.replace(/^(?:[-*•·–]\s+|\(?(?:\d{1,2}|[a-h])[.)]\s+)/u, "");
}
