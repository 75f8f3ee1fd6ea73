import { user } from "#adapters/identity/table.server.ts";
import { accountData } from "#features/account/personal-data.server.ts";
import { expect, test } from "vitest";
import {
  type ProviderUser,
  followRedirectsTo,
  type OidcServer,
  startOidcServer,
} from "../support/account/oidc-server.ts";
import { sessionCookieOf, createSignedInPerson, signIn } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const base = "http://localhost:3000";
const ada = { sub: "ada-at-example", email: "ada@example.com", email_verified: true };

async function begin(app: TestApp, callbackURL = "/tools") {
  const response = await app.post("/api/auth/sign-in/social", { provider: "oidc", callbackURL });
  expect(response.status).toBe(200);
  const state = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  const { url } = await response.json();
  return { url, cookie: state.join("; ") };
}

/** Signs in at the provider and comes back with its answer. */
async function comeBack(app: TestApp, provider: OidcServer, person: ProviderUser, next?: string) {
  provider.signInAs(person);
  const { url, cookie } = await begin(app, next);
  const back = await followRedirectsTo(base, url);
  return app.request(back.slice(base.length), { headers: { Cookie: cookie } });
}

test("she signs in at the operator's provider and lands where she wanted to go", async () => {
  await using provider = await startOidcServer(base);
  await using app = await createTestApp({ settings: provider.settings });
  const response = await comeBack(app, provider, ada);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/tools");
  const [person] = await app.db.select().from(user);
  expect(person).toMatchObject({ email: "ada@example.com", emailVerified: true, name: "" });
  const her = createSignedInPerson(
    app,
    { id: person?.id ?? "", email: ada.email },
    sessionCookieOf(response),
  );
  expect(await (await her.request("/api/auth/user")).json()).toMatchObject({ email: ada.email });
});

test("the provider and the code by e-mail lead to the same account, and the old session ends", async () => {
  await using provider = await startOidcServer(base);
  await using app = await createTestApp({ settings: provider.settings });
  const byMail = await signIn(app, ada.email);
  provider.signInAs(ada);
  const { url, cookie } = await begin(app);
  const back = await followRedirectsTo(base, url);
  const headers = { Cookie: `${cookie}; ${byMail.cookie}` };
  const response = await app.request(back.slice(base.length), { headers });
  const again = createSignedInPerson(app, byMail, sessionCookieOf(response));
  expect(await (await again.request("/api/auth/user")).json()).toMatchObject({ id: byMail.id });
  expect((await byMail.request("/api/auth/user")).status).toBe(401);
  expect(await app.db.select().from(user)).toHaveLength(1);
  const exported = await accountData.read(app.db, { id: byMail.id, email: ada.email });
  expect(exported).toMatchObject({ otherSignIns: [{ provider: "oidc", as: ada.sub }] });
});

test("an address that the provider has not confirmed opens nothing and makes nothing", async () => {
  await using provider = await startOidcServer(base);
  await using app = await createTestApp({ settings: provider.settings });
  await signIn(app, ada.email);
  const response = await comeBack(app, provider, { ...ada, sub: "eve", email_verified: false });
  expect(response.headers.get("location")).toBe("/sign-in?problem=provider");
  expect(sessionCookieOf(response)).toBe("");
  expect(await app.db.select().from(user)).toHaveLength(1);
  expect(app.logged()).toContain("The provider does not say email_verified: true of this person.");
  expect(app.logged()).toContain(
    '"by":"provider","reason":"unable_to_get_user_info: the provider has to give email and email_verified: true"',
  );
  expect(app.logged()).not.toContain(ada.email);
});

test("a wrong secret of the client is in the log, with the redirect address to compare", async () => {
  await using provider = await startOidcServer(base);
  const settings = { ...provider.settings, OIDC_CLIENT_SECRET: "another" };
  await using app = await createTestApp({ settings });
  const response = await comeBack(app, provider, ada);
  expect(response.headers.get("location")).toBe("/sign-in?problem=provider");
  expect(app.logged()).toContain("The provider answered 401 invalid_client at /token.");
  expect(app.logged()).toContain(
    `"reason":"invalid_code: the client has to have the redirect address ${base}/api/auth/callback/oidc and the secret of OIDC_CLIENT_SECRET"`,
  );
});

test.for([
  [
    "invalid_scope",
    '"reason":"invalid_scope: the client has to be allowed the scopes openid email"',
  ],
  ["access_denied", '"reason":"access_denied"'],
] as const)("what the provider refuses with is in the log: %s", async ([error, reason]) => {
  await using provider = await startOidcServer(base);
  await using app = await createTestApp({ settings: provider.settings });
  const { url, cookie } = await begin(app);
  const query = new URLSearchParams({ error, state: new URL(url).searchParams.get("state") ?? "" });
  const headers = { Cookie: cookie };
  await app.request(`/api/auth/callback/oidc?${query}`, { headers });
  expect(app.logged()).toContain(reason);
});

test("an answer that was not asked for in this browser signs nobody in", async () => {
  await using provider = await startOidcServer(base);
  await using app = await createTestApp({ settings: provider.settings });
  provider.signInAs(ada);
  const back = await followRedirectsTo(base, (await begin(app)).url);
  const response = await app.request(back.slice(base.length));
  expect(response.headers.get("location")).toBe("/sign-in?problem=provider");
  expect(sessionCookieOf(response)).toBe("");
});

test("the way back cannot lead to another site", async () => {
  await using provider = await startOidcServer(base);
  await using app = await createTestApp({ settings: provider.settings });
  const response = await comeBack(app, provider, ada, "https://evil.example/");
  expect(response.headers.get("location")).toBe("/dashboard");
});

test("while the provider is down she reads what to do, and it works again by itself", async () => {
  const provider = await startOidcServer(base);
  const { settings, url } = provider;
  await provider[Symbol.asyncDispose]();
  await using app = await createTestApp({ settings });
  const down = await app.post("/api/auth/sign-in/social", { callbackURL: "/" });
  expect(down.status).toBe(503);
  expect(await down.json()).toMatchObject({ message: expect.stringContaining("Example ID") });
  expect(await (await signIn(app)).request("/api/auth/user")).toMatchObject({ status: 200 });
  await using again = await startOidcServer(base, Number(new URL(url).port));
  expect(sessionCookieOf(await comeBack(app, again, ada))).not.toBe("");
});

test("without a provider there is nothing to sign in at", async () => {
  await using app = await createTestApp();
  expect((await app.post("/api/auth/sign-in/social", { provider: "oidc" })).status).toBe(404);
  expect((await app.request("/api/auth/callback/oidc")).status).toBe(404);
});
