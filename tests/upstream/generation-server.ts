import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { ModelEnv } from "#adapters/model/env.ts";
import { createModel } from "#adapters/model/index.ts";
import type { ModelTimeouts } from "#adapters/model/model-timeouts.ts";
import { type Viewer, visitor } from "#core/access/access.ts";
import { createAiAllowance } from "#features/tools/limits/ai-allowance.server.ts";
import { createIdentifyCaller } from "#features/tools/limits/caller.server.ts";
import { generateRoutes, toolsRoutes } from "#features/tools/routes.server.ts";
import {
  createGenerationService,
  type GenerationServiceDeps,
} from "#features/tools/generation/generation-service.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { createErrorResponse } from "#http/errors/error-response.ts";
import { createLog } from "#http/logging/log.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

/** What answers has its time on any machine; a test of silence shortens what it waits for. */
export const enoughPatience: ModelTimeouts = {
  firstTextMs: 20_000,
  pauseMs: 20_000,
  totalMs: 60_000,
  retryWithinMs: 10_000,
};

export type GenerationServer = AsyncDisposable & {
  readonly url: string;
  /** Everything that was logged, as text. */
  readonly logged: () => string;
};

/** The two routes over real HTTP; `x-test-viewer` and `x-test-address` stand for session and socket. */
export async function startGeneration(
  settings: Partial<ModelEnv> = {},
  parts: Partial<GenerationServiceDeps> & {
    readonly viewers?: Readonly<Record<string, Viewer>>;
    readonly patience?: ModelTimeouts;
  } = {},
): Promise<GenerationServer> {
  let logged = "";
  const log = createLog("info", (text) => (logged += text));
  const model = createModel(
    { AI_DAILY_LIMIT: 1000, ...settings },
    { report: log.warn, timeouts: parts.patience ?? enoughPatience },
  );
  const allowance =
    parts.allowance ??
    createAiAllowance(await openEmptyDatabase(), settings.AI_DAILY_LIMIT ?? 1000);
  const desk = createGenerationService({ model, log, ...parts, allowance });
  const app = new Hono<AppContext>()
    .use(async (c, next) => {
      c.set("viewer", parts.viewers?.[c.req.header("x-test-viewer") ?? ""] ?? visitor);
      c.set("address", c.req.header("x-test-address") ?? "192.0.2.1");
      await next();
    })
    .route("/api/tools", toolsRoutes())
    .route(
      "/api/ai/generate",
      generateRoutes({
        generationService: desk,
        log,
        readShelf: async () => [],
        identifyCaller: createIdentifyCaller("limits of a test"),
      }),
    );
  app.onError((error, c) => createErrorResponse(error, c, log));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      resolve(started),
    );
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    logged: () => {
      log.flush();
      return logged;
    },
    async [Symbol.asyncDispose]() {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
