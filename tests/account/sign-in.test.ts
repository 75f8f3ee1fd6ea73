import { pendingSignIn } from "#features/account/table.server.ts";
import { session, user } from "#adapters/identity/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  postCodeRequest,
  requestCodeAndRead,
  sessionCookieOf,
  readCodeEmail,
  signIn,
} from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const ada = "ada@example.com";

function useCode(
  app: TestApp,
  otp: string,
  email = ada,
  requesterToken?: string,
): Promise<Response> {
  return app.post("/api/auth/sign-in/email-otp", { email, otp, requesterToken });
}

function useLink(app: TestApp, link: string): Promise<Response> {
  const token = new URL(link).searchParams.get("token") ?? "";
  return postForm(app, "/sign-in/verify", { token });
}

function postForm(app: TestApp, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return app.request(path, { method: "POST", body });
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

const makeOld = (app: TestApp) =>
  app.db.update(pendingSignIn).set({ expiresAt: sql`now() - interval '1 second'` });

test("she signs in by the code in her message, and is known at the next request", async () => {
  await using app = await createTestApp();
  const { id, request } = await signIn(app, ada);
  const response = await request("/api/auth/user");
  expect(await response.json()).toEqual({ id, email: ada, isPro: false });
});

test("the address is read as people type it, and the code as they paste it", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, "  Ada@Example.COM ");
  const { code } = await readCodeEmail(app, ada);
  const pasted = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  expect((await useCode(app, pasted, "ADA@example.com")).status).toBe(200);
});

test("the cookie is hers alone: HttpOnly, Lax, this host, the whole site", async () => {
  await using app = await createTestApp();
  const response = await useCode(app, await requestCodeAndRead(app, ada));
  const [line = ""] = response.headers.getSetCookie();
  expect(line).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await response.text()).not.toContain(sessionCookieOf(response).slice(8, 40));
});

test("on https the cookie is bound to the host and never travels without it", async () => {
  const settings = { BASE_URL: "https://localhost:8443" };
  await using app = await createTestApp({ settings });
  const response = await useCode(app, await requestCodeAndRead(app, ada));
  const [line = ""] = response.headers.getSetCookie();
  expect(line).toMatch(
    /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const plain = sessionCookieOf(response).replace("__Host-", "");
  const planted = await app.request("/api/auth/user", { headers: { Cookie: plain } });
  expect(planted.status).toBe(401);
});

test("the fifth wrong code leaves one try", async () => {
  await using app = await createTestApp();
  const code = await requestCodeAndRead(app, ada);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await useCode(app, wrong(code))).status).toBe(400);
  expect((await useCode(app, code)).status).toBe(200);
});

test("the sixth wrong code ends the code, and its link still signs in", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { code, link } = await readCodeEmail(app, ada);
  for (let tries = 0; tries < 6; tries += 1)
    expect((await useCode(app, wrong(code))).status).toBe(400);
  const response = await useCode(app, code);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_code" });
  expect(await app.db.select().from(session)).toEqual([]);
  expect((await useLink(app, link)).status).toBe(303);
});

test("a newer message ends the code of the older one; both links stay", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const first = await readCodeEmail(app, ada);
  await postCodeRequest(app, ada);
  const second = await readCodeEmail(app, ada);
  expect(second.code).not.toBe(first.code);
  expect((await useCode(app, first.code)).status).toBe(400);
  expect((await useCode(app, second.code)).status).toBe(200);
  expect((await useCode(app, first.code)).status).toBe(400);
  expect((await useLink(app, first.link)).status).toBe(303);
});

