import { AppError } from "#core/errors/app-error.ts";
import { RecordVersion } from "#core/record/field-schemas.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/** The version that a deletion was made from, as its query names it; undefined when it names none. Throws AppError 400. */
export function readVersionQuery(c: Context<AppContext>): number | undefined {
  const text = c.req.query("version");
  if (text === undefined) return undefined;
  const version = RecordVersion.safeParse(/^\d{1,10}$/.test(text) ? Number(text) : null);
  if (!version.success) throw new AppError("bad_request", "“version” is not a number.");
  return version.data;
}
