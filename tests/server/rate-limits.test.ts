import {
  resetRateLimit,
  consumeRateLimits,
  purgeRateLimits,
} from "#adapters/rate-limits/rate-limits.ts";
import { limitWindow } from "#adapters/rate-limits/table.server.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";
import { createGenerationRateLimit } from "#features/tools/limits/generation-rate-limit.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "../support/account/sign-in.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { openEmptyDatabase, recordStatements } from "../support/database/test-database.ts";

const minute = { limit: 3, windowSeconds: 60 };
const hour = { limit: 5, windowSeconds: 3_600 };

async function usedOf(db: Awaited<ReturnType<typeof openEmptyDatabase>>) {
  const rows = await db.select().from(limitWindow).orderBy(limitWindow.key, limitWindow.seconds);
  return rows.map(({ key, seconds, used }) => `${key} ${seconds}: ${used}`);
}

test("twenty at once get what there is, and a refusal counts nowhere", async () => {
  const db = await openEmptyDatabase();
  const budgets = [
    { key: "one", windows: [minute, hour] },
    { key: "all", windows: [hour] },
  ];
  const taken = await Promise.all(Array.from({ length: 20 }, () => consumeRateLimits(db, budgets)));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await usedOf(db)).toEqual(["all 3600: 3", "one 60: 3", "one 3600: 3"]);
  const refused = await consumeRateLimits(db, budgets);
  const retryAfterSeconds = expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
  expect(refused).toEqual({ ok: false, retryAfterSeconds });
});

test("keys asked for in any order never wait for each other in a circle", async () => {
  const db = await openEmptyDatabase();
  const windows = [{ limit: 1_000, windowSeconds: 60 }];
  const [a, b] = [
    { key: "a", windows },
    { key: "b", windows },
  ];
  const taken = Array.from({ length: 40 }, (_, at) =>
    consumeRateLimits(db, at % 2 === 0 ? [a, b] : [b, a]),
  );
  expect((await Promise.all(taken)).every(({ ok }) => ok)).toBe(true);
  expect(await usedOf(db)).toEqual(["a 60: 40", "b 60: 40"]);
});

test("a window that is over begins anew, and the longer one goes on", async () => {
  const db = await openEmptyDatabase();
  const budgets = [{ key: "one", windows: [minute, hour] }];
  for (let times = 0; times < 3; times += 1) await consumeRateLimits(db, budgets);
  await db
    .update(limitWindow)
    .set({ endsAt: sql`now()` })
    .where(eq(limitWindow.seconds, 60));
  for (let times = 0; times < 2; times += 1)
    expect(await consumeRateLimits(db, budgets)).toEqual({ ok: true });
  expect(await usedOf(db)).toEqual(["one 60: 2", "one 3600: 5"]);
  await expect(enforceStoredLimits(db, budgets)).rejects.toMatchObject({
    code: "too_many_requests",
    message: "That is a lot at once. Try again in 60 minutes.",
  });
});

test("what is over is removed, what is open stays until it is forgotten", async () => {
  const db = await openEmptyDatabase();
  await consumeRateLimits(db, [{ key: "over", windows: [minute] }]);
  await db.update(limitWindow).set({ endsAt: sql`now() - interval '1 second'` });
  await consumeRateLimits(db, [{ key: "open", windows: [minute] }]);
  await purgeRateLimits(db);
  expect(await usedOf(db)).toEqual(["open 60: 1"]);
  await resetRateLimit(db, "open");
  expect(await usedOf(db)).toEqual([]);
});

test("the texts of a minute are one count for all processes", async () => {
  const db = await openEmptyDatabase();
  const here = createGenerationRateLimit({ visitor: 3, member: 3 }, db);
  const there = createGenerationRateLimit({ visitor: 3, member: 3 }, db);
  const person = { key: "member:x", plan: "free" } as const;
  const asked = await Promise.allSettled(
    [here, there, here, there, here].map((take) => take(person)),
  );
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

function buy(app: TestApp): Promise<Response> {
  return app.post("/api/create-powerkit-checkout", { kitId: "none-such" });
}

test("checkouts of a network count in every process, and after a restart", async () => {
  await using first = await createTestApp();
  await using second = await createTestApp({ db: first.db });
  for (let count = 0; count < 60; count += 1)
    expect((await buy(count % 2 === 0 ? first : second)).status).toBe(404);
  expect((await buy(second)).status).toBe(429);
  await using restarted = await createTestApp({ db: first.db });
  const refused = await buy(restarted);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a page view writes nothing", async () => {
  await using app = await createTestApp({
    pages: await createRenderedPages("http://localhost:3000"),
  });
  const ada = await signIn(app, "ada@example.com");
  for (const path of ["/", "/pricing", "/blog", "/sign-in", "/power-kits", "/contact", "/tools"]) {
    const statements = await recordStatements(async () => {
      expect((await app.request(path)).status).toBe(200);
      expect((await ada.request(path)).status).toBeLessThan(400);
    });
    const writing = /\b(?:insert into|delete from|update "?\w+"? set)\b/i;
    expect(statements.filter((text) => writing.test(text))).toEqual([]);
  }
});
