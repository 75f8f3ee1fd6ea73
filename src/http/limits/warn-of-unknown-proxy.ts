import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import { findClientHeader } from "#http/security/forwarding-headers.ts";
import type { MiddlewareHandler } from "hono";

/** Says once that a proxy stands before us of which the settings say nothing: everybody behind it counts as one client. */
export function warnOfUnknownProxy(isConfigured: boolean, log: Log): MiddlewareHandler<AppContext> {
  let isDone = isConfigured;
  return async (c, next) => {
    const header = isDone ? undefined : findClientHeader(c);
    if (header !== undefined) {
      isDone = true;
      log.warn("TRUST_PROXY is not set, and requests come through a proxy", { header });
    }
    await next();
  };
}
