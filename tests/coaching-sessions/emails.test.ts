import { job } from "#adapters/queue/table.server.ts";
import type { EmailMessage } from "#adapters/mail/mailer.ts";
import { sync, type VEvent } from "node-ical";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startMailServer } from "../support/account/mail-server.ts";
import { payForCoachingSession } from "../support/coaching-session.ts";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp, type TestAppOptions } from "../support/app/test-app.ts";

const start = "2037-11-21T12:00:00Z";
const tuesday = "2037-11-24T15:00:00.000Z";
const wednesday = "2037-11-25T15:00:00.000Z";

async function appAt(options: TestAppOptions = {}) {
  let time = new Date(start);
  const app = await createTestApp({ ...options, sessions: { now: () => time } });
  return Object.assign(app, { setTime: (text: string) => (time = new Date(text)) });
}

/** The one event of a calendar file, read by another program. */
function eventIn(text: string): VEvent {
  const events = Object.values(sync.parseICS(text)).flatMap((one) =>
    one?.type === "VEVENT" ? [one] : [],
  );
  const [event, ...more] = events;
  if (!event || more.length > 0) throw new Error(`${events.length} events in ${text}`);
  return event;
}

const calendarsOf = (mails: readonly EmailMessage[]) =>
  mails.flatMap(({ to, subject, calendar }) => (calendar ? [{ to, subject, ...calendar }] : []));

const hers = (mails: readonly EmailMessage[]) =>
  mails.filter(({ to, subject }) => to === "ada@example.com" && subject.includes("session"));

test("booked, moved and cancelled: one event for every calendar, each change higher than the one before", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  await ada.book(wednesday);
  await ada.send({ do: "cancel" });
  await ada.book(tuesday);
  const sent = calendarsOf(await app.emails());
  const own = sent.filter(({ to }) => to === "ada@example.com");
  expect(own.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL", "REQUEST"]);
  const events = own.map(({ text }) => eventIn(text));
  expect(new Set(events.map(({ uid }) => uid))).toEqual(
    new Set([`${ada.purchase.id}@localhost:3000`]),
  );
  expect(events.map(({ sequence }) => Number(sequence))).toEqual([0, 1, 2, 3]);
  expect(events.map((event) => event.start.toISOString())).toEqual([
    tuesday,
    wednesday,
    wednesday,
    tuesday,
  ]);
  expect(events.map(({ status }) => status)).toEqual([
    "CONFIRMED",
    "CONFIRMED",
    "CANCELLED",
    "CONFIRMED",
  ]);
  for (const [n, event] of events.entries()) {
    expect(event.method).toBe(own[n]?.method);
    expect(event.end?.getTime()).toBe(event.start.getTime() + 3_600_000);
  }
  const host = sent.filter(({ to }) => to === "support@mpower.example");
  expect(host.map(({ text }) => text)).toEqual(own.map(({ text }) => text));
  const moved = (await app.emails()).find(({ subject }) => subject.startsWith("Session moved"));
  expect(moved?.text).toContain("Before: Tuesday, November 24");
});

test("the file is what the standard asks for: CRLF, universal time, nobody else’s address", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const ada = await payForCoachingSession(app, person);
  await ada.book(tuesday);
  const response = await person.request(`${ada.path}/session.ics`);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8; method=REQUEST");
  expect(response.headers.get("content-disposition")).toContain('filename="session.ics"');
  const text = await response.text();
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:REQUEST",
      `UID:${ada.purchase.id}@localhost:3000`,
      "SEQUENCE:0",
      "DTSTAMP:20371121T120000Z",
      "DTSTART:20371124T150000Z",
      "DTEND:20371124T160000Z",
      "STATUS:CONFIRMED",
    ]),
  );
  const addresses = text.replaceAll("\r\n ", "").match(/(?<=mailto:)\S+/gi);
  expect(addresses).toEqual(["hello@mpower.example", "ada@example.com", "support@mpower.example"]);
  await ada.send({ do: "cancel" });
  expect((await person.request(`${ada.path}/session.ics`)).status).toBe(404);
});

test("her letters say the time in her zone, the host’s in his", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday, "Asia/Kolkata");
  const [letter] = hers(await app.emails());
  expect(letter?.subject).toBe("Your 1:1 session is booked");
  const text = letter?.text.replaceAll("\u00a0", " ");
  expect(text).toContain(
    "Tuesday, November 24, 2037, 8:30 PM to 9:30 PM, Kolkata time (GMT+5:30).",
  );
  expect(text).toContain("until Monday, November 23, 8:30 PM.");
  expect(text).toContain(`http://localhost:3000${ada.path}`);
  const host = (await app.emails()).find(({ to }) => to === "support@mpower.example");
  expect(host?.subject.replaceAll("\u00a0", " ")).toBe(
    "Session booked: Tuesday, November 24, 2037, 10:00 AM",
  );
  expect(host).toMatchObject({ replyTo: "ada@example.com" });
  expect(app.logged()).not.toContain("ada@example.com");
});

