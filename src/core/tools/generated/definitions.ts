// Written by `npm run generate` from the folders beside it. Nothing here is changed by hand.
import type { ToolSource } from "#core/tools/definition.ts";
import { plan30_60_90 } from "#core/tools/306090-plan/definition.ts";
import { boundaryScript } from "#core/tools/boundary-script/definition.ts";
import { brandBio } from "#core/tools/brand-bio/definition.ts";
import { brandVoice } from "#core/tools/brand-voice/definition.ts";
import { careerPositioning } from "#core/tools/career-positioning/definition.ts";
import { elevatorPitch } from "#core/tools/elevator-pitch/definition.ts";
import { exitStrategy } from "#core/tools/exit-strategy/definition.ts";
import { interviewBank } from "#core/tools/interview-bank/definition.ts";
import { networkingHub } from "#core/tools/networking-hub/definition.ts";
import { offerPower } from "#core/tools/offer-power/definition.ts";
import { payAsk } from "#core/tools/pay-ask/definition.ts";
import { resumeRewrite } from "#core/tools/resume-rewrite/definition.ts";
import { strategyPrep } from "#core/tools/strategy-prep/definition.ts";

/** Every tool, by the key that calls and tables use. */
export const tools = {
  plan30_60_90,
  boundaryScript,
  brandBio,
  brandVoice,
  careerPositioning,
  elevatorPitch,
  exitStrategy,
  interviewBank,
  networkingHub,
  offerPower,
  payAsk,
  resumeRewrite,
  strategyPrep,
} as const satisfies Record<string, ToolSource>;
