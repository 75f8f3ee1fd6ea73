import { expect, test, vi } from "vitest";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import type { Caller } from "#features/tools/limits/caller.server.ts";
import { createSharedGenerationLimiter } from "#features/tools/limits/shared-generation-limiter.server.ts";

const counts = { perMember: 1, perAddress: 8 };
const member: Caller = { key: "member:x", plan: "pro" };
const other: Caller = { key: "member:y", plan: "free" };
const visitor: Caller = { key: "address:192.0.2.1", plan: "visitor" };

test.for([
  [member, 1],
  [visitor, 8],
] as const)("of twenty at once from two processes, %o gets %d", async ([person, most]) => {
  const db = await openEmptyDatabase();
  const here = createSharedGenerationLimiter(db, counts);
  const there = createSharedGenerationLimiter(db, counts);
  const taken = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? here : there).acquire(person)),
  );
  const places = taken.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  expect(places).toHaveLength(most);
  await expect(here.acquire(person)).rejects.toMatchObject({ code: "too_many_requests" });
  await places[0]?.();
  await there.acquire(person);
  for (const leave of places) await leave();
});

test("a process that died lets go, one that lives holds on", async () => {
  const db = await openEmptyDatabase();
  const died = createSharedGenerationLimiter(db, counts, { leaseSeconds: 2, renewMs: 60_000 });
  const lives = createSharedGenerationLimiter(db, counts, { leaseSeconds: 2, renewMs: 200 });
  await died.acquire(member);
  const leave = await lives.acquire(other);
  await expect(lives.acquire(member)).rejects.toMatchObject({ retryAfter: 5 });
  const leaveMember = await vi.waitUntil(() => lives.acquire(member).catch(() => null), {
    timeout: 60_000,
  });
  await expect(died.acquire(other)).rejects.toMatchObject({ code: "too_many_requests" });
  await leave();
  await leaveMember();
});
