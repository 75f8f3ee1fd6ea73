import { passkey, rateLimit, verification } from "#adapters/identity/table.server.ts";
import {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from "#features/account/passkeys/passkey-contract.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { sessionCookieOf, signIn } from "../support/account/sign-in.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const Options = z.object({ challenge: z.string().min(30) });

/** Asks what a device has to answer to, as a browser would; answers the challenge's cookie. */
async function begin(request: TestApp["request"], which: "authenticate" | "register") {
  const response = await request(`/api/auth/passkey/generate-${which}-options`);
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { options: await response.json(), cookie };
}

/** What a device of nobody would answer. */
function forged(challenge: string) {
  const clientData = { type: "webauthn.get", challenge, origin: "http://localhost:3000" };
  const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString("base64url");
  const response = { clientDataJSON, authenticatorData: "AAAA", signature: "AAAA" };
  return { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {}, response };
}

test("a visitor is asked for a passkey of this site, and told of nobody’s", async () => {
  await using app = await createTestApp();
  await signIn(app);
  const { options, cookie } = await begin(app.request, "authenticate");
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "preferred" });
  expect(options).not.toHaveProperty("allowCredentials");
  expect(cookie).toMatch(/^sign-in\.passkey=/);
});

test("an answer that no passkey of ours gave signs nobody in, and its challenge is spent", async () => {
  await using app = await createTestApp();
  await signIn(app);
  const { options, cookie } = await begin(app.request, "authenticate");
  const { challenge } = Options.parse(options);
  for (let times = 0; times < 2; times += 1) {
    const response = await app.request("/api/auth/passkey/verify-authentication", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ response: forged(challenge) }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "bad_request" });
    expect(sessionCookieOf(response)).toBe("");
  }
  expect(await app.db.select().from(verification)).toEqual([]);
  expect(app.logged()).toContain('"outcome":"refused","by":"passkey"');
});

test("only who is signed in adds a passkey, and only for herself", async () => {
  await using app = await createTestApp();
  for (const [path, method] of [
    ["generate-register-options", "GET"],
    ["verify-registration", "POST"],
  ] as const)
    expect((await app.request(`/api/auth/passkey/${path}`, { method })).status).toBe(401);
  const ada = await signIn(app, "ada@example.com");
  const eve = await signIn(app, "eve@example.com");
  const { options, cookie } = await begin(ada.request, "register");
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "M•Power" },
    user: { name: "ada@example.com" },
    authenticatorSelection: { residentKey: "required" },
  });
  const stolen = await app.request("/api/auth/passkey/verify-registration", {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: `${eve.cookie}; ${cookie}` },
    body: JSON.stringify({ response: forged(Options.parse(options).challenge), name: "Mine" }),
  });
  expect(stolen.status).toBe(400);
  expect(await app.db.select().from(passkey)).toEqual([]);
});

test.for([{}, { response: "AAAA" }, { response: [] }, { response: {} }])(
  "%j is no answer of a device",
  async (body) => {
    await using app = await createTestApp();
    const response = await app.post("/api/auth/passkey/verify-authentication", body);
    expect(response.status).toBe(400);
  },
);

test("whoever asks without end is told to wait, in our own words", async () => {
  await using app = await createTestApp();
  const statuses = [];
  for (let times = 0; times < 61; times += 1)
    statuses.push((await app.request("/api/auth/passkey/generate-authenticate-options")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await app.request("/api/auth/passkey/generate-authenticate-options");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
});

test("limits count by client, and the records hold no network address", async () => {
  await using served = await serveTestApp({ settings: { TRUST_PROXY: "1" } });
  const ask = (client: string) =>
    fetch(`${served.url}/api/auth/passkey/generate-authenticate-options`, {
      headers: { "X-Forwarded-For": client },
    });
  for (const client of ["192.0.2.7", "192.0.2.7", "2001:db8:1:2:3::4", "2001:db8:1:2:5::6"])
    expect((await ask(client)).status).toBe(200);
  const counted = await served.app.db.select().from(rateLimit);
  const own = counted.filter(({ key }) => key.includes("passkey"));
  expect(own.map(({ count }) => count)).toEqual([2, 2]);
  expect(JSON.stringify(counted)).not.toMatch(/192\.0\.2|127\.0\.0|2001:0?db8|::1/);
});

test("a browser reads all that its device is asked, and loses none of it", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const asked = await begin(app.request, "authenticate");
  expect(PasskeyRequestOptions.parse(asked.options)).toEqual(asked.options);
  const made = await begin(ada.request, "register");
  expect(PasskeyCreationOptions.parse(made.options)).toEqual(made.options);
  expect(() => PasskeyCreationOptions.parse(asked.options)).toThrow(TypeError);
});
