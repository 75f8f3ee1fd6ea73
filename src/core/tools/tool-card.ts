import type { Tier } from "./definition.ts";
import { toolIds, toolOf } from "./catalogue.ts";

/** What a list shows of a tool; the whole definition stays with the tool's own page. */
export type ToolCard = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly tier: Tier;
  readonly comingSoon: boolean;
  readonly summary: string;
};

/** Every tool's card, in the catalogue's order. */
export function toolCards(): readonly ToolCard[] {
  return toolIds.map((id) => {
    const { title, slug, tier, comingSoon, summary } = toolOf(id);
    return { id, title, slug, tier, comingSoon, summary };
  });
}
