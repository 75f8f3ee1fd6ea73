import { createHash } from "node:crypto";
import type { ModelRequest } from "#adapters/model/model.ts";
import { createMaskedPrompt } from "#adapters/model/masked-prompt.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { seedErrors } from "#core/review/seed-errors.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type GoldenCase, casesOf } from "../cases/golden-cases.ts";

/** The parts of one request, by the heading they have on the page. */
type Request = Readonly<Record<"System" | "User", string>>;

const none = "Nothing changed.";

/**
 * The page that shows what leaves for a model: each tool's request for its first golden person. `former` is the page as it
 * was read last; what changed since stands at its head until somebody reads it and writes the page anew.
 */
export function promptsPage(list: WordList, former: string): string {
  const read = [...toolIds.map((tool) => sectionOf(tool, list)), readingSection(list)];
  const said = read.join("\n");
  const before = parseFormerPage(former);
  const changes =
    before.name === hashText(said) ? before.changes : describeChanges(before.lines, said);
  return [
    "# What a model is asked",
    "",
    "Written by `npm run prompts`; nothing here is edited by hand. Each tool’s request for one golden person, as it is sent:",
    "people’s names and their addresses have stand-ins. The last is the request of a second reading (decisions 36 and",
    "37): two false sentences stand in its draft, which no answer gives and no member sees. Read it as prose.",
    "",
    `Reading: ${hashText(said)}`,
    "",
    "## Changed since the reading before",
    "",
    changes,
    "",
    said,
  ].join("\n");
}

function sectionOf(tool: ToolId, list: WordList): string {
  const person = personOf(tool);
  return formatSection(toolOf(tool).title, person, requestOf(person, list));
}

/** What leaves when a draft is read: here the composer's text stands for a model's. */
function readingSection(list: WordList): string {
  const person = personOf("brandBio");
  const { tool, answers, tone } = person;
  const draft = formatResult(compose(tool, { answers, tone }));
  const { text: seeded } = seedErrors(draft, Object.values(answers).join("\n"));
  const request = requestOf(person, list, { draft, seeded, faults: [] });
  return formatSection("Second reading of a draft", person, request);
}

function personOf(tool: ToolId): GoldenCase {
  const [person] = casesOf(tool);
  if (!person) throw new Error(`no golden person for ${tool}`);
  return person;
}

function requestOf(
  { tool, answers, tone }: GoldenCase,
  list: WordList,
  review?: ModelRequest["review"],
): Request {
  const { prompt } = createMaskedPrompt({ tool, material: { answers, tone }, review }, list);
  return { System: prompt.instructions, User: prompt.prompt };
}

function formatSection(title: string, { id }: GoldenCase, request: Request): string {
  const parts = Object.entries(request).map(([head, text]) => `### ${head}\n\n${fenced(text)}\n`);
  return `## ${title}: ${id}\n\n${parts.join("\n")}`;
}

function fenced(text: string): string {
  return `\`\`\`\`text\n${text}\n\`\`\`\``;
}

type FormerPage = {
  readonly name: string;
  readonly changes: string;
  readonly lines: readonly string[];
};

function parseFormerPage(page: string): FormerPage {
  const [, name = "", changes = none, said = ""] =
    /^Reading: (\w+)\n\n## Changed[^\n]*\n\n([\s\S]*?)\n\n(## [\s\S]*)$/m.exec(page) ?? [];
  return { name, changes, lines: said.split("\n") };
}

/** The lines that went and came, by the tool they stand under; a reading without a former one has no changes. */
function describeChanges(former: readonly string[], said: string): string {
  if (former.length < 2) return "This is the first reading.";
  const [before, after] = [former, said.split("\n")].map(uniqueLines);
  const gone = (before ?? []).filter((line) => !after?.includes(line));
  const come = (after ?? []).filter((line) => !before?.includes(line));
  const lines = [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
  return lines.length === 0 ? none : `\`\`\`\`diff\n${lines.join("\n")}\n\`\`\`\``;
}

/** What stands under every tool alike is named once. */
function uniqueLines(lines: readonly string[]): string[] {
  return [...new Set(lines.filter((line) => line !== "" && !/^(?:#|```|~+$)/.test(line)))];
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
