import { readSettings } from "#adapters/env.ts";
import { expect, test } from "vitest";

const live = { STRIPE_SECRET_KEY: "rk_live_key", STRIPE_WEBHOOK_SECRET: "whsec_a" };
const trial = { STRIPE_SECRET_KEY: "sk_test_key", STRIPE_WEBHOOK_SECRET: "whsec_a,whsec_b" };

const production = {
  BASE_URL: "https://mpower.example",
  DATABASE_URL: "postgres://localhost/mpower",
  APP_SECRET: "5f1d8c0b7a3e46928d25b9f07c6e143ab8d2e07f9461c35a0e7b82d4f6193c5e",
  SMTP_URL: "smtps://someone:word@mail.example.com",
  MAIL_FROM: "hello@mpower.example",
  SUPPORT_EMAIL: "support@mpower.example",
  AI_PROVIDER: "composer",
};

test("nothing set takes no money; a key with its webhook secrets does", () => {
  expect(readSettings({}).STRIPE_SECRET_KEY).toBeUndefined();
  expect(readSettings(trial).STRIPE_WEBHOOK_SECRET).toEqual(["whsec_a", "whsec_b"]);
  expect(readSettings({ ...trial, STRIPE_API_BASE: "http://127.0.0.1:12111" })).toMatchObject({
    STRIPE_API_BASE: "http://127.0.0.1:12111",
  });
  expect(readSettings({ ...production, ...live }).STRIPE_SECRET_KEY).toBe("rk_live_key");
  expect(readSettings({ ...production, ...trial, DEMO: "1" }).STRIPE_SECRET_KEY).toBe(
    "sk_test_key",
  );
  expect(readSettings({ ...production, DEMO: "1" }).STRIPE_SECRET_KEY).toBeUndefined();
});

test.for([
  [
    "a key that is no secret key",
    { ...trial, STRIPE_SECRET_KEY: "pk_live_key" },
    "STRIPE_SECRET_KEY",
  ],
  ["a key of neither mode", { ...trial, STRIPE_SECRET_KEY: "sk_key" }, "STRIPE_SECRET_KEY"],
  ["a key without a webhook secret", { STRIPE_SECRET_KEY: "sk_test_key" }, "STRIPE_WEBHOOK_SECRET"],
  ["a blank webhook secret", { ...trial, STRIPE_WEBHOOK_SECRET: " " }, "STRIPE_WEBHOOK_SECRET"],
  ["a blank among them", { ...trial, STRIPE_WEBHOOK_SECRET: "whsec_a," }, "STRIPE_WEBHOOK_SECRET"],
  [
    "another kind of secret",
    { ...trial, STRIPE_WEBHOOK_SECRET: "sk_test_a" },
    "STRIPE_WEBHOOK_SECRET",
  ],
  ["a webhook secret alone", { STRIPE_WEBHOOK_SECRET: "whsec_a" }, "STRIPE_SECRET_KEY"],
  ["an address alone", { STRIPE_API_BASE: "http://127.0.0.1:1" }, "STRIPE_SECRET_KEY"],
  ["another machine", { ...trial, STRIPE_API_BASE: "http://stripe.example" }, "STRIPE_API_BASE"],
  ["a live key on this machine", live, "STRIPE_SECRET_KEY"],
  [
    "a live key on this machine, by https",
    { ...live, BASE_URL: "https://localhost:8443" },
    "STRIPE_SECRET_KEY",
  ],
  ["a live key without https", { ...live, BASE_URL: "http://mpower.example" }, "BASE_URL"],
  ["a test key in production", { ...production, ...trial }, "STRIPE_SECRET_KEY"],
  [
    "a test key where NODE_ENV is production",
    { ...trial, NODE_ENV: "production" },
    "STRIPE_SECRET_KEY",
  ],
  ["no key in production", production, "STRIPE_SECRET_KEY"],
  ["no key where NODE_ENV is production", { NODE_ENV: "production" }, "STRIPE_SECRET_KEY"],
] as const)("%s stops the start, and the setting is named", ([, variables, name]) => {
  expect(() => readSettings(variables)).toThrow(name);
});
