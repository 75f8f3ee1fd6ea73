import { stripMarkdown } from "./strip-markdown.ts";

/** The line under the head of a table: “|---|:---:|”. */
export function isTableRule(line: string): boolean {
  return line.includes("|") && /^\|?(?:\s*:?-{2,}:?\s*\|)*\s*:?-{2,}:?\s*\|?$/.test(line);
}

/** Whether a line is a row of a table: between two outer bars with one inside, or with bars next to the table’s rule. */
export function isTableRow(line: string, isInTable: boolean): boolean {
  const bars = line.match(/(?<!\\)\|/g)?.length ?? 0;
  return isInTable ? bars > 0 : bars > 2 && line.startsWith("|") && /(?<!\\)\|$/.test(line);
}

/** The cells of a row on one line: “March 2 · Meet the team”. */
export function formatTableRow(line: string): string {
  return line
    .split(/(?<!\\)\|/)
    .map((cell) => stripMarkdown(cell).trim())
    .filter((cell) => cell !== "")
    .join(" · ");
}
