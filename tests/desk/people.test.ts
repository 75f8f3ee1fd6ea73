import { proGrant } from "#adapters/identity/table.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { readCodeEmail, signIn, type SignedInPerson } from "../support/account/sign-in.ts";
import { payForCoachingSession } from "../support/coaching-session.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const minuteMs = 60_000;

const press = (
  { request, cookie }: SignedInPerson,
  path: string,
  fields: Readonly<Record<string, string>>,
) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie },
    body: new URLSearchParams(fields).toString(),
  });

const isPro = async ({ request }: SignedInPerson) =>
  z.object({ isPro: z.boolean() }).parse(await (await request("/api/auth/user")).json()).isPro;

/** An owner and a member; the desk’s clock goes on by so many minutes. */
async function createHouse() {
  let minutes = 0;
  const deskClock = () => new Date(Date.now() + minutes * minuteMs);
  const app = await createTestApp({ settings, deskClock });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  return { app, owner, ada, wait: (more: number) => (minutes += more) };
}

test("a fresh proof lets an owner grant Pro and end it; both hold from the next request on and are written down", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const grant = { act: "people/grant", id: ada.id, until: "2999-01-31", reason: "a gift" };
  const given = await press(owner, "/desk/act", grant);
  expect([given.status, given.headers.get("location")]).toEqual([
    303,
    `/desk/people/${ada.id}?done=people%2Fgrant`,
  ]);
  expect(await isPro(ada)).toBe(true);
  const page = await (await owner.request(`/desk/people/${ada.id}`)).text();
  expect(page).toContain("Pro by hand through 2999-01-31: a gift.");
  const ended = await press(owner, "/desk/act", { act: "people/end-grant", id: ada.id });
  expect(ended.status).toBe(303);
  expect(await isPro(ada)).toBe(false);
  const acts = await app.db.select().from(ownerAct).orderBy(ownerAct.id);
  const until = "2999-02-01T00:00:00.000Z";
  expect(acts).toMatchObject([
    {
      actorId: owner.id,
      act: "Pro granted",
      subjectKind: "member",
      subjectId: ada.id,
      before: { "Pro by hand": false, until: null },
      after: { "Pro by hand": true, until },
    },
    { act: "Pro ended", before: { "Pro by hand": true, until }, after: { "Pro by hand": false } },
  ]);
  expect(JSON.stringify(acts)).not.toContain("a gift");
});

test("a proof of 30 minutes is taken; a minute later the act is refused, and nothing is done or written", async () => {
  const { app, owner, ada, wait } = await createHouse();
  await using _ = app;
  wait(29);
  const body = { id: ada.id };
  expect((await owner.send("POST", "/api/desk/people/grant", body)).status).toBe(200);
  wait(2);
  for (const act of ["grant", "end-grant"]) {
    const refused = await owner.send("POST", `/api/desk/people/${act}`, body);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "confirm_first" });
  }
  expect(await isPro(ada)).toBe(true);
  expect(await app.db.$count(ownerAct)).toBe(1);
});

test("the page asks who it is, sends a code, and goes on with the act by that code", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const asked = { act: "people/grant", id: ada.id, until: "", reason: "“a gift”" };
  // The new sign-in has to be fresh by the same clock, so here the session is made old.
  await app.db.execute(
    sql`update session set created_at = now() - interval '31 minutes' where user_id = ${owner.id}`,
  );
  const stale = await press(owner, "/desk/act", asked);
  const page = await stale.text();
  expect(stale.status).toBe(403);
  expect(page).toContain("Confirm it’s you");
  expect(page).toContain('value="“a gift”"');
  expect(stale.headers.get("permissions-policy")).toContain("publickey-credentials-get=(self)");
  const sent = await press(owner, "/desk/confirm", { ...asked, step: "send" });
  expect(await sent.text()).toContain("sent to owner@example.com");
  const { code } = await readCodeEmail(app, "owner@example.com");
  const wrong = code === "000000" ? "000001" : "000000";
  const refused = await press(owner, "/desk/confirm", { ...asked, step: "code", otp: wrong });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("That code is not right");
  expect(await app.db.$count(proGrant)).toBe(0);
  const gone = await press(owner, "/desk/confirm", { ...asked, step: "code", otp: code });
  expect(gone.status).toBe(303);
  expect(gone.headers.getSetCookie().join()).toMatch(/session=/);
  expect(await isPro(ada)).toBe(true);
  expect(await app.db.select().from(proGrant)).toMatchObject([{ reason: "“a gift”" }]);
});

