import { expect, test } from "vitest";
import { freePort } from "../support/app/free-port.ts";
import { createCountedPages } from "../support/app/counted-pages.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { startServerProcess } from "../support/app/server-process.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";

const idHeader = "x-request-id";

test("an answer bears the proxy's request id or one of ours, and its line in the log the same", async () => {
  await using app = await createTestApp({ pages: createCountedPages() });
  const given = await app.request("/pricing", { headers: { [idHeader]: "edge-0123456789" } });
  expect(given.headers.get(idHeader)).toBe("edge-0123456789");
  const made = (await app.request("/api/none")).headers.get(idHeader);
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestLines(app.logged()).slice(0, 2)).toMatchObject([
    { requestId: "edge-0123456789" },
    { requestId: made },
  ]);
});

const acceptedIds = [
  "7",
  "a".repeat(255),
  "Root=1-67891233-abcdef012345678912345678",
  "gateway/7f3k2:8+q==",
  "0af7651916cd43dd8448eb211c80319c,b7ad6b7169203331",
];
const refusedIds = ["a".repeat(256), 'x","level":"error', "back\\slash", "two words", "café"];

test.for([
  ["a page", "/pricing"],
  ["a call", "/api/blog"],
  ["an address that does not exist", "/api/none"],
] as const)(
  "any id of visible characters is kept on %s, cached or not; another one is replaced",
  async ([, path]) => {
    await using served = await serveTestApp({ pages: createCountedPages() });
    const idAfter = async (sent: string) =>
      (await fetch(served.url + path, { headers: { [idHeader]: sent } })).headers.get(idHeader);
    for (const id of [...acceptedIds, ...acceptedIds]) expect(await idAfter(id)).toBe(id);
    for (const id of refusedIds) expect(await idAfter(id)).not.toBe(id);
    await expect
      .poll(() => requestLines(served.app.logged()))
      .toHaveLength(2 * acceptedIds.length + refusedIds.length);
    const logged = requestLines(served.app.logged()).map(({ requestId }) => requestId);
    expect(logged).toEqual(expect.arrayContaining(acceptedIds));
    for (const id of refusedIds) expect(logged).not.toContain(id);
  },
);

test("a cached page keeps the proxy's id too, and its line names the client without the address", async () => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  const headers = { [idHeader]: "edge-0123456789" };
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(`${served.url}/pricing`, { headers });
    expect(response.headers.get(idHeader)).toBe("edge-0123456789");
  }
  await expect.poll(() => requestLines(served.app.logged())).toHaveLength(3);
  const lines = requestLines(served.app.logged());
  expect(new Set(lines.map(({ client }) => client)).size).toBe(1);
  expect(lines[0]).toMatchObject({ client: expect.stringMatching(/^[\w-]{12}$/) });
  expect(served.app.logged()).not.toContain("127.0.0.1");
});

test("metrics are in the Prometheus form at a port of their own, and hold words of ours alone", async () => {
  using records = await createOwnDatabase();
  const metricsPort = String(await freePort());
  await using server = await startServerProcess({
    ...records.settings,
    LOG_LEVEL: "info",
    METRICS_PORT: metricsPort,
  });
  expect(await server.ready, server.printed()).toBe(true);
  for (const path of [
    "/pricing",
    "/pricing",
    "/health/ready",
    "/downloads/secret-token",
    "/metrics",
  ])
    await fetch(`${server.url}${path}?q=secret-words`);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/http_requests_total\{method="GET",route="\/pricing",status="200"\} 2/);
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/pricing"\} 2/);
  expect(text).toMatch(/queue_jobs\{state="due"\} 0/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).toMatch(/release_info\{release="\d+\.\d+\.\d+\+[0-9a-f]{12}"\} 1/);
  expect(text.includes("database_connections")).toBe(records.engine === "postgres");
  expect(text).not.toContain("secret");
  const lines = requestLines(server.printed());
  expect(lines.every(({ process }) => String(process).endsWith(`:${server.child.pid}`))).toBe(true);
  expect(lines.map(({ route }) => route)).not.toContain("/health/ready");
});

test("a port for metrics that is taken stops the start in a sentence", async () => {
  using records = await createOwnDatabase();
  await using other = await serveTestApp();
  await using server = await startServerProcess({
    ...records.settings,
    METRICS_PORT: String(other.port),
  });
  expect(await server.ready).toBe(false);
  expect(server.printed()).toContain("Check METRICS_PORT.");
});

function requestLines(logged: string): Record<string, unknown>[] {
  return logged
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ event }) => event === "request");
}
