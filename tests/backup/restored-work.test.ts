import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { mail } from "#adapters/mail/table.server.ts";
import { job } from "#adapters/queue/table.server.ts";
import { giveUpWaitingWork } from "#app/operator/records/give-up-waiting-work.server.ts";
import { billingCustomer } from "#features/billing/table.server.ts";
import { user } from "#adapters/identity/table.server.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startMailServer } from "../support/account/mail-server.ts";
import { addProMember } from "../support/account/pro-member.ts";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { startServerProcess, type ServerProcess } from "../support/app/server-process.ts";
import { startStripeServer } from "../support/billing/stripe-server.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import { createUnmadeDatabase } from "../support/database/unmade-database.ts";

async function joinWaitlist(server: ServerProcess, email: string): Promise<void> {
  const response = await fetch(`${server.url}/api/waitlist`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
}

test("what waited in a backup is not sent after a restore; what is written then is", async () => {
  using records = await createOwnDatabase();
  const file = join(records.folder, "all.backup");
  const { settings } = await addProMember(records.settings);
  {
    await using closed = await startMailServer({ refusal: () => 451 });
    await using server = await startServerProcess({ ...settings, SMTP_URL: closed.url });
    expect(await server.ready, server.printed()).toBe(true);
    await joinWaitlist(server, "old@example.com");
    await expect.poll(() => closed.offered()).toBeGreaterThan(0);
    server.child.kill("SIGKILL");
    await server.ended;
  }
  const made = await runOperatorCommand(settings, "backup", "--to", file);
  expect(made, made.err).toMatchObject({ code: 0 });
  using empty = await createUnmadeDatabase();
  await using open = await startMailServer();
  const target = { ...settings, ...empty.settings, SMTP_URL: open.url };
  const restored = await runOperatorCommand(target, "restore", "--from", file);
  expect(restored, restored.err).toMatchObject({ code: 0 });
  expect(restored.err).toContain("1 message that waited in it was removed, not sent.");
  await using server = await startServerProcess(target);
  expect(await server.ready, server.printed()).toBe(true);
  await wait(3_000);
  await joinWaitlist(server, "new@example.com");
  await open.waitForEmails(1);
  await wait(500);
  expect(open.received.map(({ to }) => to)).toEqual([["new@example.com"]]);
}, 300_000);

test("reminders of what is to come stay, and so does what has to be forgotten; all else that waited is given up", async () => {
  const db = await openEmptyDatabase();
  const later = new Date(Date.now() + 86_400_000);
  const jobs = [
    { id: "mail", kind: "mail", data: { mail: "waiting" } },
    { id: "mail again", kind: "mail", data: { mail: "failing" }, attempts: 2, runAt: later },
    { id: "called off", kind: "session called off", data: {} },
    { id: "reminder", kind: "session reminder", data: {}, runAt: later },
    { id: "late reminder", kind: "session reminder", data: {} },
    { id: "forget", kind: "forget customer", data: {} },
    { id: "done", kind: "mail", data: { mail: "sent" }, doneAt: new Date() },
  ];
  for (const one of jobs) await db.insert(job).values(one);
  for (const id of ["waiting", "failing", "sent", "kept"])
    await db.insert(mail).values({ id, about: "ada@example.com", body: "sealed" });
  expect(await giveUpWaitingWork(db)).toEqual([
    "2 messages that waited in it were removed, not sent.",
    "Given up, as it may have been done since: session called off (1).",
    "Given up, as it may have been done since: session reminder (1).",
  ]);
  const left = (await db.select().from(job)).filter(
    ({ doneAt, failedAt }) => doneAt === null && failedAt === null,
  );
  expect(left.map(({ id }) => id).toSorted()).toEqual(["forget", "reminder"]);
  const bodies = (await db.select().from(mail)).map(({ id, body }) => [id, body]);
  expect(Object.fromEntries(bodies)).toEqual({
    waiting: null,
    failing: null,
    sent: "sealed",
    kept: "sealed",
  });
});

test("a restore ends with a look at the payment provider, and says when that is left to do", async () => {
  using records = await createOwnDatabase();
  const file = join(records.folder, "all.backup");
  const { settings } = await addProMember(records.settings);
  const { db, close } = await openDatabase(readSettings(settings));
  const [member] = await db.select({ id: user.id }).from(user);
  const customer = { provider: "stripe", livemode: false, customerId: "cus_1" } as const;
  await db.insert(billingCustomer).values({ ...customer, userId: member?.id ?? "" });
  await close();
  expect(await runOperatorCommand(settings, "backup", "--to", file)).toMatchObject({ code: 0 });

  const stripeDb = await openEmptyDatabase();
  await using stripe = await startStripeServer({ db: stripeDb, baseUrl: "http://localhost:3000" });
  const money = {
    STRIPE_SECRET_KEY: "sk_test_hidden",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  {
    using empty = await createUnmadeDatabase();
    const target = { ...settings, ...money, ...empty.settings };
    const restored = await runOperatorCommand(target, "restore", "--from", file);
    expect(restored, restored.err).toMatchObject({ code: 0 });
    expect(restored.out).toContain("at the provider");
    expect(stripe.calls).toContain("GET /v1/subscriptions");
  }
  using empty = await createUnmadeDatabase();
  const target = {
    ...settings,
    ...money,
    ...empty.settings,
    STRIPE_API_BASE: "http://127.0.0.1:9",
  };
  const left = await runOperatorCommand(target, "restore", "--from", file);
  expect(left).toMatchObject({ code: 1 });
  expect(left.err).toContain(
    "The records are restored. What is left: npm run operator -- reconcile",
  );
  const opened = await openDatabase(readSettings({ ...settings, ...empty.settings }));
  const [back] = await opened.db
    .select()
    .from(user)
    .where(eq(user.id, member?.id ?? ""));
  await opened.close();
  expect(back).toBeDefined();
}, 300_000);
