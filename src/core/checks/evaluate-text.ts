import { checkAddedWords } from "./added-words.ts";
import type { Check } from "./check.ts";
import { checkForeignContent } from "./check-foreign-content.ts";
import { checkConcessions } from "./check-concessions.ts";
import { checkPitch } from "./check-pitch.ts";
import { checkPayFigures } from "./check-pay-figures.ts";
import { checkResult, type RequiredOfText } from "./check-result.ts";
import type { UncoveredPart } from "./coverage/find-uncovered.ts";
import { isQuotationOf } from "./coverage/format-quotes.ts";
import { findUncoveredParts, type UncoveredParts } from "./coverage/find-uncovered-parts.ts";
import { withSpokenNotes } from "#core/contract/spoken-note.ts";
import { normalizeModelText } from "#core/prompt/normalize-model-text.ts";
import { checkRefine } from "#core/refine/check-refine.ts";
import { changesOf } from "#core/refine/change.ts";
import { answersWithout } from "#core/refine/remove-topic.ts";
import {
  collectRefineEvidence,
  planRefine,
  type RefineRequest,
  type RefinePlan,
} from "#core/refine/plan-refine.ts";
import type { Result } from "#core/result/result.ts";
import { shelfSources } from "#core/shelf/shelf.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers, Material } from "#core/tools/definition.ts";

/** One thing to write. */
export type WritingTask = {
  readonly tool: ToolId;
  readonly material: Material;
  readonly refine?: RefineRequest | undefined;
};

/** A text as parts, and all that was checked about it. */
export type Evaluation = {
  readonly result: Result;
  readonly checks: readonly Check[];
  readonly reading: Reading;
};

/** What the reader of a draft found in it. */
export type Reading = {
  /** Words of the answers that stand there, however they are put, or are rightly left out. */
  readonly settled: readonly string[];
  readonly calledFalse: readonly string[];
  /** Of the errors put in for the reader, those that were left. */
  readonly missedSeeds: number;
};

const unread: Reading = { settled: [], calledFalse: [], missedSeeds: 0 };

/**
 * Parses a writer's text and checks it against the contract, the voice, the facts and the request; what its reader
 * settled is found in it.
 */
export function evaluateText(
  assignment: WritingTask,
  source: "composer" | "model",
  text: string,
  reading: Reading = unread,
): Evaluation {
  const { settled } = reading;
  const { tool, material, refine } = assignment;
  const { contract } = toolOf(tool);
  const written = source === "model" ? normalizeModelText(contract, text) : text;
  const result =
    source === "model" ? withSpokenNotes(contract, parseResult(written)) : parseResult(text);
  const evidence = collectEvidence(assignment);
  const formatted = formatResult(result);
  const plan = refine && planRefine(tool, material, refine);
  const owed = plan ? withoutRemovedAnswers(evidence, plan) : evidence;
  const uncovered = withoutSettled(findUncoveredParts(tool, result, owed, source), settled);
  const required = { answers: owed, uncovered, writer: source, settled };
  const ofModel =
    source === "model" ? checkModelText(tool, result, evidence, { ...required, written }) : [];
  const stricter = new Set(ofModel.map(({ rule }) => rule));
  const checks = [
    ...checkResult(tool, formatted, evidence, required).filter(({ rule }) => !stricter.has(rule)),
    ...ofModel,
    ...(refine && plan ? checkRefine(tool, plan, refine, formatted, source) : []),
  ];
  return { result, checks, reading };
}

/** The answers without what a request leaves out of the text. */
function withoutRemovedAnswers(
  answers: Answers,
  { earlierChanges: earlier, changes }: RefinePlan,
): Answers {
  return changesOf([...earlier, ...changes], "leave-out").reduce(
    (rest, { what }) => answersWithout(rest, what) ?? rest,
    answers,
  );
}

function withoutSettled(
  { owed, leftOut }: UncoveredParts,
  settled: readonly string[],
): UncoveredParts {
  const isSettled = ({ words }: UncoveredPart) =>
    settled.some((quote) => isQuotationOf(quote, words));
  return { owed: owed.filter((part) => !isSettled(part)), leftOut };
}

/** What only a model's text can fail, and the words that it brought. */
function checkModelText(
  tool: ToolId,
  result: Result,
  evidence: Answers,
  {
    answers,
    uncovered,
    written,
  }: Pick<Required<RequiredOfText>, "answers" | "uncovered"> & { written: string },
): Check[] {
  return [
    ...checkPitch(tool, result, answers, uncovered.leftOut),
    ...checkConcessions(tool, result, evidence),
    ...checkForeignContent(tool, { result, written }, evidence),
    ...checkPayFigures(tool, result, evidence),
    checkAddedWords(result, evidence),
  ];
}

/** Why a model’s text is rejected, whatever else it satisfies; null when it is not. */
export function getRejection({ checks }: Evaluation): "own-text" | "own-figure" | null {
  const fails = (rule: string) => checks.some((check) => check.rule === rule && !check.ok);
  if (fails("own-text")) return "own-text";
  return fails("own-figure") || fails("price-plain") ? "own-figure" : null;
}

/** All that a fact may come from: ticked pieces, the answers as the requests change them, and the requests. */
export function collectEvidence({ tool, material, refine }: WritingTask): Answers {
  const evidence = refine ? collectRefineEvidence(tool, material, refine) : material.answers;
  return material.ticked ? { ...shelfSources(material.ticked), ...evidence } : evidence;
}

/** The checks that a text fails and a writer can mend. */
export function findFaults({ checks }: Evaluation): readonly Check[] {
  return checks.filter(({ ok, isForReader }) => !ok && !isForReader);
}

/** The checks that a text fails, those that only a reader can judge too. */
function findUnmet({ checks }: Evaluation): readonly Check[] {
  return checks.filter(({ ok }) => !ok);
}

/** What is told of a draft: to its writer the faults, to its reader all that a program finds. */
export const findNotes = { repair: findFaults, review: findUnmet } as const;

/** How many faults there are. */
export function countFailures(evaluation: Evaluation): number {
  return findFaults(evaluation).length;
}
