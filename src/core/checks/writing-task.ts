import type { RefineRequest } from "#core/refine/refine-request.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";

/** One thing to write. */
export type WritingTask = {
  readonly tool: ToolId;
  readonly material: Material;
  readonly refine?: RefineRequest | undefined;
  /** What the member typed into the text: its facts need no other source. */
  readonly edits?: readonly string[] | undefined;
};
