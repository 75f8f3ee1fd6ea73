import { checkResult } from "#core/checks/check-result.ts";
import { cleanText } from "#core/language/clean.ts";
import { writeOut } from "#core/language/formal.ts";
import { countWords } from "#core/language/sentences.ts";
import { keepsForm } from "#core/prompt/keeps-form.ts";
import { asEmail } from "#core/refine/as-email.ts";
import { type Change, changesOf } from "#core/refine/change.ts";
import { exchangeInResult } from "#core/refine/exchange.ts";
import { answersWithout, resultSpeaksOf, resultWithout } from "#core/refine/leave-out.ts";
import { mentions } from "#core/refine/mentions.ts";
import { evidenceOf, planRefine, type Refine, type RefinePlan } from "#core/refine/refine.ts";
import { toSayAloud } from "#core/refine/to-say-aloud.ts";
import type { Block, Result, Section } from "#core/result/result.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { compose } from "./compose.ts";
import { withFewerNotes } from "./fewer-notes.ts";
import { asStatement, isWholeSentence, placeFact, withSentence } from "./place-fact.ts";
import { shorten } from "./shorten.ts";

/**
 * Changes the last result by rule. What the rules cannot do they leave as it was; a change that would break the form,
 * the voice or the facts is not made. The same request again changes nothing, save "shorter", which goes on to the floor.
 */
export function refineComposed(tool: ToolId, material: Material, refine: Refine): Result {
  const plan = planRefine(tool, material, refine);
  const previous = parseResult(refine.result);
  const usable = keepsForm(toolOf(tool).contract, previous, plan.material.answers);
  if (usable && !plan.understood) return previous;
  const work: Work = { tool, plan, facts: evidenceOf(tool, material, refine) };
  const language = formatResult({ ...previous, missing: [] });
  const base = usable && !needsWriting(plan, language) ? previous : written(work);
  const changes = base === previous ? plan.changes : [...plan.earlier, ...plan.changes];
  const changed = changes.reduce((result, change) => withChange(work, result, change), base);
  return shortened(work, changed, countWords(refine.result), base !== previous);
}

type Work = {
  readonly tool: ToolId;
  readonly plan: RefinePlan;
  /** All that is hers. */
  readonly facts: Answers;
};

/** Whether the language has to be written anew: another tone, person or length, or a fact it does not say yet. */
function needsWriting({ before, material, facts }: RefinePlan, language: string): boolean {
  const turned = ["length", "person"].some(
    (id) => answerOf(before.answers, id) !== answerOf(material.answers, id),
  );
  return before.tone !== material.tone || turned || facts.some((fact) => !mentions(language, fact));
}

/** The language from her answers, with all that her requests left out of them and added to them. */
function written({ tool, plan }: Work): Result {
  let answers = plan.material.answers;
  let result: Result | null = null;
  for (const change of [...plan.earlier, ...plan.changes]) {
    if (change.kind === "leave-out") answers = answersWithout(answers, change.what) ?? answers;
    const fact = change.kind === "mention" ? change.fact : "";
    if (fact === "" || Object.values(answers).some((answer) => answer.includes(fact))) continue;
    const placed = placeFact(tool, { ...plan.material, answers }, fact);
    answers = placed?.answers ?? answers;
    result = placed?.result ?? result;
  }
  return result ?? compose(tool, { ...plan.material, answers });
}

/** The result with one change made to its words, where that keeps all that is checked. */
function withChange(work: Work, result: Result, change: Change): Result {
  const { tool } = work;
  if (change.kind === "leave-out") return leftOut(work, result, change.what);
  if (change.kind === "exchange") return sound(work, exchangeInResult(result, change), result);
  if (change.kind === "email") return sound(work, asEmail(tool, result, change.to), result);
  if (change.kind === "aloud") return sound(work, toSayAloud(tool, result), result);
  if (change.kind === "tone" && isFormal(work, change.tones))
    return sound(work, inFull(result), result);
  if (change.kind === "mention") return mentioned(work, result, change.fact);
  return change.kind === "deadline" && change.date !== null
    ? withDeadline(work, result, change.date)
    : result;
}

/** A tool without a formal tone is more formal with its contractions written out. */
function isFormal({ tool }: Work, tones: readonly string[]): boolean {
  return (
    tones.includes("Executive Formal") && !tones.some((tone) => toolOf(tool).tones.includes(tone))
  );
}

function inFull(result: Result): Result {
  return {
    ...result,
    sections: result.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map(blockInFull),
    })),
  };
}

function blockInFull(block: Block): Block {
  if (block.kind === "list") return { ...block, items: block.items.map(writeOut) };
  return { ...block, text: writeOut(block.text) };
}

