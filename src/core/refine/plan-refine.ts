import { parsePitchSeconds } from "#core/contract/rules/pitch-length.ts";
import type { RefineRequest } from "./refine-request.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { type Change, type ChangeOf, changesOf } from "./change.ts";
import { replaceInAnswers } from "./replace-words.ts";
import { parseRefineRequest } from "./parse-refine-request.ts";

/** What a request asks for, as far as rules can tell. */
export type RefinePlan = {
  /** The material as this request and the earlier ones have it: tone, pitch length, person, corrected facts. */
  readonly material: Material;
  /** The same before this request. */
  readonly previousMaterial: Material;
  /** What this request asks for, in its order. */
  readonly changes: readonly Change[];
  /** What the requests before it asked for. */
  readonly earlierChanges: readonly Change[];
  readonly shorter: ChangeOf<"shorter"> | null;
  /** What is to be mentioned, in the words of the request. */
  readonly facts: readonly string[];
  /** A register asked for that this tool has no tone for. */
  readonly unmatchedTone: string | null;
  /** The pitch is at its shortest length already. */
  readonly isShortestPitch: boolean;
  readonly isUnderstood: boolean;
};

/** Parses a request: what rules know goes into the plan; the rest needs a model. */
export function planRefine(id: ToolId, material: Material, refine: RefineRequest): RefinePlan {
  const { tones } = toolOf(id);
  const changes = parseRefineRequest(refine.request, tones);
  const earlier = (refine.earlier ?? []).flatMap((request) => parseRefineRequest(request, tones));
  const shorter = changesOf(changes, "shorter")[0] ?? null;
  const length = pitchLengthFor(id, material, refine, shorter !== null);
  const chosen = answerOf(material.answers, "person");
  const before = applyChanges(id, withLength(material, length?.before), earlier, chosen);
  const register = changesOf(changes, "tone")[0];
  return {
    material: applyChanges(id, withLength(before, length?.words), changes, chosen),
    previousMaterial: before,
    changes,
    earlierChanges: earlier,
    shorter: length ? null : shorter,
    facts: changesOf(changes, "mention").map(({ fact }) => fact),
    unmatchedTone: register && !findTone(id, register) ? register.asked : null,
    isShortestPitch: length?.shortest ?? false,
    isUnderstood: changes.some(({ kind }) => kind !== "unclear" && kind !== "smaller"),
  };
}

/** All that a refined text may draw on: the answers as the requests correct them, and the requests. */
export function collectRefineEvidence(
  id: ToolId,
  material: Material,
  refine: RefineRequest,
): Answers {
  const { answers } = planRefine(id, material, refine).material;
  return { ...answers, refine: [...(refine.earlier ?? []), refine.request].join("\n") };
}

/** The tone of this tool that comes nearest to the one asked for, null when it has none. */
export function findTone(id: ToolId, { tones }: ChangeOf<"tone">): string | null {
  return tones.find((tone) => toolOf(id).tones.includes(tone)) ?? null;
}

/** Whether this tool offers a choice of the grammatical person. */
export function hasPersonChoice(id: ToolId): boolean {
  return toolOf(id).contract.special.some((rule) => rule === "chosen-person");
}

/** `chosen` is the person in the form, which a request for the third person comes back to. */
function applyChanges(
  id: ToolId,
  material: Material,
  changes: readonly Change[],
  chosen: string,
): Material {
  let { answers, tone } = material;
  for (const change of changes) {
    if (change.kind === "tone") tone = findTone(id, change) ?? tone;
    if (change.kind === "exchange") answers = replaceInAnswers(answers, change);
    if (change.kind === "person" && hasPersonChoice(id))
      answers = { ...answers, person: personAnswer(chosen, change.person) };
  }
  return { answers, tone };
}

/** Without a chosen pronoun, the third person is "they". */
function personAnswer(chosen: string, person: "first" | "third"): string {
  if (person === "first") return "I";
  return chosen === "she" || chosen === "he" ? chosen : "they";
}

function withLength(material: Material, length: string | undefined): Material {
  return length === undefined
    ? material
    : { ...material, answers: { ...material.answers, length } };
}

const lengthWords = { 15: "15 seconds", 30: "30 seconds", 60: "1 minute" } as const;
const nextShorter = { 15: 15, 30: 15, 60: 30 } as const;

/** A pitch keeps the length of the last result, and goes to the next shorter one on request. */
function pitchLengthFor(
  id: ToolId,
  { answers }: Material,
  refine: RefineRequest,
  shorter: boolean,
) {
  if (!toolOf(id).contract.special.some((rule) => rule === "pitch-length")) return null;
  const statedLength = /\b(15|30|60) seconds\b/.exec(refine.result)?.[0];
  const seconds = parsePitchSeconds(statedLength ?? answerOf(answers, "length"));
  return {
    before: lengthWords[seconds],
    words: lengthWords[shorter ? nextShorter[seconds] : seconds],
    shortest: shorter && seconds === 15,
  };
}
