import { sayDay } from "#core/record/day.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { setOf } from "#core/language/word-lists.ts";
import { isAbsent } from "./shapes/absent.ts";
import { splitItems, splitResults } from "./shapes/split-items.ts";
import { isAside, isNoteAlone, withoutNote, withoutNothing } from "./words/aside.ts";
import { asTyped } from "./words/as-typed.ts";
import { unclosed } from "./words/letter-case.ts";
import { parted } from "./words/private.ts";
import { withoutHedges } from "./words/without-hedges.ts";

/** Her answers as a tool's composer reads them. */
export type Reader = {
  readonly tone: string;
  /** The whole answer on one line; null when she gave none. */
  readonly one: (id: string) => string | null;
  /** The ideas of an answer, each to be said alone; [] when she gave none. */
  readonly items: (id: string) => readonly string[];
  /** The rows of a list, or the certain pieces of a long answer; [] when she gave none. */
  readonly rows: (id: string) => readonly string[];
  readonly has: (...ids: readonly string[]) => boolean;
};

export function readerOf({ answers, tone }: Material): Reader {
  const piecesOf = once((id) => pieces(answers, id));
  const has = once(
    (id) =>
      !isOpenDay(answers, id) && piecesOf(id).some((piece) => !isAside(piece) && !isAbsent(piece)),
  );
  return {
    tone,
    one: once((id) => (has(id) ? oneLine(answers, id) : null)),
    items: once((id) => (has(id) ? piecesOf(id).map(sure(id)) : [])),
    rows: once((id) => (has(id) ? rowsOf(answers, id).map(sure(id)) : [])),
    has: (...ids) => ids.every(has),
  };
}

/** "Feb 12?": a day she is not sure of is asked for, and stated nowhere. */
function isOpenDay(answers: Answers, id: string): boolean {
  return (id === "noticeOn" || id === "lastDay") && /\?\W*$/.test(answerOf(answers, id));
}

/** Each answer is read once, however often a tool asks for it. */
function once<T>(read: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const now = read(id);
    known.set(id, now);
    return now;
  };
}

/** Her words as they go out, without what she says to us alone. */
const typed = (line: string): string => withoutNote(asTyped(writtenDays(line)));
const typedRow = (line: string): string => withoutNothing(asTyped(writtenDays(line)));

/** "2026-12-18" is how a machine writes a day. */
function writtenDays(text: string): string {
  return text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) =>
    Number.isNaN(Date.parse(day)) ? day : sayDay(day),
  );
}

/** The lines of an answer as far as others may read them. */
const linesOf = (answers: Answers, id: string, read = readAs(id)): readonly string[] =>
  partedOf(answers, id, read).said.split("\n");

function partedOf(answers: Answers, id: string, read = readAs(id)): ReturnType<typeof parted> {
  return parted(id, answerOf(answers, id).split("\n").map(read).join("\n"));
}

/** What she keeps from those who read her text, field by field. */
export function keptBack(answers: Answers): readonly string[] {
  return Object.keys(answers).flatMap((id) => partedOf(answers, id).kept ?? []);
}

function oneLine(answers: Answers, id: string): string {
  const shown = linesOf(answers, id).filter((line) => line !== "" && !isAside(line));
  return shown.map((line, at) => (at < shown.length - 1 ? unclosed(line) : line)).join(", ");
}

/** Who decides, who sits there and what the market pays are no choice of hers: there a doubt says something. */
const ofOthers: ReadonlySet<string> = new Set(["decider", "market", "marketSource", "room"]);
const readAs = (id: string) => (ofOthers.has(id) ? typedRow : typed);

/** What she asks for, offers or believes, and whom she serves, is hers to be sure of. */
const own = setOf("ask next offer refusal sum target beliefs serves");
const sure = (id: string) => (line: string) => withoutHedges(line, own.has(id) ? "asked" : "told");

function pieces(answers: Answers, id: string, read = readAs(id)): readonly string[] {
  return told(splitItems(linesOf(answers, id, read).join("\n")).filter((item) => item !== ""));
}

/** Without what she says is not for the text; a note alone takes what it points at along. */
function told(items: readonly string[]): readonly string[] {
  const isNote = (at: number) => at > 0 && isNoteAlone(items[at] ?? "");
  return items.filter((item, at) => !isAside(item) && !isNote(at) && !isNote(at + 1));
}

/** A row stays whole however many sentences it holds; one row alone is split where that is certain. */
function rowsOf(answers: Answers, id: string): readonly string[] {
  const lines = linesOf(answers, id, typedRow).filter((line) => !isAbsent(line));
  if (lines.length > 1) return told(lines).map(unmarked);
  const found = pieces(answers, id, typedRow);
  return found.length > 1 ? found : found.flatMap(splitResults);
}

/** A row without the mark of a list at its start. */
function unmarked(line: string): string {
  return line.replace(/^(?:[-*•·–]\s+|\(?(?:\d{1,2}|[a-h])[.)]\s+)/u, "");
}
