import { z } from "zod";
import { expandPaths } from "./expand.ts";
import { listObject } from "#adapters/payments/emulator/objects/shared-fields.ts";
import { parseParams } from "./params.ts";
import { resourceMissing } from "./api-error.ts";
import type { JsonObject } from "./form-encoding.ts";
import type { EmulatorContext } from "#adapters/payments/emulator/emulator-context.ts";

export type Endpoint = {
  readonly method: string;
  readonly path: RegExp;
  readonly run: (context: EmulatorContext, raw: JsonObject, id: string) => Promise<JsonObject>;
};

const ExpandParams = z.object({ expand: z.array(z.string()).default([]) });

/** One endpoint of the emulator: how it is called, and what it does. `{id}` in the path is handed on. */
export function createEndpoint<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  run: (context: EmulatorContext, params: z.output<Schema>, id: string) => Promise<object>,
): Endpoint {
  const pattern = path.replace("{id}", "([^/]+)");
  return {
    method,
    path: new RegExp(`^/v1/${pattern}$`),
    async run(context, raw, id) {
      const answer = await run(context, parseParams(schema, raw), id);
      return expandPaths(context, { ...answer }, ExpandParams.parse(raw).expand);
    },
  };
}

type Paging = { readonly limit: number; readonly starting_after?: string | undefined };

/** A page of a list, as Stripe cuts it. */
export function paginate(
  url: string,
  things: readonly { readonly id: string }[],
  { limit, starting_after: after }: Paging,
) {
  const start = after === undefined ? 0 : things.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw resourceMissing("object", after, "starting_after");
  return listObject(url, things.slice(start, start + limit), things.length > start + limit);
}
