import type { Contract } from "#core/contract/contract.ts";
import { missingLead } from "#core/result/result.ts";

/** A model's text in the product's own form: labels as `## Label`, no emphasis marks, no code fence, no lead-in. */
export function normalizeModelText(contract: Contract, text: string): string {
  const labels = contract.sections.map((section) => section.label);
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => !/^\s*(?:```\w*|-{3,}|\*{3,})\s*$/.test(line))
    .map((line) => normalizeLine(labels, line));
  return withoutLeadIn(labels, lines)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function normalizeLine(labels: readonly string[], raw: string): string {
  const line = raw.trimEnd().replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2");
  const label = labels.find((candidate) => normalizeLabel(candidate) === normalizeLabel(line));
  if (label !== undefined) return `\n## ${label}\n`;
  return isRequestLine(line) ? `\n${line.replace(/^[\s\-*>]+/, "")}` : line;
}

/** What stands before the first label is talk about the language, unless it is all there is. */
function withoutLeadIn(labels: readonly string[], lines: readonly string[]): readonly string[] {
  if (labels.length === 0) return lines;
  const first = lines.findIndex((line) => line.startsWith("\n## "));
  return first === -1 ? lines : lines.slice(first);
}

function isRequestLine(line: string): boolean {
  return line.replace(/^[\s\-*>]+/, "").startsWith(missingLead);
}

/** A label without the marks and numbers that models put around it. */
function normalizeLabel(line: string): string {
  return line
    .replace(/^[#\s>*_]*(?:\d{1,2}[.)]\s+)?/, "")
    .replace(/[:*_\s]+$/, "")
    .replace(/[‐-―]/g, "-")
    .toLowerCase();
}
