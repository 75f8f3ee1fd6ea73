import type { Repair } from "#core/prompt/model-prompt.ts";
import type { Refine } from "#core/refine/refine.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";

/** What is to be written: a tool's language from her material, perhaps as a change of what she has. */
export type ModelRequest = {
  readonly tool: ToolId;
  readonly material: Material;
  readonly refine?: Refine | undefined;
  readonly repair?: Repair | undefined;
};

/** Who writes the language. */
export type Model = {
  readonly source: "composer" | "model";
  /**
   * Writes in pieces as they come. Throws AppError with a sentence for her when it fails, in bounded time, and the
   * signal's reason once it is aborted. Leaving the loop early ends all work behind it.
   */
  readonly write: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<string, void>;
};
