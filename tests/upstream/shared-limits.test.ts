import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { createModel } from "#adapters/model/index.ts";
import { aiGenerationsPerDay } from "#features/tools/limits/ai-allowance.server.ts";
import { AllowanceResponse, GenerateResponse, StreamEvent } from "#features/tools/contract.ts";
import { defaultTextsPerMinute } from "#features/tools/limits/generation-rate-limit.server.ts";
import { type ServedApp, serveTestApp } from "../support/app/served-app.ts";
import { freeMember } from "../support/app/test-app.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import { boundaryAnswers, goodBoundary } from "./asking.ts";
import { enoughPatience } from "./generation-server.ts";
import { begins, says, startUpstream } from "./hostile-upstream.ts";

/** One of several processes on one database; the setting says that there may be others. */
function serve(db: Database, baseUrl: string, viewer?: typeof freeMember): Promise<ServedApp> {
  const asked = { AI_BASE_URL: baseUrl, AI_DAILY_LIMIT: 1000 };
  const model = createModel(asked, { report: () => {}, timeouts: enoughPatience });
  const settings = { DATABASE_URL: "postgres://127.0.0.1:1/shared", AI_REVIEW: "off" } as const;
  return serveTestApp({ db, model, settings, ...(viewer && { viewer }) });
}

type Asked = { readonly stream?: true; readonly headers?: Record<string, string> };

function ask({ url }: ServedApp, { stream, headers }: Asked = {}): Promise<Response> {
  return fetch(`${url}/api/ai/generate`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: stream ? "text/event-stream" : "application/json",
      Origin: url,
      ...headers,
    },
    body: JSON.stringify({ prompt: "", toolId: "boundaryScript", answers: boundaryAnswers }),
  });
}

async function rest({ url }: ServedApp) {
  return AllowanceResponse.parse(await (await fetch(`${url}/api/ai/allowance`)).json());
}

test("two processes count a visitor's generations as one; cookies, headers and a restart give none back", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  const db = await openEmptyDatabase();
  await using one = await serve(db, upstream.baseUrl);
  await using other = await serve(db, upstream.baseUrl);
  expect(await rest(other)).toEqual({ perDay: 10, left: 10 });
  for (let n = 1; n <= aiGenerationsPerDay.visitor; n += 1) {
    const headers = { Cookie: `a=${n}`, "X-Forwarded-For": `198.51.100.${n}` };
    const response = await ask(n % 2 === 0 ? one : other, { headers });
    expect(response.status).toBe(200);
    const { allowance } = GenerateResponse.parse(await response.json());
    expect(allowance).toEqual({ perDay: 10, left: 10 - n });
  }
  await using restarted = await serve(db, upstream.baseUrl);
  for (const server of [one, other, restarted]) {
    const headers = { Cookie: "b=1", "X-Forwarded-For": "203.0.113.9", "X-Real-IP": "203.0.113.9" };
    const over = await ask(server, { headers });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await rest(server)).toEqual({ perDay: 10, left: 0 });
  }
  expect(upstream.seen).toHaveLength(aiGenerationsPerDay.visitor);
  const kept = JSON.stringify(await db.execute(sql`select key from ai_use`));
  expect(kept).not.toMatch(/127\.0\.0\.1|::1/);
});

test("with one generation left, twenty at once over two processes get one", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  const db = await openEmptyDatabase();
  await using one = await serve(db, upstream.baseUrl);
  await using other = await serve(db, upstream.baseUrl);
  for (let n = 1; n < aiGenerationsPerDay.visitor; n += 1) await ask(one);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(n % 2 === 0 ? one : other)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(19);
});

test("a member has one text written at a time, whichever process she asks", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    begins(() => {}),
  );
  const db = await openEmptyDatabase();
  await using one = await serve(db, upstream.baseUrl, freeMember);
  await using other = await serve(db, upstream.baseUrl, freeMember);
  const first = await ask(one, { stream: true });
  expect(first.status).toBe(200);
  const second = await ask(other, { stream: true });
  expect(second.status).toBe(429);
  expect(StreamEvent.error.parse(await second.json()).message).toContain("still being written");
  await first.body?.cancel();
  await expect
    .poll(async () => {
      const third = await ask(other, { stream: true });
      await third.body?.cancel();
      return third.status;
    })
    .toBe(200);
});

test("two processes count the texts of a minute as one, by the composer too", async () => {
  const db = await openEmptyDatabase();
  const settings = { DATABASE_URL: "postgres://127.0.0.1:1/shared", AI_REVIEW: "off" } as const;
  await using one = await serveTestApp({ db, settings });
  await using other = await serveTestApp({ db, settings });
  const statuses: number[] = [];
  for (let n = 0; n < defaultTextsPerMinute.visitor + 2; n += 1) {
    const { status } = await ask(n % 2 === 0 ? one : other);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(defaultTextsPerMinute.visitor);
  const over = await ask(one);
  expect(over.status).toBe(429);
  expect(Number(over.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
});

test("while the records cannot be asked, an AI writes for nobody and the composer for everybody", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  const gone = drizzle(new Pool({ connectionString: "postgres://127.0.0.1:1/gone" }));
  await using server = await serve(gone, upstream.baseUrl);
  const refused = await ask(server);
  expect(refused.status).toBe(503);
  expect(StreamEvent.error.parse(await refused.json()).message).toMatch(/cannot reach our records/);
  expect(upstream.seen).toHaveLength(0);

  const settings = { DATABASE_URL: "postgres://127.0.0.1:1/gone" };
  await using composing = await serveTestApp({ db: gone, settings });
  expect((await ask(composing)).status).toBe(200);
  expect(await rest(composing)).toEqual({ perDay: null, left: null });
});
