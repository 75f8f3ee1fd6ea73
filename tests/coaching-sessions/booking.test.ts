import { externalBookingUrl } from "#features/coaching-sessions/booking/external-booking-url.ts";
import { dayInZone, minuteInZone } from "#features/coaching-sessions/schedule/zoned-time.ts";
import { runCommand } from "#app/operator/run-command.server.ts";
import { coachingSessionsData } from "#features/coaching-sessions/personal-data.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { expect, test } from "vitest";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import {
  firstOfferedTime,
  type PaidCoachingSession,
  payForCoachingSession,
  coachingSessionFor,
  coachingSessionPurchase,
  offeredTimesOf,
} from "../support/coaching-session.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../support/app/test-app.ts";

const hourMs = 3_600_000;
/** A Saturday; the usual hours begin on the Tuesday after it. */
const start = "2026-11-21T12:00:00Z";
const tuesday = "2026-11-24T15:00:00.000Z";
const later = "2026-11-24T16:15:00.000Z";

/** The product with a clock that is set by hand. */
async function appAt(options: TestAppOptions = {}) {
  let time = Date.parse(start);
  const now = () => new Date(time);
  const sessions = { now, ...options.sessions };
  const app = await createTestApp({ ...options, sessions });
  return Object.assign(app, {
    now,
    passHours: (hours: number) => (time += hours * hourMs),
    setTime: (text: string) => (time = Date.parse(text)),
  });
}

test("a paid hour is chosen, kept, booked, and then nobody else is offered it", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  const other = await payForCoachingSession(app, await signIn(app, "eve@example.com"));
  expect(await ada.view()).toMatchObject({ state: "choose", zone: "America/New_York" });
  expect(firstOfferedTime(await ada.view())).toBe(tuesday);

  const kept = await ada.send({ do: "hold", time: tuesday, zone: "Europe/London" });
  expect(kept.status).toBe(303);
  expect(await ada.view("?zone=Europe/London")).toMatchObject({
    state: "held",
    held: { startsAt: tuesday, time: "3:00\u00a0PM to 4:00\u00a0PM", until: "12:10\u00a0PM" },
  });
  expect(offeredTimesOf(await other.view())).not.toContain(tuesday);

  await ada.send({ do: "book", time: tuesday, zone: "Europe/London" });
  expect(await ada.view()).toMatchObject({
    state: "booked",
    zone: "Europe/London",
    booked: {
      day: "Tuesday, November 24, 2026",
      zoneName: "London time (GMT)",
      canChange: true,
      changeUntil: "Monday, November 23, 3:00\u00a0PM",
    },
  });
  expect(offeredTimesOf(await other.view())).not.toContain(tuesday);
  expect(await app.coachingSessions.sessionFor(ada.purchase)).toEqual({
    id: ada.purchase.id,
    state: "booked",
    startsAt: new Date(tuesday),
    day: "Tuesday, November 24, 2026",
  });
});

test("twenty people choose one time at once: one has it, the others read why and what is free", async () => {
  await using app = await appAt({ pages: await createRenderedPages("http://localhost:3000") });
  const person = await signIn(app);
  const paid = await Promise.all(
    Array.from({ length: 20 }, () => payForCoachingSession(app, person)),
  );
  const answers = await Promise.all(paid.map((one) => one.send({ do: "hold", time: tuesday })));
  const lost = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(lost).toHaveLength(19);
  const page = (await lost[0]?.text()) ?? "";
  expect(page).toContain("That time is no longer free. Choose another one.");
  expect(page).toContain(`value="${later}"`);
  expect(page).not.toContain(`value="${tuesday}"`);
  const booked = await Promise.all(
    paid.map((one) => one.send({ do: "book", time: tuesday, zone: "UTC" })),
  );
  expect(booked.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(await app.db.select().from(sessionSlot)).toHaveLength(1);
});

test("two people who want each other’s kept time both get an answer", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const [one, other] = [
    await payForCoachingSession(app, person),
    await payForCoachingSession(app, person),
  ];
  await one.send({ do: "hold", time: tuesday });
  await other.send({ do: "hold", time: later });
  const swaps = await Promise.all([
    one.send({ do: "hold", time: later }),
    other.send({ do: "hold", time: tuesday }),
  ]);
  expect(swaps.map(({ status }) => status)).toEqual([409, 409]);
  expect((await one.view()).held?.startsAt).toBe(tuesday);
});

