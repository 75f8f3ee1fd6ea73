import { expect, test } from "vitest";
import { isProductionLike, readSettings } from "./env.ts";
import { emailProviderProblem } from "./mail/env.ts";
import { readOidcSettings } from "./identity/env.ts";
import { createModel } from "./model/index.ts";

const secret = "5f1d8c0b7a3e46928d25b9f07c6e143ab8d2e07f9461c35a0e7b82d4f6193c5e";

test("nothing set means everything embedded", () => {
  const settings = readSettings({});
  expect(settings.DATABASE_URL).toBeUndefined();
  expect(settings.TRUST_PROXY).toBeUndefined();
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    BASE_URL: "http://localhost:3000",
    DATA_DIR: ".data",
    BRAND_NAME: "M•Power",
    DEMO: false,
    LOG_LEVEL: "info",
  });
  expect(createModel(settings, { report: () => {} })).toBeNull();
  expect(isProductionLike(settings)).toBe(false);
});

test("a server that shares its records is not ready for five seconds before it closes", () => {
  const shared = { DATABASE_URL: "postgres://localhost/mpower" };
  expect(readSettings({}).SHUTDOWN_DELAY_SECONDS).toBe(0);
  expect(readSettings(shared).SHUTDOWN_DELAY_SECONDS).toBe(5);
  expect(readSettings({ ...shared, SHUTDOWN_DELAY_SECONDS: "0" }).SHUTDOWN_DELAY_SECONDS).toBe(0);
});

test("an empty variable counts as unset", () => {
  const names = ["PORT", "HOST", "BASE_URL", "DATABASE_URL", "APP_SECRET", "DEMO", "AI_BASE_URL"];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test.for([
  ["PORT", "http"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "0x10"],
  ["BASE_URL", "localhost:3000"],
  ["BASE_URL", "ftp://localhost"],
  ["BASE_URL", "https://example.com/app"],
  ["BASE_URL", "http://example.com"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_DIRECT_URL", "localhost"],
  ["OIDC_ISSUER", "id.example.com"],
  ["OIDC_ISSUER", "http://id.example.com"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["SHUTDOWN_DELAY_SECONDS", "-1"],
  ["SHUTDOWN_DELAY_SECONDS", "121"],
  ["DEMO", "2"],
  ["LOG_LEVEL", "loud"],
  ["APP_SECRET", "short"],
  ["APP_SECRET", "5f1d8c0b7a3e46928d25b9f07c6e143a"],
  ["APP_SECRET", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"],
  ["APP_SECRET", "a sentence of more than forty letters is no random number"],
  ["APP_SECRET", `${secret},short`],
  ["APP_SECRET", ","],
  ["SUPPORT_EMAIL", "support"],
  ["MAIL_FROM", "hello@mpower.example, x@y.zz"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "https://mail.example.com"],
  ["AI_PROVIDER", "oracle"],
  ["AI_DAILY_LIMIT", "many"],
] as const)("%s=%s stops the start and is named", ([name, value]) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`→ at ${name}$`, "m"));
});

test("several secrets are set apart by commas, in hex or base64", () => {
  const base64 = "nG4s1Z0h+eYpX8uVb3K/QmJ7tRcW2aLdF6oHiE5xTzI=";
  const { APP_SECRET } = readSettings({ APP_SECRET: `${base64}, ${secret}` });
  expect(APP_SECRET).toEqual([base64, secret]);
});

test("the port is part of the usual address, and a given address loses its slash", () => {
  expect(readSettings({ PORT: "4000" }).BASE_URL).toBe("http://localhost:4000");
  expect(readSettings({ BASE_URL: "https://localhost:8443/" }).BASE_URL).toBe(
    "https://localhost:8443",
  );
});

const complete = {
  BASE_URL: "https://mpower.example",
  DATABASE_URL: "postgres://localhost/mpower",
  APP_SECRET: secret,
  SMTP_URL: "smtps://someone:word@mail.example.com",
  MAIL_FROM: "hello@mpower.example",
  SUPPORT_EMAIL: "support@mpower.example",
  AI_PROVIDER: "composer",
  STRIPE_SECRET_KEY: "rk_live_key",
  STRIPE_WEBHOOK_SECRET: "whsec_word",
};

test("under a public address everything must be chosen, or DEMO", () => {
  expect(isProductionLike(readSettings(complete))).toBe(true);
  for (const name of ["DATABASE_URL", "APP_SECRET", "SMTP_URL", "MAIL_FROM", "SUPPORT_EMAIL"])
    expect(() => readSettings({ ...complete, [name]: "" })).toThrow(`${name} must be set`);
  for (const name of ["DATABASE_URL", "APP_SECRET", "MAIL_FROM", "SUPPORT_EMAIL"])
    expect(readSettings({ ...complete, [name]: "", DEMO: "1" }).DEMO).toBe(true);
});

test("a demonstration under a public address sends its mail; on this machine it need not", () => {
  expect(() => readSettings({ ...complete, SMTP_URL: "", DEMO: "1" })).toThrow(
    "SMTP_URL must be set here: BASE_URL is public",
  );
  expect(readSettings({ NODE_ENV: "production", DEMO: "1" }).SMTP_URL).toBeUndefined();
});

test("of two mail providers at once neither is taken: both are named", () => {
  expect(emailProviderProblem(["ACME_TOKEN", "SMTP_URL"])).toBe(
    "ACME_TOKEN and SMTP_URL each choose how mail is sent. Set one of them.",
  );
  expect(emailProviderProblem(["SMTP_URL"])).toBeNull();
});

test("a production-like start does not fall into the composer: it is chosen by name", () => {
  const unchosen = { ...complete, AI_PROVIDER: "" };
  expect(() => readSettings(unchosen)).toThrow("AI_PROVIDER");
  expect(readSettings(complete).AI_PROVIDER).toBe("composer");
  expect(readSettings({ ...unchosen, AI_BASE_URL: "http://127.0.0.1:1/v1" }).AI_BASE_URL).toBe(
    "http://127.0.0.1:1/v1",
  );
});

test("NODE_ENV=production asks the same of a local address", () => {
  expect(() => readSettings({ NODE_ENV: "production" })).toThrow("DEMO=1");
  for (const name of ["DATABASE_URL", "STRIPE_SECRET_KEY"])
    expect(() => readSettings({ NODE_ENV: "production" })).toThrow(name);
  expect(isProductionLike(readSettings({ NODE_ENV: "production", DEMO: "1" }))).toBe(true);
});

test("the three settings of a provider of identity go together, and the missing one is named", () => {
  const set = { OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "m-power" };
  expect(() => readSettings(set)).toThrow("OIDC_CLIENT_SECRET must be set as well");
  const settings = readSettings({ ...set, OIDC_CLIENT_SECRET: "secret" });
  expect(readOidcSettings(settings)).toMatchObject({ clientId: "m-power", name: "id.example.com" });
  expect(readOidcSettings(readSettings({}))).toBeNull();
});
