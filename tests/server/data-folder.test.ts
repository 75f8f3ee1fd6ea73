import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServerProcess, createTemporaryFolder } from "../support/app/server-process.ts";

test("a folder that is not there yet is made at the first start", async () => {
  using folder = createTemporaryFolder();
  const path = join(folder.path, "deeper/data");
  await using server = await startServerProcess({ DATA_DIR: path });
  expect(await server.ready, server.printed()).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test.for([
  ["PORT", { PORT: "abc" }],
  ["AI_API_KEY", { AI_PROVIDER: "anthropic" }],
  ["The data folder /proc/x cannot be written", { DATA_DIR: "/proc/x" }],
  ["DATABASE_URL, APP_SECRET, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL", { NODE_ENV: "production" }],
  [
    "DATABASE_URL, APP_SECRET, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL",
    { BASE_URL: "https://example.com" },
  ],
] as const)("a start with a wrong %s ends with 1 and names it", async ([name, settings]) => {
  using folder = createTemporaryFolder();
  await using server = await startServerProcess({ DATA_DIR: folder.path, ...settings });
  expect(await server.ended).toBe(1);
  expect(server.printed()).toContain(name);
  expect(server.printed()).not.toMatch(/^ +at /m);
});

test("records of another database release are left alone, with a sentence", async () => {
  using folder = createTemporaryFolder();
  mkdirSync(join(folder.path, "records"));
  writeFileSync(join(folder.path, "records/PG_VERSION"), "17\n");
  await using server = await startServerProcess({ DATA_DIR: folder.path });
  expect(await server.ended).toBe(1);
  expect(server.printed()).toContain("were written by database release 17");
});