test("a kept time is free again after ten minutes", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const [slow, quick] = [
    await payForCoachingSession(app, person),
    await payForCoachingSession(app, person),
  ];
  await slow.send({ do: "hold", time: tuesday });
  app.passHours(599 / 3_600);
  expect((await quick.send({ do: "hold", time: tuesday })).status).toBe(409);
  expect((await slow.view()).state).toBe("held");
  app.passHours(1 / 3_600);
  expect((await slow.view()).state).toBe("choose");
  const tooLate = await slow.send({ do: "book", time: tuesday, zone: "UTC" });
  expect(tooLate.status).toBe(409);
  expect(await quick.book(tuesday)).toBe(tuesday);
  expect(await app.emails()).toHaveLength(3);
});

test("she changes her mind: the kept time is given back at once", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const [one, other] = [
    await payForCoachingSession(app, person),
    await payForCoachingSession(app, person),
  ];
  await one.send({ do: "hold", time: tuesday });
  await one.send({ do: "let go" });
  expect((await one.view()).state).toBe("choose");
  expect(await other.book(tuesday)).toBe(tuesday);
});

test("only offered times are kept: not one within 24 hours, beyond four weeks, or between two", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  app.setTime("2026-11-23T15:00:00.001Z");
  expect(firstOfferedTime(await ada.view())).toBe(later);
  for (const time of [tuesday, "2026-12-24T15:00:00.000Z", "2026-11-25T15:10:00.000Z"])
    expect((await ada.send({ do: "hold", time })).status, time).toBe(409);
  for (const fields of [{ do: "hold" }, { do: "hold", time: "soon" }, { do: "" }, {}])
    expect((await ada.send(fields)).status).toBe(400);
  expect(await app.db.select().from(sessionSlot)).toEqual([]);
});

test("a session moves up to 24 hours before it, keeps its old time until then, and frees it", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const [ada, other] = [
    await payForCoachingSession(app, person),
    await payForCoachingSession(app, person),
  ];
  await ada.book(tuesday);
  expect(await ada.view("?move=1")).toMatchObject({ state: "booked", isMoving: true });
  await ada.send({ do: "hold", time: later });
  expect(await ada.view()).toMatchObject({ state: "held", booked: { startsAt: tuesday } });
  await ada.send({ do: "book", time: later, zone: "Europe/London" });
  expect(await ada.view()).toMatchObject({ state: "booked", booked: { startsAt: later } });
  expect(await other.book(tuesday)).toBe(tuesday);
  app.setTime("2026-11-23T16:15:00.000Z");
  expect((await ada.view()).booked?.canChange).toBe(true);
  app.setTime("2026-11-23T16:15:00.001Z");
  expect(await ada.view("?move=1")).toMatchObject({
    isMoving: false,
    booked: { canChange: false },
    days: [],
  });
  const next = "2026-11-25T15:00:00.000Z";
  for (const fields of [{ do: "hold", time: next }, { do: "cancel" }]) {
    const refused = await ada.send(fields);
    expect(refused.status).toBe(409);
  }
  expect((await ada.view()).booked?.startsAt).toBe(later);
});

test("a time that was kept in time cannot be booked once the old session is too near", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  app.setTime("2026-11-23T14:55:00Z");
  await ada.send({ do: "hold", time: "2026-11-25T15:00:00.000Z" });
  app.setTime("2026-11-23T15:00:01Z");
  const refused = await ada.send({ do: "book", time: "2026-11-25T15:00:00.000Z", zone: "UTC" });
  expect(refused.status).toBe(409);
  expect((await ada.view()).booked?.startsAt).toBe(tuesday);
});

test("a cancelled session gives the hour back, and the same button twice does it once", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  await ada.send({ do: "cancel" });
  await ada.send({ do: "cancel" });
  expect((await ada.view()).state).toBe("choose");
  expect(await app.coachingSessions.sessionFor(ada.purchase)).toMatchObject({ state: "unused" });
  expect(await ada.book(tuesday)).toBe(tuesday);
});

test("booking pressed ten times books once and says so once", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.send({ do: "hold", time: tuesday });
  const fields = { do: "book", time: tuesday, zone: "UTC" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.send(fields)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const letters = (await app.emails()).filter(({ calendar }) => calendar !== undefined);
  expect(letters.map(({ to }) => to).toSorted()).toEqual([
    "ada@example.com",
    "support@mpower.example",
  ]);
});

