import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sync } from "node-ical";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addPaidHours } from "../support/paid-hours.ts";
import { axeFindings, openBrowser, openPage, overflow, schemes } from "./support/browser.ts";
import { startServer } from "./support/server.ts";

type Paid = Awaited<ReturnType<typeof withPaidHours>>;

/** The built server with a member who has paid for hours. */
async function withPaidHours(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-"));
  const { settings, cookie, paths } = await addPaidHours(dataDir, count);
  const server = await startServer({ APP_SECRET: settings.APP_SECRET }, { dataDir });
  return {
    server,
    cookie: { ...cookie, url: server.url },
    paths,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function press(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
  await page.waitForLoadState("networkidle");
}

/** Every look of the page at this moment: axe, and no scrolling sideways. */
async function expectGoodLooks(page: Page, what: string) {
  for (const width of [320, 1280]) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
      expect(await overflow(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

test(
  "by keyboard she chooses an hour in her own time zone, books it, takes the calendar file, moves it and cancels it",
  { timeout: 120_000 },
  async () => {
    await using paid: Paid = await withPaidHours(1);
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser, { timezoneId: "Asia/Kolkata" });
    await page.context().addCookies([paid.cookie]);
    const address = paid.server.url + (paid.paths[0] ?? "");
    await page.goto(address, { waitUntil: "networkidle" });
    await expect.poll(() => page.getByLabel("Time zone").inputValue()).toBe("Asia/Kolkata");
    await expectGoodLooks(page, "the free times");

    await page.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await press(page, "Keep this time");
    await page.getByText("Kolkata time (GMT+5:30)").waitFor();
    await expectGoodLooks(page, "the kept time");
    await press(page, "Book this time");
    await page.getByRole("heading", { level: 1, name: "Your session is booked" }).waitFor();
    await expectGoodLooks(page, "the booked time");

    const starts: string[] = [];
    const takeFile = async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download the calendar file" }).click();
      const text = readFileSync(await (await download).path(), "utf8");
      const event = Object.values(sync.parseICS(text)).find((one) => one?.type === "VEVENT");
      if (event?.type !== "VEVENT") throw new Error(text);
      starts.push(event.start.toISOString());
      return { uid: event.uid, sequence: Number(event.sequence) };
    };
    const first = await takeFile();
    expect(first.sequence).toBe(0);

    await page.getByRole("link", { name: "Move it" }).click();
    await page.getByRole("heading", { level: 1, name: "Choose another time" }).waitFor();
    await page.getByRole("radio").last().check();
    await press(page, "Keep this time");
    await press(page, "Book this time");
    expect(await takeFile()).toEqual({ uid: first.uid, sequence: 1 });
    expect(starts[1]).not.toBe(starts[0]);

    await page.getByText("Cancel it", { exact: true }).click();
    await press(page, "Cancel this session");
    await page.getByRole("heading", { level: 1, name: "Choose your hour" }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  "without script: another zone, a time that was taken in the meantime, and another one",
  { timeout: 120_000 },
  async () => {
    await using paid: Paid = await withPaidHours(2);
    await using browser = await openBrowser();
    const [mine = "", other = ""] = paid.paths;
    const open = async (path: string) => {
      const { page } = await openPage(browser, { javaScriptEnabled: false });
      await page.context().addCookies([paid.cookie]);
      await page.goto(paid.server.url + path);
      return page;
    };
    const [page, quick] = [await open(mine), await open(other)];
    await page.getByLabel("Time zone").selectOption("Europe/London");
    await button(page, "Show times").click();
    expect(await page.getByLabel("Time zone").inputValue()).toBe("Europe/London");

    await quick.getByRole("radio").first().check();
    await button(quick, "Keep this time").click();
    await page.getByRole("radio").first().check();
    await button(page, "Keep this time").click();
    await page.getByRole("alert").getByText("That time is no longer free.").waitFor();
    await page.getByRole("radio").first().check();
    await button(page, "Keep this time").click();
    await button(page, "Choose another time").click();
    await page.getByRole("radio").first().check();
    await button(page, "Keep this time").click();
    await button(page, "Book this time").click();
    await page.getByRole("heading", { level: 1, name: "Your session is booked" }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain("London time");
  },
);
