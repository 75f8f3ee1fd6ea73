import { stripPartialMarkdown } from "#core/result/marks/strip-partial-markdown.ts";
import { missingLead } from "#core/result/result.ts";

/** The beginning of a mark that more has to follow: a heading, an item with its check box, a fence, a row of a table. */
const partialMark =
  /^\s*(?:#+|>+|(?:[-*•+]{1,2}|\d{1,2}[.)]?)(?:\s+\[[ xX]?\]?)?|[`~]{3}\w*|\|.*)\s*$/;

/** A draft without what its last line only begins: a mark, or the request line. */
export function trimPartialLine(draft: string): string {
  const [, before = "", last = ""] = /^([^]*?)([^\n]*)$/.exec(draft) ?? [];
  const isLead = last !== "" && missingLead.startsWith(last);
  return partialMark.test(last) || isLead ? before : before + stripPartialMarkdown(last);
}
