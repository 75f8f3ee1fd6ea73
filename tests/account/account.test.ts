import { passkey, proGrant, session, user } from "#adapters/identity/table.server.ts";
import { array } from "#core/schema.ts";
import { ActiveSession } from "#features/account/contract.ts";
import { newId } from "#adapters/database/new-id.ts";
import { pendingSignIn } from "#features/account/table.server.ts";
import { purgeAccountRecords } from "#features/account/purge.server.ts";
import { eq, getTableName, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  sessionCookieOf,
  readCodeEmail,
  createSignedInPerson,
  signIn,
  signInPro,
} from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";

const ada = "ada@example.com";
const neu = "ada.new@example.com";

async function askChange(app: TestApp, person: Awaited<ReturnType<typeof signIn>>, email = neu) {
  expect((await person.send("POST", "/api/account/email", { email })).status).toBe(200);
  return readCodeEmail(app, email);
}

test("Pro is what the records say at each request", async () => {
  await using app = await createTestApp();
  const { id, request } = await signInPro(app);
  const isPro = async () =>
    z.object({ isPro: z.boolean() }).parse(await (await request("/api/auth/user")).json()).isPro;
  expect(await isPro()).toBe(true);
  await app.db.update(proGrant).set({ until: sql`now() - interval '1 second'` });
  expect(await isPro()).toBe(false);
  await app.db.update(proGrant).set({ until: sql`now() + interval '1 hour'` });
  expect(await isPro()).toBe(true);
  await app.db.update(proGrant).set({ endedAt: sql`now()` });
  expect(await isPro()).toBe(false);
  await app.db.insert(proGrant).values({ id: newId(), userId: id, reason: "again" });
  expect(await isPro()).toBe(true);
});

test("another person’s grant gives her nothing", async () => {
  await using app = await createTestApp();
  await signInPro(app, "grace@example.com");
  const { request } = await signIn(app, ada);
  expect(await (await request("/api/auth/user")).json()).toMatchObject({ isPro: false });
});

test("a session that is over, or was never ours, is no session", async () => {
  await using app = await createTestApp();
  const { cookie, request } = await signIn(app, ada);
  const token = decodeURIComponent(cookie.slice("session=".length)).split(".")[0] ?? "";
  const forged = [token, `${token}.`, `${token}.${"A".repeat(43)}=`, "x.y", "%", "", `${cookie}x`];
  for (const value of forged) {
    const headers = { Cookie: `session=${value}` };
    expect((await app.request("/api/auth/user", { headers })).status, value).toBe(401);
  }
  await app.db.update(session).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await request("/api/auth/user")).status).toBe(401);
});

test("when it cannot be known who she is, she is refused and not let in", async () => {
  const key = { settings: { APP_SECRET: fixedSecret } };
  await using app = await createTestApp(key);
  const { cookie } = await signInPro(app);
  const gone = new Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
  await using cut = await createTestApp({ ...key, db: drizzle(gone) });
  for (const path of ["/api/auth/user", "/api/wins", "/dashboard"]) {
    const response = await cut.request(path, { headers: { Cookie: cookie } });
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after"), path).toBe("5");
  }
});

test("two servers on one database behave as one", async () => {
  const settings = { APP_SECRET: fixedSecret };
  await using one = await createTestApp({ settings });
  await using two = await createTestApp({ settings, db: one.db });
  const { cookie } = await signIn(one, ada);
  const headers = { Cookie: cookie };
  expect((await two.request("/api/auth/user", { headers })).status).toBe(200);
  const own = { headers: { ...headers, "Sec-Fetch-Site": "same-origin" } };
  expect((await two.request("/api/logout", { method: "POST", ...own })).status).toBe(303);
  expect((await one.request("/api/auth/user", { headers })).status).toBe(401);
});

