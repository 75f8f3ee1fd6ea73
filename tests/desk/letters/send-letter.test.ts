import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { bulkEmailPace } from "#adapters/mail/bulk-emails.ts";
import { mail } from "#adapters/mail/table.server.ts";
import { job } from "#adapters/queue/table.server.ts";
import { letterConsent } from "#features/letters/table.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decodeMimePart, startMailServer } from "../../support/account/mail-server.ts";
import { postCodeRequest, signIn } from "../../support/account/sign-in.ts";
import { createTestApp, type TestAppOptions } from "../../support/app/test-app.ts";
import {
  act,
  arrived,
  copiesOf,
  headerOf,
  joinWaitlist,
  messageIds,
  ownerSettings,
  quickLetters as letterTiming,
  readLetter,
  sendLetter,
  waitUntilSent,
  writeLetter,
} from "./letter-house.ts";

const settings = ownerSettings;

/** A second process on the same records that sends. */
const sendingWith = (url: string, more: TestAppOptions = {}) =>
  createTestApp({
    settings: { ...settings, SMTP_URL: url },
    sendsMail: true,
    letterTiming,
    ...more,
  });

/** Two of them. */
async function sendingTwice(url: string, more: TestAppOptions): Promise<AsyncDisposable> {
  const processes = new AsyncDisposableStack();
  processes.use(await sendingWith(url, more));
  processes.use(await sendingWith(url, more));
  return processes;
}

const agree = (person: { readonly id: string }) => ({ userId: person.id });

test("each reader who agreed in the chosen way gets it once, whatever the case; nobody else does", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const both = await signIn(app, "both@example.com");
  const member = await signIn(app, "member@example.com");
  await signIn(app, "silent@example.com");
  await app.db.insert(letterConsent).values([both, member].map(agree));
  for (const email of ["Both@Example.com", "reader@example.com", "READER@example.com"])
    expect((await app.post("/api/waitlist", { email })).status).toBe(200);
  await using server = await startMailServer();
  await using _ = await sendingWith(server.url, { db: app.db });
  const names = (subject: string) =>
    arrived(server, subject)
      .map((email) => email.split("@")[0] ?? "")
      .toSorted((one, other) => one.localeCompare(other));
  for (const [readers, expected] of [
    ["waitlist", ["both", "reader"]],
    ["members", ["both", "member"]],
    ["both", ["both", "member", "reader"]],
  ] as const) {
    const id = await writeLetter(owner, { readers, subject: `To ${readers}` });
    const preview = await (await owner.request(`/desk/letters/${id}/preview`)).text();
    expect(preview).toContain(`${expected.length} addresses`);
    await sendLetter(owner, id);
    expect(await waitUntilSent(app, id)).toMatchObject({
      copies: expected.length,
      sent: expected.length,
    });
    expect(names(`To ${readers}`)).toEqual(expected);
  }
});

test("a letter is plain text and HTML of the same words, with one-click and a link without an address", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await joinWaitlist(app, "reader@example.com");
  await using server = await startMailServer();
  await using _ = await sendingWith(server.url, { db: app.db });
  const id = await writeLetter(owner);
  await sendLetter(owner, id);
  await waitUntilSent(app, id);
  const [received] = server.received;
  if (!received) throw new Error("Nothing came.");
  const text = decodeMimePart(received, "text/plain").replaceAll("\r\n", "\n");
  const html = decodeMimePart(received, "text/html").replaceAll("\r\n", "\n");
  expect(text).toContain(
    "It is time.\n\nWarmly,\nAda\n\nYou have this letter because this address joined",
  );
  expect(html).toContain(">Warmly,\nAda</p>");
  expect(headerOf(received.raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const link = headerOf(received.raw, "List-Unsubscribe").replaceAll(" ", "");
  expect(link).toMatch(/^<http:\/\/localhost:3000\/letters\/unsubscribe\?token=[\w-]+>$/);
  const token = new URL(link.slice(1, -1)).searchParams.get("token") ?? "";
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("reader@");
  expect(text).toContain(link.slice(1, -1));
  expect(html).not.toMatch(/<img|http:\/\/(?!localhost:3000\/letters\/unsubscribe)/);
  const rows = JSON.stringify(
    await app.db.select().from(mail).where(eq(mail.about, "reader@example.com")),
  );
  expect(rows).not.toContain("It is time.");
});

test("sixty a minute at most go out of the whole house, from however many processes", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await joinWaitlist(app, ...Array.from({ length: 8 }, (_, n) => `reader-${n}@example.com`));
  const moments: number[] = [];
  await using server = await startMailServer({
    refusal: () => {
      moments.push(Date.now());
      return undefined;
    },
  });
  const usual = { letterTiming: { turnMs: 300 }, db: app.db };
  await using _ = await sendingTwice(server.url, usual);
  const begun = Date.now();
  for (const subject of ["One", "Two"])
    await sendLetter(owner, await writeLetter(owner, { subject }));
  await server.waitForEmails(6);
  const early = moments.filter((at, n) => at - begun < n * 1_000);
  expect(early).toEqual([]);
});

test("the stated pace is the one that is kept", async () => {
  expect((bulkEmailPace.limit * 60) / bulkEmailPace.windowSeconds).toBe(60);
  const lines = readFileSync("docs/operating.md", "utf8").split("\n");
  const line = lines.find((one) => one.includes("`adapters/mail/bulk-emails.ts`"));
  expect(line).toContain("60 a minute");
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const id = await writeLetter(owner);
  const preview = await (await owner.request(`/desk/letters/${id}/preview`)).text();
  expect(preview).toContain("sixty a minute at most");
  expect(preview).toContain("Nobody has agreed to it yet");
});

