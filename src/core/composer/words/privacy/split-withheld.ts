import { contentWords } from "#core/language/words/content-words.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { findAntecedents } from "#core/composer/words/antecedents.ts";
import {
  officialLabelPattern,
  withheldNotePatterns,
  withheldOpenerPatterns,
  officialLabelInSentence,
} from "./withheld-patterns.ts";

/** What of an answer others may read, and what is withheld from them, as typed; null where that is nothing. */
type SplitAnswer = { readonly shareable: string; readonly withheld: string | null };

/** Where “I don’t want to talk about it” is the answer itself, is spoken by others, or is read by the member alone. */
const questionsAnsweredByRefusal = toWordSet(
  "refusal refuse request notFor audience serves objection withhold protect dread dreadAnswer sample description " +
    "resume decision options facts stake limits outcome decider askOn noticeOn help ask know",
);

/** An answer without what is marked as private, and without the sentence before it where the note means that one. */
export function splitWithheld(id: string, answer: string): SplitAnswer {
  if (questionsAnsweredByRefusal.has(id)) return { shareable: answer, withheld: null };
  const text = id === "reason" ? answer.replace(officialLabelInSentence, ".\n$1") : answer;
  const lines = text.split("\n").map((line) => splitSentences(line.replace(/;\s+/g, ";\n")));
  const pieces = lines.flat();
  const label =
    id === "reason" ? pieces.findIndex((piece) => officialLabelPattern.test(piece)) : -1;
  const secret = new Set(
    pieces.flatMap((_, at) => (at < label ? [at] : withheldWithNote(pieces, at))),
  );
  const read = (piece: string, at: number) =>
    secret.has(at)
      ? ""
      : withoutBracketedNote(
          at === label ? capitaliseFirst(piece.replace(officialLabelPattern, "")) : piece,
        );
  const cleaned = pieces.map(read);
  if (pieces.every((piece, at) => piece === cleaned[at] || (at === label && label === 0)))
    return { shareable: answer, withheld: null };
  const lost = pieces.flatMap((piece, at) =>
    at === label
      ? (officialLabelPattern.exec(piece)?.[0] ?? [])
      : piece === cleaned[at]
        ? []
        : [piece],
  );
  const starts = lines.map((_, at) => lines.slice(0, at).flat().length);
  const cleanedLines = lines.map((line, at) =>
    cleaned.slice(starts[at], (starts[at] ?? 0) + line.length),
  );
  const shareableLines = cleanedLines
    .map((line) => line.join(" ").trim())
    .filter((line) => line !== "");
  return { shareable: shareableLines.join("\n"), withheld: lost.join(" ") };
}

/** The places of what goes with a sentence that holds such a note: itself, and what it means by “it”, “that”, “the”. */
function withheldWithNote(pieces: readonly string[], at: number): readonly number[] {
  const piece = withoutBracketedNote(pieces[at] ?? "");
  const found = findWithheldNote(piece);
  if (found === null) return [];
  if (contentWords(found.own).length > 0) return [at];
  const named = findAntecedents(piece, pieces.slice(0, at)).map((one) => pieces.indexOf(one));
  const back = found.opens || pointerPattern.test(found.note);
  return [at, ...named, ...(back ? sentencesBefore(pieces, at) : [])];
}

const pointerPattern = /\b(?:it|that|this|these|those|so|why)\b(?! (?:I|we|s?he|they|my|the)\b)/iu;
const goesBackPattern = /^(?:(?:and|but|so|then|also) )?(?:s?he|it|they|that|this|these|those)\b/iu;

/** The sentence before, and those before it that it goes back to. */
function sentencesBefore(pieces: readonly string[], at: number): readonly number[] {
  if (at === 0) return [];
  return [
    at - 1,
    ...(goesBackPattern.test(pieces[at - 1] ?? "") ? sentencesBefore(pieces, at - 1) : []),
  ];
}

/** Without brackets that hold a note and what it withholds: "(off the record, I hated it)". */
function withoutBracketedNote(piece: string): string {
  return piece.replace(/(?<!\s)\s*\(([^()]*)\)/gu, (matched, inner: string) => {
    const note = findWithheldNote(inner);
    return note !== null && contentWords(note.own).length > 0 ? "" : matched;
  });
}

type WithheldNote = { readonly own: string; readonly note: string; readonly opens: boolean };

/** The note in a sentence, and what the sentence says beside it: behind an opening, before any other. */
function findWithheldNote(piece: string): WithheldNote | null {
  for (const opener of withheldOpenerPatterns)
    if (opener.test(piece)) return { own: piece.replace(opener, ""), note: piece, opens: true };
  const at = Math.min(
    ...withheldNotePatterns.map((one) => piece.search(one)).filter((found) => found >= 0),
  );
  return at === Infinity ? null : { own: piece.slice(0, at), note: piece.slice(at), opens: false };
}