test("a refund cancels what was to come in both calendars, and offers no other time", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  app.setTime("2037-11-24T10:00:00Z");
  for (let time = 0; time < 3; time += 1)
    await app.db.transaction((tx) => app.coachingSessions.voidCredit(tx, ada.purchase));
  const [, cancelled, ...more] = hers(await app.emails());
  expect(more).toEqual([]);
  expect(cancelled?.calendar?.method).toBe("CANCEL");
  expect(Number(eventIn(cancelled?.calendar?.text ?? "").sequence)).toBe(1);
  expect(cancelled?.text).toContain("Its payment was returned");
  expect(cancelled?.text).not.toContain(ada.path);
});

test("an hour that was never booked is refunded without a letter", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.send({ do: "hold", time: tuesday });
  await app.db.transaction((tx) => app.coachingSessions.voidCredit(tx, ada.purchase));
  expect(hers(await app.emails())).toEqual([]);
});

test("a reminder comes a day before, once, and only of the session as it is then", async () => {
  await using app = await appAt({ sendsMail: true });
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  await ada.book(wednesday);
  const promised = await app.db.select().from(job).orderBy(job.runAt);
  expect(promised.map(({ runAt }) => runAt.toISOString())).toEqual([
    "2037-11-23T15:00:00.000Z",
    "2037-11-24T15:00:00.000Z",
  ]);
  app.setTime("2037-11-24T15:00:00Z");
  await app.db.update(job).set({ runAt: sql`now()` });
  for (const { kind, data } of promised)
    await app.jobHandlers[kind]?.(data, new AbortController().signal);
  await expect
    .poll(async () => (await app.db.select().from(job)).every(({ doneAt }) => doneAt !== null))
    .toBe(true);
  const reminders = hers(await app.emails()).filter(({ subject }) =>
    subject.includes("a day away"),
  );
  expect(reminders).toHaveLength(1);
  expect(reminders[0]?.text).toContain("Wednesday, November 25, 2037");
});

test.for([
  ["cancelled", (app, ada) => ada.send({ do: "cancel" })],
  ["refunded", (app, ada) => app.coachingSessions.voidCredit(app.db, ada.purchase)],
] satisfies readonly [
  string,
  (
    app: Awaited<ReturnType<typeof appAt>>,
    ada: Awaited<ReturnType<typeof payForCoachingSession>>,
  ) => Promise<unknown>,
][])("nothing reminds her of a session that was %s", async ([, end]) => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  const [promised] = await app.db.select().from(job);
  await end(app, ada);
  const before = (await app.emails()).length;
  expect(promised).toBeDefined();
  await app.jobHandlers[promised?.kind ?? ""]?.(promised?.data, new AbortController().signal);
  expect(await app.emails()).toHaveLength(before);
});

test("whoever books little more than a day ahead is not reminded an hour later", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  app.setTime("2037-11-23T14:00:00Z");
  await ada.book(tuesday);
  expect(await app.db.select().from(job)).toEqual([]);
});

test("over the wire the invitation is a part that calendars take in, and a file", async () => {
  await using server = await startMailServer();
  await using app = await appAt({ sendsMail: true, settings: { SMTP_URL: server.url } });
  // Signing in reads its code in the records, where a message stays until it is sent.
  const person = await signIn(app);
  await server.waitForEmails(1);
  const ada = await payForCoachingSession(app, person);
  await ada.book(tuesday);
  await server.waitForEmails(3);
  const received = server.received.find(
    ({ to, raw }) => to.includes("ada@example.com") && raw.includes("text/calendar"),
  );
  const raw = received?.raw ?? "";
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(raw).toMatch(/Content-Type: application\/ics; name=session\.ics/);
  expect(raw).toContain("multipart/alternative");
  const file = /filename=session\.ics\r\n[^\r]+base64\r\n\r\n([\s\S]+?)\r\n--/.exec(raw)?.[1];
  const event = eventIn(Buffer.from(file ?? "", "base64").toString());
  expect(event).toMatchObject({ uid: `${ada.purchase.id}@localhost:3000` });
});
