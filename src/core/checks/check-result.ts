import type { Check } from "#core/checks/check.ts";
import { checkCoverage } from "#core/checks/coverage/check-coverage.ts";
import type { UncoveredParts } from "#core/checks/coverage/find-uncovered-parts.ts";
import type { TextWriter } from "#core/checks/coverage/find-uncovered.ts";
import { checkEnglish } from "#core/checks/english/check-english.ts";
import { checkContract } from "#core/contract/check-contract.ts";
import { isReadable } from "./is-readable.ts";
import { readEvidence } from "#core/grounding/evidence.ts";
import { checkGrounding } from "#core/grounding/check-grounding.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { parseResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { checkVoice } from "#core/voice/check-voice.ts";

/** What a text has to hold, what of it is not there, and who wrote it: the composer where nothing is said. */
export type RequiredOfText = {
  readonly answers: Answers;
  readonly uncovered?: UncoveredParts;
  readonly writer?: TextWriter;
  /** What a reader found right in the text. */
  readonly settled?: readonly string[];
};

/**
 * Every check of a text, whoever wrote it. `answers` hold all that the member gave, facts of a refine request too;
 * `required` are those that the text has to hold, where a request leaves some out.
 */
export function checkResult(
  tool: ToolId,
  text: string,
  answers: Answers,
  required: RequiredOfText = { answers },
): Check[] {
  const result = parseResult(text);
  const checks = [
    ...checkContract(tool, result, answers),
    ...checkVoice(
      result,
      voiceExemptions(tool, answers),
      required.writer === "model" ? readEvidence(answers) : [],
    ),
    checkEnglish(result, answers, required.writer),
    checkCoverage(tool, result, required.answers, required.uncovered),
    checkGrounding(tool, result, answers, required.settled),
  ];
  return withoutUnjudged(checks, result, answers);
}

/** A passed check of a text or of answers that nobody can read certifies nothing: it isn't there. */
function withoutUnjudged(
  checks: readonly Check[],
  { sections }: Result,
  answers: Answers,
): Check[] {
  const text = sections.map(sectionText).join("\n");
  const isJudged = isReadable(text, Object.values(answers));
  return checks.filter(({ ok }) => !ok || isJudged);
}

/** Words chosen for a voice ("a bit dry") are no hedges of the text. */
function voiceExemptions(tool: ToolId, answers: Answers): readonly string[] {
  const { voiceQuestion } = toolOf(tool).checks;
  if (voiceQuestion === undefined) return [];
  return answerOf(answers, voiceQuestion)
    .split(/[\n,]/)
    .map((word) => word.replaceAll(/\([^)]*\)/g, " ").trim())
    .filter((word) => word !== "")
    .flatMap((word) => [word, word.slice(0, 1).toLowerCase() + word.slice(1)]);
}