test("a code asked for in the middle of 5,000 letters is sent next", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const emails = Array.from({ length: 5_000 }, (_, n) => `reader-${n}@example.com`);
  await joinWaitlist(app, ...emails);
  await using server = await startMailServer({ delayMs: 150 });
  await using sending = await sendingWith(server.url, { db: app.db });
  const id = await writeLetter(owner);
  await sendLetter(owner, id);
  expect((await readLetter(app, id)).copies).toBe(5_000);
  await server.waitForEmails(5);
  await postCodeRequest(sending, "ada@example.com");
  const whenAsked = server.received.length;
  const place = () => server.received.findIndex(({ to }) => to.includes("ada@example.com"));
  await expect.poll(place, { interval: 10 }).toBeGreaterThan(0);
  // One letter was in hand, and one or two more may have been taken while the code was claimed.
  expect(place() - whenAsked).toBeLessThanOrEqual(3);
  expect(arrived(server).length).toBeLessThan(500);
  const page = await (await owner.request("/desk/mail")).text();
  expect(page.match(/News of the house/g)).toHaveLength(1);
  expect(page).not.toContain("reader-");
});

test("stopped, nothing more goes; going on sends to the others, each once", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const emails = Array.from({ length: 30 }, (_, n) => `reader-${n}@example.com`);
  await joinWaitlist(app, ...emails);
  await using server = await startMailServer({ delayMs: 20 });
  await using _ = await sendingWith(server.url, { db: app.db });
  const id = await writeLetter(owner);
  await sendLetter(owner, id);
  await server.waitForEmails(3);
  expect((await act(owner, "stop", { id })).status).toBe(303);
  await wait(500);
  const gone = server.received.length;
  await wait(1_000);
  expect(server.received.length).toBe(gone);
  expect(gone).toBeLessThan(25);
  await expect.poll(async () => (await readLetter(app, id)).sent).toBe(gone);
  const page = await (await owner.request(`/desk/letters/${id}`)).text();
  expect(page).toContain("Go on sending");
  expect((await act(owner, "stop", { id })).status).toBe(409);
  expect((await act(owner, "go-on", { id })).status).toBe(303);
  expect((await act(owner, "go-on", { id })).status).toBe(409);
  expect(await waitUntilSent(app, id)).toMatchObject({ copies: 30, sent: 30, givenUp: 0 });
  expect(arrived(server).toSorted()).toEqual(emails.toSorted());
  const acts = await app.db.select().from(ownerAct).orderBy(asc(ownerAct.id));
  expect(acts.map((one) => one.act)).toEqual([
    "letter saved",
    "letter sent",
    "letter stopped",
    "letter sent on",
  ]);
});

test("what is refused for good is given up and counted; what fails once goes at the next try, under its id", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  await joinWaitlist(app, ...Array.from({ length: 4 }, (_, n) => `reader-${n}@example.com`));
  await using server = await startMailServer({
    refusal: (offer) => ({ 1: 550, 2: 451 })[offer],
  });
  await using _ = await sendingWith(server.url, { db: app.db });
  const id = await writeLetter(owner);
  await sendLetter(owner, id);
  expect(await waitUntilSent(app, id)).toMatchObject({ copies: 4, sent: 3, givenUp: 1 });
  expect(server.offered()).toBe(5);
  expect(new Set(messageIds(server)).size).toBe(3);
  const page = await (await owner.request("/desk/mail")).text();
  expect(page).toContain("No email has failed.");
  expect(page).toMatch(/data-label="Given up">1</);
});

test("a process that ends in the middle, and a turn that is done twice, leave neither a gap nor a double", async () => {
  await using app = await createTestApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const emails = Array.from({ length: 30 }, (_, n) => `reader-${n}@example.com`);
  await joinWaitlist(app, ...emails);
  await using server = await startMailServer({ delayMs: 10 });
  const id = await writeLetter(owner);
  await sendLetter(owner, id);
  {
    await using _ = await sendingWith(server.url, { db: app.db });
    await server.waitForEmails(8);
  }
  expect((await readLetter(app, id)).state).toBe("sending");
  // As if it had died behind the turn, before it could say that the turn is done.
  await app.db.execute(sql`update job set done_at = null, run_at = now() where kind = 'letter'`);
  {
    await using _ = await sendingTwice(server.url, { db: app.db });
    await waitUntilSent(app, id);
  }
  const copies = await copiesOf(app, id);
  expect(copies.filter(({ state }) => state !== "sent")).toEqual([]);
  expect(new Set(arrived(server))).toEqual(new Set(emails));
  // At most what was under way when it ended may come twice, and then under the same Message-ID.
  expect(new Set(messageIds(server)).size).toBe(30);
  expect(server.received.length).toBeLessThanOrEqual(31);
  expect(await app.db.$count(job, sql`kind = 'bulk mail'`)).toBe(30);
});

test("without a mail server every copy is kept where messages are read", async () => {
  await using app = await createTestApp({ settings, sendsMail: true, letterTiming });
  const owner = await signIn(app, "owner@example.com");
  await joinWaitlist(app, "reader@example.com");
  const id = await writeLetter(owner);
  await sendLetter(owner, id);
  expect(await waitUntilSent(app, id)).toMatchObject({ sent: 1 });
  expect((await app.emails()).filter(({ to }) => to === "reader@example.com")).toHaveLength(1);
});
