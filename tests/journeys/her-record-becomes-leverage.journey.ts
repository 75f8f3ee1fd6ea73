import { readFileSync, rmSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { createDataFolder } from "../support/database/data-folder.ts";
import { addProMember } from "../support/account/pro-member.ts";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage, overflow } from "./support/browser.ts";
import { fieldOf } from "./support/boundary.ts";
import { signInByCode } from "./support/mailbox.ts";
import { openAs } from "./support/pro-browser.ts";
import { startServer } from "./support/server.ts";

const Data = z.looseObject({ schemaVersion: z.int() });
const taken = ["wins", "negotiations", "powerPosition", "library", "drafts"] as const;

/** Presses Export Data on the account page; answers where the file is. */
async function exported(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/account`, { waitUntil: "networkidle" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export Data" }).click(),
  ]);
  return file.path();
}

function dataIn(path: string) {
  const file = unzipSync(readFileSync(path))["m-power.json"] ?? new Uint8Array();
  return Data.parse(JSON.parse(strFromU8(file)));
}

/** Wide and light, narrow and dark; at 320 px it fits. */
async function expectClean(page: Page, about: string) {
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflow(page), `${about} at 320 px`).toBeLessThanOrEqual(0);
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await overflow(page), `${about} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axeFindings(page), `${about} at ${width} px, ${colorScheme}`).toEqual([]);
  }
}

async function recordOnDashboard(page: Page, url: string) {
  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  const wins = [
    ["Cut onboarding from 9 weeks to 5", "Two hospitals copied it"],
    ["Renewed Halvorsen for $2.4M a year", ""],
    ["Keynote, Midwest Risk Forum", ""],
  ] as const;
  for (const [title, description] of wins) {
    await main.getByRole("textbox", { name: "Title", exact: true }).first().fill(title);
    await main.getByRole("textbox", { name: "Description", exact: true }).first().fill(description);
    await page.getByRole("button", { name: "Add Win" }).click();
    await page.getByRole("button", { name: `Delete win: ${title}` }).waitFor();
  }
  for (const request of ["Senior Director, $184,500 base", "A team of six"]) {
    await main.getByRole("textbox", { name: "Request", exact: true }).first().fill(request);
    await page.getByRole("button", { name: "Log Negotiation" }).click();
    await main.getByRole("list").getByText(request, { exact: true }).first().waitFor();
  }
  await page
    .getByRole("textbox", { name: /position/i })
    .fill("The person the board calls when a launch is late.");
  await page.getByRole("button", { name: "Save Position" }).click();
  await main.getByText(/^Saved today, /).waitFor();
}

async function refine(page: Page, request: string, version: string) {
  await page.getByRole("textbox", { name: "Refine Further" }).fill(request);
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  await page.getByText(new RegExp(`Version ${version}`)).waitFor();
}

test("her record becomes her leverage: written from, kept, compared, taken out, and brought in elsewhere", async () => {
  const dataDir = await createDataFolder();
  const member = await addProMember({ DATA_DIR: dataDir });
  await using browser = await openBrowser();
  let zip = "";
  {
    await using server = await startServer(member.settings, { dataDir });
    const { page, complaints } = await openAs(browser, server, member);
    await recordOnDashboard(page, server.url);

    await page.goto(`${server.url}/tools/pay-ask`, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    await fieldOf(page, "now").fill("$142,000");
    await fieldOf(page, "sum").fill("$160,000");
    await page.getByText("Your saved facts").click();
    await page.getByRole("checkbox", { name: /^Cut onboarding/ }).check();
    await page.getByRole("checkbox", { name: /^Renewed Halvorsen/ }).check();
    await page.getByText("2 of at most 8 ticked").waitFor();
    await expectClean(page, "the open shelf");
    await page.getByRole("button", { name: "Generate M•Power Language" }).click();
    const result = page.getByRole("region", { name: "Your Strategic Language" });
    await page.getByRole("button", { name: "Save to library" }).waitFor();
    expect(await result.innerText()).toContain("from 9 weeks to 5");
    await result.getByRole("button", { name: "$2.4M", exact: true }).first().click();
    await page
      .getByText("From: “Renewed Halvorsen for $2.4M a year”, as you recorded it")
      .waitFor();
    await page.getByRole("button", { name: "Save to library" }).click();
    await page.getByText(/^Saved as “Pay\/Promotion Ask/).waitFor();
    await refine(page, "shorter", "2 of 2");
    await refine(page, "more direct", "3 of 3");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText(/^Saved as “Pay\/Promotion Ask/).waitFor();
    await expectClean(page, "the tool");

    // A second text to compare with.
    await page.goto(`${server.url}/library`, { waitUntil: "networkidle" });
    await page.getByText("3 versions", { exact: false }).waitFor();
    const Saved = z.looseObject({ items: z.array(z.object({ id: z.string() })) });
    const headers = { Cookie: member.cookie, Origin: server.url };
    const kept = Saved.parse(await (await fetch(`${server.url}/api/library`, { headers })).json());
    const first = z
      .object({
        toolId: z.string(),
        answers: z.record(z.string(), z.string()),
        tone: z.string(),
        versions: z.array(z.unknown()),
      })
      .parse(
        await (await fetch(`${server.url}/api/library/${kept.items[0]?.id}`, { headers })).json(),
      );
    const added = await fetch(`${server.url}/api/library`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ ...first, name: "As it was at first", shown: 0 }),
    });
    expect(added.status).toBe(201);

    await page.reload({ waitUntil: "networkidle" });
    await page.getByText("2 saved", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search your library" }).fill("as it was");
    await page.keyboard.press("Enter");
    await page.getByText("1 of 2 saved", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search your library" }).fill("");
    await page.getByText("2 saved", { exact: true }).waitFor();
    await page
      .getByRole("combobox", { name: "From" })
      .selectOption({ label: "As it was at first" });
    await page.getByRole("combobox", { name: "To" }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Compare" }).click();
    await page.waitForURL(/#compare$/);
    await page.waitForLoadState("networkidle");
    expect(await main.locator("del, ins").count()).toBeGreaterThan(0);
    await expectClean(page, "the library");

    await page.getByRole("button", { name: "Delete As it was at first" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Delete As it was at first" }).waitFor();
    await page.getByRole("link", { name: /^Continue Pay\/Promotion Ask/ }).click();
    await page.getByText(/Version 3 of 3/).waitFor();

    zip = await exported(page, server.url);
    const email = await main.locator(".lead").first().innerText();
    await page.getByRole("textbox", { name: /to confirm/ }).fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Your account is deleted." }).waitFor();
    expect(complaints).toEqual([]);
  }
  rmSync(dataDir, { recursive: true });

  await using anew = await startServer();
  const { page } = await openPage(browser);
  await page.goto(`${anew.url}/account`, { waitUntil: "networkidle" });
  await signInByCode(page, anew, "ada@example.com");
  await page.getByLabel("Import an export").setInputFiles({
    name: "m-power.zip",
    mimeType: "application/zip",
    buffer: readFileSync(zip),
  });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(/^Imported: 3 wins/).waitFor();
  const [before, after] = [dataIn(zip), dataIn(await exported(page, anew.url))];
  expect(before["wins"]).toHaveLength(3);
  expect(before["negotiations"]).toHaveLength(2);
  expect(before["library"]).toHaveLength(2);
  for (const name of taken) expect(after[name], name).toEqual(before[name]);
});
