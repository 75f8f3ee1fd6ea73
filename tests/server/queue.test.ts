import { setTimeout as wait } from "node:timers/promises";
import { createQueue, type QueueDeps } from "#adapters/queue/index.ts";
import { UnrecoverableJobError, type Queue, type JobHandler } from "#adapters/queue/queue.ts";
import { job } from "#adapters/queue/table.server.ts";
import { purgeJobs } from "#adapters/queue/purge-jobs.ts";
import { and, eq, sql, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { openEmptyDatabase } from "../support/database/test-database.ts";

type Told = { readonly event: string; readonly facts: Readonly<Record<string, unknown>> };

/** One that a busy machine does not outlast: a job that loses its worker has a test of its own. */
const longLease = { leaseMs: 10_000 } as const;
const quick = { pollMs: 20, nudgeMs: 5, leaseMs: 300 } as const;

function queueOn(
  db: QueueDeps["db"],
  works: Readonly<Record<string, JobHandler>>,
  pace: QueueDeps["timing"] = {},
) {
  const told: Told[] = [];
  const report: QueueDeps["report"] = (event, facts) => void told.push({ event, facts });
  const queue = createQueue({ db, report, timing: { ...quick, ...pace } });
  queue.start(works);
  return { queue, told, [Symbol.asyncDispose]: () => queue.drain(0) };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It did not come to be.");
    await wait(10);
  }
}

const addTo = (db: QueueDeps["db"], queue: Queue, name: string) =>
  queue.enqueue(db, { kind: "greet", data: { name } });

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const row = (id: string, ends: object) => ({ id, kind: "greet", data: {}, ...ends });

test("two workers share sixty jobs, each done once", async () => {
  const db = await openEmptyDatabase();
  const done: string[] = [];
  const greet: JobHandler = async (data) => {
    await wait(5);
    done.push(JSON.stringify(data));
  };
  await using one = queueOn(db, { greet }, longLease);
  await using other = queueOn(db, { greet }, longLease);
  for (let count = 0; count < 60; count += 1)
    await addTo(db, count % 2 === 0 ? one.queue : other.queue, `${count}`);
  // A job is marked as done after its work, so the rows are waited for and not the work.
  await expect.poll(() => db.$count(job, isNull(job.doneAt))).toBe(0);
  expect(done).toHaveLength(60);
  expect(new Set(done).size).toBe(60);
  const rows = await db.select().from(job);
  expect(rows.filter(({ attempts }) => attempts !== 1)).toEqual([]);
});

test("work in the background goes one at a time, and other work never waits behind it", async () => {
  const db = await openEmptyDatabase();
  const running = new Set<string>();
  let most = 0;
  const greeted: unknown[] = [];
  const slow: JobHandler = async (data) => {
    running.add(JSON.stringify(data));
    most = Math.max(most, running.size);
    await wait(40);
    running.delete(JSON.stringify(data));
  };
  const timing = { ...quick, ...longLease };
  const queue = createQueue({ db, report() {}, timing, backgroundKinds: ["slow"] });
  await using _ = { [Symbol.asyncDispose]: () => queue.drain(0) };
  for (let count = 0; count < 12; count += 1)
    await queue.enqueue(db, { kind: "slow", data: { name: `${count}` } });
  await addTo(db, queue, "Ada");
  queue.start({ slow, greet: async (data) => void greeted.push(data) });
  await until(() => greeted.length === 1);
  expect(await db.$count(job, and(eq(job.kind, "slow"), isNull(job.doneAt)))).toBeGreaterThan(8);
  await expect.poll(() => db.$count(job, isNull(job.doneAt))).toBe(0);
  expect(most).toBe(1);
});

