import { purgeExpiredData } from "#app/wiring/purge-expired-data.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import {
  SharedTextOffer,
  SharedTextsResponse,
  SharedTextView,
} from "#features/coaching-sessions/shared-texts/contract.ts";
import {
  sharedText,
  sharedTextComment,
} from "#features/coaching-sessions/shared-texts/table.server.ts";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { z } from "zod";
import { signIn, signInPro, type SignedInPerson } from "../support/account/sign-in.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { payForCoachingSession } from "../support/coaching-session.ts";
import { pressForm } from "../support/desk/press-form.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const dayMs = 86_400_000;
const start = "2026-11-21T12:00:00Z";
const tuesday = "2026-11-24T15:00:00.000Z";

const saved = {
  toolId: "strategyPrep",
  name: "My private name",
  answers: { decision: "Secret answer: whether to leave Halden." },
  tone: "Warm Confidence",
  versions: [
    {
      result:
        "## The decision\n\nWhether I lead the launch.\n\n## Three questions\n\n1. Who decides?\n2. By when?\n\nTo complete this, add: the date.",
      source: "composer",
      checks: [],
      incomplete: false,
    },
  ],
  shown: 0,
};

const Saved = z.object({ id: z.string(), revision: z.number() });

const page = async ({ request }: SignedInPerson, path: string) => (await request(path)).text();

/** An owner; a member with a saved result and an hour booked for that Tuesday; somebody else. */
async function createHouse() {
  let time = Date.parse(start);
  const now = () => new Date(time);
  const pages = await createRenderedPages("http://localhost:3000");
  const app = await createTestApp({ pages, settings, deskClock: now, sessions: { now } });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  const eve = await signInPro(app, "eve@example.com");
  const hour = await payForCoachingSession(app, ada);
  await hour.book(tuesday, "Europe/London");
  const kept = Saved.parse(await (await ada.send("POST", "/api/library", saved)).json());
  const form = { saved: kept.id, revision: `${kept.revision}`, session: hour.purchase.id };
  const share = async () => {
    const shared = await pressForm(ada, "/library/share", form);
    const id = /shared=([\w-]+)$/.exec(shared.headers.get("location") ?? "")?.[1];
    if (id === undefined) throw new Error(`${shared.status} ${await shared.text()}`);
    return id;
  };
  const setTime = (at: number) => (time = at);
  return { app, owner, ada, eve, hour, kept, form, share, setTime };
}

test("she sees word for word what is shared, shares it, and the strategist reads that copy and nothing else", async () => {
  const { app, owner, ada, hour, kept, share } = await createHouse();
  await using _ = app;
  const offer = SharedTextOffer.parse(
    await (await ada.request(`/api/shared-texts/offers/${kept.id}`)).json(),
  );
  const words = [
    "The decision",
    "Whether I lead the launch.",
    "Three questions",
    "1. Who decides?",
    "2. By when?",
  ];
  expect(offer.lines.map(({ text }) => text)).toEqual(words);
  expect(offer.sessions).toEqual([
    { id: hour.purchase.id, label: "Tuesday, November 24, 2026, 3:00\u00a0PM" },
  ]);
  const shown = await page(ada, `/library?share=${kept.id}`);
  for (const line of words) expect(shown).toContain(line);
  expect(shown).toContain("It ends by itself 30 days after the session.");

  const id = await share();
  const later = { ...saved, versions: [{ ...saved.versions[0], result: "Changed since." }] };
  expect(
    (await ada.send("PATCH", `/api/library/${kept.id}`, { ...later, revision: kept.revision }))
      .status,
  ).toBe(200);
  expect(await page(owner, `/desk/sessions/${hour.purchase.id}`)).toContain(`/desk/shared/${id}`);
  const read = await page(owner, `/desk/shared/${id}`);
  for (const line of words) expect(read).toContain(line);
  expect(read).toContain("Shared by ada@example.com");
  expect(read).not.toMatch(/Secret answer|My private name|Changed since|the date/);
  expect(await page(owner, `/desk/sessions/${hour.purchase.id}`)).not.toContain("My private name");
  const list = SharedTextsResponse.parse(await (await ada.request("/api/shared-texts")).json());
  expect(list.items).toMatchObject([
    {
      id,
      savedId: kept.id,
      title: "Strategy Prep",
      endsOn: "Thursday, December 24, 2026",
      comments: 0,
    },
  ]);
  expect(await page(ada, "/library")).toContain(`/library?shared=${id}`);
  expect(await page(ada, hour.path)).toContain(`/library?shared=${id}`);
});

