import { expect, test, vi } from "vitest";
import { emptyDatabase } from "./support/test-database.ts";
import type { Person } from "#features/tools/person.server.ts";
import { createSharedSlots } from "#features/tools/shared-slots.server.ts";

const counts = { perMember: 1, perAddress: 8 };
const member: Person = { key: "member:x", plan: "pro" };
const other: Person = { key: "member:y", plan: "free" };
const visitor: Person = { key: "address:192.0.2.1", plan: "visitor" };

test.for([
  [member, 1],
  [visitor, 8],
] as const)("of twenty at once from two processes, %o gets %d", async ([person, most]) => {
  const db = await emptyDatabase();
  const here = createSharedSlots(db, counts);
  const there = createSharedSlots(db, counts);
  const taken = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? here : there).take(person)),
  );
  const places = taken.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  expect(places).toHaveLength(most);
  await expect(here.take(person)).rejects.toMatchObject({ code: "too_many_requests" });
  await places[0]?.();
  await there.take(person);
  for (const leave of places) await leave();
});

test("a process that died lets go, one that lives holds on", async () => {
  const db = await emptyDatabase();
  const died = createSharedSlots(db, counts, { leaseSeconds: 2, renewMs: 60_000 });
  const lives = createSharedSlots(db, counts, { leaseSeconds: 2, renewMs: 200 });
  await died.take(member);
  const leave = await lives.take(other);
  await expect(lives.take(member)).rejects.toMatchObject({ retryAfter: 5 });
  const leaveMember = await vi.waitUntil(() => lives.take(member).catch(() => null), {
    timeout: 60_000,
  });
  await expect(died.take(other)).rejects.toMatchObject({ code: "too_many_requests" });
  await leave();
  await leaveMember();
});