test("whoever knows her address cannot spoil the sign-in that her browser waits for", async () => {
  await using app = await createTestApp();
  const [hers, theirs] = ["her-browser-alone-knows-this", "their-browser-knows-another"];
  await postCodeRequest(app, ada, undefined, hers);
  const { code, link } = await readCodeEmail(app, ada);
  for (let tries = 0; tries < 8; tries += 1) await useCode(app, wrong(code));
  await postCodeRequest(app, ada, undefined, theirs);
  for (let tries = 0; tries < 8; tries += 1) await useCode(app, wrong(code), ada, theirs);
  expect((await useCode(app, code)).status).toBe(400);
  expect((await useCode(app, code, ada, theirs)).status).toBe(400);
  expect((await useCode(app, code, ada, hers)).status).toBe(200);
  expect((await useLink(app, link)).status).toBe(400);
});

test("in the browser that asked, the newest code counts as well, whoever asked for it", async () => {
  await using app = await createTestApp();
  const hers = "her-browser-alone-knows-this";
  await postCodeRequest(app, ada, undefined, hers);
  const newest = await requestCodeAndRead(app, ada);
  expect((await useCode(app, newest, ada, hers)).status).toBe(200);
});

test("the browser that asked has six tries of its own, and begins anew with a new message", async () => {
  await using app = await createTestApp();
  const hers = "her-browser-alone-knows-this";
  await postCodeRequest(app, ada, undefined, hers);
  const first = (await readCodeEmail(app, ada)).code;
  for (let tries = 0; tries < 6; tries += 1) await useCode(app, wrong(first), ada, hers);
  expect((await useCode(app, first, ada, hers)).status).toBe(400);
  await postCodeRequest(app, ada, undefined, hers);
  const second = (await readCodeEmail(app, ada)).code;
  expect((await useCode(app, first, ada, hers)).status).toBe(400);
  expect((await useCode(app, second, ada, hers)).status).toBe(200);
});

test("what a browser knows of its request is not in the records", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada, undefined, "her-browser-alone-knows-this");
  const stored = JSON.stringify(await app.db.select().from(pendingSignIn));
  expect(stored).not.toContain("her-browser");
  const refused = await postCodeRequest(app, ada, undefined, "too short");
  expect(refused.status).toBe(400);
});

test("a code and a link are dead after ten minutes", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { code, link } = await readCodeEmail(app, ada);
  const [{ left } = { left: 0 }] = await app.db
    .select({ left: sql<number>`extract(epoch from ${pendingSignIn.expiresAt} - now())::int` })
    .from(pendingSignIn);
  expect(left).toBeGreaterThan(590);
  expect(left).toBeLessThanOrEqual(600);
  await makeOld(app);
  expect((await useCode(app, code)).status).toBe(400);
  expect((await useLink(app, link)).status).toBe(400);
});

test("a used code is dead, and so is the link beside it", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { code, link } = await readCodeEmail(app, ada);
  expect((await useCode(app, code)).status).toBe(200);
  expect((await useCode(app, code)).status).toBe(400);
  expect((await useLink(app, link)).status).toBe(400);
});

test("a used link is dead, and so is the code beside it", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada, "/tools/pay-ask");
  const { code, link } = await readCodeEmail(app, ada);
  const response = await useLink(app, link);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/tools/pay-ask");
  expect(sessionCookieOf(response)).not.toBe("");
  expect((await useLink(app, link)).status).toBe(400);
  expect((await useCode(app, code)).status).toBe(400);
});

test("the code of one address signs in nobody else", async () => {
  await using app = await createTestApp();
  const code = await requestCodeAndRead(app, ada);
  expect((await useCode(app, code, "eve@example.com")).status).toBe(400);
  expect((await useCode(app, code)).status).toBe(200);
});

test("a scanner that opens the link uses nothing up", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { link } = await readCodeEmail(app, ada);
  const { pathname, search } = new URL(link);
  for (const method of ["GET", "HEAD", "GET"]) {
    const opened = await app.request(pathname + search, { method });
    expect(opened.headers.getSetCookie()).toEqual([]);
    expect(opened.headers.get("cache-control")).toContain("no-store");
  }
  expect((await useLink(app, link)).status).toBe(303);
});