test("the strategist comments beside a line, changes and removes it; she reads it there and hears of it once a day", async () => {
  const { app, owner, ada, share, setTime } = await createHouse();
  await using _ = app;
  const id = await share();
  const path = `/desk/shared/${id}`;
  const added = await pressForm(owner, path, {
    line: "3",
    text: "  Name the sponsor.\nThen ask. ",
  });
  expect([added.status, added.headers.get("location")]).toEqual([
    303,
    `${path}?done=shared%2Fcomment`,
  ]);
  await pressForm(owner, path, { line: "0", text: "Good." });
  const view = async () =>
    SharedTextView.parse(await (await ada.request(`/api/shared-texts/${id}`)).json());
  expect((await view()).lines.map(({ comments }) => comments.map(({ text }) => text))).toEqual([
    ["Good."],
    [],
    [],
    ["Name the sponsor.\nThen ask."],
    [],
  ]);
  const shown = await page(ada, `/library?shared=${id}`);
  expect(shown).toContain("2 comments, beside their lines.");
  expect(shown).toContain("Name the sponsor.");
  expect(await page(ada, "/library")).toContain("Shared, 2 comments");

  const first = (await app.db.select().from(sharedTextComment))[0];
  const comment = first?.id ?? "";
  await pressForm(owner, path, { comment, text: "Name her." });
  expect(await page(ada, `/library?shared=${id}`)).toContain("Name her.");
  const removal = { act: "shared/remove-comment", id, comment };
  expect((await pressForm(owner, "/desk/act", removal)).status).toBe(303);
  expect((await pressForm(owner, "/desk/act", removal)).status).toBe(404);
  expect(await page(ada, `/library?shared=${id}`)).not.toContain("Name her.");

  const letters = async () =>
    (await app.emails()).filter(({ subject }) => subject === "Your strategist has answered");
  expect(await letters()).toHaveLength(1);
  setTime(Date.parse(start) + dayMs);
  await pressForm(owner, path, { line: "1", text: "Say when." });
  expect(await letters()).toHaveLength(2);
  const [letter] = await letters();
  expect(letter?.to).toBe("ada@example.com");
  expect(letter?.text).toContain(`/library?shared=${id}`);
  expect(JSON.stringify(await letters())).not.toMatch(/sponsor|launch|decides|Strategy Prep/i);

  const acts = await app.db.select().from(ownerAct).orderBy(ownerAct.id);
  expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
    ["comment added", { comments: 0 }, { comments: 1 }],
    ["comment added", { comments: 1 }, { comments: 2 }],
    ["comment changed", { comments: 2 }, { comments: 2 }],
    ["comment removed", { comments: 2 }, { comments: 1 }],
    ["comment added", { comments: 1 }, { comments: 2 }],
  ]);
  expect(JSON.stringify(acts) + app.logged()).not.toMatch(/sponsor|launch|decides|Name her/i);
});

test("a comment that is not taken shows again what was typed, beside its line", async () => {
  const { app, owner, share } = await createHouse();
  await using _ = app;
  const id = await share();
  const long = `${"word ".repeat(500)}end`;
  const refused = await pressForm(owner, `/desk/shared/${id}`, { line: "1", text: long });
  const shown = await refused.text();
  expect(refused.status).toBe(400);
  expect(shown).toContain("A comment has at most 2,000 characters.");
  expect(shown).toContain(`${long}</textarea>`);
  expect(shown.match(/<details class="disclosure" open/g)).toHaveLength(1);
  for (const fields of [
    { line: "1", text: " " },
    { line: "99", text: "x" },
    { line: "-1", text: "x" },
    {},
  ])
    expect((await pressForm(owner, `/desk/shared/${id}`, fields)).status).toBe(400);
  expect(await app.db.$count(sharedTextComment)).toBe(0);
});

test("taken back it is gone for the desk at the next request, with its comments", async () => {
  const { app, owner, ada, eve, hour, share } = await createHouse();
  await using _ = app;
  const id = await share();
  await pressForm(owner, `/desk/shared/${id}`, { line: "0", text: "Good." });
  expect((await pressForm(eve, "/library/take-back", { id })).status).toBe(404);
  expect((await owner.request(`/desk/shared/${id}`)).status).toBe(200);
  const taken = await pressForm(ada, "/library/take-back", { id });
  expect([taken.status, taken.headers.get("location")]).toEqual([303, "/library?taken=back"]);
  expect((await owner.request(`/desk/shared/${id}`)).status).toBe(404);
  expect((await pressForm(owner, `/desk/shared/${id}`, { line: "0", text: "More." })).status).toBe(
    404,
  );
  expect(await page(owner, `/desk/sessions/${hour.purchase.id}`)).toContain(
    "Nothing is shared for it.",
  );
  expect(await page(ada, "/library?taken=back")).toContain("It is taken back.");
  expect(await page(ada, `/library?shared=${id}`)).toContain("Nothing is shared here.");
  expect(await app.db.$count(sharedTextComment)).toBe(0);
});

