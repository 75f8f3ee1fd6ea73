import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** A made-up person's answers by tool: "See an example" fills the form with them, marked, and takes them out again. */
export const examples: Readonly<Record<string, Answers>> = Object.fromEntries(
  toolIds.map((id) => [id, toolOf(id).example]),
);
