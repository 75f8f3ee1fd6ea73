import {
  sessionBlock,
  sessionPlan,
  sessionSlot,
} from "#features/coaching-sessions/table.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { runCommand } from "#app/operator/run-command.server.ts";
import { sampleDelivery } from "../support/billing/bought-kits.ts";
import { beginKitCheckout, pressButton } from "../support/billing/buying.ts";
import { signIn, type SignedInPerson } from "../support/account/sign-in.ts";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { coachingSessionFor, coachingSessionPurchase } from "../support/coaching-session.ts";
import { offeredTimesOf, payForCoachingSession } from "../support/coaching-session.ts";
import { pressForm } from "../support/desk/press-form.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const hourMs = 3_600_000;
/** A Saturday; the usual hours begin on the Tuesday after it, at ten in New York. */
const start = "2026-11-21T12:00:00Z";
const tuesday = "2026-11-24T15:00:00.000Z";
const later = "2026-11-24T16:15:00.000Z";

/** An owner, and a member whose hour is booked for that Tuesday in London. */
async function createHouse(more: Readonly<Record<string, string>> = {}) {
  let time = Date.parse(start);
  const now = () => new Date(time);
  const app = await createTestApp({
    settings: { ...settings, ...more },
    deskClock: now,
    sessions: { now },
  });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  const hour = await payForCoachingSession(app, ada);
  const setTime = (text: string) => (time = Date.parse(text));
  return { app, owner, ada, hour, setTime };
}

const page = async ({ request }: SignedInPerson, path: string) => (await request(path)).text();

const told = async (app: Awaited<ReturnType<typeof createTestApp>>) =>
  (await app.emails())
    .filter(({ calendar }) => calendar)
    .map(({ to, subject }) => `${to}: ${subject}`);

test("the week has its sessions by day in the house’s zone, with hours and time off beside them", async () => {
  const { app, owner, hour } = await createHouse();
  await using _ = app;
  await hour.book(tuesday);
  await pressForm(owner, "/desk/sessions/hours", {
    form: "time-off",
    first: "2026-11-25",
    last: "",
    span: "10:00-12:00",
  });
  const empty = await page(owner, "/desk/sessions");
  expect(empty).toContain("No session is booked in this week.");
  expect(empty).toContain("Today, Saturday, November 21");
  const week = await page(owner, "/desk/sessions?week=2026-11-26");
  expect(week).toContain("1 session.");
  expect(week).toContain(`/desk/sessions/${hour.purchase.id}`);
  expect(week).toMatch(/10:00\sAM, ada@example\.com/);
  expect(week).toMatch(/10:00\sAM to 4:00\sPM/);
  expect(week).toMatch(/Off 10:00\sAM to 12:00\sPM/);
  expect(week).toContain("week=2026-11-16");
  expect(week).toContain("week=2026-11-30");
  const wrong = await owner.request("/desk/sessions?week=2026-02-31");
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("is no day. Write it as 2026-12-24.");
});

test("a session is moved to a free time: both are told, the calendar follows, and it is written down", async () => {
  const { app, owner, hour } = await createHouse();
  await using _ = app;
  await hour.book(tuesday, "Asia/Kolkata");
  const path = `/desk/sessions/${hour.purchase.id}`;
  const shown = await page(owner, path);
  expect(shown).toMatch(/10:00\sAM to 11:00\sAM, New York time/);
  expect(shown).toMatch(/8:30\sPM to 9:30\sPM, Kolkata time/);
  const moved = await pressForm(owner, path, { from: tuesday, to: later });
  expect([moved.status, moved.headers.get("location")]).toEqual([
    303,
    `${path}?done=sessions%2Fmove`,
  ]);
  expect(await hour.view()).toMatchObject({ state: "booked", booked: { startsAt: later } });
  expect((await told(app)).slice(2)).toEqual([
    "ada@example.com: Your 1:1 session has moved",
    expect.stringContaining("support@mpower.example: Session moved"),
  ]);
  expect((await app.emails()).at(-1)?.calendar?.text).toContain("SEQUENCE:1");
  expect(await app.db.select().from(ownerAct)).toMatchObject([
    {
      act: "session moved",
      subjectKind: "session",
      subjectId: hour.purchase.id,
      before: { begins: tuesday },
      after: { begins: later },
    },
  ]);
});