test("a refund takes the hour and frees its time; won back, it can be booked again", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const [ada, other] = [
    await payForCoachingSession(app, person),
    await payForCoachingSession(app, person),
  ];
  await ada.book(tuesday);
  for (let time = 0; time < 2; time += 1)
    await app.db.transaction((tx) => app.coachingSessions.voidCredit(tx, ada.purchase));
  expect(await ada.view()).toMatchObject({ state: "void", booked: null });
  expect((await ada.send({ do: "hold", time: later })).status).toBe(404);
  expect(await app.coachingSessions.sessionFor(ada.purchase)).toMatchObject({ state: "void" });
  expect(await other.book(tuesday)).toBe(tuesday);
  await app.db.transaction((tx) => app.coachingSessions.restoreCredit(tx, ada.purchase));
  expect(await ada.book(later)).toBe(later);
});

test("a refund after the session changes nothing that has been", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  await ada.book(tuesday);
  app.setTime("2026-11-24T16:00:00Z");
  expect(await ada.view()).toMatchObject({ state: "past" });
  expect(await app.coachingSessions.sessionFor(ada.purchase)).toMatchObject({ state: "past" });
  const before = (await app.emails()).length;
  await app.db.transaction((tx) => app.coachingSessions.voidCredit(tx, ada.purchase));
  expect(await app.emails()).toHaveLength(before);
  expect(await app.db.select().from(sessionSlot)).toHaveLength(1);
});

test("whatever is bought twice gives one credit each, and what is no session gives none", async () => {
  await using app = await appAt();
  const { id: userId, email } = await signIn(app);
  const purchase = coachingSessionPurchase({ userId, email });
  await app.coachingSessions.grantCredit(app.db, purchase);
  await app.coachingSessions.grantCredit(app.db, purchase);
  await app.coachingSessions.grantCredit(app.db, { ...purchase, id: "kit", kind: "kit" });
  expect(await app.db.select().from(sessionCredit)).toHaveLength(1);
});

const asGuest: TestAppOptions["sessions"] = {
  isClaimed: async (request, id) => request.headers.get("cookie") === `claim=${id}`,
};

/** A session that was paid without an account, in the browser that paid it. */
async function guestOf(app: TestApp, email: string) {
  const purchase = coachingSessionPurchase({ userId: null, email });
  await app.coachingSessions.grantCredit(app.db, purchase);
  const headers = { Cookie: `claim=${purchase.id}` };
  const guest = coachingSessionFor(purchase, (path, init = {}) => {
    const given = new Headers(init.headers);
    given.set("Cookie", headers.Cookie);
    return app.request(path, { ...init, headers: given });
  });
  return { headers, guest };
}

test("only the owner gets to see it: for everybody else it is not there, whatever they send", async () => {
  const pages = await createRenderedPages("http://localhost:3000");
  await using app = await appAt({ pages, sessions: asGuest });
  const ada = await payForCoachingSession(app, await signIn(app));
  const eve = await signIn(app, "eve@example.com");
  await ada.book(tuesday);
  const claim = { headers: { Cookie: `claim=${ada.purchase.id}` } };
  for (const look of [eve.request, app.request, (path: string) => app.request(path, claim)]) {
    expect((await look(`/api${ada.path}`)).status).toBe(404);
    expect((await look(`${ada.path}/session.ics`)).status).toBe(404);
    const page = await look(ada.path);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("No session for you here");
  }
  const stranger = coachingSessionFor(ada.purchase, eve.request);
  for (const fields of [{ do: "cancel" }, { do: "hold", time: later }])
    expect((await stranger.send(fields)).status).toBe(404);
  expect((await ada.view()).booked?.startsAt).toBe(tuesday);
});

test("a guest books with her claim, in a page that no other visitor is shown; with an account it is the account’s", async () => {
  const pages = await createRenderedPages("http://localhost:3000");
  await using app = await appAt({ pages, sessions: asGuest });
  const { headers, guest } = await guestOf(app, "Ada@example.com");
  await guest.book(tuesday);
  const page = await app.request(guest.path, { headers });
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(await page.text()).toContain("Your session is booked");
  expect((await app.request(guest.path)).status).toBe(404);

  const ada = await signIn(app, "ada@example.com");
  expect((await ada.request(guest.path)).status).toBe(404);
  await app.coachingSessions.adoptCredits(app.db, { userId: ada.id, email: ada.email });
  expect((await ada.request(guest.path)).status).toBe(200);
  expect((await app.request(guest.path, { headers })).status).toBe(404);
});

