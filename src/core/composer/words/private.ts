import { contentWords } from "#core/checks/coverage/content-words.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { setOf } from "#core/language/word-lists.ts";
import { raised } from "./letter-case.ts";
import { pointedAt } from "./points-back.ts";
import { labels, notes, openers, separators } from "./private-notes.ts";

/** What of an answer others may read, and what she keeps from them, in her words; null where that is nothing. */
type Parted = { readonly said: string; readonly kept: string | null };

/** Where “I don’t want to talk about it” is the answer itself, is said by others, or is read by herself alone. */
const answered = setOf(
  "refusal refuse request notFor audience serves objection withhold protect dread dreadAnswer sample description " +
    "resume decision options facts stake limits outcome decider askOn noticeOn help ask know",
);

/** An answer without what she does not want said, and without the sentence before it where her note means that one. */
export function parted(id: string, answer: string): Parted {
  if (answered.has(id)) return { said: answer, kept: null };
  const text = id === "reason" ? answer.replace(separators, ".\n$1") : answer;
  const lines = text.split("\n").map((line) => splitSentences(line.replace(/;\s+/g, ";\n")));
  const pieces = lines.flat();
  const label = id === "reason" ? pieces.findIndex((piece) => labels.test(piece)) : -1;
  const secret = new Set(pieces.flatMap((_, at) => (at < label ? [at] : keptWith(pieces, at))));
  const read = (piece: string, at: number) =>
    secret.has(at) ? "" : withoutAside(at === label ? raised(piece.replace(labels, "")) : piece);
  const said = pieces.map(read);
  if (pieces.every((piece, at) => piece === said[at] || (at === label && label === 0)))
    return { said: answer, kept: null };
  const lost = pieces.flatMap((piece, at) =>
    at === label ? (labels.exec(piece)?.[0] ?? []) : piece === said[at] ? [] : [piece],
  );
  const starts = lines.map((_, at) => lines.slice(0, at).flat().length);
  const shown = lines.map((line, at) => said.slice(starts[at], (starts[at] ?? 0) + line.length));
  const told = shown.map((line) => line.join(" ").trim()).filter((line) => line !== "");
  return { said: told.join("\n"), kept: lost.join(" ") };
}

/** The places of what goes with a sentence that holds her note: itself, and what it means by “it”, “that”, “the”. */
function keptWith(pieces: readonly string[], at: number): readonly number[] {
  const piece = withoutAside(pieces[at] ?? "");
  const found = noteIn(piece);
  if (found === null) return [];
  if (contentWords(found.own).length > 0) return [at];
  const named = pointedAt(piece, pieces.slice(0, at)).map((one) => pieces.indexOf(one));
  const back = found.opens || pointer.test(found.note);
  return [at, ...named, ...(back ? before(pieces, at) : [])];
}

const pointer = /\b(?:it|that|this|these|those|so|why)\b(?! (?:I|we|s?he|they|my|the)\b)/iu;
const goesBack = /^(?:(?:and|but|so|then|also) )?(?:s?he|it|they|that|this|these|those)\b/iu;

/** The sentence before, and those before it that it goes back to. */
function before(pieces: readonly string[], at: number): readonly number[] {
  if (at === 0) return [];
  return [at - 1, ...(goesBack.test(pieces[at - 1] ?? "") ? before(pieces, at - 1) : [])];
}

/** Without brackets that hold a note and what it keeps back: "(off the record, I hated it)". */
function withoutAside(piece: string): string {
  return piece.replace(/\s*\(([^()]*)\)/gu, (whole, inner: string) => {
    const note = noteIn(inner);
    return note !== null && contentWords(note.own).length > 0 ? "" : whole;
  });
}

type Note = { readonly own: string; readonly note: string; readonly opens: boolean };

/** Her note in a sentence, and what the sentence tells beside it: behind an opening, before any other. */
function noteIn(piece: string): Note | null {
  for (const opener of openers)
    if (opener.test(piece)) return { own: piece.replace(opener, ""), note: piece, opens: true };
  const at = Math.min(...notes.map((one) => piece.search(one)).filter((found) => found >= 0));
  return at === Infinity ? null : { own: piece.slice(0, at), note: piece.slice(at), opens: false };
}