test("a job is written with its change or not at all, and once for each word", async () => {
  const db = await openEmptyDatabase();
  const done: unknown[] = [];
  await using one = queueOn(db, { greet: async (data) => void done.push(data) });
  const undone = db.transaction(async (tx) => {
    await addTo(tx, one.queue, "nobody");
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  for (const name of ["first", "second"])
    await one.queue.enqueue(db, { kind: "greet", data: { name }, dedupe: "greeting" });
  await until(() => done.length > 0);
  await wait(100);
  expect(done).toEqual([{ name: "first" }]);
});

test("a failure is tried again later; giving up is final, and both are told without words", async () => {
  const db = await openEmptyDatabase();
  const tries: number[] = [];
  const works: Readonly<Record<string, JobHandler>> = {
    greet: async () => {
      tries.push(performance.now());
      if (tries.length === 1) throw Object.assign(new Error("her words"), { code: "ECONNREFUSED" });
    },
    refuse: async () => {
      throw new UnrecoverableJobError("her words", {
        cause: Object.assign(new Error(), { responseCode: 550 }),
      });
    },
  };
  await using one = queueOn(db, works);
  await addTo(db, one.queue, "ada");
  await one.queue.enqueue(db, { kind: "refuse", data: {} });
  await until(() => tries.length === 2 && one.told.length >= 2);
  expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThan(1_000);
  expect(one.told).toContainEqual({
    event: "job failed, tried again later",
    facts: expect.objectContaining({ attempts: 1, error: "ECONNREFUSED" }),
  });
  const [refused] = await db.select().from(job).where(eq(job.kind, "refuse"));
  expect(refused?.failedAt).not.toBeNull();
  expect(refused?.error).toBe("Error 550");
  expect(JSON.stringify(one.told)).not.toContain("her words");
});

test("a job whose worker died is due again when its lease ends; one that works longer keeps it", async () => {
  const db = await openEmptyDatabase();
  let runs = 0;
  const enough = Promise.withResolvers<void>();
  const greet: JobHandler = async () => {
    runs += 1;
    await enough.promise;
  };
  await using one = queueOn(db, { greet }, { leaseMs: 3_000 });
  await using other = queueOn(db, { greet }, { leaseMs: 3_000 });
  await addTo(db, one.queue, "slow");
  const dueAt = async () => (await db.select().from(job))[0]?.runAt.getTime() ?? 0;
  await until(() => runs > 0);
  const first = await dueAt();
  // Longer than the lease it began with.
  await until(async () => (await dueAt()) > first + 3_000);
  expect(runs).toBe(1);
  enough.resolve();
  await other.queue.drain(0);

  // The traces of a process that was killed.
  await db.insert(job).values({
    id: "left",
    kind: "greet",
    data: {},
    attempts: 1,
    runAt: sql`now() + interval '200 milliseconds'`,
  });
  await until(() => runs === 2);
  const [left] = await db.select().from(job).where(eq(job.id, "left"));
  expect(left?.attempts).toBe(2);
});

test("a job that ends its worker each time is given up in the end", async () => {
  const db = await openEmptyDatabase();
  let runs = 0;
  await db.insert(job).values({ id: "deadly", kind: "greet", data: {}, attempts: 16 });
  await using one = queueOn(db, { greet: async () => void (runs += 1) });
  // It is told of before it is written down.
  await until(async () => (await db.select().from(job))[0]?.failedAt !== null);
  expect(one.told).toHaveLength(1);
  expect(runs).toBe(0);
});

test("jobs of a kind that this release does not know wait for one that does", async () => {
  const db = await openEmptyDatabase();
  await db.insert(job).values({ id: "newer", kind: "sing", data: {} });
  await using one = queueOn(db, { greet: async () => {} });
  await wait(150);
  await one.queue.drain(0);
  expect(await db.select().from(job)).toMatchObject([{ attempts: 0, doneAt: null }]);
});

test("told to end, it lets what runs finish, gives back what does not, and takes nothing new", async () => {
  const db = await openEmptyDatabase();
  const ended: string[] = [];
  const told = Promise.withResolvers<void>();
  const greet: JobHandler = async (data, signal) => {
    const { name } = JSON.parse(JSON.stringify(data));
    await (name === "quick" ? told.promise : wait(60_000, undefined, { signal }));
    ended.push(name);
  };
  await using one = queueOn(db, { greet });
  await addTo(db, one.queue, "quick");
  await addTo(db, one.queue, "endless");
  await until(async () => {
    const rows = await db.select().from(job);
    return rows.every(({ attempts }) => attempts === 1);
  });
  const drained = one.queue.drain(2_000);
  told.resolve();
  await drained;
  expect(ended).toEqual(["quick"]);
  await addTo(db, one.queue, "late");
  await wait(100);
  expect(ended).toEqual(["quick"]);

  // What was released is due at once, for whoever is there.
  const done: unknown[] = [];
  await using other = queueOn(db, { greet: async (data) => void done.push(data) });
  await until(() => done.length === 2);
  expect(other.told).toEqual([]);
});

test("jobs that ended are removed after a week or a month, open ones never", async () => {
  const db = await openEmptyDatabase();
  await db
    .insert(job)
    .values([
      row("done lately", { doneAt: ago(6) }),
      row("done", { doneAt: ago(8) }),
      row("given up lately", { failedAt: ago(29) }),
      row("given up", { failedAt: ago(31) }),
      row("open", { createdAt: ago(400) }),
    ]);
  await purgeJobs(db);
  const left = await db.select({ id: job.id }).from(job);
  expect(left.map(({ id }) => id).toSorted()).toEqual(["done lately", "given up lately", "open"]);
});
