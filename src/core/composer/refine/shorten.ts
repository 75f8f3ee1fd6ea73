import { contentWords } from "#core/checks/coverage/content-words.ts";
import { checkContract } from "#core/contract/check-contract.ts";
import { isSpokenNote, spokenNoteOf } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Block, Result, Section } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { placesOf, without } from "./places.ts";

/** The answers that are the ask or the limit itself: a part that says them goes on saying them. */
const kept: Partial<Record<ToolId, readonly string[]>> = {
  boundaryScript: ["refusal"],
  careerPositioning: ["target"],
  payAsk: ["sum", "title", "decideBy"],
  offerPower: ["price"],
  exitStrategy: ["noticeOn", "lastDay"],
  networkingHub: ["ask"],
  strategyPrep: ["decision"],
};

const mostTries = 90;

/**
 * Leaves out whole sentences and items down to `target` words, ours before hers, as far as the contract allows. The ask,
 * its figure and its dates stay in every part that has them.
 */
export function shorten(tool: ToolId, result: Result, answers: Answers, target: number): Result {
  if (countWords(formatResult(result)) <= target) return result;
  const failing = (one: Result) =>
    checkContract(tool, one, answers).flatMap(({ ok, rule }) => (ok ? [] : [rule]));
  const allowed = failing(result);
  const ask = new Set((kept[tool] ?? []).flatMap((id) => rootsIn(answerOf(answers, id))));
  const gone: ReturnType<typeof placesOf>[number][] = [];
  let current = result;
  let tries = 0;
  for (const place of placesOf(result, new Set(Object.values(answers).flatMap(rootsIn)))) {
    if (countWords(formatResult(current)) <= target || tries >= mostTries) break;
    const left = without(result, [...gone, place]);
    const candidate = left === null ? null : timed(left);
    if (candidate === null || losesAsk(result, candidate, ask)) continue;
    tries += 1;
    if (failing(candidate).some((rule) => !allowed.includes(rule))) continue;
    gone.push(place);
    current = candidate;
  }
  return current;
}

function rootsIn(text: string): readonly string[] {
  return contentWords(text).map(({ root }) => root);
}

function losesAsk(before: Result, after: Result, ask: ReadonlySet<string>): boolean {
  return before.sections.some(({ blocks }, at) => {
    const left = new Set(rootsIn(textOf(after.sections[at]?.blocks ?? [])));
    return rootsIn(textOf(blocks)).some((root) => ask.has(root) && !left.has(root));
  });
}

function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])).join("\n");
}

/** With the seconds of a spoken text counted anew. */
function timed(result: Result): Result {
  return { ...result, sections: result.sections.map(timedSection) };
}

function timedSection(section: Section): Section {
  const said = section.blocks.flatMap((block) =>
    block.kind === "paragraph" && !isNote(block) ? [block.text] : [],
  );
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      isNote(block) ? { kind: "paragraph", text: spokenNoteOf(said.join("\n")) } : block,
    ),
  };
}

function isNote(block: Block): boolean {
  return block.kind === "paragraph" && isSpokenNote(block.text);
}
