import { createServer, type Server } from "node:http";
import { StartupError } from "#adapters/startup-error.ts";
import type { Metrics } from "./metrics.ts";

export type MetricsAddress = { readonly host: string; readonly port: number };

/** Answers `GET /metrics` at an address of its own, which no visitor reaches. Throws StartupError when the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== "GET" || incoming.url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    metrics.render().then(
      (text) => outgoing.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once("error", () =>
    reject(new StartupError(`Metrics cannot be served on ${host}:${port}. Check METRICS_PORT.`)),
  );
  server.listen(port, host, () => resolve(server));
  return promise;
}
