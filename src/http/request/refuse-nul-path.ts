import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { MiddlewareHandler } from "hono";

/** No record holds a NUL character, and no address of ours has one. Throws AppError 404. */
export const refuseNulPath: MiddlewareHandler<AppContext> = async (c, next) => {
  if (new URL(c.req.url).pathname.includes("%00"))
    throw new AppError("not_found", "There is nothing at this address.");
  await next();
};
