import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { getViewer } from "#http/viewer.ts";
import type { Context, MiddlewareHandler } from "hono";
import { isOwner, type OwnerDeps } from "./owners.server.ts";

/** Before every call of the desk: whoever is no owner learns as much as at an address that does not exist. Throws 404. */
export function requireOwner(deps: OwnerDeps): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    if (!(await isOwner(deps, getViewer(c))))
      throw new AppError("not_found", "There is nothing at this address.");
    await next();
  };
}

/** The same for a page: anybody else is passed on to whatever answers for addresses that do not exist. */
export function ownerOnly(
  deps: OwnerDeps,
  handler: (c: Context<AppContext>) => Promise<Response>,
): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    if (!(await isOwner(deps, getViewer(c)))) return next();
    return handler(c);
  };
}
