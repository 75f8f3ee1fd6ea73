import { checkResult } from "#core/checks/check-result.ts";
import { countWords } from "#core/language/sentences.ts";
import { keepsForm } from "#core/prompt/keeps-form.ts";
import { asEmail } from "#core/refine/as-email.ts";
import type { Change } from "#core/refine/change.ts";
import { exchangeInResult } from "#core/refine/exchange.ts";
import { answersWithout, resultSpeaksOf, resultWithout } from "#core/refine/leave-out.ts";
import { mentions } from "#core/refine/mentions.ts";
import { evidenceOf, planRefine, type Refine, type RefinePlan } from "#core/refine/refine.ts";
import { toSayAloud } from "#core/refine/to-say-aloud.ts";
import type { Result } from "#core/result/result.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { compose } from "#core/composer/compose.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { shorten } from "./shorten.ts";
import { withFact } from "./take-fact.ts";

type Work = {
  readonly tool: ToolId;
  readonly plan: RefinePlan;
  /** All that is hers. */
  readonly facts: Answers;
};

/**
 * Changes the last result by rule, through the same frames. What the rules cannot do they leave as it was; a change that
 * would break the form, the voice or the facts is not made. The same request again changes nothing, save "shorter".
 */
export function refineComposed(tool: ToolId, material: Material, refine: Refine): Result {
  const plan = planRefine(tool, material, refine);
  const work: Work = { tool, plan, facts: evidenceOf(tool, material, refine) };
  const previous = parseResult(refine.result);
  const usable = keepsForm(toolOf(tool).contract, previous, plan.material.answers);
  if (usable && !plan.understood) return previous;
  const anew = !usable || needsWriting(plan, formatResult({ ...previous, missing: [] }));
  const base = anew ? written(work) : previous;
  const changes = anew ? [...plan.earlier, ...plan.changes] : plan.changes;
  const changed = changes.reduce((result, change) => withChange(work, result, change), base);
  return shortened(work, changed, countWords(refine.result), anew);
}

/** Whether the language has to be written anew: another tone, person or length, a fact to add or to leave out. */
function needsWriting({ before, material, facts, changes }: RefinePlan, language: string): boolean {
  const turned = ["length", "person"].some(
    (id) => answerOf(before.answers, id) !== answerOf(material.answers, id),
  );
  const left = changes.some(
    (change) =>
      change.kind === "leave-out" && answersWithout(material.answers, change.what) !== null,
  );
  return (
    before.tone !== material.tone ||
    turned ||
    left ||
    facts.some((fact) => !mentions(language, fact))
  );
}

/** The language from her answers, with all that her requests left out of them and added to them. */
function written({ tool, plan }: Work): Result {
  const answers = [...plan.earlier, ...plan.changes].reduce((given: Answers, change) => {
    if (change.kind === "leave-out") return answersWithout(given, change.what) ?? given;
    if (change.kind !== "mention") return given;
    const stands = Object.values(given).some((answer) => answer.includes(change.fact));
    return stands ? given : (withFact(tool, given, change.fact) ?? given);
  }, plan.material.answers);
  return compose(tool, { ...plan.material, answers });
}

/** The result with one change made to its words, where that keeps all that is checked. */
function withChange(work: Work, result: Result, change: Change): Result {
  const changed = changedBy(work.tool, result, change);
  return changed === null || failing(work, changed) > failing(work, result) ? result : changed;
}

function changedBy(tool: ToolId, result: Result, change: Change): Result | null {
  switch (change.kind) {
    case "leave-out":
      return change.what !== "" && resultSpeaksOf(result, change.what)
        ? resultWithout(result, change.what)
        : null;
    case "exchange":
      return exchangeInResult(result, change);
    case "email":
      return asEmail(tool, result, change.to);
    case "aloud":
      return toSayAloud(tool, result);
    case "deadline":
      return change.date === null ? null : withDeadline(tool, result, change.date);
    case "shorter":
    case "tone":
    case "mention":
    case "person":
    case "smaller":
    case "unclear":
      break;
  }
  return null;
}

const deadlines: Partial<Record<ToolId, readonly [section: string, lead: string]>> = {
  boundaryScript: ["In writing", "Please confirm by"],
  exitStrategy: ["Message to your manager", "Please confirm this by"],
  payAsk: ["Written version", "Please confirm the decision in writing by"],
  offerPower: ["The invitation", "Start by"],
};

/** One sentence at the end of the message; a date that was asked for already gives way. */
function withDeadline(tool: ToolId, result: Result, date: string): Result | null {
  const [label, lead] = deadlines[tool] ?? [];
  if (lead === undefined) return null;
  const sections = result.sections.map((section) => {
    const at = section.blocks.findLastIndex(({ kind }) => kind === "paragraph");
    const block = section.blocks[at];
    if (section.label !== label || block?.kind !== "paragraph") return section;
    const bare = block.text.includes(lead)
      ? block.text.slice(0, block.text.indexOf(lead)).trim()
      : block.text;
    const text = `${bare} ${lead} ${asTyped(date)}.`.trim();
    return { ...section, blocks: section.blocks.with(at, { ...block, text }) };
  });
  return { ...result, sections };
}

function failing({ tool, facts }: Work, result: Result): number {
  return checkResult(tool, formatResult(result), facts).filter(({ ok }) => !ok).length;
}

/** As short as she asked; written anew it stays as short as an earlier request had made it. */
function shortened(
  { tool, plan, facts }: Work,
  result: Result,
  was: number,
  anew: boolean,
): Result {
  const { shorter } = plan;
  if (shorter) return shorten(tool, result, facts, shorter.words ?? was * shorter.share);
  const earlier = anew && plan.earlier.some(({ kind }) => kind === "shorter");
  return earlier && plan.facts.length === 0 ? shorten(tool, result, facts, was) : result;
}
