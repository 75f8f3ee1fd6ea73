import { expect, test, vi } from "vitest";
import { createModel } from "#adapters/model/index.ts";
import { GenerateResponse } from "#features/tools/contract.ts";
import type { TestApp } from "../support/app/test-app.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { boundaryAnswers, goodBoundary } from "./asking.ts";
import { enoughPatience } from "./generation-server.ts";
import { acts, begins, startUpstream } from "./hostile-upstream.ts";
import { readStream } from "./read-stream.ts";

/** The model as the settings choose it, with short limits. */
function modelAt(baseUrl: string) {
  const settings = { AI_BASE_URL: baseUrl, AI_DAILY_LIMIT: 1000 };
  return createModel(settings, { report: () => {}, timeouts: enoughPatience });
}

/** What the log says of the texts that were asked for. */
function statusesOf(app: TestApp): number[] {
  const lines = app.logged().matchAll(/"route":"\/api\/ai\/generate","status":(\d+)/g);
  return [...lines].map(([, status]) => Number(status));
}

function ask(url: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/ai/generate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", Origin: url },
    body: JSON.stringify({ prompt: "", toolId: "boundaryScript", answers: boundaryAnswers }),
    ...(signal ? { signal } : {}),
  });
}

test("through the whole server each piece reaches her before the next is written", async () => {
  const pieces = goodBoundary.split(/(?<=\n\n)/);
  let heard = 0;
  await using upstream = await startUpstream(
    "openai-compatible",
    async ({ dialect, write, response }) => {
      write(dialect.opening);
      for (const [n, piece] of pieces.entries()) {
        write(dialect.text(piece));
        await vi.waitUntil(() => heard > n, { timeout: 60_000, interval: 2 });
      }
      response.end(dialect.ending("stop"));
    },
  );
  await using server = await serveTestApp({
    model: modelAt(upstream.baseUrl),
    settings: { AI_REVIEW: "off" },
  });
  const response = await ask(server.url);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-encoding")).toBeNull();
  let last: unknown;
  for await (const { event, data } of readStream(response)) {
    if (event === "delta") heard += 1;
    last = data;
  }
  expect(heard).toBeGreaterThanOrEqual(pieces.length);
  expect(GenerateResponse.parse(last).result).toBe(goodBoundary);
});

test("through the whole server, leaving closes the upstream call and logs no failure", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    begins(() => {}),
  );
  await using server = await serveTestApp({
    model: modelAt(upstream.baseUrl),
  });
  const leaving = new AbortController();
  for await (const { event } of readStream(await ask(server.url, leaving.signal))) {
    expect(event).toBe("delta");
    break;
  }
  leaving.abort();
  await vi.waitUntil(() => upstream.seen[0]?.closed === true, { timeout: 60_000 });
  await vi.waitUntil(() => statusesOf(server.app).length > 0, { timeout: 60_000 });
  expect(statusesOf(server.app)).toEqual([499]);
  expect(server.app.logged()).not.toMatch(/"level":"error"|AbortError/);
});

test("a stream that the end of the process cuts short is logged as that, and a whole one as 200", async () => {
  const pieces = begins(({ response, dialect }) => void response.end(dialect.ending("stop")));
  await using upstream = await startUpstream(
    "openai-compatible",
    pieces,
    pieces,
    begins(() => {}),
  );
  await using server = await serveTestApp({
    model: modelAt(upstream.baseUrl),
    settings: { AI_REVIEW: "off" },
  });
  await (await ask(server.url)).text();
  await vi.waitUntil(() => statusesOf(server.app).length === 1, { timeout: 60_000 });
  let last = "";
  for await (const { event } of readStream(await ask(server.url))) {
    last = event;
    server.app.endStreams();
  }
  expect(last).toBe("error");
  await vi.waitUntil(() => statusesOf(server.app).length === 2, { timeout: 60_000 });
  expect(statusesOf(server.app)).toEqual([200, 503]);
});

test("through the whole server a cut text ends in an error event with its sentence", async () => {
  await using upstream = await startUpstream("openai-compatible", acts["a socket cut in mid-text"]);
  await using server = await serveTestApp({ model: modelAt(upstream.baseUrl) });
  const text = await (await ask(server.url)).text();
  expect(text).toMatch(/^event: delta\n/);
  expect(text).toMatch(
    /event: error\ndata: \{"message":"The text stopped before it was finished\./,
  );
});
