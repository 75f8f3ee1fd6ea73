import { composeBoundaryScript } from "#core/composer/boundary-script.ts";
import { composeBrandBio } from "#core/composer/brand-bio.ts";
import { composeBrandVoice } from "#core/composer/brand-voice.ts";
import { composeCareerPositioning } from "#core/composer/career-positioning.ts";
import { composeElevatorPitch } from "#core/composer/elevator-pitch.ts";
import { composeExitStrategy } from "#core/composer/exit-strategy.ts";
import { composeInterviewBank } from "#core/composer/interview-bank.ts";
import { composeNetworkingHub } from "#core/composer/networking-hub.ts";
import { composeOfferPower } from "#core/composer/offer-power.ts";
import { composePayAsk } from "#core/composer/pay-ask.ts";
import { composePlan } from "#core/composer/plan-306090.ts";
import { composeResumeRewrite } from "#core/composer/resume-rewrite.ts";
import { composeStrategyPrep } from "#core/composer/strategy-prep.ts";
import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";

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

/** Writes a tool's language from her answers alone. Pure: the same material gives the same result. */
export function compose(tool: ToolId, material: Material): Result {
  return composers[tool](material);
}
