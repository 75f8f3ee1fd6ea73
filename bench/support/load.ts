import { createServer } from "node:http";
import autocannon from "autocannon";
import { freePort } from "../../tests/support/app/free-port.ts";

const seconds = 3;

export type Load = { readonly perSecond: number; readonly p99: number };

/** Sixteen connections for three seconds; throws when anything but 2xx comes back. p99 in milliseconds. */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>> = { "accept-encoding": "br" },
): Promise<Load> {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The same bytes with the same headers from the plainest server there is. */
export async function startRawServer(
  body: Buffer,
  sent: Record<string, string>,
): Promise<AsyncDisposable & { url: string }> {
  const own = { ...sent };
  for (const name of ["connection", "keep-alive", "transfer-encoding", "content-encoding", "date"])
    delete own[name];
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...own, "content-length": body.length });
    response.end(body);
  });
  const port = await freePort();
  await new Promise<void>((done) => {
    server.listen(port, "127.0.0.1", done);
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
