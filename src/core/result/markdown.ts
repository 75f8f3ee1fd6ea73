import type { DocumentPart, ResultDocument } from "#core/result/result-document.ts";

/**
 * A document as Markdown (CommonMark); what its words have in common with Markdown’s marks is escaped, so that they
 * read as written.
 */
export function formatMarkdown({ parts }: ResultDocument): string {
  return `${parts.map(formatPart).join("\n\n")}\n`;
}

function formatPart(part: DocumentPart): string {
  if (part.kind === "bullets") return part.items.map((item) => `- ${formatItem(item)}`).join("\n");
  if (part.kind === "numbers")
    return part.items.map((item, place) => `${place + 1}. ${formatItem(item)}`).join("\n");
  if (part.kind === "title") return `# ${escapeLine(part.text)}`;
  if (part.kind === "label") return `## ${escapeLine(part.text)}`;
  if (part.kind === "heading") return `### ${escapeLine(part.text)}`;
  return part.text.split("\n").map(escapeLine).join("\\\n");
}

function formatItem(item: string): string {
  return item.split("\n").map(escapeLine).join(" ");
}

/** One line without anything that Markdown would read: marks anywhere, and what begins a heading, a list or a rule. */
function escapeLine(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\`*[\]<>&]|_|~/g, "\\$&")
    .replaceAll(/^[-+=]|^#|#$/g, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
