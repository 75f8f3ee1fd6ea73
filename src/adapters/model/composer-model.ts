import { compose } from "#core/composer/compose.ts";
import { refineComposed } from "#core/composer/refine/refine-composed.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { Model, ModelRequest } from "./model.ts";

/** The embedded writer: rules and the person's own words, no AI, the same result for the same material. */
export const composerModel: Model = {
  source: "composer",
  async *streamText({ tool, material, refine }: ModelRequest, signal) {
    const result = refine ? refineComposed(tool, material, refine) : compose(tool, material);
    for (const [chunk] of formatResult(result).matchAll(/[^]{1,80}(?:\s+|$)|[^]{1,80}/g)) {
      signal.throwIfAborted();
      yield chunk;
    }
  },
};
