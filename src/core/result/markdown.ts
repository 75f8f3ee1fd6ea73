import type { DocumentPart, ResultDocument } from "#core/result/result-document.ts";

/** A document as Markdown (CommonMark); what her words have in common with its marks is escaped, so they read as she wrote them. */
export function markdownOf({ parts }: ResultDocument): string {
  return `${parts.map(markdownPart).join("\n\n")}\n`;
}

function markdownPart(part: DocumentPart): string {
  if (part.kind === "bullets") return part.items.map((item) => `- ${inItem(item)}`).join("\n");
  if (part.kind === "numbers")
    return part.items.map((item, place) => `${place + 1}. ${inItem(item)}`).join("\n");
  if (part.kind === "title") return `# ${line(part.text)}`;
  if (part.kind === "label") return `## ${line(part.text)}`;
  if (part.kind === "heading") return `### ${line(part.text)}`;
  return part.text.split("\n").map(line).join("\\\n");
}

function inItem(item: string): string {
  return item.split("\n").map(line).join(" ");
}

/** One line without anything that Markdown would read: marks anywhere, and what begins a heading, a list or a rule. */
function line(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\`*[\]<>&]|_|~/g, "\\$&")
    .replaceAll(/^[-+=]|^#|#$/g, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