test("she sees her sessions in words, ends one, and ends all others", async () => {
  await using app = await createTestApp();
  const here = await signIn(app, ada);
  const there = await signIn(app, ada);
  const third = await signIn(app, ada);
  const list = async () =>
    array(ActiveSession).parse(await (await here.request("/api/account/sessions")).json());
  const open = await list();
  expect(open.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
  expect(open[0]?.device).toBe("Another device");
  const ended = await here.send("DELETE", `/api/account/sessions/${open[1]?.id}`);
  expect(ended.status).toBe(204);
  expect((await there.request("/api/auth/user")).status).toBe(401);
  expect((await third.request("/api/auth/user")).status).toBe(200);
  const rest = await here.send("DELETE", "/api/account/sessions");
  expect(await rest.json()).toEqual({ ended: 1 });
  expect((await third.request("/api/auth/user")).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test("another person’s session and passkey look like ones that do not exist", async () => {
  await using app = await createTestApp();
  const her = await signIn(app, ada);
  const eve = await signIn(app, "eve@example.com");
  const [hers] = await app.db.select().from(session).where(eq(session.userId, her.id));
  const key = {
    id: newId(),
    userId: her.id,
    name: "Phone",
    credentialID: "c",
    publicKey: "p",
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  };
  await app.db.insert(passkey).values(key);
  for (const [method, kind, body] of [
    ["DELETE", "sessions"],
    ["DELETE", "passkeys"],
    ["PATCH", "passkeys", { name: "Mine" }],
  ] as const) {
    const id = kind === "sessions" ? hers?.id : key.id;
    const real = await eve.send(method, `/api/account/${kind}/${id}`, body);
    const none = await eve.send(method, `/api/account/${kind}/${newId()}`, body);
    expect([real.status, await real.text()]).toEqual([404, await none.text()]);
  }
  expect((await her.request("/api/auth/user")).status).toBe(200);
  const renamed = await her.send("PATCH", `/api/account/passkeys/${key.id}`, {
    name: " Work phone ",
  });
  expect(await renamed.json()).toMatchObject({ name: "Work phone" });
  expect(await (await her.request("/api/account/passkeys")).json()).toHaveLength(1);
  expect((await her.send("DELETE", `/api/account/passkeys/${key.id}`)).status).toBe(204);
  expect(await (await her.request("/api/account/passkeys")).json()).toEqual([]);
});

test.for([
  [
    "a link of ours",
    { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" },
  ],
  ["an old browser’s link of ours", { Referer: "http://localhost:3000/dashboard" }],
] as const)("%s signs out and leads home", async ([, headers]) => {
  await using app = await createTestApp();
  const { cookie, request } = await signIn(app, ada);
  const response = await request("/api/logout", { headers });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/");
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/);
  expect(response.headers.get("clear-site-data")).toBe('"storage"');
  expect((await app.request("/api/auth/user", { headers: { Cookie: cookie } })).status).toBe(401);
});

test.for([
  ["another site’s link", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" }, 200],
  ["a typed address", { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }, 200],
  ["an image", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "image" }, 200],
  [
    "a fetch",
    { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" },
    200,
  ],
  ["a frame", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe" }, 200],
  ["another site’s referrer", { Referer: "https://evil.example/" }, 200],
  ["nothing to go by", {}, 200],
  [
    "a prefetch",
    { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" },
    204,
  ],
  ["a prerender", { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch;prerender" }, 204],
] as const)("%s does not sign out", async ([, headers, status]) => {
  await using app = await createTestApp();
  const { request } = await signIn(app, ada);
  const response = await request("/api/logout", { headers });
  expect(response.status).toBe(status);
  const button = status === 200 ? 'method="post" action="/api/logout"' : "";
  expect(await response.text()).toContain(button);
  expect((await request("/api/auth/user")).status).toBe(200);
});

test.for([
  ["/api/logout", ""],
  ["/sign-in", "email=eve%40example.com"],
  ["/sign-in/verify", "token=x"],
  ["/api/auth/sign-in/email-otp", '{"email":"ada@example.com","otp":"123456"}'],
] as const)("another site’s POST to %s is refused", async ([path, body]) => {
  await using app = await createTestApp();
  const { cookie, request } = await signIn(app, ada);
  for (const Origin of ["https://evil.example", "null"]) {
    const type = body.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
    const headers = { Cookie: cookie, Origin, "Content-Type": type };
    const response = await app.http.request(path, { method: "POST", headers, body });
    expect(response.status).toBe(403);
  }
  expect((await request("/api/auth/user")).status).toBe(200);
});

test("her own confirm button signs out", async () => {
  await using app = await createTestApp();
  const { request } = await signIn(app, ada);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await request("/api/logout", { method: "POST", headers, body: "" })).status).toBe(303);
  expect((await request("/api/auth/user")).status).toBe(401);
});

test("a new address counts once it is proven; the old one is told, and every session before ends", async () => {
  await using app = await createTestApp();
  const elsewhere = await signIn(app, ada);
  const here = await signIn(app, ada);
  const { code } = await askChange(app, here);
  expect(await (await here.request("/api/auth/user")).json()).toMatchObject({ email: ada });
  const response = await here.send("POST", "/api/account/email/confirm", { code });
  expect(await response.json()).toEqual({ email: neu });
  for (const old of [elsewhere, here])
    expect((await old.request("/api/auth/user")).status).toBe(401);
  const now = createSignedInPerson(app, { id: here.id, email: neu }, sessionCookieOf(response));
  expect(await (await now.request("/api/auth/user")).json()).toMatchObject({
    id: here.id,
    email: neu,
  });
  const told = (await app.emails()).at(-1);
  expect(told).toMatchObject({ to: ada, subject: "Your M•Power address was changed" });
  expect(told?.text).not.toContain(neu);
  expect((await signIn(app, neu)).id).toBe(here.id);
  expect((await signIn(app, ada)).id).not.toBe(here.id);
});

test("the link to prove a new address works only where she is signed in", async () => {
  await using app = await createTestApp();
  const her = await signIn(app, ada);
  const { link } = await askChange(app, her);
  const token = new URL(link).searchParams.get("token") ?? "";
  const open = (request: TestApp["request"]) =>
    request("/sign-in/verify", { method: "POST", body: new URLSearchParams({ token }) });
  const stranger = await open(app.request);
  expect(stranger.status).toBe(400);
  expect(sessionCookieOf(stranger)).toBe("");
  const eve = await signIn(app, "eve@example.com");
  expect((await open(eve.request)).status).toBe(400);
  const opened = await open(her.request);
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toBe("/account?done=email");
  const [row] = await app.db.select().from(user).where(eq(user.id, her.id));
  expect(row?.email).toBe(neu);
});

test("nobody prepares an account for someone else’s address", async () => {
  await using app = await createTestApp();
  const eve = await signIn(app, "eve@example.com");
  const { code, link } = await askChange(app, eve, ada);
  // Ada opens the link that Eve had sent to Ada's address: nobody signs in as Eve.
  const token = new URL(link).searchParams.get("token") ?? "";
  const body = new URLSearchParams({ token });
  expect((await app.request("/sign-in/verify", { method: "POST", body })).status).toBe(400);
  // Nor does the code sign anybody in.
  expect((await app.post("/api/auth/sign-in/email-otp", { email: ada, otp: code })).status).toBe(
    400,
  );
  const her = await signIn(app, ada);
  expect(her.id).not.toBe(eve.id);
  const late = await eve.send("POST", "/api/account/email/confirm", { code });
  expect(late.status).toBe(409);
  expect(await (await eve.request("/api/auth/user")).json()).toMatchObject({
    email: "eve@example.com",
  });
  expect((await her.request("/api/auth/user")).status).toBe(200);
});

test("asking for a change tells nothing about the new address", async () => {
  await using app = await createTestApp();
  await signIn(app, "known@example.com");
  const her = await signIn(app, ada);
  const known = await her.send("POST", "/api/account/email", { email: "known@example.com" });
  const unknown = await her.send("POST", "/api/account/email", { email: "unknown@example.com" });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  const sent = (await app.emails()).slice(-2);
  expect(sent[0]?.subject).toBe(sent[1]?.subject);
});

test("six wrong codes end a change of address", async () => {
  await using app = await createTestApp();
  const her = await signIn(app, ada);
  const { code } = await askChange(app, her);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (let tries = 0; tries < 6; tries += 1)
    await her.send("POST", "/api/account/email/confirm", { code: wrong });
  expect((await her.send("POST", "/api/account/email/confirm", { code })).status).toBe(400);
});

test("a session left open for hours cannot change how she signs in", async () => {
  await using app = await createTestApp();
  const her = await signIn(app, ada);
  await app.db.update(session).set({ createdAt: sql`now() - interval '61 minutes'` });
  const change = await her.send("POST", "/api/account/email", { email: neu });
  expect(change.status).toBe(403);
  expect(await change.json()).toMatchObject({ code: "sign_in_again" });
  const key = await her.request("/api/auth/passkey/generate-register-options");
  expect(await key.json()).toMatchObject({ code: "sign_in_again" });
});

test.for([["nobody@example.com"], [""], ["ada"], [`${ada} x`]])(
  "an account is not deleted by typing %j",
  async ([confirm]) => {
    await using app = await createTestApp();
    const her = await signIn(app, ada);
    expect((await her.send("DELETE", "/api/account", { confirm })).status).toBe(400);
    expect((await her.request("/api/auth/user")).status).toBe(200);
  },
);

test("a deleted account leaves nothing behind, and every session ends", async () => {
  await using app = await createTestApp();
  const other = await signIn(app, "grace@example.com");
  const elsewhere = await signInPro(app, ada);
  const her = await signIn(app, ada);
  const response = await her.send("DELETE", "/api/account", { confirm: " Ada@Example.com " });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ deleted: true });
  for (const old of [elsewhere, her])
    expect((await old.request("/api/auth/user")).status).toBe(401);
  const left = await everythingIn(app);
  expect(left.includes(ada)).toBe(false);
  expect(left.includes(her.id)).toBe(false);
  expect((await other.request("/api/auth/user")).status).toBe(200);
  expect((await signIn(app, ada)).id).not.toBe(her.id);
});

/** Every row of every table. */
async function everythingIn(app: TestApp): Promise<string> {
  const tables = await app.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  );
  const names = z.object({ rows: z.array(z.object({ tablename: z.string() })) }).parse(tables).rows;
  const contents = [];
  for (const { tablename } of names)
    contents.push(await app.db.execute(sql`select * from ${sql.identifier(tablename)}`));
  expect(names.map(({ tablename }) => tablename)).toContain(getTableName(pendingSignIn));
  return JSON.stringify(contents);
}

test("what has ended by itself is removed, and nothing else", async () => {
  await using app = await createTestApp();
  const her = await signIn(app, ada);
  const other = await signIn(app, "grace@example.com");
  await app.db
    .update(session)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(session.userId, other.id));
  await app.db
    .update(pendingSignIn)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(pendingSignIn.email, ada));
  await purgeAccountRecords(app.db);
  expect(await app.db.select().from(session)).toHaveLength(1);
  expect(await app.db.select().from(pendingSignIn)).toMatchObject([{ email: "grace@example.com" }]);
  expect((await her.request("/api/auth/user")).status).toBe(200);
});