test("a time that was taken meanwhile answers 409 with the free times, and nothing is written down", async () => {
  const { app, owner, ada, hour } = await createHouse();
  await using _ = app;
  await hour.book(tuesday);
  await (await payForCoachingSession(app, ada)).book(later);
  const path = `/desk/sessions/${hour.purchase.id}`;
  const refused = await pressForm(owner, path, { from: tuesday, to: later });
  const shown = await refused.text();
  expect(refused.status).toBe(409);
  expect(shown).toContain("That time is no longer free.");
  expect(shown).toContain('value="2026-11-24T17:30:00.000Z"');
  expect(shown).not.toContain(`value="${later}"`);
  const call = await owner.send("POST", "/api/desk/sessions/move", {
    id: hour.purchase.id,
    from: tuesday,
    to: later,
  });
  expect(call.status).toBe(409);
  const { free } = z.object({ free: z.array(z.string()) }).parse(await call.json());
  expect(free).toEqual(offeredTimesOf(await hour.view("?move=1")));
  const wasElsewhere = await pressForm(owner, path, {
    from: later,
    to: "2026-11-24T17:30:00.000Z",
  });
  expect(wasElsewhere.status).toBe(409);
  expect(await wasElsewhere.text()).toContain("moved or cancelled in the meantime");
  expect((await pressForm(owner, path, { from: "soon", to: later })).status).toBe(400);
  expect(await app.db.$count(ownerAct)).toBe(0);
  expect((await hour.view()).booked?.startsAt).toBe(tuesday);
});

test("ten presses move once; an hour before it the house may still move and cancel it, and once it has begun not", async () => {
  const { app, owner, hour, setTime } = await createHouse();
  await using _ = app;
  await hour.book(tuesday);
  setTime("2026-11-24T14:00:00Z");
  const next = "2026-11-25T15:00:00.000Z";
  const path = `/desk/sessions/${hour.purchase.id}`;
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => pressForm(owner, path, { from: tuesday, to: next })),
  );
  expect(presses.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(presses.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await app.db.select().from(sessionSlot)).toHaveLength(1);
  expect(await told(app)).toHaveLength(4);
  setTime("2026-11-25T15:00:00Z");
  const act = { act: "sessions/cancel", id: hour.purchase.id, from: next };
  const late = await pressForm(owner, "/desk/act", act);
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("It has begun")]);
  expect(await page(owner, path)).not.toContain("Cancel the session");
  expect(await app.db.$count(ownerAct)).toBe(1);
});

test("a session is cancelled: the hour is free to book again, both are told once", async () => {
  const { app, owner, hour } = await createHouse();
  await using _ = app;
  await hour.book(tuesday);
  const act = { act: "sessions/cancel", id: hour.purchase.id, from: tuesday };
  expect((await pressForm(owner, "/desk/act", act)).status).toBe(303);
  expect((await pressForm(owner, "/desk/act", act)).status).toBe(409);
  expect((await hour.view()).state).toBe("choose");
  expect((await told(app)).slice(2)).toEqual([
    "ada@example.com: Your 1:1 session is cancelled",
    expect.stringContaining("Session cancelled"),
  ]);
  expect((await app.emails()).findLast(({ to }) => to === "ada@example.com")?.text).toContain(
    "we cannot give this session as agreed",
  );
  expect(await page(owner, `/desk/sessions/${hour.purchase.id}`)).toContain("No time is booked.");
  expect(await app.db.select().from(ownerAct)).toMatchObject([{ act: "session cancelled" }]);
});

