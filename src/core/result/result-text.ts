import { type Block, missingLead, type Result, type Section } from "#core/result/result.ts";

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

/** Reads a result back from its text, whoever wrote it. Bold labels and `# ` titles of a model are taken as plain text. */
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
  | { kind: "block"; block: Block }
  | { kind: "label" | "missing"; text: string }
  | { kind: "rule" };

function blockPart(content: Block): TextPart {
  return { kind: "block", block: content };
}

function splitChunk(chunk: string): TextPart[] {
  const parts: TextPart[] = [];
  let list: { ordered: boolean; items: string[] } | undefined;
  let lines: string[] = [];
  const flush = () => {
    if (list) parts.push(blockPart({ kind: "list", ...list }));
    if (lines.length > 0) parts.push(blockPart({ kind: "paragraph", text: lines.join("\n") }));
    list = undefined;
    lines = [];
  };
  for (const raw of chunk.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const label = /^#{1,2}\s+(.*)$/.exec(line);
    const heading = /^#{3,}\s+(.*)$/.exec(line);
    const item = /^(?:([-*•])|(\d{1,2})[.)])\s+(.*)$/.exec(line);
    if (label || heading || line.startsWith(missingLead) || /^-{3,}$/.test(line)) flush();
    if (label) parts.push({ kind: "label", text: label[1] ?? "" });
    else if (heading) parts.push(blockPart({ kind: "heading", text: heading[1] ?? "" }));
    else if (line.startsWith(missingLead)) parts.push({ kind: "missing", text: line });
    else if (/^-{3,}$/.test(line)) parts.push({ kind: "rule" });
    else if (item) {
      const ordered = item[2] !== undefined;
      if (lines.length > 0 || (list && list.ordered !== ordered)) flush();
      list ??= { ordered, items: [] };
      list.items.push(item[3] ?? "");
    } else {
      if (list) flush();
      lines.push(line);
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
