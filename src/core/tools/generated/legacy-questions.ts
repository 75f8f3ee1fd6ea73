// Written by `npm run generate` from the folders beside it. Nothing here is changed by hand.
import type { ToolId } from "#core/tools/catalogue.ts";
import { plan30_60_90LegacyQuestions } from "#core/tools/306090-plan/legacy-questions.ts";
import { boundaryScriptLegacyQuestions } from "#core/tools/boundary-script/legacy-questions.ts";
import { brandBioLegacyQuestions } from "#core/tools/brand-bio/legacy-questions.ts";
import { brandVoiceLegacyQuestions } from "#core/tools/brand-voice/legacy-questions.ts";
import { careerPositioningLegacyQuestions } from "#core/tools/career-positioning/legacy-questions.ts";
import { elevatorPitchLegacyQuestions } from "#core/tools/elevator-pitch/legacy-questions.ts";
import { exitStrategyLegacyQuestions } from "#core/tools/exit-strategy/legacy-questions.ts";
import { interviewBankLegacyQuestions } from "#core/tools/interview-bank/legacy-questions.ts";
import { networkingHubLegacyQuestions } from "#core/tools/networking-hub/legacy-questions.ts";
import { offerPowerLegacyQuestions } from "#core/tools/offer-power/legacy-questions.ts";
import { payAskLegacyQuestions } from "#core/tools/pay-ask/legacy-questions.ts";
import { resumeRewriteLegacyQuestions } from "#core/tools/resume-rewrite/legacy-questions.ts";
import { strategyPrepLegacyQuestions } from "#core/tools/strategy-prep/legacy-questions.ts";

type FormerTexts = Readonly<Record<string, string>>;

/** The former questions of the tools that asked otherwise once. */
export const legacyQuestions: Readonly<Partial<Record<ToolId, FormerTexts>>> = {
  plan30_60_90: plan30_60_90LegacyQuestions,
  boundaryScript: boundaryScriptLegacyQuestions,
  brandBio: brandBioLegacyQuestions,
  brandVoice: brandVoiceLegacyQuestions,
  careerPositioning: careerPositioningLegacyQuestions,
  elevatorPitch: elevatorPitchLegacyQuestions,
  exitStrategy: exitStrategyLegacyQuestions,
  interviewBank: interviewBankLegacyQuestions,
  networkingHub: networkingHubLegacyQuestions,
  offerPower: offerPowerLegacyQuestions,
  payAsk: payAskLegacyQuestions,
  resumeRewrite: resumeRewriteLegacyQuestions,
  strategyPrep: strategyPrepLegacyQuestions,
};
