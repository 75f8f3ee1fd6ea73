import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#app/operator/run-command.server.ts";
import { listWarnings } from "#app/desk/health/health.server.ts";
import { readSettings } from "#adapters/env.ts";
import { readStatus } from "#app/operator/records/status.server.ts";
import { expect, test } from "vitest";
import { signIn } from "../support/account/sign-in.ts";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { createTemporaryFolder } from "../support/app/server-process.ts";
import { buyKit, createShopApp } from "../support/billing/buying.ts";

const owners = { OWNER_EMAILS: "owner@example.com" };
const hourMs = 3_600_000;

test("the page says what status says, by the same function, and what the last comparison found", async () => {
  using folder = createTemporaryFolder();
  await using app = await createShopApp({ settings: { ...owners, DATA_DIR: folder.path } });
  const owner = await signIn(app, "owner@example.com");
  const page = async () => (await owner.request("/desk/health")).text();
  const before = await page();
  expect(before).toContain(process.version);
  for (const { what, found } of await readStatus(app)) {
    expect(before).toContain(what);
    expect(before).toContain(found.replaceAll(">", "&gt;").replaceAll("<", "&lt;"));
  }
  expect(before).toContain("None recorded.");

  await buyKit(await signIn(app, "ada@example.com"), "power-bio-builder");
  expect(await runCommand(["reconcile"], operatorToolsOf(app))).toMatchObject({ code: 0 });
  const after = await page();
  expect(after).toContain("everything, as each night");
  expect(after).toContain("The records agreed.");
  await app.billing.sync.reconcile();
  expect(await page()).toContain("what may be late, as each hour");
});

test("a backup is recorded with its size, and an old or missing one is told on Today", async () => {
  using folder = createTemporaryFolder();
  let hours = 0;
  const deskClock = () => new Date(Date.now() + hours * hourMs);
  const settings = { ...owners, DATA_DIR: folder.path };
  await using app = await createShopApp({ settings, deskClock });
  const owner = await signIn(app, "owner@example.com");
  const today = async () => (await owner.request("/desk")).text();
  expect(await today()).toContain("No backup is recorded.");
  const file = join(folder.path, "all.backup");
  expect(await runCommand(["backup", "--to", file], operatorToolsOf(app))).toMatchObject({
    code: 0,
  });
  expect(await today()).not.toContain("backup");
  expect(await (await owner.request("/desk/health")).text()).toMatch(
    /0 minutes ago, \S+all\.backup, [\d.]+ (?:bytes|[kM]B)/,
  );
  hours = 47;
  expect(await today()).not.toContain("backup");
  hours = 49;
  expect(await today()).toContain("The last backup was made 2 days ago.");
});

test("a note of a backup that was made before sizes were noted is read", () => {
  using folder = createTemporaryFolder();
  const at = new Date();
  writeFileSync(
    join(folder.path, "last-backup.json"),
    JSON.stringify({ at: at.toISOString(), file: "/backups/a" }),
  );
  const settings = readSettings({ DATA_DIR: folder.path });
  expect(listWarnings(settings, at).filter((one) => one.includes("backup"))).toEqual([]);
});

test("what the settings lead to is tried at a press alone", async () => {
  await using app = await createShopApp({ settings: owners });
  const owner = await signIn(app, "owner@example.com");
  expect(await (await owner.request("/desk/health")).text()).not.toContain("What was tried");
  const tried = await owner.request("/desk/health", { method: "POST" });
  const page = await tried.text();
  expect(tried.status).toBe(200);
  for (const words of ["The composer. Nothing leaves this machine.", "Right", "Disk"])
    expect(page).toContain(words);
});
