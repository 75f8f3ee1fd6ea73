import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Viewer } from "#core/access/access.ts";
import {
  type AiAllowance,
  aiGenerationsPerDay,
  createAiAllowance,
} from "#features/tools/limits/ai-allowance.server.ts";
import { StreamEvent } from "#features/tools/contract.ts";
import { createGenerationRateLimit } from "#features/tools/limits/generation-rate-limit.server.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import { ask, freeDraft, goodBoundary } from "./asking.ts";
import { startGeneration } from "./generation-server.ts";
import { acts, begins, says, startUpstream } from "./hostile-upstream.ts";
import { readStream } from "./read-stream.ts";

const viewers: Readonly<Record<string, Viewer>> = {
  free: { kind: "member", id: "f1", email: "free@example.com", isPro: false },
  other: { kind: "member", id: "f2", email: "other@example.com", isPro: false },
};

const endless = { firstTextMs: 60_000, pauseMs: 60_000, totalMs: 60_000, retryWithinMs: 0 };

function upstreamOf(baseUrl: string) {
  return { AI_PROVIDER: "openai-compatible", AI_BASE_URL: baseUrl } as const;
}

test("one text at a time for a member, several for the visitors of one address, an end for all", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    begins(() => {}),
  );
  await using server = await startGeneration(upstreamOf(upstream.baseUrl), {
    viewers,
    patience: endless,
    concurrency: { perMember: 1, perAddress: 2, total: 4 },
  });
  const leaving = new AbortController();
  // A stream that nobody holds is cancelled when its memory is cleared.
  const held: Response[] = [];
  const open = async (who: { viewer?: string; address?: string }) => {
    const response = await ask(server.url, { ...who, stream: true, signal: leaving.signal });
    held.push(response);
    return response;
  };
  const statusOf = async (who: { viewer?: string; address?: string }) => (await open(who)).status;

  expect(await statusOf({ viewer: "free" })).toBe(200);
  expect(await statusOf({ viewer: "free" })).toBe(429);
  expect(await statusOf({ viewer: "other" })).toBe(200);
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({})).toBe(429);
  const full = await open({ address: "198.51.100.7" });
  expect(full.status).toBe(503);
  expect(Number(full.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(StreamEvent.error.parse(await full.json()).code).toBe("busy");

  expect(held).toHaveLength(7);
  leaving.abort();
  await vi.waitUntil(() => upstream.seen.every(({ closed }) => closed), { timeout: 60_000 });
  const again = new AbortController();
  const free = await vi.waitUntil(
    async () => {
      const response = await ask(server.url, {
        viewer: "free",
        stream: true,
        signal: again.signal,
      });
      return response.status === 200 && response;
    },
    { timeout: 60_000 },
  );
  expect(free.status).toBe(200);
  again.abort();
});

test("the composer has its minute's allowance, by address for visitors and by account for members", async () => {
  await using server = await startGeneration(
    {},
    { viewers, rateLimit: createGenerationRateLimit({ visitor: 2, member: 3 }) },
  );
  const statuses: number[] = [];
  for (const viewer of ["", "", "", "free", "free", "free", "free", "other"])
    statuses.push((await ask(server.url, { viewer })).status);
  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429, 200]);
  const refused = await ask(server.url);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(StreamEvent.error.parse(await refused.json()).message).toMatch(/Try again in \d+ seconds/);
  expect((await ask(server.url, { address: "198.51.100.7" })).status).toBe(200);
});

test("a visitor's AI generations of a day come to an end for her address alone, and the composer has none", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  await using server = await startGeneration(upstreamOf(upstream.baseUrl));
  for (let n = 0; n < aiGenerationsPerDay.visitor; n += 1)
    expect((await ask(server.url)).status).toBe(200);
  const over = await ask(server.url, { stream: true });
  expect(over.status).toBe(429);
  expect(StreamEvent.error.parse(await over.json()).message).toMatch(
    /10 AI generations for today.*Try again (in about|within)/,
  );
  expect(Number(over.headers.get("Retry-After"))).toBeLessThanOrEqual(24 * 3600);
  expect((await ask(server.url, { address: "198.51.100.7" })).status).toBe(200);
  expect(upstream.seen).toHaveLength(aiGenerationsPerDay.visitor + 1);
});

