import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { composeBoundaryScript } from "./tools/boundary-script.ts";
import { composeBrandBio } from "./tools/brand-bio.ts";
import { composeBrandVoice } from "./tools/brand-voice.ts";
import { composeCareerPositioning } from "./tools/career-positioning.ts";
import { composeElevatorPitch } from "./tools/elevator-pitch.ts";
import { composeExitStrategy } from "./tools/exit-strategy.ts";
import { composeInterviewBank } from "./tools/interview-bank.ts";
import { composeNetworkingHub } from "./tools/networking-hub.ts";
import { composeOfferPower } from "./tools/offer-power.ts";
import { composePayAsk } from "./tools/pay-ask.ts";
import { composePlan } from "./tools/plan-306090.ts";
import { composeResumeRewrite } from "./tools/resume-rewrite.ts";
import { composeStrategyPrep } from "./tools/strategy-prep.ts";
import { withheldPassages } from "./reader.ts";
import { findTextWishes } from "./words/aside.ts";
import { stripEndMark } from "./words/letter-case.ts";

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
