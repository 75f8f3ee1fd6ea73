import { mail } from "#adapters/mail/table.server.ts";
import { job } from "#adapters/queue/table.server.ts";
import { giveUpWaitingWork } from "#app/operator/records/give-up-waiting-work.server.ts";
import { purgeExpiredData } from "#app/wiring/purge-expired-data.server.ts";
import { lettersData } from "#features/letters/personal-data.server.ts";
import { letterConsent } from "#features/letters/table.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startMailServer } from "../../support/account/mail-server.ts";
import { type SignedInPerson, signIn } from "../../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../../support/app/test-app.ts";
import {
  arrived,
  copiesOf,
  headerOf,
  joinWaitlist,
  ownerSettings as settings,
  quickLetters as letterTiming,
  readLetter,
  sendLetter,
  waitUntilSent,
  writeLetter,
} from "./letter-house.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
/** As a mail program does it by itself: from anywhere, without a cookie. */
const oneClick = {
  method: "POST",
  headers: { ...form, Origin: "https://mail.example" },
  body: "List-Unsubscribe=One-Click",
};

const consent = async (person: SignedInPerson) =>
  (await person.request("/api/account/letters")).json();

/** The path behind the link of the letter to an address, as it lies in the records. */
async function linkOf(app: TestApp, email: string): Promise<string> {
  const sent = (await app.emails()).findLast(
    ({ to, subject }) => to === email && subject === "News of the house",
  );
  const url = new URL(sent?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "");
  return url.pathname + url.search;
}

/** A letter that went to ada, a member who agreed and is on the waitlist, and to a reader of the waitlist. */
async function createReaders() {
  const app = await createTestApp({ settings, sendsMail: true, letterTiming });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  await ada.send("POST", "/api/account/letters", { agrees: true });
  await joinWaitlist(app, "ada@example.com", "reader@example.com");
  const id = await writeLetter(owner, { readers: "both" });
  await sendLetter(owner, id);
  await waitUntilSent(app, id);
  return { app, owner, ada, id };
}

test("a member agrees on the account page and takes it back; nobody agreed who did not say so", async () => {
  await using app = await createTestApp({ settings });
  const ada = await signIn(app, "ada@example.com");
  expect(await consent(ada)).toEqual({ agrees: false });
  for (const agrees of [true, true, false, false, true]) {
    const answer = await ada.send("POST", "/api/account/letters", { agrees });
    expect([answer.status, await answer.json()]).toEqual([200, { agrees }]);
    expect(await consent(ada)).toEqual({ agrees });
  }
  expect((await ada.send("POST", "/api/account/letters", { agrees: "yes" })).status).toBe(400);
  expect((await app.post("/api/account/letters", { agrees: true })).status).toBe(401);
  const eve = await signIn(app, "eve@example.com");
  expect(await consent(eve)).toEqual({ agrees: false });
});

test("opening the link changes nothing; one button ends it for the waitlist and the account, and another brings it back", async () => {
  const { app, ada, id } = await createReaders();
  await using _ = app;
  const path = await linkOf(app, "ada@example.com");
  for (const method of ["GET", "HEAD"]) await app.request(path, { method });
  const asked = await (await app.request(path)).text();
  expect(asked).toContain('<h1 class="title-md">Unsubscribe from our newsletter?</h1>');
  expect(asked).toContain(`action="${path}"`);
  expect(asked).not.toContain("<script");
  expect(await consent(ada)).toEqual({ agrees: true });

  for (let times = 0; times < 2; times += 1) {
    const left = await app.request(path, { method: "POST", headers: form, body: "" });
    expect([left.status, await left.text()]).toEqual([
      200,
      expect.stringContaining("You won’t get our newsletter"),
    ]);
    expect(await consent(ada)).toEqual({ agrees: false });
    const listed = await app.db.select().from(waitlistEntry);
    expect(listed.map(({ email }) => email)).toEqual(["reader@example.com"]);
    expect(await readLetter(app, id)).toMatchObject({ sent: 2, unsubscribed: 1 });
  }
  expect((await copiesOf(app, id)).map(({ email }) => email ?? "forgotten").toSorted()).toEqual([
    "forgotten",
    "reader@example.com",
  ]);

  for (let times = 0; times < 2; times += 1) {
    const back = await app.request(path, { method: "POST", headers: form, body: "again=yes" });
    expect(await back.text()).toContain("Unsubscribe from our newsletter?");
    expect(await consent(ada)).toEqual({ agrees: true });
    expect(await readLetter(app, id)).toMatchObject({ sent: 2, unsubscribed: 0 });
  }
});

