import { createServer } from "node:http";
import autocannon from "autocannon";
import { freePort, startServer } from "../tests/journeys/support/server.ts";
import { transferred } from "./transferred.ts";
import { type Figure, figure, median, percent } from "./report.ts";

const rounds = 3;
const seconds = 3;
const headers = { "accept-encoding": "br" };

/** Interleaved rounds, so that a drifting machine slows both sides alike. */
export async function pages(): Promise<Figure[]> {
  await using server = await startServer();
  const url = `${server.url}/`;
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  const body = await transferred(url);
  await using raw = await rawServer(body, Object.fromEntries(response.headers));
  const cached: number[] = [];
  const limit: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limit.push(await load(raw.url));
    cached.push(await load(url));
  }
  const rendered = await load(`${server.url}/?x=1`);
  const ratio = median(cached) / median(limit);
  return [
    figure("raw node:http", `${Math.round(median(limit))} req/s`, "the limit", true),
    figure(
      "Visitor page from the cache",
      `${Math.round(median(cached))} req/s, ${percent(ratio)}`,
      ">= 70 %",
      ratio >= 0.7,
    ),
    figure(
      "Page rendered on each request",
      `${Math.round(rendered)} req/s, ${percent(rendered / median(limit))}`,
      ">= 5 %",
      rendered / median(limit) >= 0.05,
    ),
  ];
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result.requests.average;
}

/** The same bytes with the same headers from the plainest server there is. */
async function rawServer(
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