/** The other result if nothing that is checked is worse in it; a changed part over its words gives up what carries least. */
function sound({ tool, facts }: Work, other: Result, result: Result): Result {
  const allowed = failing(tool, result, facts);
  const changed = (section: Section) => !result.sections.includes(section);
  for (let less = 0; less <= mostOver; less += overStep) {
    const tighter =
      less === 0 ? other : shorten(tool, other, facts, wordsOf(other) - less, changed);
    if (failing(tool, tighter, facts) <= allowed) return tighter;
  }
  return result;
}

/** A frame of an e-mail is about ten words. */
const mostOver = 24;
const overStep = 6;

function failing(tool: ToolId, result: Result, facts: Answers): number {
  return checkResult(tool, formatResult(result), facts).filter(({ ok }) => !ok).length;
}

function wordsOf(result: Result): number {
  return countWords(formatResult(result));
}

/** Left out of her answers and written anew where that is whole; else the sentences that speak of it go. */
function leftOut(work: Work, result: Result, what: string): Result {
  if (what === "" || !resultSpeaksOf(result, what)) return result;
  const cut = resultWithout(result, what);
  const allowed = failing(work.tool, result, work.facts);
  const anew = answersWithout(work.plan.material.answers, what) === null ? null : written(work);
  const fits = (other: Result) =>
    !resultSpeaksOf(other, what) &&
    other.sections.length > 0 &&
    other.missing.length <= result.missing.length &&
    failing(work.tool, other, work.facts) <= allowed;
  const others = work.plan.changes.filter(({ kind }) => kind !== "leave-out");
  const again =
    anew &&
    [...work.plan.earlier, ...others].reduce(
      (next, change) => (change.kind === "leave-out" ? next : withChange(work, next, change)),
      anew,
    );
  return [again, cut].find((other) => other !== null && fits(other)) ?? result;
}

function mentioned(work: Work, result: Result, fact: string): Result {
  const statement = asStatement(fact);
  if (mentions(formatResult({ ...result, missing: [] }), fact) || !isWholeSentence(statement))
    return result;
  const said = withSentence(work.tool, result, cleanText(statement));
  return said ? sound(work, said, result) : result;
}

const deadlines: Partial<Record<ToolId, string>> = {
  boundaryScript: "Please confirm by",
  exitStrategy: "Please confirm this by",
  payAsk: "Please confirm the decision in writing by",
  offerPower: "Start by",
};

function withDeadline(work: Work, result: Result, date: string): Result {
  const lead = deadlines[work.tool];
  const day = cleanText(date);
  if (lead === undefined || formatResult(result).includes(`by ${day}`)) return result;
  const moved = moveDeadline(result, lead, day);
  const said = moved ?? withSentence(work.tool, result, `${lead} ${day}`);
  return said ? sound(work, said, result) : result;
}

/** A date that was asked for already gives way to the new one. */
function moveDeadline(result: Result, lead: string, day: string): Result | null {
  const old = new RegExp(String.raw`${lead} ((?:(?!, and|\.(?:\s|$)).)+)`).exec(
    formatResult(result),
  )?.[1];
  return old === undefined
    ? null
    : exchangeInResult(result, { from: `${lead} ${old}`, to: `${lead} ${day}` });
}

/**
 * Without the sentences that carry least; written from fewer notes where that is not enough or costs a figure, where
 * every sentence is needed (one text without headings), and only while the language is as it was composed.
 */
function shortest(work: Work, result: Result, target: number): Result {
  const { tool, plan, facts } = work;
  const cut = shorten(tool, result, facts, target);
  const over = (other: Result) => Math.max(0, wordsOf(other) - target);
  const lost = (other: Result) =>
    figuresOf(result).filter((one) => !figuresOf(other).includes(one));
  const dense = toolOf(tool).contract.whole !== undefined;
  if (result.missing.length > 0 || (!dense && over(cut) + lost(cut).length === 0)) return cut;
  if (formatResult(compose(tool, plan.material)) !== formatResult(result)) return cut;
  const fewer = shorten(tool, withFewerNotes(tool, plan.material, target), facts, target);
  if (failing(tool, fewer, facts) > failing(tool, result, facts)) return cut;
  if (over(fewer) !== over(cut)) return over(fewer) < over(cut) ? fewer : cut;
  return dense || lost(fewer).length < lost(cut).length ? fewer : cut;
}

function figuresOf(result: Result): string[] {
  return formatResult(result).match(/\d[\d.,]*\d|\d/g) ?? [];
}

/** As short as she asked, or no longer than it was where an earlier request shortened it. */
function shortened(
  { tool, plan, facts }: Work,
  result: Result,
  was: number,
  anew: boolean,
): Result {
  const { shorter } = plan;
  if (shorter) {
    const target = shorter.words ?? was * shorter.share;
    return shortest({ tool, plan, facts }, result, target);
  }
  const earlier = anew && changesOf(plan.earlier, "shorter").length > 0;
  return earlier && !changesOf(plan.changes, "mention").length
    ? shorten(tool, result, facts, was)
    : result;
}