test("six uses at once begin exactly one session", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { code, link } = await readCodeEmail(app, ada);
  const uses = [0, 1, 2].flatMap(() => [useCode(app, code), useLink(app, link)]);
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect(statuses.filter((status) => status < 400)).toHaveLength(1);
  expect(await app.db.select().from(session)).toHaveLength(1);
  expect(await app.db.select().from(user)).toHaveLength(1);
});

test("six wrong tries at once are six tries", async () => {
  await using app = await createTestApp();
  const code = await requestCodeAndRead(app, ada);
  await Promise.all([0, 1, 2, 3, 4, 5].map(() => useCode(app, wrong(code))));
  expect((await useCode(app, code)).status).toBe(400);
});

test("what is stored of a message holds neither its code nor its link", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { code, link } = await readCodeEmail(app, ada);
  const stored = JSON.stringify(await app.db.select().from(pendingSignIn));
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(new URL(link).searchParams.get("token"));
});

test("signing in always begins a new session, and the one before ends", async () => {
  await using app = await createTestApp();
  const before = await signIn(app, ada);
  const code = await requestCodeAndRead(app, ada);
  const response = await before.send("POST", "/api/auth/sign-in/email-otp", {
    email: ada,
    otp: code,
  });
  expect(sessionCookieOf(response)).not.toBe(before.cookie);
  expect((await before.request("/api/auth/user")).status).toBe(401);
  expect(await app.db.select().from(session)).toHaveLength(1);
});

test("asking for a code makes no account", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  expect(await app.db.select().from(user)).toEqual([]);
});

test("the log of a sign-in holds who and what, never an address, a code or a token", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const { code, link } = await readCodeEmail(app, ada);
  await useCode(app, wrong(code));
  await app.request(new URL(link).pathname + new URL(link).search);
  const response = await useLink(app, link);
  const [person] = await app.db.select().from(user);
  const log = app.logged();
  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ event }) => event === "security")).toMatchObject([
    { what: "sign-in mail", outcome: "asked" },
    { what: "sign-in", outcome: "refused", by: "code", level: "warn" },
    { what: "sign-in", outcome: "done", by: "link", who: person?.id },
  ]);
  expect(lines.filter(({ event }) => event === "request").map(({ route }) => route)).toContain(
    "/sign-in/verify",
  );
  const token = new URL(link).searchParams.get("token") ?? "";
  for (const secret of [ada, code, token, sessionCookieOf(response).slice(8, 40)])
    expect(log).not.toContain(secret);
});

test.for([
  [{}, "Enter your e-mail address."],
  [{ email: "" }, "Enter your e-mail address."],
  [{ email: "ada" }, "That e-mail address does not look complete. Check it and try again."],
  [
    { email: "a@b.co\r\nBcc: x@y.zz" },
    "That e-mail address does not look complete. Check it and try again.",
  ],
  [{ email: ada, type: "forget-password" }, "Only a code for signing in can be asked for here."],
] as const)("asking for a code with %j is refused: %s", async ([body, sentence]) => {
  await using app = await createTestApp();
  const response = await app.post("/api/auth/email-otp/send-verification-otp", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: sentence, code: "bad_request" });
  expect(await app.emails()).toEqual([]);
});

test.for(["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"])("%j is no code", async (otp) => {
  await using app = await createTestApp();
  await postCodeRequest(app, ada);
  const response = await useCode(app, otp);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: "Enter the 6-digit code from the message.",
  });
});

test.for([
  "/api/auth/sign-up/email",
  "/api/auth/sign-in/email",
  "/api/auth/update-user",
  "/api/auth/change-email",
  "/api/auth/delete-user",
  "/api/auth/list-sessions",
  "/api/auth/get-session",
  "/api/auth/passkey/list-user-passkeys",
  "/api/auth/error",
  "/api/auth/ok",
])("the identity library’s own %s is closed", async (path) => {
  await using app = await createTestApp();
  const { request, send } = await signIn(app, ada);
  expect((await request(path)).status).toBe(404);
  expect((await send("POST", path, { email: ada })).status).toBe(404);
});
