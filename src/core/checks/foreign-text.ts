import type { Check } from "#core/checks/check.ts";
import { anyStandIn } from "#core/masking/stand-in.ts";
import { modelPrompt } from "#core/prompt/model-prompt.ts";
import { type Result, wordsOf } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";

const rule = "own-text";

type Finding = { readonly pattern: RegExp; readonly said: string };

/** What no text of hers holds unless she wrote it herself. */
const findings: readonly Finding[] = [
  { pattern: /<\/?[a-z][^<>\n]*>|<!--|\{\{|\}\}|```/i, said: "marks of a web page or of code" },
  { pattern: /!?\[[^\]\n]*\]\([^)\n]*\)|\[[^\]\n]+\]:\s*\S+/, said: "a link" },
  { pattern: /\b(?:https?|ftp|javascript|data|file):[^\s]|\bwww\.[^\s]/i, said: "an address" },
  {
    pattern: /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|xyz|ru|cn|info|test|example)\b\/?/i,
    said: "an address",
  },
  {
    pattern:
      /(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[A-Z])(?=[A-Za-z0-9+/_-]*[a-z])[A-Za-z0-9+/_-]{32,}={0,2}|\b[0-9a-f]{32,}\b/,
    said: "letters that are no words",
  },
  {
    pattern:
      /\b(?:system prompt|(?:previous|prior|above|my|your|these) instructions|developer mode|jailbr\w+|API key|<\|[a-z_]+\|>)\b/i,
    said: "talk about instructions",
  },
];

/** Whether a model’s text is hers to send at all: no markup, no link, no echo of our instructions, and on her matter. */
export function checkForeignText(tool: ToolId, result: Result, answers: Answers): Check[] {
  const text = result.sections
    .map((section) => `${section.label ?? ""}\n${allWords(section.blocks)}`)
    .join("\n");
  const hers = Object.values(answers).join("\n");
  const found = findings.filter(({ pattern }) => {
    const hit = pattern.exec(text)?.[0];
    return hit !== undefined && !hers.includes(hit);
  });
  const said = [
    ...found.map((finding) => finding.said),
    ...(text.search(anyStandIn) === -1 || hers.search(anyStandIn) !== -1 ? [] : ["a stand-in"]),
    ...(echoes(tool, text, hers) ? ["our own instructions"] : []),
    ...(isOnMatter(result, hers) ? [] : ["nothing of what you told us"]),
  ];
  if (said.length === 0) return [];
  return [{ rule, ok: false, detail: `The text holds ${[...new Set(said)].join(", ")}.` }];
}

type Blocks = Result["sections"][number]["blocks"];

function allWords(blocks: Blocks): string {
  return blocks
    .map((block) => (block.kind === "list" ? block.items.join("\n") : block.text))
    .join("\n");
}

/** So many words in a row are no accident. */
const run = 9;
const instructions = new Map<ToolId, ReadonlySet<string>>();

function echoes(tool: ToolId, text: string, hers: string): boolean {
  let told = instructions.get(tool);
  if (!told) {
    const material = { answers: {}, tone: signatureTone };
    told = new Set(runsOf(modelPrompt(toolOf(tool), material).instructions));
    instructions.set(tool, told);
  }
  const known = told;
  const own = new Set(runsOf(hers));
  return runsOf(text).some((words) => known.has(words) && !own.has(words));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'%]+/gu) ?? [];
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(" "));
}

/** At least some of her own words stand in it; a single answer of a few words asks for one. */
function isOnMatter(result: Result, hers: string): boolean {
  const words = contentOf(hers);
  const said = contentOf(result.sections.map(wordsOf).join("\n"));
  const shared = [...words].filter((word) => said.has(word)).length;
  return shared >= Math.min(words.size >= 12 ? 3 : 1, words.size);
}

const empty = new Set(
  "about above after again also because been before being between could does each every from have having here into just like more most much never once only other over same should since some such than that their them then there these they thing this those through under until very want wants what when where which while will with would your yours".split(
    " ",
  ),
);

function contentOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{4,}|\d[\d.,]*\d|\d/gu) ?? [];
  return new Set(words.filter((word) => !empty.has(word)).map((word) => word.slice(0, 5)));
}
