import { session, user } from "#adapters/identity/table.server.ts";
import { newId } from "#adapters/database/new-id.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";
import { ownerAct } from "#features/desk/table.server.ts";
import { draft } from "#features/tools/table.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn, type SignedInPerson } from "../support/account/sign-in.ts";
import type { TestApp } from "../support/app/test-app.ts";
import { insertPaidPurchase } from "../support/billing/purchase-rows.ts";
import { buyKit, buyPro, createShopApp } from "../support/billing/buying.ts";
import { pressForm } from "../support/desk/press-form.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };

async function createHouse() {
  const app = await createShopApp({ settings });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signIn(app, "ada@example.com");
  return { app, owner, ada };
}

const press = (owner: SignedInPerson, fields: Readonly<Record<string, string>>) =>
  pressForm(owner, "/desk/act", fields);

const acts = ({ db }: TestApp) => db.select().from(ownerAct).orderBy(ownerAct.id);

const makeStale = ({ db }: TestApp, { id }: SignedInPerson) =>
  db.execute(
    sql`update session set created_at = now() - interval '31 minutes' where user_id = ${id}`,
  );

test("a fresh link to each kit of a purchase goes to its address, opens the file, and is written down without it", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const sku = "career-confidence-bundle";
  const { purchase: bought } = await buyKit(ada, sku);
  const page = await (await owner.request(`/desk/people/${ada.id}`)).text();
  for (const name of ["Power Bio Builder", "Interview Coaching Kit"])
    expect(page).toContain(`Send a fresh link: ${name}`);
  const asked = { act: "people/fresh-link", id: ada.id, purchase: bought.id };
  const sent = await press(owner, { ...asked, kit: "power-bio-builder" });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    `/desk/people/${ada.id}?done=people%2Ffresh-link`,
  ]);
  const letter = (await app.emails()).findLast(({ text }) => text.includes("fresh link"));
  expect(letter?.to).toBe("ada@example.com");
  expect(letter?.text).toContain("We sent it by hand");
  const link = /https?:\S+download\S+/.exec(letter?.text ?? "")?.[0] ?? "";
  expect((await app.request(new URL(link).pathname + new URL(link).search)).status).toBe(200);

  const again = await press(owner, { ...asked, kit: "power-bio-builder" });
  expect([again.status, await again.text()]).toEqual([
    409,
    expect.stringContaining("within the last 15 minutes"),
  ]);
  expect(await acts(app)).toMatchObject([
    {
      actorId: owner.id,
      act: "fresh link sent",
      subjectKind: "purchase",
      subjectId: bought.id,
      after: { state: "paid", kit: "power-bio-builder" },
    },
  ]);
  expect(JSON.stringify(await acts(app))).not.toContain("@");
});

test("no link goes out for a purchase of another member, one that was given back, or a kit that is not in it", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const eve = await signIn(app, "eve@example.com");
  const sku = "power-bio-builder";
  const hers = await insertPaidPurchase(app.db, { sku, userId: eve.id });
  const refunded = await insertPaidPurchase(app.db, { sku, userId: ada.id, state: "refunded" });
  const other = await insertPaidPurchase(app.db, { sku: "interview-coaching", userId: ada.id });
  const before = (await app.emails()).length;
  for (const [id, kit, status] of [
    [hers, sku, 404],
    [refunded, sku, 409],
    [other, sku, 409],
    [other, "no-such-kit", 400],
    ["nothing", sku, 404],
  ] as const) {
    const asked = { act: "people/fresh-link", id: ada.id, purchase: id, kit };
    expect((await press(owner, asked)).status, `${id} ${kit}`).toBe(status);
  }
  expect(await app.emails()).toHaveLength(before);
  expect(await acts(app)).toEqual([]);
});

test("signed out everywhere: every session of that member ends, nobody else’s, and it is written down", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const phone = await signIn(app, "ada@example.com");
  expect((await press(owner, { act: "people/sign-out", id: ada.id })).status).toBe(303);
  for (const device of [ada, phone])
    expect((await device.request("/api/auth/user")).status).toBe(401);
  expect((await owner.request("/desk")).status).toBe(200);
  expect(await acts(app)).toMatchObject([
    { act: "signed out everywhere", subjectId: ada.id, before: { sessions: 2 } },
  ]);
  const own = await press(owner, { act: "people/sign-out", id: owner.id });
  expect([own.status, await own.text()]).toEqual([400, expect.stringContaining("account page")]);
  expect(await app.db.$count(session)).toBe(1);
});