test("her guest address is corrected: what is booked, and what comes after, is told there", async () => {
  await using app = await appAt({ sessions: asGuest });
  const { guest } = await guestOf(app, "adda@example.com");
  await guest.book(tuesday);
  await app.coachingSessions.changeCreditEmail(app.db, guest.purchase.id, "ada@example.com");
  await guest.book(later);
  const told = (await app.emails()).flatMap(({ to, subject }) =>
    to.startsWith("support@") ? [] : [`${to}: ${subject}`],
  );
  expect(told).toEqual([
    "adda@example.com: Your 1:1 session is booked",
    "ada@example.com: Your 1:1 session is booked",
    "ada@example.com: Your 1:1 session has moved",
  ]);
});

test("times are words of her zone: the same moment late in Kolkata, early in New York", async () => {
  await using app = await appAt();
  const ada = await payForCoachingSession(app, await signIn(app));
  const first = async (zone: string) => (await ada.view(`?zone=${zone}`)).days[0];
  expect(await first("Asia/Kolkata")).toMatchObject({
    day: "Tuesday, November 24",
    times: expect.arrayContaining([
      { startsAt: tuesday, time: "8:30\u00a0PM" },
      { startsAt: later, time: "9:45\u00a0PM" },
    ]),
  });
  expect(await first("America/New_York")).toMatchObject({
    day: "Tuesday, November 24",
    times: expect.arrayContaining([{ startsAt: tuesday, time: "10:00\u00a0AM" }]),
  });
  expect(await first("Pacific/Auckland")).toMatchObject({ day: "Wednesday, November 25" });
  expect(await ada.view("?zone=Mars/Olympus")).toMatchObject({
    zone: "America/New_York",
    isZoneAssumed: true,
  });
});

test("with BOOKING_URL the page leads there with her address and the credit, and says so", async () => {
  const settings = { BOOKING_URL: "https://cal.example/strategy/hour?month=12" };
  const pages = await createRenderedPages("http://localhost:3000");
  await using app = await appAt({ settings, pages });
  const ada = await payForCoachingSession(app, await signInPro(app, "ada+x@example.com"));
  const { state, elsewhere } = await ada.view();
  expect(state).toBe("elsewhere");
  const address = new URL(elsewhere ?? "");
  expect(address.origin + address.pathname).toBe("https://cal.example/strategy/hour");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    month: "12",
    email: "ada+x@example.com",
    credit: ada.purchase.id,
  });
  expect((await ada.send({ do: "hold", time: tuesday })).status).toBe(404);
  const page = await (await ada.get()).text();
  expect(page).toContain("cal.example");
  expect(page).toContain("Moving and cancelling happen there too.");
  expect(page).toContain("/tools/strategy-prep");
});

test.for([
  ["https://cal.example/hour", "https://cal.example/hour?email=a%2Bb%40c.de&credit=7"],
  ["https://cal.example/{credit}?who={email}", "https://cal.example/7?who=a%2Bb%40c.de"],
  ["https://cal.example/?metadata[n]={credit}", "https://cal.example/?metadata[n]=7"],
] as const)("the booking page %s is opened as %s", ([template, address]) => {
  expect(externalBookingUrl(template, { email: "a+b@c.de", credit: "7" })).toBe(address);
});

test("the host cancels within a day of it: the hour is hers again, and she reads why", async () => {
  await using app = await appAt({ sendsMail: true });
  const ada = await payForCoachingSession(app, await signIn(app));
  app.setTime(new Date().toISOString());
  const time = await ada.book();
  const at = Date.parse(time);
  app.setTime(new Date(at - hourMs).toISOString());
  const zone = "America/New_York";
  const [day, minute] = [dayInZone(zone, at), minuteInZone(zone, at)];
  const clock = `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, "0")}`;
  const type = (...words: string[]) =>
    runCommand(["sessions", "cancel", ...words], operatorToolsOf(app));
  expect(await type(day, "3:33")).toMatchObject({ code: 1 });
  expect(await type(day, clock)).toMatchObject({ code: 0, text: expect.stringContaining("ada@") });
  await expect.poll(async () => (await ada.view()).state).toBe("choose");
  const letter = (await app.emails()).findLast(({ to }) => to === "ada@example.com");
  expect(letter?.text).toContain("we cannot give this session as agreed");
  expect(letter?.calendar?.method).toBe("CANCEL");
});

