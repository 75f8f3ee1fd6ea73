import { withoutSpokenLines } from "#core/contract/spoken-note.ts";
import { createMaterialMask, hideMaterial } from "#core/masking/mask-material.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { buildModelPrompt, type ModelPrompt, type WritingStep } from "#core/prompt/model-prompt.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { ModelRequest } from "./model.ts";

/** What leaves for a provider, with stand-ins for names and contacts, and how the original words are restored. */
export function createMaskedPrompt(
  { tool, material, refine, step }: ModelRequest,
  list: WordList,
): { readonly prompt: ModelPrompt; readonly unmask: (text: string) => string } {
  const definition = toolOf(tool);
  const mask = createMaterialMask(definition, material, refine, list);
  return {
    prompt: buildModelPrompt(definition, hideMaterial(mask, material), hideStep(step, mask.hide)),
    unmask: mask.restoreModelText,
  };
}

function hideStep(step: WritingStep, hide: (text: string) => string): WritingStep {
  if (step.kind === "edit")
    return {
      ...step,
      draft: hide(withoutOurCounts(step.draft)),
      ...(step.places && { places: step.places.map(hide) }),
    };
  if (step.kind === "refine")
    return {
      ...step,
      text: hide(withoutOurCounts(step.text)),
      request: hide(step.request),
      ...(step.passage !== undefined && { passage: hide(step.passage) }),
    };
  return step;
}

/** Our count of the words would tell how many of them a name has. */
function withoutOurCounts(text: string): string {
  return withoutSpokenLines(text).replace(/\n{3,}/g, "\n\n");
}
