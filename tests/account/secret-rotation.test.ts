import { expect, test } from "vitest";
import {
  postCodeRequest,
  readCodeEmail,
  sessionCookieOf,
  signIn,
} from "../support/account/sign-in.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";
import { createTestApp } from "../support/app/test-app.ts";

const next = "c09e4f1b6d8a35720fe1bc94d7382a6590b4e8f3172d6ca5498ef0b3d1a7265c";

const herBrowser = "only-her-browser-knows-this-word";

const withSecret = (APP_SECRET: string) => ({ settings: { APP_SECRET } });

/** The product before, while and after its secret is replaced, on one database. */
async function rotation() {
  const before = await createTestApp(withSecret(fixedSecret));
  const { db } = before;
  const during = await createTestApp({ ...withSecret(`${next},${fixedSecret}`), db });
  const after = await createTestApp({ ...withSecret(next), db });
  const stack = new AsyncDisposableStack();
  for (const app of [before, during, after]) stack.use(app);
  return { before, during, after, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test("a session of the old secret goes on; one begun while both are known outlives it", async () => {
  await using apps = await rotation();
  const { cookie } = await signIn(apps.before);
  const status = async (app: typeof apps.during, Cookie: string) =>
    (await app.request("/api/auth/user", { headers: { Cookie } })).status;
  expect(await status(apps.during, cookie)).toBe(200);
  expect(await status(apps.after, cookie)).toBe(401);
  const renewed = await signIn(apps.during, "eve@example.com");
  expect(await status(apps.after, renewed.cookie)).toBe(200);
});

test("the identity library knows a session and a challenge of the old secret", async () => {
  await using apps = await rotation();
  const { cookie } = await signIn(apps.before);
  const path = "/api/auth/passkey/generate-register-options";
  const asked = await apps.during.request(path, { headers: { Cookie: cookie } });
  expect(asked.status).toBe(200);
  expect(await asked.json()).toHaveProperty("challenge");
});

test.for(["code", "link"] as const)(
  "a message of the old secret still signs in by its %s",
  async (by) => {
    await using apps = await rotation();
    const email = "ada@example.com";
    await postCodeRequest(apps.before, email, undefined, herBrowser);
    const { code, link } = await readCodeEmail(apps.during, email);
    const response =
      by === "code"
        ? await apps.during.post("/api/auth/sign-in/email-otp", { email, otp: code })
        : await apps.during.request("/sign-in/verify", {
            method: "POST",
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
            body: new URLSearchParams({ token: new URL(link).searchParams.get("token") ?? "" }),
          });
    expect(sessionCookieOf(response)).not.toBe("");
  },
);

test("the older code of the browser that asked is its own under the new secret as well", async () => {
  await using apps = await rotation();
  const email = "ada@example.com";
  await postCodeRequest(apps.before, email, undefined, herBrowser);
  const { code: otp } = await readCodeEmail(apps.during, email);
  await postCodeRequest(apps.during, email, undefined, `another${herBrowser}`);
  const use = { email, otp, requesterToken: herBrowser };
  const response = await apps.during.post("/api/auth/sign-in/email-otp", use);
  expect(sessionCookieOf(response)).not.toBe("");
});
