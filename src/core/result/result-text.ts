import {
  type Block,
  heading,
  missingLead,
  paragraph,
  type Result,
  type Section,
} from "#core/result/result.ts";
import { readLines } from "./marks/read-lines.ts";
import { stripMarkdown } from "./marks/strip-markdown.ts";

/** The text form of a result: `## Label`, `### heading`, `- ` and `1. ` items, paragraphs, and one request line. */
export function formatResult(result: Result): string {
  const parts = result.sections.flatMap((section) => [
    ...(section.label === null ? [] : [`## ${section.label}`]),
    ...section.blocks.map(formatBlock),
  ]);
  if (result.missing.length > 0) parts.push(`${missingLead} ${result.missing.join("; ")}.`);
  return parts.join("\n\n");
}

function formatBlock(block: Block): string {
  if (block.kind === "heading") return `### ${block.text}`;
  if (block.kind === "paragraph") return block.text;
  return block.items.map((item, n) => `${block.ordered ? `${n + 1}.` : "-"} ${item}`).join("\n");
}

/** Reads a result back from its text, whoever wrote it. No mark of Markdown is left in its words. */
export function parseResult(text: string): Result {
  const sections: { label: string | null; blocks: Block[] }[] = [];
  const missing: string[] = [];
  let section: { label: string | null; blocks: Block[] } | undefined;
  const open = (label: string | null) => {
    section = { label, blocks: [] };
    sections.push(section);
    return section;
  };
  for (const chunk of text.replace(/\r\n?/g, "\n").split(/\n{2,}/)) {
    for (const part of splitChunk(chunk)) {
      if (part.kind === "label") open(part.text);
      else if (part.kind === "missing") missing.push(...splitMissing(part.text));
      else if (part.kind === "block") (section ?? open(null)).blocks.push(part.block);
    }
  }
  return { sections: sections satisfies Section[], missing };
}

type TextPart =
  | { readonly kind: "block"; readonly block: Block }
  | { readonly kind: "label" | "missing"; readonly text: string };

function splitChunk(chunk: string): TextPart[] {
  const parts: TextPart[] = [];
  let list: { ordered: boolean; items: string[] } | undefined;
  let lines: string[] = [];
  const addBlock = (block: Block) => parts.push({ kind: "block", block });
  const flush = () => {
    if (list) addBlock({ kind: "list", ...list });
    // A pair of marks may stand around several lines.
    if (lines.length > 0) addBlock(paragraph(stripMarkdown(lines.join("\n"))));
    list = undefined;
    lines = [];
  };
  for (const line of readLines(chunk)) {
    if (line.kind === "text") {
      if (list) flush();
      lines.push(line.text);
    } else if (line.kind === "item") {
      const { ordered } = line;
      if (lines.length > 0 || (list && list.ordered !== ordered)) flush();
      list ??= { ordered, items: [] };
      list.items.push(line.text);
    } else {
      flush();
      if (line.kind === "heading") addBlock(heading(line.text));
      else if (line.kind !== "rule") parts.push({ kind: line.kind, text: line.text });
    }
  }
  flush();
  return parts;
}

function splitMissing(line: string): string[] {
  return line
    .slice(missingLead.length)
    .trim()
    .replace(/\.$/, "")
    .split(/;\s*/)
    .filter((part) => part !== "");
}
