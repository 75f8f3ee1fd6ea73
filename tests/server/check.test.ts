import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { readSettings } from "#adapters/env.ts";
import { checkIdentity } from "#app/operator/check/check-identity.server.ts";
import { describeClock } from "#app/operator/check/check-clock.server.ts";
import { checkMail } from "#app/operator/check/check-mail.server.ts";
import { checkModel } from "#app/operator/check/check-model.server.ts";
import { checkPayments } from "#app/operator/check/check-payments.server.ts";
import { checkAddress } from "#app/operator/check/check-site.server.ts";
import { expect, test } from "vitest";
import { startMailServer } from "../support/account/mail-server.ts";
import { startOidcServer } from "../support/account/oidc-server.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";
import { freePort } from "../support/app/free-port.ts";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { startStripeServer } from "../support/billing/stripe-server.ts";
import { createAuthority } from "../support/database/certificates.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";

const signIn = { user: "post", password: "a-hidden-word" };

test("the mail server is asked for connection and sign-in, and gets no message", async () => {
  await using server = await startMailServer({
    options: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, answer) =>
        username === signIn.user && password === signIn.password
          ? answer(null, { user: username })
          : answer(new Error(`No such account: ${username ?? ""}`)),
    },
  });
  const { port } = new URL(server.url);
  const check = (user: string, password: string) =>
    checkMail(readSettings({ SMTP_URL: `smtp://${user}:${password}@127.0.0.1:${port}` }));
  expect(await check(signIn.user, signIn.password)).toEqual([
    {
      what: "Email",
      isRight: true,
      found: `127.0.0.1:${port} takes our connection with our sign-in. Nothing was sent.`,
    },
  ]);
  const [refused] = await check("eve", "a-wrong-word");
  expect(refused).toMatchObject({
    isRight: false,
    found: expect.stringContaining("It refuses the sign-in (EAUTH 535). Check user and password"),
  });
  expect(refused?.found).not.toMatch(/eve|a-wrong-word/);
  const [tls] = await checkMail(readSettings({ SMTP_URL: `smtps://127.0.0.1:${port}` }));
  expect(tls).toMatchObject({ isRight: false, found: expect.stringContaining("No TLS could") });
  const absent = `smtp://127.0.0.1:${await freePort()}`;
  const [gone] = await checkMail(readSettings({ SMTP_URL: absent }));
  expect(gone).toMatchObject({
    isRight: false,
    found: expect.stringContaining("cannot be reached"),
  });
  expect(server.offered()).toBe(0);
});

test("the provider of identity is asked what it is", async () => {
  const baseUrl = "http://localhost:3000";
  const port = await freePort();
  {
    await using provider = await startOidcServer(baseUrl, port);
    const settings = readSettings(provider.settings);
    expect(await checkIdentity(settings)).toMatchObject([
      { isRight: true, found: expect.stringContaining(`${baseUrl}/api/auth/callback/oidc`) },
    ]);
    const misnamed = { ...provider.settings, OIDC_ISSUER: `http://127.0.0.1:${port}` };
    expect(await checkIdentity(readSettings(misnamed))).toMatchObject([
      { isRight: false, found: expect.stringContaining("by another name than OIDC_ISSUER") },
    ]);
  }
  const gone = {
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: "a",
    OIDC_CLIENT_SECRET: "b",
  };
  expect(await checkIdentity(readSettings(gone))).toMatchObject([
    { isRight: false, found: expect.stringContaining("It does not say what it is (") },
  ]);
});

