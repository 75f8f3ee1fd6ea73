import { stripMarkdown } from "#core/result/marks/strip-markdown.ts";
import { missingLead } from "#core/result/result.ts";

/** What a text's labels are read from. */
type Labels = { readonly sections: readonly { readonly label: string }[] };

/**
 * A model's text in the product's own form: labels as `## Label`, no code fence, no lead-in. Marks within a line are
 * stripped where the text is parsed, so that what they hide can be checked first.
 */
export function normalizeModelText({ sections }: Labels, text: string): string {
  const labels = sections.map(({ label }) => label);
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => !/^\s*(?:```\w*|-{3,}|={3,}|\*{3,}|_{3,})\s*$/.test(line))
    .map((line) => normalizeLine(labels, line));
  return withoutLeadIn(labels, lines)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function normalizeLine(labels: readonly string[], raw: string): string {
  const plain = stripMarkdown(raw.trim());
  const label = labels.find((candidate) => normalizeLabel(candidate) === normalizeLabel(plain));
  if (label !== undefined) return `\n## ${label}\n`;
  return isRequestLine(plain) ? `\n${plain.replace(/^[\s\-*>]+/, "")}` : raw.trimEnd();
}

/**
 * What stands before the first label is talk about the language, unless it is all there is. A text that has no labels
 * needs no title either.
 */
function withoutLeadIn(labels: readonly string[], lines: readonly string[]): readonly string[] {
  if (labels.length === 0) return lines.filter((line, at) => at > 0 || !isTitle(line));
  const first = lines.findIndex((line) => line.startsWith("\n## "));
  return first === -1 ? lines : lines.slice(first);
}

const isTitle = (line: string): boolean => /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*\s*$)/.test(line);

function isRequestLine(line: string): boolean {
  return line.replace(/^[\s\-*>]+/, "").startsWith(missingLead);
}

/** A label without the marks and numbers that models put around it. */
function normalizeLabel(line: string): string {
  return line
    .replace(/^[#\s>*_]*(?:\d{1,2}[.)]\s+)?/, "")
    .replace(/[:*_#\s]+$/, "")
    .replace(/[‐-―]/g, "-")
    .toLowerCase();
}