test("a mail program ends it by itself, in one post from anywhere (RFC 8058); a reader without an account comes back to the waitlist", async () => {
  const { app, id } = await createReaders();
  await using _ = app;
  const path = await linkOf(app, "reader@example.com");
  const body = new FormData();
  body.append("List-Unsubscribe", "One-Click");
  for (const init of [oneClick, { method: "POST", body, headers: { Origin: "null" } }]) {
    const left = await app.request(path, init);
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie()).toEqual([]);
  }
  expect(await app.db.$count(waitlistEntry, eq(waitlistEntry.email, "reader@example.com"))).toBe(0);
  expect((await readLetter(app, id)).unsubscribed).toBe(1);
  await app.request(path, { method: "POST", headers: form, body: "again=yes" });
  expect(await app.db.$count(waitlistEntry, eq(waitlistEntry.email, "reader@example.com"))).toBe(1);
  expect(app.logged()).not.toMatch(/reader@|token=/);
});

test("a link that is cut or made up ends nothing", async () => {
  const { app, ada } = await createReaders();
  await using _ = app;
  const path = await linkOf(app, "ada@example.com");
  for (const wrong of [
    path.slice(0, -1),
    `${path}x`,
    "/letters/unsubscribe",
    "/letters/unsubscribe?token=x",
  ]) {
    const left = await app.request(wrong, { method: "POST", headers: form, body: "" });
    expect([left.status, await left.text()]).toEqual([
      400,
      expect.stringContaining("not complete"),
    ]);
  }
  expect(await consent(ada)).toEqual({ agrees: true });
});

/** A letter whose copies wait: its processes are not running. */
async function createWaiting(app: TestApp, ...emails: readonly string[]) {
  const owner = await signIn(app, "owner@example.com");
  await joinWaitlist(app, ...emails);
  const id = await writeLetter(owner, { readers: "both" });
  await sendLetter(owner, id);
  return id;
}

test("who leaves while a letter is on its way does not get it, by whatever way", async () => {
  await using app = await createTestApp({ settings });
  const ada = await signIn(app, "ada@example.com");
  const eve = await signIn(app, "eve@example.com");
  const zoe = await signIn(app, "zoe@example.com");
  await app.db.insert(letterConsent).values([ada, eve, zoe].map(({ id }) => ({ userId: id })));
  const id = await createWaiting(app, "gone@example.com", "moved@example.com", "stays@example.com");
  expect((await readLetter(app, id)).copies).toBe(6);
  await ada.send("POST", "/api/account/letters", { agrees: false });
  expect((await eve.send("DELETE", "/api/account", { confirm: eve.email })).status).toBe(200);
  // By the waitlist’s own link.
  await app.db.delete(waitlistEntry).where(eq(waitlistEntry.email, "gone@example.com"));
  await app.db.delete(waitlistEntry).where(eq(waitlistEntry.email, "moved@example.com"));
  await using server = await startMailServer();
  const sends = { ...settings, SMTP_URL: server.url };
  await using _ = await createTestApp({
    db: app.db,
    settings: sends,
    sendsMail: true,
    letterTiming,
  });
  const found = await waitUntilSent(app, id);
  expect(arrived(server).toSorted()).toEqual(["stays@example.com", "zoe@example.com"]);
  // The account that was deleted is counted as nobody who left.
  expect(found).toMatchObject({ copies: 6, sent: 2, left: 4, unsubscribed: 3, givenUp: 0 });
});

