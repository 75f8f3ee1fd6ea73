import type { Check } from "#core/checks/check.ts";
import {
  type Evaluation,
  evaluateText,
  findNotes,
  type WritingTask,
} from "#core/checks/evaluate-text.ts";
import { withoutSpokenLines } from "#core/contract/spoken-note.ts";
import {
  hideMaterial,
  describeUnmaskedNames,
  createMaterialMask,
} from "#core/masking/mask-material.ts";
import { standInKinds } from "#core/masking/stand-ins/stand-in.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { type ModelPrompt, buildModelPrompt } from "#core/prompt/model-prompt.ts";
import { planRefine } from "#core/refine/plan-refine.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { FaultyDraft, ModelRequest } from "./model.ts";

/** What leaves for a provider, with placeholders for names and addresses, and how the original words are restored. */
export function createMaskedPrompt(
  { tool, material, refine, repair, review }: ModelRequest,
  list: WordList,
): {
  readonly prompt: ModelPrompt;
  readonly unmask: (text: string) => string;
} {
  const definition = toolOf(tool);
  const plannedMaterial = refine ? planRefine(tool, material, refine).material : material;
  const mask = createMaterialMask(definition, plannedMaterial, refine, list);
  const { hide } = mask;
  const maskedAssignment: WritingTask = {
    tool,
    material: hideMaterial(mask, plannedMaterial),
    refine: refine && {
      request: hide(refine.request),
      result: hide(withoutOurCounts(refine.result)),
      earlier: refine.earlier?.map(hide),
    },
  };
  return {
    prompt: buildModelPrompt(definition, maskedAssignment.material, {
      refine: maskedAssignment.refine,
      unmaskedNames: describeUnmaskedNames(definition, maskedAssignment.material),
      repair: repair && hideDraft(maskedAssignment, hide, repair, findNotes.repair),
      review: review && hideDraft(maskedAssignment, hide, review, findNotes.review),
    }),
    unmask: mask.restoreModelText,
  };
}

function hideDraft(
  task: WritingTask,
  hide: (text: string) => string,
  checked: FaultyDraft,
  select: (evaluation: Evaluation) => readonly Check[],
) {
  return {
    draft: hide(withoutOurCounts(checked.seeded ?? checked.draft)),
    notes: maskedFaultNotes(task, hide, checked, select),
  };
}

/** Our count of the words would tell how many of them a name has. */
function withoutOurCounts(text: string): string {
  return withoutSpokenLines(text).replace(/\n{3,}/g, "\n\n");
}

/** The faults as the masked draft has them, so that no count and no finding reveals what is hidden. */
function maskedFaultNotes(
  { material, ...assignment }: WritingTask,
  hide: (text: string) => string,
  { draft, faults }: FaultyDraft,
  select: (evaluation: Evaluation) => readonly Check[],
): string[] {
  const answers = { ...material.answers, standIns: standInKinds.join(" ") };
  const failing = select(
    evaluateText({ ...assignment, material: { ...material, answers } }, "model", hide(draft)),
  );
  return failing.length > 0
    ? failing.map(({ detail }) => detail)
    : faults.map(({ detail }) => hide(detail));
}