test("hers to take and to erase: the hours she bought and when they are", async () => {
  await using app = await appAt();
  const person = await signIn(app);
  const ada = await payForCoachingSession(app, person);
  await ada.book(tuesday, "Europe/London");
  await payForCoachingSession(app, await signIn(app, "eve@example.com"));
  expect(await coachingSessionsData.read(app.db, person)).toMatchObject([
    { startsAt: new Date(tuesday), timeZone: "Europe/London", returnedAt: null },
  ]);
  await coachingSessionsData.erase(app.db, person);
  expect(await coachingSessionsData.read(app.db, person)).toEqual([]);
  expect(await app.db.select().from(sessionCredit)).toHaveLength(1);
  expect(await app.db.select().from(sessionSlot)).toEqual([]);
});

test("she deletes her account: the time is free, and the host reads that it is, not of whom", async () => {
  await using app = await appAt({ sendsMail: true });
  const person = await signIn(app);
  const ada = await payForCoachingSession(app, person);
  // Deleting asks the database’s own clock what is still to come.
  app.setTime(new Date().toISOString());
  const time = await ada.book();
  const response = await person.send("DELETE", "/api/account", { confirm: person.email });
  expect(response.status).toBe(200);
  const lettersToHost = async () =>
    (await app.emails()).filter(({ to }) => to.startsWith("support@"));
  await expect.poll(async () => (await lettersToHost()).length).toBe(1);
  const [letter] = await lettersToHost();
  expect(letter?.subject).toContain("Session cancelled");
  expect(letter?.calendar?.text).toContain("METHOD:CANCEL");
  expect(JSON.stringify(letter)).not.toContain(person.email);
  const next = await payForCoachingSession(app, await signIn(app, "eve@example.com"));
  expect(offeredTimesOf(await next.view())).toContain(time);
});

test("the operator sets the hours, names the call, blocks a day and sees what is booked", async () => {
  await using app = await appAt();
  const ada: PaidCoachingSession = await payForCoachingSession(app, await signIn(app));
  const type = (...typed: string[]) => runCommand(["sessions", ...typed], operatorToolsOf(app));
  expect((await type("availability")).text).toContain(
    "Tue 10:00-16:00 Wed 10:00-16:00 Thu 10:00-16:00 pause 15 in America/New_York",
  );
  const set = await type(
    "availability",
    "Mon-Tue",
    "9:00-11:00",
    "pause",
    "0",
    "in",
    "Europe/London",
  );
  expect(set).toMatchObject({
    code: 0,
    text: expect.stringContaining("Mon 9:00-11:00 Tue 9:00-11:00 pause 0 in Europe/London"),
  });
  expect(offeredTimesOf(await ada.view()).slice(0, 3)).toEqual([
    "2026-11-23T09:00:00.000Z",
    "2026-11-23T10:00:00.000Z",
    "2026-11-24T09:00:00.000Z",
  ]);
  await type("block", "2026-11-23", "9:30-10:00");
  expect(firstOfferedTime(await ada.view())).toBe("2026-11-23T10:00:00.000Z");
  await type("block", "2026-11-23", "2026-11-24");
  expect(firstOfferedTime(await ada.view())).toBe("2026-11-30T09:00:00.000Z");
  expect(await type("unblock", "2026-11-23")).toMatchObject({ text: "2 blocks given back." });
  await type("room", "https://call.example/hour");
  await ada.book("2026-11-23T09:00:00.000Z");
  expect((await ada.view()).booked?.room).toBe("https://call.example/hour");
  expect((await type("list")).text).toMatch(/9:00\sAM {2}ada@example\.com/);
  expect((await type("block", "2026-11-23")).text).toContain("Booked in it");
});

test.for([
  [["availability", "Someday", "9:00-11:00"], "is no weekday"],
  [["availability", "Tue", "11:00-9:00"], "is no time of day"],
  [["availability", "Tue", "9:00-9:30"], "is too short"],
  [["availability", "in", "Mars/Olympus"], "is no time zone"],
  [["availability", "Tue"], "is no time of day"],
  [["block", "2026-02-30"], "is no day"],
  [["block"], "Name a day"],
  [["block", "2026-12-24", "2026-12-20"], "is before"],
  [["room", "http://call.example"], "begins with https"],
  [["dance"], "Say sessions list"],
] as const)("the operator typed %j: it %s", async ([typed, why]) => {
  await using app = await appAt();
  const answer = await runCommand(["sessions", ...typed], operatorToolsOf(app));
  expect(answer).toMatchObject({ code: 2, text: expect.stringContaining(why) });
});
