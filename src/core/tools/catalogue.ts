import type { PublicDefinition, ToolDefinition } from "#core/tools/definition.ts";
import { modelRequests } from "#core/tools/generated/model-requests.ts";
import { tools } from "#core/tools/generated/definitions.ts";

export type ToolId = keyof typeof tools;

const known = new Map<ToolId, ToolDefinition>();

/** Every tool in the order of every list. */
export const toolIds = Object.keys(tools)
  .filter(isToolId)
  .toSorted((one, other) => tools[one].placement.order - tools[other].placement.order);

export function isToolId(id: string): id is ToolId {
  return Object.hasOwn(tools, id);
}

export function toolOf(id: ToolId): ToolDefinition {
  const tool = known.get(id) ?? {
    ...tools[id],
    prompt: modelRequests[id].draft,
    form: modelRequests[id].form,
  };
  known.set(id, tool);
  return tool;
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