test("a message that was tried already is withdrawn: at a press of its link, and with the account", async () => {
  await using app = await createTestApp({ settings });
  const ada = await signIn(app, "ada@example.com");
  await app.db.insert(letterConsent).values({ userId: ada.id });
  let isClosed = true;
  await using server = await startMailServer({ refusal: () => (isClosed ? 451 : undefined) });
  const sends = { ...settings, SMTP_URL: server.url };
  const id = await createWaiting(app, "reader@example.com", "stays@example.com");
  const others = { db: app.db, settings: sends, sendsMail: true, letterTiming };
  await using _ = await createTestApp(others);
  await expect.poll(server.offered).toBeGreaterThanOrEqual(3);
  await app.request(await linkOf(app, "reader@example.com"), oneClick);
  await ada.send("DELETE", "/api/account", { confirm: ada.email });
  isClosed = false;
  const found = await waitUntilSent(app, id);
  expect(arrived(server)).toEqual(["stays@example.com"]);
  expect(found).toMatchObject({ copies: 3, sent: 1, left: 2, unsubscribed: 1, givenUp: 0 });
  expect(JSON.stringify(await copiesOf(app, id))).not.toMatch(/reader@|ada@/);
});

test("whoever leaves at once, comes back and leaves again is counted once; the letter had gone", async () => {
  await using app = await createTestApp({ settings });
  const id = await createWaiting(app, "reader@example.com");
  await using server = await startMailServer();
  const sends = { ...settings, SMTP_URL: server.url };
  // The next turn, which takes down what was sent, is far off.
  const slow = { ...letterTiming, turnMs: 600_000 };
  await using _ = await createTestApp({
    db: app.db,
    settings: sends,
    sendsMail: true,
    letterTiming: slow,
  });
  await server.waitForEmails(1);
  await expect
    .poll(() => app.db.$count(mail, sql`batch is not null and sent_at is not null`))
    .toBe(1);
  const link = headerOf(server.received[0]?.raw ?? "", "List-Unsubscribe").replaceAll(" ", "");
  const { pathname, search } = new URL(link.slice(1, -1));
  for (const body of ["", "again=yes", "again=yes", "", ""])
    await app.request(pathname + search, { method: "POST", headers: form, body });
  expect(await readLetter(app, id)).toMatchObject({ copies: 1, sent: 1, left: 0, unsubscribed: 1 });
  expect(await app.db.$count(waitlistEntry)).toBe(0);
});

test("export tells since when letters are wanted; deletion leaves no address; a week later no letter has any", async () => {
  const { app, ada, id } = await createReaders();
  await using _ = app;
  expect(await lettersData.read(app.db, ada)).toEqual({ agreedAt: expect.any(Date) });
  await ada.send("DELETE", "/api/account", { confirm: ada.email });
  expect(await app.db.$count(letterConsent)).toBe(0);
  expect(JSON.stringify(await copiesOf(app, id))).not.toContain("ada@");
  expect(await readLetter(app, id)).toMatchObject({ copies: 2, sent: 2, unsubscribed: 0 });
  await purgeExpiredData(app.db);
  expect(JSON.stringify(await copiesOf(app, id))).toContain("reader@");
  await app.db.execute(sql`update letter_copy set settled_at = settled_at - interval '8 days'`);
  await purgeExpiredData(app.db);
  expect(JSON.stringify(await copiesOf(app, id))).not.toContain("@");
});

test("after a restore nothing of an old letter goes", async () => {
  await using app = await createTestApp({ settings });
  const id = await createWaiting(app, "one@example.com", "two@example.com");
  const said = await app.db.transaction((tx) => giveUpWaitingWork(tx));
  expect(said.join(" ")).toContain("Letters under way were ended: 2 copies not sent.");
  expect(said.join(" ")).not.toContain("Given up, as it may");
  expect(await readLetter(app, id)).toMatchObject({ state: "sent", sent: 0, givenUp: 2 });
  expect(await app.db.$count(job, sql`done_at is null and failed_at is null`)).toBe(0);
});
