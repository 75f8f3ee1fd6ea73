// Written by `npm run generate` from the folders beside it. Nothing here is changed by hand.
import type { Draft } from "#core/composer/draft/draft.ts";
import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { composePlan } from "#core/tools/306090-plan/compose.ts";
import { composeBoundaryScript } from "#core/tools/boundary-script/compose.ts";
import { composeBrandBio } from "#core/tools/brand-bio/compose.ts";
import { composeBrandVoice } from "#core/tools/brand-voice/compose.ts";
import { composeCareerPositioning } from "#core/tools/career-positioning/compose.ts";
import { composeElevatorPitch } from "#core/tools/elevator-pitch/compose.ts";
import { composeExitStrategy } from "#core/tools/exit-strategy/compose.ts";
import { composeInterviewBank } from "#core/tools/interview-bank/compose.ts";
import { composeNetworkingHub } from "#core/tools/networking-hub/compose.ts";
import { composeOfferPower } from "#core/tools/offer-power/compose.ts";
import { composePayAsk } from "#core/tools/pay-ask/compose.ts";
import { composeResumeRewrite } from "#core/tools/resume-rewrite/compose.ts";
import { composeStrategyPrep } from "#core/tools/strategy-prep/compose.ts";

/** Who writes each tool's language from answers alone. */
export const composers: Readonly<Record<ToolId, (material: Material) => Draft | Result>> = {
  plan30_60_90: composePlan,
  boundaryScript: composeBoundaryScript,
  brandBio: composeBrandBio,
  brandVoice: composeBrandVoice,
  careerPositioning: composeCareerPositioning,
  elevatorPitch: composeElevatorPitch,
  exitStrategy: composeExitStrategy,
  interviewBank: composeInterviewBank,
  networkingHub: composeNetworkingHub,
  offerPower: composeOfferPower,
  payAsk: composePayAsk,
  resumeRewrite: composeResumeRewrite,
  strategyPrep: composeStrategyPrep,
};
