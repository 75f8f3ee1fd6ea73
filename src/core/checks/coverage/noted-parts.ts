import { isAuthorNote, isOnlyAuthorNote } from "#core/composer/words/privacy/author-notes.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { splitSentences } from "#core/language/sentences.ts";

const bracketAtEnd = /(?:^|[,;:–—]\s+|\s[–-]\s+)?[^,;:–—()]*\(([^()]*)\)\s*[.!]?$/u;
const order = "(?:put|use|say|share|name|tell|write|mention|include|print)";
const noteSentence = new RegExp(
  String.raw`^\W*(?:please |pls )?(?:do not|don[’']?t) ${order}(?: (?:it|this|that|so|there|in))*\W*$`,
  "iu",
);

/**
 * An answer without what its writer says is not for the text: "he drinks. dont write that", "mine alone since
 * Bram left (not to print)". A text owes none of it, and whoever writes must not be asked for it again.
 */
export function withoutNotedParts(answer: string): string {
  return answer.split("\n").map(withoutNotedPart).join("\n");
}

function withoutNotedPart(line: string): string {
  const sentences = splitSentences(withoutNotedClause(normalizeTypedText(line)));
  return sentences
    .filter(
      (sentence, at) =>
        !isNote(sentence) && !skipped.test(sentence) && !isNote(sentences[at + 1] ?? ""),
    )
    .join(" ");
}

function isNote(sentence: string): boolean {
  return noteSentence.test(sentence) || isOnlyAuthorNote(sentence);
}

const skipped = /[,;–—-]\s+(?:but )?(?:skip|drop|leave out) (?:it|this|that)\W*$/iu;

/** A bracket at the end that only notes takes the clause before it along. */
function withoutNotedClause(line: string): string {
  const [found = "", note = ""] = bracketAtEnd.exec(line) ?? [];
  const isNoted = isOnlyAuthorNote(`(${note})`) || isAuthorNote(`(${note})`);
  return note !== "" && isNoted ? line.slice(0, line.length - found.length) : line;
}
