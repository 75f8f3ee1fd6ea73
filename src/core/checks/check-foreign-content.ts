import type { Check } from "./check.ts";
import { standInPattern } from "#core/masking/stand-ins/stand-in.ts";
import { buildModelPrompt } from "#core/prompt/model-prompt.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";

const rule = "own-text";

type ForeignPattern = { readonly pattern: RegExp; readonly label: string };

/** What no result holds unless an answer holds it. */
const foreignPatterns: readonly ForeignPattern[] = [
  { pattern: /<\/?[a-z][^<>\n]*>|<!--|\{\{|\}\}|```/i, label: "marks of a web page or of code" },
  { pattern: /!?\[[^\]\n]*\]\([^)\n]*\)|\[[^\]\n]+\]:\s*\S+/, label: "a link" },
  { pattern: /\b(?:https?|ftp|javascript|data|file):[^\s]|\bwww\.[^\s]/i, label: "an address" },
  {
    pattern: /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|xyz|ru|cn|info|test|example)\b\/?/i,
    label: "an address",
  },
  {
    pattern:
      /(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[A-Z])(?=[A-Za-z0-9+/_-]*[a-z])[A-Za-z0-9+/_-]{32,}={0,2}|\b[0-9a-f]{32,}\b/,
    label: "letters that are no words",
  },
  {
    pattern:
      /\b(?:system prompt|(?:previous|prior|above|my|your|these) instructions|developer mode|jailbr\w+|API key|<\|[a-z_]+\|>)\b/i,
    label: "talk about instructions",
  },
];

/** A model’s text as it was written, with its marks, and as the result that it is read as. */
type ModelText = { readonly result: Result; readonly written: string };

/**
 * Whether a model’s text may be shown at all: no markup, no link, no echo of our instructions, and on the topic of the
 * answers.
 */
export function checkForeignContent(
  tool: ToolId,
  { result, written }: ModelText,
  answers: Answers,
): Check[] {
  const text = result.sections
    .map((section) => `${section.label ?? ""}\n${blocksText(section.blocks)}`)
    .join("\n");
  const ownText = Object.values(answers).join("\n");
  const found = foreignPatterns.filter(({ pattern }) =>
    [text, written].some((one) => {
      const hit = pattern.exec(one)?.[0];
      return hit !== undefined && !ownText.includes(hit);
    }),
  );
  const findings = [
    ...found.map((finding) => finding.label),
    ...(text.search(standInPattern) === -1 || ownText.search(standInPattern) !== -1
      ? []
      : ["a stand-in"]),
    ...(echoesInstructions(tool, text, ownText) ? ["our own instructions"] : []),
    ...(isOnTopic(result, ownText) ? [] : ["nothing of what you told us"]),
  ];
  if (findings.length === 0) return [];
  return [{ rule, ok: false, detail: `The text holds ${[...new Set(findings)].join(", ")}.` }];
}

type Blocks = Result["sections"][number]["blocks"];

function blocksText(blocks: Blocks): string {
  return blocks
    .map((block) => (block.kind === "list" ? block.items.join("\n") : block.text))
    .join("\n");
}

/** So many words in a row are no accident. */
const shingleLength = 9;
const instructionShingles = new Map<ToolId, ReadonlySet<string>>();

function echoesInstructions(tool: ToolId, text: string, ownText: string): boolean {
  let shingles = instructionShingles.get(tool);
  if (!shingles) {
    const material = { answers: {}, tone: signatureTone };
    shingles = new Set(shinglesOf(buildModelPrompt(toolOf(tool), material).instructions));
    instructionShingles.set(tool, shingles);
  }
  const known = shingles;
  const own = new Set(shinglesOf(ownText));
  return shinglesOf(text).some((words) => known.has(words) && !own.has(words));
}

function shinglesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'%]+/gu) ?? [];
  return words
    .slice(shingleLength - 1)
    .map((_, at) => words.slice(at, at + shingleLength).join(" "));
}

/** At least some words of the answers stand in it; a single answer of a few words asks for one. */
function isOnTopic(result: Result, ownText: string): boolean {
  const words = topicStems(ownText);
  const resultStems = topicStems(result.sections.map(sectionText).join("\n"));
  const shared = [...words].filter((word) => resultStems.has(word)).length;
  return shared >= Math.min(words.size >= 12 ? 3 : 1, words.size);
}

const stopWords = new Set(
  "about above after again also because been before being between could does each every from have having here into just like more most much never once only other over same should since some such than that their them then there these they thing this those through under until very want wants what when where which while will with would your yours".split(
    " ",
  ),
);

function topicStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{4,}|\d[\d.,]*\d|\d/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 5)));
}
