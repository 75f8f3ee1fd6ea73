import { type Assignment, judge } from "#core/checks/judge.ts";
import { hideMaterial, kindsFor, maskMaterial } from "#core/masking/mask-material.ts";
import { standInKinds } from "#core/masking/stand-in.ts";
import type { WordList } from "#core/masking/word-list.ts";
import { type ModelPrompt, modelPrompt } from "#core/prompt/model-prompt.ts";
import { planRefine } from "#core/refine/refine.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { ModelRequest } from "./model.ts";

/** What leaves for a provider, stand-ins in place of names and cues, and how her words come back. */
export function maskedPrompt(
  { tool, material, refine, repair }: ModelRequest,
  list: WordList,
): {
  readonly prompt: ModelPrompt;
  readonly say: (text: string) => string;
} {
  const definition = toolOf(tool);
  const planned = refine ? planRefine(tool, material, refine).material : material;
  const mask = maskMaterial(definition, planned, refine, list);
  const { hide } = mask;
  const hidden: Assignment = {
    tool,
    material: hideMaterial(mask, planned),
    refine: refine && {
      request: hide(refine.request),
      result: hide(refine.result),
      earlier: refine.earlier?.map(hide),
    },
  };
  return {
    prompt: modelPrompt(definition, hidden.material, {
      refine: hidden.refine,
      named: kindsFor(definition, hidden.material),
      repair: repair && { draft: hide(repair.draft), notes: notesFor(hidden, hide, repair) },
    }),
    say: mask.say,
  };
}

/** The faults as the masked draft has them, so that no count and no finding tells what is hidden. */
function notesFor(
  { material, ...assignment }: Assignment,
  hide: (text: string) => string,
  { draft, faults }: NonNullable<ModelRequest["repair"]>,
): string[] {
  const answers = { ...material.answers, standIns: standInKinds.join(" ") };
  const { checks } = judge(
    { ...assignment, material: { ...material, answers } },
    "model",
    hide(draft),
  );
  const failing = checks.filter((check) => !check.ok);
  return failing.length > 0
    ? failing.map(({ detail }) => detail)
    : faults.map(({ detail }) => hide(detail));
}
