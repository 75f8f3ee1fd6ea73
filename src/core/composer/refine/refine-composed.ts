import { findFormFaults } from "#core/checks/form/find-form-faults.ts";
import { judgeResult } from "#core/checks/judge-text.ts";
import { anyWord } from "#core/facts/find-facts.ts";
import { countWords } from "#core/language/sentences.ts";
import { formatAsEmail } from "#core/refine/format-as-email.ts";
import { type Change, changesOf } from "#core/refine/change.ts";
import { replaceInResult } from "#core/refine/replace-words.ts";
import { answersWithout, resultMentionsTopic, resultWithout } from "#core/refine/remove-topic.ts";
import { hasFact } from "#core/refine/has-fact.ts";
import { collectRefineEvidence, planRefine, type RefinePlan } from "#core/refine/plan-refine.ts";
import type { RefineRequest } from "#core/refine/refine-request.ts";
import { formatForSpeech } from "#core/refine/format-for-speech.ts";
import type { Result } from "#core/result/result.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { compose } from "#core/composer/compose.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { shortenResult } from "./shorten-result.ts";
import { addFact } from "./add-fact.ts";

type RefineWork = {
  readonly tool: ToolId;
  readonly plan: RefinePlan;
  /** The answers and the requests: all that a fact may come from. */
  readonly facts: Answers;
};

/**
 * Changes the last result by rule, through the same frames. What the rules cannot do they leave as it was; a change that
 * would break the form, the voice or the facts is not made. The same request again changes nothing, save "shorter".
 */
export function refineComposed(tool: ToolId, material: Material, refine: RefineRequest): Result {
  const plan = planRefine(tool, material, refine);
  const work: RefineWork = { tool, plan, facts: collectRefineEvidence(tool, material, refine) };
  const previous = parseResult(refine.result);
  const faults = findFormFaults(tool, previous, plan.material.answers);
  const usable = !faults.some(({ isGrave }) => isGrave);
  if (usable && !plan.isUnderstood) return previous;
  const anew = !usable || needsWriting(tool, plan, formatResult({ ...previous, missing: [] }));
  const base = anew ? composeAnew(work) : previous;
  const changes = anew ? [...plan.earlierChanges, ...plan.changes] : plan.changes;
  const changed = changes.reduce(
    (result, change) => applyChangeIfSound(work, result, change),
    base,
  );
  const isStillThere = changesOf(plan.changes, "leave-out").some(({ what }) =>
    resultMentionsTopic(changed, what),
  );
  if (usable && isStillThere) return previous;
  return shortenAsAsked(work, changed, countWords(refine.result), anew);
}

/** Whether the language has to be composed again: another tone, person or length, a fact to add or to leave out. */
function needsWriting(
  tool: ToolId,
  { previousMaterial: before, material, facts, changes }: RefinePlan,
  language: string,
): boolean {
  const turned = ["length", "person"].some(
    (id) => answerOf(before.answers, id) !== answerOf(material.answers, id),
  );
  const omits = changes.some(
    (change) =>
      change.kind === "leave-out" && answersWithout(material.answers, change.what) !== null,
  );
  return (
    before.tone !== material.tone ||
    turned ||
    omits ||
    facts.some((fact) => !hasFact(language, fact) && addFact(tool, material.answers, fact) !== null)
  );
}

/** The language from the answers, with all that the requests leave out of them and add to them. */
function composeAnew({ tool, plan }: RefineWork): Result {
  const answers = [...plan.earlierChanges, ...plan.changes].reduce((current: Answers, change) => {
    if (change.kind === "leave-out") return answersWithout(current, change.what) ?? current;
    if (change.kind !== "mention") return current;
    const stands = Object.values(current).some((answer) => answer.includes(change.fact));
    return stands ? current : (addFact(tool, current, change.fact) ?? current);
  }, plan.material.answers);
  return compose(tool, { ...plan.material, answers });
}

/** The result with one change made to its words, unless more checks fail then. */
function applyChangeIfSound(work: RefineWork, result: Result, change: Change): Result {
  const changed = applyChange(work.tool, result, change);
  return changed === null || countFailedChecks(work, changed) > countFailedChecks(work, result)
    ? result
    : changed;
}

function applyChange(tool: ToolId, result: Result, change: Change): Result | null {
  switch (change.kind) {
    case "leave-out":
      return change.what !== "" && resultMentionsTopic(result, change.what)
        ? resultWithout(result, change.what)
        : null;
    case "exchange":
      return replaceInResult(result, change);
    case "email":
      return formatAsEmail(tool, result, change.to);
    case "aloud":
      return formatForSpeech(tool, result);
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

/** One sentence at the end of the message; a date that was asked for already gives way. */
function withDeadline(tool: ToolId, result: Result, date: string): Result | null {
  const { deadline } = toolOf(tool).refine;
  if (deadline === null) return null;
  const { section: label, lead } = deadline;
  const sections = result.sections.map((section) => {
    const at = section.blocks.findLastIndex(({ kind }) => kind === "paragraph");
    const block = section.blocks[at];
    if (section.label !== label || block?.kind !== "paragraph") return section;
    const bare = block.text.includes(lead)
      ? block.text.slice(0, block.text.indexOf(lead)).trim()
      : block.text;
    const text = `${bare} ${lead} ${normalizeTypedText(date)}.`.trim();
    return { ...section, blocks: section.blocks.with(at, { ...block, text }) };
  });
  return { ...result, sections };
}

function countFailedChecks({ tool, facts }: RefineWork, result: Result): number {
  const task = { tool, material: { answers: facts, tone: "" } };
  const { faults, marks } = judgeResult(task, result, anyWord);
  return faults.length + marks.length;
}

/** As short as asked; written anew it stays as short as an earlier request had made it. */
function shortenAsAsked(
  { tool, plan, facts }: RefineWork,
  result: Result,
  was: number,
  anew: boolean,
): Result {
  const { shorter } = plan;
  if (shorter) return shortenResult(tool, result, facts, shorter.words ?? was * shorter.share);
  const earlier = anew && plan.earlierChanges.some(({ kind }) => kind === "shorter");
  return earlier && plan.facts.length === 0 ? shortenResult(tool, result, facts, was) : result;
}
