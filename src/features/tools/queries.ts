import type { PublicDefinition } from "#core/tools/definition.ts";
import { queryOptions } from "@tanstack/react-query";

/** A tool with everything its page needs, the instructions of its prompt included. */
export type ToolPageData = PublicDefinition & { readonly toolId: string };

/** The tool whose page has this slug. */
export function toolQuery(slug: string) {
  return queryOptions<ToolPageData>({ queryKey: ["/api/tools", slug] });
}