test("a day that is none, a member that is none, and Pro that was never given are said and change nothing", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const cases = [
    [{ act: "people/grant", id: ada.id, until: "2020-01-31" }, 400, "is over"],
    [{ act: "people/grant", id: "nobody" }, 404, "no member of this id"],
    [{ act: "people/end-grant", id: ada.id }, 409, "no Pro given by hand"],
  ] as const;
  for (const [fields, status, words] of cases) {
    const answer = await press(owner, "/desk/act", fields);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
  }
  expect((await press(owner, "/desk/act", { act: "account" })).status).toBe(400);
  expect(await app.db.$count(ownerAct)).toBe(0);
});

test("members are found by a part of the address, whatever is typed, or by their id", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const found = async (typed: string) => (await press(owner, "/desk/people", { q: typed })).text();
  for (const typed of ["ADA@", ada.id]) {
    expect(await found(typed)).toContain(`/desk/people/${ada.id}`);
    expect(await found(typed)).not.toContain(`/desk/people/${owner.id}`);
  }
  for (const typed of ["%", "_", "' or 1=1", '"><script>'])
    expect(await found(typed)).toContain("No member has such an address or id.");
  expect(await found('"><script>')).not.toContain("<script>");
});

/** All that the desk may read or write. What a member wrote stands in none of these. */
const deskTables = [
  "user",
  "session",
  "pro_grant",
  "owner",
  "desk_act",
  "job",
  "mail",
  "purchase",
  "subscription",
  "webhook_event",
  "waitlist_entry",
  "letter",
  "letter_copy",
  "letter_consent",
  "session_credit",
  "session_slot",
  "session_plan",
  "blog_post",
  "blog_post_version",
  "session_block",
  "shared_text",
  "shared_text_comment",
  "monthly_count",
  "reconciliation",
  "storage_use",
];

const Tables = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Takes every other table away while the work is done. */
async function withoutOtherTables({ db }: TestApp, work: () => Promise<void>): Promise<string[]> {
  const { rows } = Tables.parse(
    await db.execute(sql`select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`),
  );
  const others = rows.map(({ name }) => name).filter((name) => !deskTables.includes(name));
  const rename = (from: string, to: string) =>
    db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  for (const name of others) await rename(name, `${name}_away`);
  try {
    await work();
  } finally {
    for (const name of others) await rename(`${name}_away`, name);
  }
  return others;
}

test("the desk works while answers, results, wins and drafts are not there: it never reads them", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const hour = await payForCoachingSession(app, ada);
  await hour.book();
  const copy = { savedId: "s", title: "Strategy Prep", text: "A line that is shared." };
  const shared = await app.coachingSessions.memberTexts.share(ada.id, {
    ...copy,
    sessionId: hour.purchase.id,
  });
  const hidden = await withoutOtherTables(app, async () => {
    const people = ["/people", `/people/${ada.id}`];
    const sessions = ["/sessions", "/sessions/hours", `/sessions/${hour.purchase.id}`];
    const letters = ["/letters", "/letters/new"];
    const rest = [`/shared/${shared}`, "/numbers", "/mail", "/health", "/journal"];
    const paths = ["", "/posts", ...people, ...sessions, ...letters, ...rest];
    for (const path of paths) expect((await owner.request(`/desk${path}`)).status, path).toBe(200);
    expect((await owner.request("/api/desk/journal.csv")).status).toBe(200);
    for (const act of ["people/grant", "people/end-grant"])
      expect((await press(owner, "/desk/act", { act, id: ada.id })).status).toBe(303);
    const comment = await press(owner, `/desk/shared/${shared}`, { line: "0", text: "Good." });
    expect(comment.status).toBe(303);
    expect((await ada.request("/api/drafts/payAsk")).status).toBe(500);
  });
  expect(hidden).toEqual(
    expect.arrayContaining([
      "draft",
      "saved_result",
      "win",
      "negotiation",
      "power_position",
      "practice_run",
    ]),
  );
});
