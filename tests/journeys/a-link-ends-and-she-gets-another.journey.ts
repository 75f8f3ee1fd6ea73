import { rmSync } from "node:fs";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { deriveKeys } from "#adapters/secret/key-ring.ts";
import { createDownloadLinks } from "#features/delivery/download-links.server.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { createDataFolder } from "../support/database/data-folder.ts";
import { insertPaidPurchase } from "../support/billing/purchase-rows.ts";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage, overflow, schemes } from "./support/browser.ts";
import { signInByCode } from "./support/mailbox.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";

const kit = "raise-promotion-ask";
const bundle = "career-confidence-bundle";
const links = createDownloadLinks(deriveKeys([fixedSecret], "downloads"));

/** A server whose database holds what one guest bought, once paid, once refunded, once on its way. */
async function withPurchases() {
  const dataDir = await createDataFolder();
  const settings = { DATA_DIR: dataDir, APP_SECRET: fixedSecret };
  const { db, close } = await openDatabase(readSettings(settings));
  const email = "guest@example.com";
  const paid = await insertPaidPurchase(db, { sku: bundle, email });
  const refunded = await insertPaidPurchase(db, { sku: bundle, email, state: "refunded" });
  const underWay = await insertPaidPurchase(db, { sku: bundle, email, state: "processing" });
  await close();
  const server = await startServer(settings, { dataDir });
  return {
    server,
    ids: { paid, refunded, underWay },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const Letters = z.array(z.object({ to: z.string(), links: z.array(z.string()) }));

async function linkMailedTo({ url }: RunningServer, email: string): Promise<string> {
  const response = await fetch(`${url}/dev/mail`, { headers: { Accept: "application/json" } });
  const letter = Letters.parse(await response.json()).find(({ to }) => to === email);
  return letter?.links.find((link) => link.includes("/download/")) ?? "";
}

test("an old message leads a guest to a fresh link, and to her file", async () => {
  await using records = await withPurchases();
  const { server, ids } = records;
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  const anHourAgo = Date.now() - 3_600_000;
  const old = await page.goto(server.url + links.pathTo(ids.paid, kit, 600, anHourAgo));
  expect(old?.status()).toBe(410);
  await page.getByRole("button", { name: "Send me a fresh link" }).click();
  await page.getByRole("heading", { level: 1, name: "A fresh link is on its way" }).waitFor();
  expect(await page.content()).not.toContain("guest@example.com");

  const fresh = await linkMailedTo(server, "guest@example.com");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.goto(fresh).catch(() => null),
  ]);
  expect(file.suggestedFilename()).toBe("Raise & Promotion Pack.pdf");
  expect(await file.failure()).toBeNull();
});

test("she comes for the free pack, signs in, and has it with one press", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await page.goto(`${server.url}/download/raise-promotion-ask`);
  await signInByCode(page, server, "ada@example.com");
  const pack = page.getByRole("link", { name: "Download Pack (Free)" });
  const [file] = await Promise.all([page.waitForEvent("download"), pack.click()]);
  expect(file.suggestedFilename()).toBe("Raise & Promotion Pack.pdf");
  await page.getByRole("heading", { level: 1, name: /is here$/ }).waitFor();
  expect(complaints).toEqual([]);
});

test("every answer that is no file is clean to axe, fits 320 px and stays as it was", async () => {
  await using records = await withPurchases();
  const { server, ids } = records;
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser, { viewport: { width: 320, height: 800 } });
  const live = links.pathTo(ids.paid, kit, 600);
  for (let time = 0; time < 30; time += 1) await fetch(server.url + live);
  const answers = [
    [links.pathTo(ids.paid, kit, 600, Date.now() - 3_600_000), 410, "This link has ended"],
    [live.slice(0, -1), 403, "This link is not complete"],
    [links.pathTo(ids.refunded, kit, 600), 403, "This download is closed"],
    [links.pathTo(ids.underWay, kit, 600), 403, "Your payment is being confirmed"],
    [live, 429, "That was a lot at once"],
  ] as const;
  for (const [path, status, heading] of answers) {
    const response = await page.goto(server.url + path, { waitUntil: "networkidle" });
    expect(response?.status(), path).toBe(status);
    // Once the page's code has run it still says the same.
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    expect(await overflow(page), heading).toBeLessThanOrEqual(0);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${heading}, ${colorScheme}`).toEqual([]);
    }
  }
  expect((await page.goto(`${server.url}/download/none-such/none-such`))?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("404 Page Not Found");
  expect(complaints.filter((line) => !/\b4(?:03|04|10|29)\b/.test(line))).toEqual([]);
});
