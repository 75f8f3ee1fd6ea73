import { judgeResult, type Refusal } from "#core/checks/judge-text.ts";
import type { WritingTask } from "#core/checks/writing-task.ts";
import { composeDraft } from "#core/composer/compose.ts";
import { cleanResult, openLines } from "#core/composer/draft/draft-result.ts";
import { refineComposed } from "#core/composer/refine/refine-composed.ts";
import { anyWord } from "#core/facts/find-facts.ts";
import { findUsefulSuggestions } from "#core/composer/refine/useful-suggestions.ts";
import { unchangedMessage } from "#core/refine/suggestions.ts";
import { checkRefine } from "#core/refine/check-refine.ts";
import { planRefine } from "#core/refine/plan-refine.ts";
import { missingLead } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { GenerateResponse } from "#features/tools/contract.ts";
import { textResponse, unchangedResponse } from "./text-response.server.ts";

const reasons: Readonly<Record<WhyComposed, string>> = {
  unfinished: "The AI couldn’t finish this text",
  form: "The AI’s text wasn’t this kind of text",
  foreign: "The AI’s answer wasn’t a text you could use",
  facts: "The AI’s text said several things that your answers don’t",
};

/** Why a model's text gave way: what is wrong with it, or a draft that no further call brought into form. */
type WhyComposed = Refusal | "unfinished";

/** The composer's text as it is answered; `refusal` is why a model's text gave way to it. */
export function composeResponse(task: WritingTask, refusal?: WhyComposed): GenerateResponse {
  const { tool, material, refine } = task;
  if (refine?.passage !== undefined)
    return unchangedResponse(task, "composer", refine.result, needsAi);
  const draft = composeDraft(tool, material);
  const open = openLines(draft);
  const result = refine ? refineComposed(tool, material, refine) : cleanResult(draft);
  const told = refine
    ? checkRefine(tool, planRefine(tool, material, refine), refine, formatResult(result))
    : [];
  if (refine && formatResult(result) === refine.result)
    return unchangedResponse(task, "composer", refine.result, told[0]?.detail ?? unchangedMessage);
  const judged = judgeResult(task, result, anyWord);
  const because = refusal && `${reasons[refusal]}, so this is composed from your answers.`;
  const notes = [...(because === undefined ? [] : [because]), ...(refine ? [] : draft.notes)];
  const response = textResponse(task, "composer", { ...judged, notes, faults: [] });
  return {
    ...response,
    checks: [...told, ...response.checks],
    ...(open.length > 0 && {
      open: open.map((line) => ({ ...line, wordings: [...line.wordings] })),
    }),
    ...(refusal === undefined && { suggestions: suggestionsFor(task, response.result) }),
    ...(result.missing.length > 0 && { missing: `${missingLead} ${result.missing.join("; ")}.` }),
  };
}

function suggestionsFor({ tool, material, refine }: WritingTask, text: string): string[] {
  const earlier = refine ? [...(refine.earlier ?? []), refine.request] : [];
  return findUsefulSuggestions(tool, material, text, earlier);
}

const needsAi =
  "Changing one passage needs AI, which isn’t set up here. Ask for a change of the whole text.";
