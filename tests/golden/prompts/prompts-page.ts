import { createHash } from "node:crypto";
import { createMaskedPrompt } from "#adapters/model/masked-prompt.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { WritingStep } from "#core/prompt/model-prompt.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type GoldenCase, casesOf } from "../cases/golden-cases.ts";

/** The parts of one request, by the heading they have on the page. */
type Request = Readonly<Record<"System" | "User", string>>;

const none = "Nothing changed.";

/**
 * The page that shows what leaves for a model: each tool's draft for its first golden person, and every step for one of them.
 * `former` is the page as it was read last; what changed since stands at its head until somebody reads it and writes the page
 * anew.
 */
export function promptsPage(list: WordList, former: string): string {
  const read = [...toolIds.map((tool) => draftSection(tool, list)), ...stepSections(list)];
  const said = read.join("\n");
  const before = parseFormerPage(former);
  const changes =
    before.name === hashText(said) ? before.changes : describeChanges(before.lines, said);
  return [
    "# What a model is asked",
    "",
    "Written by `npm run prompts`; nothing here is edited by hand. Each tool’s draft for one golden person and the form that",
    "the text comes to, then every step for one of them, as they are sent: people’s names and their addresses have stand-ins.",
    "In the steps the composer’s text stands for a model’s. Read it as prose.",
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

/** What a draft is asked with, and the form that the steps after it are asked with. */
function draftSection(tool: ToolId, list: WordList): string {
  const person = personOf(tool);
  const { User } = requestOf(person, list, { kind: "draft" });
  const parts = { "The draft": User, "The form": toolOf(tool).form };
  return formatSection(`${toolOf(tool).title}: ${person.id}`, parts);
}

/** Every call that is made for a text, in the order of the writing. */
function stepSections(list: WordList): readonly string[] {
  const person = personOf("boundaryScript");
  const { tool, answers, tone } = person;
  const text = formatResult(compose(tool, { answers, tone }));
  const places = ["“46”: Your answers don’t have “46”, so add it there or change it here."];
  const passage = text.split("\n").find((line) => line !== "" && !line.startsWith("#"));
  const steps: Readonly<Record<string, WritingStep>> = {
    "A draft": { kind: "draft" },
    "The edit of a draft": { kind: "edit", draft: text },
    "The edit of what our checks found": { kind: "edit", draft: text, places },
    "Draft and edit in one pass": { kind: "one-pass" },
    "A change": { kind: "refine", text, request: "Make it warmer." },
    "A change to one passage": { kind: "refine", text, request: "Make it warmer.", passage },
  };
  return Object.entries(steps).map(([title, step]) =>
    formatSection(`${title}: ${person.id}`, requestOf(person, list, step)),
  );
}

function personOf(tool: ToolId): GoldenCase {
  const [person] = casesOf(tool);
  if (!person) throw new Error(`no golden person for ${tool}`);
  return person;
}

function requestOf(
  { tool, answers, tone }: GoldenCase,
  list: WordList,
  step: WritingStep,
): Request {
  const { prompt } = createMaskedPrompt({ tool, material: { answers, tone }, step }, list);
  return { System: prompt.instructions, User: prompt.prompt };
}

function formatSection(title: string, texts: Readonly<Record<string, string>>): string {
  const parts = Object.entries(texts).map(([head, text]) => `### ${head}\n\n${fenced(text)}\n`);
  return `## ${title}\n\n${parts.join("\n")}`;
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
