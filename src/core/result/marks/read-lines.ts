import { missingLead } from "#core/result/result.ts";
import { stripLead, stripMarkdown } from "./strip-markdown.ts";
import { formatTableRow, isTableRow, isTableRule } from "./table-row.ts";

/** One line of a result’s text: what it is, and its words without marks. */
export type ResultLine =
  | { readonly kind: "label" | "missing"; readonly text: string }
  | { readonly kind: "heading" | "text"; readonly text: string }
  | { readonly kind: "item"; readonly ordered: boolean; readonly text: string }
  | { readonly kind: "rule" };

/** The lines of a chunk of text; a table becomes a heading and a list, and a line without words is left out. */
export function readLines(chunk: string): ResultLine[] {
  const raw = chunk
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  let isInTable = false;
  return raw.flatMap((line, place): ResultLine[] => {
    if (isTableRule(line)) return [];
    const isHead = isTableRule(raw[place + 1] ?? "");
    isInTable = isTableRow(line, isInTable || isHead);
    if (!isInTable) return readLine(line);
    const text = stripLead(formatTableRow(line));
    if (text === "") return [];
    return [isHead ? { kind: "heading", text } : { kind: "item", ordered: false, text }];
  });
}

/** A rule between two parts, the line under a heading, or a fence around code. */
const rulePattern = /^(?:([-*_])(?:\s*\1){2,}|={3,}|(?:`{3,}|~{3,})\w*)$/;

function readLine(raw: string): ResultLine[] {
  if (rulePattern.test(raw)) return [{ kind: "rule" }];
  const line = stripLead(stripMarkdown(raw)).trim();
  if (line === "") return [];
  if (line.startsWith(missingLead)) return [{ kind: "missing", text: line }];
  const [, marks, title = ""] = /^(#+)(?:\s+(.*))?$/.exec(line) ?? [];
  if (marks !== undefined)
    return readHeading(marks.length, title.replace(/(?:^|\s)#+$/, "").trimEnd());
  const [, bullet, number, words] =
    /^(?:([-*•]|\+(?=\s+\p{L}))|(\d{1,2})[.)])\s+(.*)$/u.exec(line) ?? [];
  if (words === undefined) return [{ kind: "text", text: line }];
  return [
    { kind: "item", ordered: bullet === undefined && number !== undefined, text: stripLead(words) },
  ];
}

function readHeading(level: number, text: string): ResultLine[] {
  if (text === "") return [];
  return [{ kind: level < 3 ? "label" : "heading", text }];
}
