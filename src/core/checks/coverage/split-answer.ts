import { parseSectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import { readResumeRows } from "#core/composer/resume/rows/read-rows.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { withoutAuthorNote } from "#core/composer/words/privacy/author-notes.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { splitSentences } from "#core/language/sentences.ts";
import type { QuestionKind } from "#core/tools/definition.ts";

/** The sentences of an answer as they go out, line by line; of a resume without the names of its parts and contact details. */
export function splitAnswer(answer: string, kind: QuestionKind = "line"): readonly string[] {
  const lines =
    kind === "file"
      ? readResumeRows(answer).map(({ text, raw, marked }) => {
          if (!marked && isLoneCapitals(raw)) return "";
          const head = marked ? null : parseSectionHeading(raw);
          return head === null ? text : normalizeTypedText(head.rest);
        })
      : answer.split(/\n+/).map((line) => withoutAuthorNote(normalizeTypedText(line)));
  return lines.filter((line) => !isAbsent(line)).flatMap(splitSentences);
}

/** "TICKETS" on a line of its own heads what follows, whatever the word. */
function isLoneCapitals(line: string): boolean {
  return /^\P{L}*\p{Lu}{4,}\P{L}*$/u.test(line) && !/\d/.test(line);
}
