import type { PublicDefinition, ToolDefinition } from "#core/tools/definition.ts";
import { boundaryScript } from "#core/tools/definitions/boundary-script.ts";
import { brandBio } from "#core/tools/definitions/brand-bio.ts";
import { brandVoice } from "#core/tools/definitions/brand-voice.ts";
import { careerPositioning } from "#core/tools/definitions/career-positioning.ts";
import { elevatorPitch } from "#core/tools/definitions/elevator-pitch.ts";
import { exitStrategy } from "#core/tools/definitions/exit-strategy.ts";
import { interviewBank } from "#core/tools/definitions/interview-bank.ts";
import { networkingHub } from "#core/tools/definitions/networking-hub.ts";
import { offerPower } from "#core/tools/definitions/offer-power.ts";
import { payAsk } from "#core/tools/definitions/pay-ask.ts";
import { plan30_60_90 } from "#core/tools/definitions/plan-306090.ts";
import { resumeRewrite } from "#core/tools/definitions/resume-rewrite.ts";
import { strategyPrep } from "#core/tools/definitions/strategy-prep.ts";

/** The thirteen tools, by the key that calls and tables use. */
export const tools = {
  brandBio,
  boundaryScript,
  careerPositioning,
  offerPower,
  payAsk,
  exitStrategy,
  brandVoice,
  elevatorPitch,
  plan30_60_90,
  interviewBank,
  resumeRewrite,
  networkingHub,
  strategyPrep,
} as const satisfies Record<string, ToolDefinition>;

export type ToolId = keyof typeof tools;

export const toolIds = Object.keys(tools).filter(isToolId);

export function isToolId(id: string): id is ToolId {
  return Object.hasOwn(tools, id);
}

export function toolOf(id: ToolId): ToolDefinition {
  return tools[id];
}

/** What the tool's own page is sent; a new field of a definition stays on the server until it is named here. */
export function publicDefinitionOf(id: ToolId): PublicDefinition {
  const tool = toolOf(id);
  const { title, slug, tier, comingSoon, intent, inputLabel } = tool;
  const { summary, questions, prompt, tones, feedback, contract } = tool;
  return {
    title,
    slug,
    tier,
    comingSoon,
    intent,
    inputLabel,
    summary,
    questions,
    prompt,
    tones,
    feedback,
    contract,
  };
}

export function toolPath(id: ToolId): string {
  return `/tools/${tools[id].slug}`;
}

/** The tool whose page has this slug, or null. */
export function findToolIdBySlug(slug: string): ToolId | null {
  return toolIds.find((id) => tools[id].slug === slug) ?? null;
}