test("nobody else reads it or shares it: another member, a visitor, an owner who is not asked", async () => {
  const { app, ada, eve, form, kept, share } = await createHouse();
  await using _ = app;
  const id = await share();
  expect((await eve.request(`/api/shared-texts/${id}`)).status).toBe(404);
  expect((await eve.request(`/api/shared-texts/offers/${kept.id}`)).status).toBe(404);
  expect((await eve.request(`/desk/shared/${id}`)).status).toBe(404);
  expect((await app.request(`/api/shared-texts/${id}`)).status).toBe(401);
  const eves = Saved.parse(await (await eve.send("POST", "/api/library", saved)).json());
  const cases = [
    [eve, form, 404],
    [eve, { ...form, saved: eves.id, revision: `${eves.revision}` }, 404],
    [ada, { ...form, session: "none-such" }, 404],
    [ada, { ...form, revision: "7" }, 409],
    [ada, { ...form, session: "" }, 400],
    [ada, {}, 400],
  ] as const;
  for (const [person, fields, status] of cases) {
    const refused = await pressForm(person, "/library/share", fields);
    expect([refused.status, refused.headers.get("location")]).toEqual([status, null]);
  }
  expect(await page(eve, `/library?share=${eves.id}`)).toContain("No session of yours is booked.");
  expect(await app.db.$count(sharedText)).toBe(1);
});

test("it ends 30 days after the session, moves with it, and rests while no time is booked", async () => {
  const { app, owner, ada, hour, share, setTime } = await createHouse();
  await using _ = app;
  const id = await share();
  const status = async () => (await owner.request(`/desk/shared/${id}`)).status;
  await hour.send({ do: "cancel" });
  expect(await status()).toBe(404);
  expect(await page(ada, `/library?shared=${id}`)).toContain(
    "No time is booked for its session now",
  );
  expect(await page(ada, hour.path)).toContain(`/library?shared=${id}`);
  const next = await hour.book("2026-11-25T15:00:00.000Z");
  expect(await status()).toBe(200);
  const end = Date.parse(next) + 60 * 60_000 + 30 * dayMs;
  setTime(end - 1);
  expect(await status()).toBe(200);
  setTime(end);
  expect(await status()).toBe(404);
  expect((await ada.request(`/api/shared-texts/${id}`)).status).toBe(404);
});

test("what has ended is removed for good, and nothing else", async () => {
  const { app, owner, hour, share } = await createHouse();
  await using _ = app;
  const id = await share();
  await pressForm(owner, `/desk/shared/${id}`, { line: "0", text: "Good." });
  const shiftSlot = (interval: string) =>
    app.db.execute(
      sql`update session_slot set starts_at = now() - ${interval}::interval, ends_at = now() - ${interval}::interval`,
    );
  await shiftSlot("29 days");
  await purgeExpiredData(app.db);
  expect(await app.db.$count(sharedText)).toBe(1);
  await shiftSlot("31 days");
  await purgeExpiredData(app.db);
  expect(await app.db.$count(sharedText)).toBe(0);
  expect(await app.db.$count(sharedTextComment)).toBe(0);
  expect((await hour.view()).id).toBe(hour.purchase.id);
});

test("it is in her export with its comments, and gone with her account", async () => {
  const { app, owner, ada, share } = await createHouse();
  await using _ = app;
  const id = await share();
  await pressForm(owner, `/desk/shared/${id}`, { line: "3", text: "Name the sponsor." });
  const zip = unzipSync(new Uint8Array(await (await ada.request("/api/export")).arrayBuffer()));
  const data: unknown = JSON.parse(strFromU8(zip["m-power.json"] ?? new Uint8Array()));
  expect(data).toMatchObject({
    sharedTexts: [
      {
        title: "Strategy Prep",
        text: expect.stringContaining("Whether I lead the launch."),
        comments: [{ beside: "1. Who decides?", comment: "Name the sponsor." }],
      },
    ],
  });
  expect((await ada.send("DELETE", "/api/account", { confirm: ada.email })).status).toBe(200);
  expect(await app.db.$count(sharedText)).toBe(0);
  expect(await app.db.$count(sharedTextComment)).toBe(0);
  expect((await owner.request(`/desk/shared/${id}`)).status).toBe(404);
});