test("an account is deleted by its typed address alone: subscription ended, records erased, the journal says so", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  await buyPro(ada);
  await app.db
    .insert(draft)
    .values({ userId: ada.id, toolId: "payAsk", answers: {}, tone: "", version: 1 });
  const [before] = await app.db.select().from(subscription);
  const asked = { act: "people/delete", id: ada.id };
  for (const confirm of ["", "eve@example.com"]) {
    const wrong = await press(owner, { ...asked, confirm });
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining("Nothing was deleted"),
    ]);
  }
  expect(await app.db.$count(user)).toBe(2);
  const done = await press(owner, { ...asked, confirm: " ADA@example.com " });
  expect([done.status, done.headers.get("location")]).toEqual([
    303,
    "/desk/people?done=people%2Fdelete",
  ]);
  expect((await ada.request("/api/auth/user")).status).toBe(401);
  expect(await app.db.select({ email: user.email }).from(user)).toEqual([
    { email: "owner@example.com" },
  ]);
  expect(await app.db.$count(draft)).toBe(0);
  expect(await app.db.$count(subscription)).toBe(0);
  const { payments } = app.money;
  const ended = await payments.listSubscriptions(before?.customerId ?? "");
  expect(ended.map(({ status }) => status)).toEqual(["canceled"]);
  expect(await app.db.select({ email: purchase.email }).from(purchase)).toEqual([{ email: null }]);
  expect(await acts(app)).toMatchObject([
    {
      actorId: owner.id,
      act: "account deleted",
      subjectKind: "member",
      subjectId: null,
      after: { account: false },
    },
  ]);
  expect(await (await owner.request("/desk/journal")).text()).toContain(
    "member of a deleted account",
  );
  expect((await owner.request(`/desk/people/${ada.id}`)).status).toBe(404);
});

test("an owner deletes no account of her own here, and each act asks for a fresh proof first", async () => {
  const { app, owner, ada } = await createHouse();
  await using _ = app;
  const own = { act: "people/delete", id: owner.id, confirm: owner.email };
  expect((await press(owner, own)).status).toBe(400);
  const bought = await insertPaidPurchase(app.db, { sku: "power-bio-builder", userId: ada.id });
  await makeStale(app, owner);
  for (const fields of [
    { act: "people/delete", id: ada.id, confirm: ada.email },
    { act: "people/sign-out", id: ada.id },
    { act: "people/fresh-link", id: ada.id, purchase: bought, kit: "power-bio-builder" },
  ]) {
    const stale = await press(owner, fields);
    expect([stale.status, await stale.text()]).toEqual([
      403,
      expect.stringContaining("Confirm it’s you"),
    ]);
  }
  expect(await app.db.$count(user)).toBe(2);
  expect((await ada.request("/api/auth/user")).status).toBe(200);
  expect(await acts(app)).toEqual([]);
});

const idsOf = (page: string) =>
  [...page.matchAll(/href="\/desk\/people\/([\w-]+)"/g)].map(([, id = ""]) => id);

test("members come in pages, all of them once, the newest first, whether listed or searched", async () => {
  const { app, owner } = await createHouse();
  await using _ = app;
  // Some of the same moment, so that the id decides.
  await app.db.insert(user).values(
    Array.from({ length: 120 }, (_none, at) => ({
      id: newId(),
      email: `member-${at}@example.com`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 30))),
    })),
  );
  const expected = await app.db
    .select({ id: user.id })
    .from(user)
    .orderBy(sql`created_at desc, id desc`);

  const listed: string[] = [];
  for (let path: string | undefined = "/desk/people"; path !== undefined;) {
    const page: string = await (await owner.request(path)).text();
    listed.push(...idsOf(page));
    path = /href="(\/desk\/people\?after=[\w-]+)"/.exec(page)?.[1];
  }
  expect(listed).toEqual(expected.map(({ id }) => id));

  const found: string[] = [];
  for (let after: string | undefined = ""; after !== undefined;) {
    const fields = new URLSearchParams({ q: "MEMBER-", ...(after && { after }) });
    const answer: Response = await owner.request("/desk/people", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: fields.toString(),
    });
    const page: string = await answer.text();
    found.push(...idsOf(page));
    after = /name="after" value="([\w-]+)"/.exec(page)?.[1];
  }
  const [first, second] = expected.map(({ id }) => id);
  expect(found).toEqual(listed.filter((id) => id !== first && id !== second));
  expect(await app.db.$count(user, eq(user.emailVerified, false))).toBe(120);
});
