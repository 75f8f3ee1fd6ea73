import { expect, test } from "vitest";
import { settingNames } from "./env.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

test.for([
  ["STRIPE_SECERT_KEY", "STRIPE_SECRET_KEY"],
  ["STRIPE_WEBHOOK_SECRETS", "STRIPE_WEBHOOK_SECRET"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["SMTP_ULR", "SMTP_URL"],
  ["OIDC_CLIENTID", "OIDC_CLIENT_ID"],
  ["PROT", "PORT"],
] as const)("%s is named, with %s", ([typed, meant]) => {
  expect(misspeltSettings({ [typed]: "x" }, settingNames)).toEqual([
    `${typed} is no setting. Did you mean ${meant}?`,
  ]);
});

test("what is plainly somebody else's is left alone, and so is a setting", () => {
  const others = [
    "PATH",
    "HOME",
    "HOSTNAME",
    "HOSTS",
    "host",
    "PORTS",
    "SORT",
    "POST",
    "XAI_API_KEY",
    "OPENAI_API_KEY",
    "STRIPE_API_KEY",
    "STRIPE_DEVICE_NAME",
    "PGHOST",
    "POSTGRES_PASSWORD",
    "SMTP_HOST",
    "MAILTO",
    "NODE_OPTIONS",
    "NODE_EXTRA_CA_CERTS",
    "npm_config_user_agent",
    "DEBUG",
    "TERM",
    "LOGNAME",
    "DATA_SOURCE",
    "BASE_IMAGE",
  ];
  for (const name of [...others, ...settingNames])
    expect(misspeltSettings({ [name]: "x" }, settingNames), name).toEqual([]);
});

test("beside the right name another one like it is another's", () => {
  const variables = { STRIPE_SECRET_KEY: "x", STRIPE_SECRET_KEY2: "y" };
  expect(misspeltSettings(variables, settingNames)).toEqual([]);
});
