import { z } from "zod";
import { expanded } from "./expand.ts";
import { listOf } from "./objects/blank.ts";
import { readParams } from "./params.ts";
import { missing } from "./refusal.ts";
import type { Json } from "./wire.ts";
import type { World } from "./world.ts";

export type Operation = {
  readonly method: string;
  readonly path: RegExp;
  readonly run: (world: World, raw: Json, id: string) => Promise<Json>;
};

const Expanding = z.object({ expand: z.array(z.string()).default([]) });

/** One call that the double knows: how it is asked, and what it does. `{id}` in the path is handed on. */
export function operation<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  run: (world: World, params: z.output<Schema>, id: string) => Promise<object>,
): Operation {
  const pattern = path.replace("{id}", "([^/]+)");
  return {
    method,
    path: new RegExp(`^/v1/${pattern}$`),
    async run(world, raw, id) {
      const answer = await run(world, readParams(schema, raw), id);
      return expanded(world, { ...answer }, Expanding.parse(raw).expand);
    },
  };
}

type Paging = { readonly limit: number; readonly starting_after?: string | undefined };

/** A page of a list, as Stripe cuts it. */
export function pageOf(
  url: string,
  things: readonly { readonly id: string }[],
  { limit, starting_after: after }: Paging,
) {
  const start = after === undefined ? 0 : things.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw missing("object", after, "starting_after");
  return listOf(url, things.slice(start, start + limit), things.length > start + limit);
}