test("Stripe is asked for its prices, and nothing of the key is said", async () => {
  const db = await openEmptyDatabase();
  await using stripe = await startStripeServer({ db, baseUrl: "http://localhost:3000" });
  const settings = readSettings({
    STRIPE_SECRET_KEY: "sk_test_hidden",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  const [right] = await checkPayments(settings);
  expect(right).toMatchObject({
    isRight: true,
    found: expect.stringMatching(/Stripe takes the test key and has all \d+ prices\. The webhook/),
  });
  expect(stripe.calls.every((call) => call.startsWith("GET "))).toBe(true);
  stripe.answerInstead = () =>
    Response.json(
      { error: { type: "invalid_request_error", message: "Invalid API Key: sk_test_hidden" } },
      { status: 401 },
    );
  const [refused] = await checkPayments(settings);
  expect(refused).toMatchObject({
    isRight: false,
    found: expect.stringContaining("Check STRIPE_SECRET_KEY"),
  });
  stripe.answerInstead = () =>
    Response.json({ object: "list", data: [], has_more: false, url: "/v1/prices" });
  const [empty] = await checkPayments(settings);
  expect(empty).toMatchObject({ isRight: false, found: expect.stringContaining("lacks prices") });
  for (const line of [right, refused, empty]) expect(line?.found).not.toMatch(/hidden|whsec_/);
});

test("a writer’s address is asked for its models", async () => {
  const upstream = createHttpServer((_, response) => {
    response.end(JSON.stringify({ data: [{ id: "small" }] }));
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const address = upstream.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const check = (AI_MODEL: string) =>
    checkModel(readSettings({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL }));
  expect(await check("small")).toMatchObject([{ isRight: true }]);
  expect(await check("large")).toMatchObject([
    { isRight: false, found: expect.stringContaining("Set AI_MODEL to one that it has.") },
  ]);
  upstream.close();
  expect(await checkModel(readSettings({}))).toMatchObject([
    { isRight: true, found: "The composer. Nothing leaves this machine." },
  ]);
});

test("a public address is asked over TLS, and a certificate that ends soon is named", async () => {
  using folder = createTemporaryFolder();
  const authority = createAuthority(folder.path);
  const ask = async (days: number, status = 200, ca: string | undefined = authority.cert) => {
    const server = createTlsServer(authority.issue("localhost", days), (_, response) => {
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { isRight, found } = await checkAddress(`https://localhost:${port}`, ca);
    server.closeAllConnections();
    server.close();
    return `${isRight} ${found.replaceAll(`:${port}`, "")}`;
  };
  expect(await ask(40)).toBe(
    "true https://localhost answers, and its certificate is good for 39 days.",
  );
  expect(await ask(3)).toMatch(/^false The certificate of https:\/\/localhost ends in 2 days/);
  expect(await ask(41, 502)).toMatch(/^false https:\/\/localhost answers 502 at \/health\/live/);
  expect(await ask(42, 200, "")).toMatch(/^false .*cannot be reached over TLS/);
});

test("a clock is compared with another’s", () => {
  const now = Date.parse("2026-03-04T05:06:07Z");
  expect(describeClock(now - 29_000, "PostgreSQL", now).isRight).toBe(true);
  expect(describeClock(now - 31_000, "PostgreSQL", now)).toMatchObject({
    isRight: false,
    found: expect.stringContaining("31 seconds ahead of that of PostgreSQL"),
  });
  expect(describeClock(now + 90_000, "PostgreSQL", now).found).toContain("90 seconds behind");
});

test("a right installation ends with 0, a wrong one with 1 and what to do, beside a server that runs too", async () => {
  using records = await createOwnDatabase();
  const settings = { ...records.settings, APP_SECRET: fixedSecret };
  const right = await runOperatorCommand(settings, "check");
  expect(right, right.err).toMatchObject({ code: 0 });
  expect(right.out).toMatch(
    /^right {2}Records: .+ opens, up to date, with the rights that it takes\.$/m,
  );
  expect(right.out).toMatch(/^right {2}Disk: [\d.]+ GB are free/m);
  expect(right.out).toContain("Nothing is wrong.");
  const wrong = await runOperatorCommand(
    { ...settings, SMTP_URL: `smtp://${signIn.user}:${signIn.password}@127.0.0.1:9` },
    "check",
  );
  expect(wrong).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^wrong {2}Email: 127\.0\.0\.1:9/m),
  });
  expect(wrong.err).toMatch(/^1 of \d+ is wrong\.$/m);
  expect(wrong.err).not.toContain(signIn.password);
  await using server = await startServerProcess(settings);
  expect(await server.ready, server.printed()).toBe(true);
  const beside = await runOperatorCommand(settings, "check");
  expect(beside, beside.err).toMatchObject({ code: 0 });
  const other = { ...settings, APP_SECRET: fixedSecret.split("").toReversed().join("") };
  const foreign = await runOperatorCommand(other, "check");
  expect(foreign.code).toBe(records.engine === "postgres" ? 1 : 0);
});
