import { createCachedPageHandler } from "#http/pages/cached-page-handler.ts";
import { listen, type ListenOptions } from "#http/server/listen.ts";
import { securityHeaders } from "#http/security/security-headers.ts";
import { freePort } from "./free-port.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

export type ServedApp = AsyncDisposable & {
  readonly app: TestApp;
  readonly url: string;
  readonly port: number;
};

export type ServedAppOptions = TestAppOptions & Partial<Pick<ListenOptions, "timeouts" | "host">>;

/** The product behind a real socket, with the way past the router that visitors' pages take. */
export async function serveTestApp(options: ServedAppOptions = {}): Promise<ServedApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { BASE_URL: url, ...options.settings };
  const app = await createTestApp({ ...options, settings });
  const handleCached = createCachedPageHandler({
    cache: app.cache,
    baseUrl: url,
    log: app.log,
    readAddress: app.readAddress,
    hashClient: app.hashClient,
    onRead: app.reads.page,
  });
  const server = await listen({
    host: options.host ?? "127.0.0.1",
    port,
    handleFirst: handleCached,
    fetch: app.http.fetch,
    commonHeaders: securityHeaders(url),
    ...(options.timeouts && { timeouts: options.timeouts }),
  });
  return {
    app,
    url,
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await app[Symbol.asyncDispose]();
    },
  };
}