test("the whole service has its own daily end", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  await using server = await startGeneration(
    { ...upstreamOf(upstream.baseUrl), AI_DAILY_LIMIT: 2 },
    { viewers },
  );
  const statuses = [];
  for (const viewer of ["free", "other", ""])
    statuses.push((await ask(server.url, { viewer })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("a generation counts once, however many calls it takes", async () => {
  await using upstream = await startUpstream("openai-compatible", says(freeDraft));
  await using server = await startGeneration(
    { ...upstreamOf(upstream.baseUrl), AI_DAILY_LIMIT: 2 },
    { hasReview: true },
  );
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await ask(server.url)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(upstream.seen).toHaveLength(6);
});

test("a failed generation costs nothing", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    acts["401 with JSON"],
    acts["a socket cut in mid-text"],
    says(goodBoundary),
  );
  await using server = await startGeneration({
    ...upstreamOf(upstream.baseUrl),
    AI_DAILY_LIMIT: 1,
  });
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask(server.url)).status);
  expect(statuses).toEqual([502, 502, 200, 429]);
});

test("who leaves has used a generation all the same", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    begins(() => {}),
    says(goodBoundary),
  );
  await using server = await startGeneration(
    { ...upstreamOf(upstream.baseUrl), AI_DAILY_LIMIT: 1 },
    { patience: endless },
  );
  const leaving = new AbortController();
  const asked = ask(server.url, { signal: leaving.signal }).catch(() => "left");
  await vi.waitUntil(() => upstream.seen.length === 1, { timeout: 60_000 });
  leaving.abort();
  expect(await asked).toBe("left");
  await vi.waitUntil(() => upstream.seen[0]?.closed === true, { timeout: 60_000 });
  expect((await ask(server.url, { address: "198.51.100.7" })).status).toBe(429);
});

test("the first word waits for no disk, the end of the text does, and a disk that fails takes no text", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  const counted = createAiAllowance(await openEmptyDatabase(), 10);
  const disk = Promise.withResolvers<void>();
  const allowance: AiAllowance = {
    ...counted,
    take: async (caller) => ({ ...(await counted.take(caller)), persist: () => disk.promise }),
  };
  await using server = await startGeneration(upstreamOf(upstream.baseUrl), { allowance });
  const events = readStream(await ask(server.url, { stream: true }));
  expect(await events.next()).toMatchObject({ value: { event: "delta" } });
  let hasEnded = false;
  const last = (async () => {
    let event = "";
    for await (const arrived of events) ({ event } = arrived);
    hasEnded = true;
    return event;
  })();
  await vi.waitUntil(() => upstream.seen[0]?.closed === true, { timeout: 60_000 });
  await wait(200);
  expect(hasEnded).toBe(false);
  disk.reject(new Error("The disk is away."));
  expect(await last).toBe("done");
  expect(server.logged()).toContain("not on the disk");
});

test("a stopping process takes no new text and ends what is being written in a sentence", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    begins(() => {}),
  );
  const stopping = new AbortController();
  await using server = await startGeneration(upstreamOf(upstream.baseUrl), {
    patience: endless,
    shutdownSignal: stopping.signal,
  });
  const stream = await ask(server.url, { stream: true });
  await vi.waitUntil(() => upstream.seen.length === 1, { timeout: 60_000 });
  stopping.abort();
  expect(await stream.text()).toMatch(
    /event: error\ndata: \{"message":"We are restarting\..*"code":"unavailable"\}\n\n$/,
  );
  expect((await ask(server.url)).status).toBe(503);
});
