import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { composeBoundaryScript } from "#core/composer/tools/boundary-script/boundary-script.ts";
import { composeBrandBio } from "#core/composer/tools/brand-bio/brand-bio.ts";
import { composeBrandVoice } from "#core/composer/tools/brand-voice/brand-voice.ts";
import { composeCareerPositioning } from "#core/composer/tools/career-positioning/career-positioning.ts";
import { composeElevatorPitch } from "#core/composer/tools/elevator-pitch/elevator-pitch.ts";
import { composeExitStrategy } from "#core/composer/tools/exit-strategy/exit-strategy.ts";
import { composeInterviewBank } from "#core/composer/tools/interview-bank/interview-bank.ts";
import { composeNetworkingHub } from "#core/composer/tools/networking-hub/networking-hub.ts";
import { composeOfferPower } from "#core/composer/tools/offer-power/offer-power.ts";
import { composePayAsk } from "#core/composer/tools/pay-ask/pay-ask.ts";
import { composePlan } from "#core/composer/tools/plan-306090/plan-306090.ts";
import { composeResumeRewrite } from "#core/composer/tools/resume-rewrite/resume-rewrite.ts";
import { composeStrategyPrep } from "#core/composer/tools/strategy-prep/strategy-prep.ts";
import { withheldPassages } from "./answer-reader.ts";
import { findTextWishes } from "#core/composer/words/privacy/author-notes.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";

const composers: Record<ToolId, (material: Material) => Result> = {
  brandBio: composeBrandBio,
  boundaryScript: composeBoundaryScript,
  careerPositioning: composeCareerPositioning,
  offerPower: composeOfferPower,
  payAsk: composePayAsk,
  exitStrategy: composeExitStrategy,
  brandVoice: composeBrandVoice,
  elevatorPitch: composeElevatorPitch,
  plan30_60_90: composePlan,
  interviewBank: composeInterviewBank,
  resumeRewrite: composeResumeRewrite,
  networkingHub: composeNetworkingHub,
  strategyPrep: composeStrategyPrep,
};

/** Whether this is a tool; for pages, which have no catalogue. */
export function isComposed(id: string): id is ToolId {
  return Object.hasOwn(composers, id);
}

/** Writes a tool's language from her answers alone, and names what she wished of it. Pure: the same material gives the same result. */
export function compose(tool: ToolId, material: Material): Result {
  const result = composers[tool](material);
  const { description: _, ...ownAnswers } = material.answers;
  const wishes = Object.values(ownAnswers).flatMap(findTextWishes);
  const notes = [
    ...wishes.map((wish) => `what you wish for the text: “${wish}”`),
    ...withheldPassages(ownAnswers).map(
      (words) => `by hand, if you want it said after all: “${stripEndMark(words)}”`,
    ),
  ];
  return { ...result, missing: [...result.missing, ...notes] };
}
