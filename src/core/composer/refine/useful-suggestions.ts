import { refineSuggestions } from "#core/refine/suggestions.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { refineComposed } from "./refine-composed.ts";

/** The names of the suggestions that change this text without a model; `earlier` are the requests that led to it. */
export function findUsefulSuggestions(
  tool: ToolId,
  material: Material,
  result: string,
  earlier: readonly string[],
): string[] {
  return refineSuggestions.flatMap(({ name, request }) => {
    const changed = refineComposed(tool, material, { request, result, earlier });
    return formatResult(changed) === result ? [] : [name];
  });
}