test("a move that cannot be written down is not done, and nobody is told", async () => {
  const { app, owner, hour } = await createHouse();
  await using _ = app;
  await hour.book(tuesday);
  await app.db.execute(sql`alter table desk_act add constraint shut check (false)`);
  try {
    const path = `/desk/sessions/${hour.purchase.id}`;
    expect((await pressForm(owner, path, { from: tuesday, to: later })).status).toBe(500);
    expect((await hour.view()).booked?.startsAt).toBe(tuesday);
    expect(await told(app)).toHaveLength(2);
  } finally {
    await app.db.execute(sql`alter table desk_act drop constraint shut`);
  }
});

test("cancelled and paid back: with a fresh proof alone, once, and the money goes by the provider", async () => {
  let minutes = 0;
  const deskClock = () => new Date(Date.now() + minutes * 60_000);
  await using app = await createTestApp({ settings, deskClock, delivery: sampleDelivery() });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  const checkout = await beginKitCheckout(ada, "private-strategy-session");
  await pressButton(ada, checkout, "pay");
  const [bought] = await app.db.select().from(purchase);
  const id = bought?.id ?? "";
  const hour = coachingSessionFor(
    {
      ...coachingSessionPurchase(
        ada.id ? { userId: ada.id, email: ada.email } : { userId: null, email: null },
      ),
      id,
    },
    ada.request,
  );
  const from = await hour.book();
  expect(await page(owner, `/desk/sessions/${id}`)).toContain("Cancel it and pay back $99");

  minutes = 31;
  const stale = await owner.send("POST", "/api/desk/sessions/return", { id, from });
  expect(stale.status).toBe(403);
  expect(await stale.json()).toMatchObject({ code: "confirm_first" });
  expect((await hour.view()).state).toBe("booked");

  minutes = 0;
  const act = { act: "sessions/return", id, from };
  const presses = await Promise.all([1, 2, 3].map(() => pressForm(owner, "/desk/act", act)));
  expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([303, 409]));
  expect(await app.db.select().from(purchase)).toMatchObject([
    { state: "refunded", refundDue: false, refundedCents: 9900 },
  ]);
  expect((await hour.view()).state).toBe("void");
  const subjects = (await app.emails())
    .filter(({ to }) => to === "ada@example.com")
    .map(({ subject }) => subject);
  expect(subjects.filter((one) => one === "Your 1:1 session is cancelled")).toHaveLength(1);
  expect(subjects.filter((one) => one.includes("refund"))).toHaveLength(1);
  expect(await app.db.select().from(ownerAct)).toMatchObject([
    { act: "session paid back", before: { begins: from, payment: "paid" }, after: { cents: 9900 } },
  ]);
  expect(await page(owner, `/desk/sessions/${id}`)).toContain("The payment went back");
});

const week = {
  mon: "",
  tue: "",
  wed: "",
  thu: "",
  fri: "",
  sat: "9:00-12:00, 13:00-16:00",
  sun: "",
};
const plan = { form: "hours", ...week, pause: "0", zone: "Europe/London", room: "" };

test("hours set at the desk are offered from the next request on, by the plan the operator reads", async () => {
  const { app, owner, hour } = await createHouse();
  await using _ = app;
  expect(await page(owner, "/desk/sessions/hours")).toContain('value="10:00-16:00"');
  const set = await pressForm(owner, "/desk/sessions/hours", plan);
  expect(set.headers.get("location")).toBe("/desk/sessions/hours?done=sessions%2Fhours");
  const times = offeredTimesOf(await hour.view());
  expect(times.slice(0, 3)).toEqual([
    "2026-11-28T09:00:00.000Z",
    "2026-11-28T10:00:00.000Z",
    "2026-11-28T11:00:00.000Z",
  ]);
  const { text } = await runCommand(["sessions", "availability"], operatorToolsOf(app));
  expect(text).toContain("Sat 9:00-12:00 Sat 13:00-16:00 pause 0 in Europe/London");
  expect(await app.db.select().from(ownerAct)).toMatchObject([
    {
      act: "hours changed",
      before: { hours: expect.stringContaining("Tue 10:00-16:00") },
      after: { hours: expect.stringContaining("Sat 9:00-12:00"), "address of the call": false },
    },
  ]);
});

