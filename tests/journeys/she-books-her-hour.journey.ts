import { readFileSync } from "node:fs";
import { sync } from "node-ical";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage, overflow } from "./support/browser.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { signInAt } from "./support/sign-in-at.ts";

/** Pays for an hour as the page of kits does; answers the path of its page. */
async function payHour({ url }: RunningServer, cookie: string): Promise<string> {
  const ask = (path: string, type: string, body: string) =>
    fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": type, Origin: url, Cookie: cookie },
      body,
      redirect: "manual",
    });
  const kit = JSON.stringify({ kitId: "private-strategy-session" });
  const started = await ask("/api/create-powerkit-checkout", "application/json", kit);
  const checkout = new URL(z.object({ url: z.url() }).parse(await started.json()).url).pathname;
  await ask(checkout, "application/x-www-form-urlencoded", "action=pay");
  const listed = await fetch(`${url}/api/purchases`, { headers: { Cookie: cookie } });
  const [bought] = z.array(z.object({ id: z.string() })).parse(await listed.json());
  return `/sessions/${bought?.id}`;
}

/** Sets the session cookie in the browser. */
async function remember(page: Page, { url }: RunningServer, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url }]);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function press(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
  await page.waitForLoadState("networkidle");
}

/** Narrow by day and wide by night: axe, and no scrolling sideways. */
async function expectGoodLooks(page: Page, what: string) {
  for (const [width, colorScheme] of [
    [320, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), `${what}, ${width} px`).toEqual([]);
    expect(await overflow(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test(
  "she pays for an hour, and by keyboard chooses it in her own time zone, books it, takes the calendar file, moves it and cancels it",
  { timeout: 180_000 },
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser, { timezoneId: "Asia/Kolkata" });
    await remember(page, server, await signInAt(server, "amara@example.com"));
    await page.goto(`${server.url}/power-kits`, { waitUntil: "networkidle" });
    await press(page, "Book Session");
    await page.getByRole("button", { name: /^Pay \$99/ }).click();
    await page.getByRole("link", { name: "Choose a time" }).click();
    await page.getByRole("heading", { level: 1, name: "Choose your hour" }).waitFor();
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
  { timeout: 180_000 },
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const cookie = await signInAt(server, "amara@example.com");
    const [mine, other] = [await payHour(server, cookie), await payHour(server, cookie)];
    const open = async (path: string) => {
      const { page } = await openPage(browser, { javaScriptEnabled: false });
      await remember(page, server, cookie);
      await page.goto(server.url + path);
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
