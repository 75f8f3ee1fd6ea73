import { headOf } from "#core/composer/resume/heads.ts";
import { rowsOf } from "#core/composer/resume/rows.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { withoutNote } from "#core/composer/words/aside.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { splitSentences } from "#core/language/sentences.ts";
import type { Kind } from "#core/tools/definition.ts";

/** The sentences of an answer as they go out, line by line; of a resume without the names of its parts and contact details. */
export function piecesOf(answer: string, kind: Kind = "line"): readonly string[] {
  const lines =
    kind === "file"
      ? rowsOf(answer).map(({ text, raw, marked }) => {
          const head = marked ? null : headOf(raw);
          return head === null ? text : asTyped(head.rest);
        })
      : answer.split(/\n+/).map((line) => withoutNote(asTyped(line)));
  return lines.filter((line) => !isAbsent(line)).flatMap(splitSentences);
}
