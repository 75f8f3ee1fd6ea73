import type { Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

export function composeBoundaryScript(_material: Material): Result {
  return { sections: [], missing: [] };
}
