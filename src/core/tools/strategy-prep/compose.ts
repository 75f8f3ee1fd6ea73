import * as frames from "./frames.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { splitOptions } from "#core/composer/shapes/split/split-options.ts";
import { toListItems, renderAsText } from "#core/composer/slots/render-items.ts";
import { withEndMark, capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** The page for a paid hour: the decision, the facts sorted under plain labels, what is open, three questions. */
export function composeStrategyPrep(material: Material): Result {
  const reader = createAnswerReader(material);
  const decided = reader.has("decision");
  const parts: readonly SectionPart[] = [
    ["The decision", paragraphBlocks(decisionSentence(reader))],
    ["What you know", knownBlocks(reader)],
    ["What you need to find out", decided ? [bullets(openQuestions(reader))] : []],
    [
      "Three questions to bring",
      decided ? [numbered(forTone(frames.strategyQuestionsByTone, reader.tone))] : [],
    ],
    [
      "What you want from the hour",
      paragraphBlocks(renderAsText(frames.strategyOutcomeSlot, reader.items("outcome"))),
    ],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader) };
}

/** One sentence, whatever was typed; two of the answer stand as they are. */
function decisionSentence(reader: AnswerReader): string {
  const decision = reader.oneLine("decision");
  if (decision === null) return "";
  if (/[.?!]\s+\p{Lu}/u.test(decision)) return withEndMark(capitaliseFirst(decision));
  const isQuestion = frames.strategyQuestionPattern.test(decision);
  return isQuestion
    ? `${capitaliseFirst(decision).replace(/[.?]+$/, "")}?`
    : renderSlot(frames.strategyDecisionSlot, decision).text;
}

function knownBlocks(reader: AnswerReader): readonly Block[] {
  const [options, facts, limits] = [optionsOf(reader), reader.rows("facts"), reader.rows("limits")];
  const stake = renderAsText(frames.strategyStakeSlot, reader.items("stake"));
  return [
    ...(options.length === 0 ? [] : [heading("Options"), bullets(toListItems(options))]),
    ...(facts.length === 0 ? [] : [heading("Facts"), bullets(toListItems(facts))]),
    ...(limits.length === 0 ? [] : [heading("Limits"), bullets(toListItems(limits))]),
    ...paragraphBlocks(stake),
  ];
}

function openQuestions(reader: AnswerReader): readonly string[] {
  const [first = "", ...others] = forTone(frames.strategyOpenQuestionsByTone, reader.tone);
  return [
    countOptions(reader) > 1 ? fillTemplate(frames.strategyEachOptionTemplate, first) : first,
    ...others,
  ];
}

/** Each option on its own, also where they were typed in one row. */
function optionsOf(reader: AnswerReader): readonly string[] {
  const rows = reader.rows("options");
  return rows.length === 1 ? rows.flatMap(splitOptions) : rows;
}

/** How many options there are, also in the decision itself ("stay or go"). */
function countOptions(reader: AnswerReader): number {
  const options = optionsOf(reader);
  const isOpen = options.length === 1 && /,|\/|\bor\b/i.test(options[0] ?? "");
  const hasAlternatives = options.length === 1 && /\bor\b/i.test(reader.oneLine("decision") ?? "");
  return isOpen || hasAlternatives ? 2 : options.length;
}

function missingLabels(reader: AnswerReader): readonly string[] {
  const ids = ["decision", "options", "facts", "stake", "limits", "outcome"] as const;
  const alone = countOptions(reader) === 1;
  return ids.flatMap((id) => {
    if (!reader.has(id)) return [frames.strategyMissingLabels[id]];
    return id === "options" && alone ? [frames.strategyMissingLabels.other] : [];
  });
}