test.for([
  [{ sat: "9-12" }, "is no time of day"],
  [{ sat: "9:00-9:30" }, "this leaves no room"],
  [{ sat: "9:00-12:00, 11:00-14:00" }, "These hours overlap."],
  [{ pause: "long" }, "is no number of minutes"],
  [{ pause: "241" }, "at most 240 minutes"],
  [{ room: "call me" }, "It begins with https://."],
] as const)("hours such as %o are refused with what was typed", async ([change, sentence]) => {
  const { app, owner } = await createHouse();
  await using _ = app;
  const refused = await pressForm(owner, "/desk/sessions/hours", { ...plan, ...change });
  const shown = await refused.text();
  expect(refused.status).toBe(400);
  expect(shown).toContain(sentence);
  expect(shown).toContain('aria-invalid="true"');
  for (const value of Object.values(change)) expect(shown).toContain(`value="${value}"`);
  expect(await app.db.$count(sessionPlan)).toBe(0);
  expect(await app.db.$count(ownerAct)).toBe(0);
});

test("hours on no day, and a zone that is none, are refused", async () => {
  const { app, owner } = await createHouse();
  await using _ = app;
  for (const [change, sentence] of [
    [{ sat: "" }, "Leave hours on one day at least."],
    [{ zone: "Mars/Olympus" }, "is no time zone"],
  ] as const) {
    const refused = await pressForm(owner, "/desk/sessions/hours", { ...plan, ...change });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
  }
});

test("days off are added and given back; what is booked in them is named", async () => {
  const { app, owner, hour } = await createHouse();
  await using _ = app;
  await hour.book(tuesday);
  const off = { form: "time-off", first: "2026-11-24", last: "2026-11-26", span: "" };
  expect((await pressForm(owner, "/desk/sessions/hours", off)).status).toBe(303);
  const shown = await page(owner, "/desk/sessions/hours");
  expect(shown).toContain("Tuesday, November 24, 2026");
  expect(shown).toContain(`/desk/sessions/${hour.purchase.id}`);
  expect(offeredTimesOf(await hour.view("?move=1"))[0]).toBe("2026-12-01T15:00:00.000Z");
  for (const [fields, sentence] of [
    [{ first: "2026-11-31" }, "is no day"],
    [{ last: "2026-11-01" }, "is before"],
    [{ span: "noon" }, "is no time of day"],
  ] as const) {
    const refused = await pressForm(owner, "/desk/sessions/hours", { ...off, ...fields });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
  }
  const [block] = await app.db.select().from(sessionBlock);
  const act = { act: "sessions/end-time-off", id: block?.id ?? "" };
  expect((await pressForm(owner, "/desk/act", act)).status).toBe(303);
  expect((await pressForm(owner, "/desk/act", act)).status).toBe(409);
  expect((await app.db.select().from(ownerAct)).map(({ act: name }) => name)).toEqual([
    "time off added",
    "time off ended",
  ]);
});

test("where sessions are booked elsewhere nothing is moved here", async () => {
  const { app, owner, hour } = await createHouse({ BOOKING_URL: "https://cal.example/hour" });
  await using _ = app;
  const at = new Date(tuesday);
  await app.db.insert(sessionSlot).values({
    startsAt: at,
    endsAt: new Date(at.getTime() + hourMs),
    purchaseId: hour.purchase.id,
  });
  const path = `/desk/sessions/${hour.purchase.id}`;
  expect((await pressForm(owner, path, { from: tuesday, to: later })).status).toBe(409);
  const [slot] = await app.db.select().from(sessionSlot).where(eq(sessionSlot.startsAt, at));
  expect(slot?.purchaseId).toBe(hour.purchase.id);
});
