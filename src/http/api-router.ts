import type { AppContext } from "./app-context.ts";
import { Hono } from "hono";
import { requireBodyType } from "#http/request/body-type.ts";
import { refuseNulPath } from "#http/request/refuse-nul-path.ts";
import { type ClientAddressReader, toRateLimitKey } from "#http/limits/client-address.ts";
import { createErrorResponse } from "#http/errors/error-response.ts";
import type { Log } from "#http/logging/log.ts";
import { requireSameOrigin } from "#http/security/same-origin.ts";
import type { ViewerReader } from "./viewer.ts";

export type ApiDeps = {
  readonly readViewer: ViewerReader;
  readonly log: Log;
  readonly readAddress: ClientAddressReader;
  readonly settings: { readonly BASE_URL: string };
};

const uploadPaths = ["/api/ai/parse-document", "/api/import"];

/** What holds for every call under /api, before any of them: where it came from, in what form, and who asks. */
export function createApiRouter({ readViewer, readAddress, log, settings }: ApiDeps) {
  return new Hono<AppContext>()
    .basePath("/api")
    .onError((error, c) => createErrorResponse(error, c, log))
    .use(async (c, next) => {
      c.set("address", toRateLimitKey(readAddress(c.env?.incoming)));
      await next();
      if (!c.res.headers.has("cache-control")) c.res.headers.set("Cache-Control", "no-store");
    })
    .use(refuseNulPath)
    .use(requireSameOrigin(settings.BASE_URL))
    .use(requireBodyType({ uploadPaths, formPath: "/api/logout" }))
    .use(async (c, next) => {
      c.set("viewer", c.env?.viewer ?? (await readViewer(c.req.raw)));
      await next();
    });
}
