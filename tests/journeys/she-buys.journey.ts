import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage, overflow, widths } from "./support/browser.ts";
import { letterWith, signInByCode } from "./support/mailbox.ts";
import { type RunningServer, startServer } from "./support/server.ts";

const long = { timeout: 180_000 };

/** The screen is clean to axe and fits, at both widths. */
async function look(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${what} at ${width} px`).toEqual([]);
    expect(await overflow(page), `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function open(page: Page, { url }: RunningServer, path: string): Promise<void> {
  await page.goto(url + path, { waitUntil: "networkidle" });
}

/** Signed in, on the page at this path. */
async function openAs(page: Page, server: RunningServer, email: string, path: string) {
  await open(page, server, `/api/login?next=${encodeURIComponent(path)}`);
  await signInByCode(page, server, email);
}

/** Presses a button of ours that leads to the checkout, and one of the checkout, that leads back. */
async function payAt(page: Page, press: () => Promise<void>, how: RegExp = /^Pay \$/) {
  await press();
  await page.waitForURL(/\/test-checkout\//);
  await page.getByRole("button", { name: how }).click();
  await page.waitForURL(/\/checkout\/return/);
  await page.waitForLoadState("networkidle");
}

async function atPortal(page: Page, server: RunningServer, act: string) {
  await open(page, server, "/account");
  await page.getByRole("button", { name: "Manage billing" }).click();
  await page.waitForURL(/\/test-portal\//);
  await page.getByRole("button", { name: act }).click();
  await page.waitForLoadState("networkidle");
  await open(page, server, "/account");
}

function kit(page: Page, name: string) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
}

function main(page: Page) {
  return page.getByRole("main");
}

const isPro = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /Dashboard.*Pro/ })
    .count();

test(
  "from nothing: Pro at once, a kit bought and downloaded, cancelled in two presses, Pro until the date, then over",
  long,
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser);
    await openAs(page, server, "amara@example.com", "/pricing?billing=annual");
    await page.getByRole("button", { name: "Monthly" }).click();
    await payAt(page, () => page.getByRole("button", { name: "Upgrade to Pro" }).press("Enter"));

    await page.getByRole("heading", { level: 1, name: "You have Pro" }).waitFor();
    await look(page, "return with Pro");
    expect(await isPro(page)).toBe(1);
    await page.getByRole("link", { name: "Open your dashboard" }).click();
    await main(page).getByText("Pro Member").waitFor();

    await open(page, server, "/pricing");
    expect(await main(page).getByRole("button", { name: "Current Plan" }).isDisabled()).toBe(true);
    await open(page, server, "/power-kits");
    const session = kit(page, "Private Strategy Session");
    expect(await session.innerText()).toMatch(/\$49\s*\$99 Pro price/);
    expect(await session.locator("del").innerText()).toBe("$99");
    await payAt(page, () =>
      kit(page, "Power Bio Builder").getByRole("button", { name: "Purchase Kit" }).click(),
    );
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Power Bio Builder" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await open(page, server, "/power-kits");
    expect(await kit(page, "Power Bio Builder").innerText()).toContain("You have it.");
    expect(await kit(page, "Career Confidence Bundle").innerText()).toContain(
      "New to you in it: Interview Coaching Kit, $22 alone.",
    );
    await kit(page, "Power Bio Builder").getByRole("link", { name: "Find it in My Kits" }).click();
    await page.getByRole("heading", { level: 1, name: "My Kits" }).waitFor();
    await page.getByRole("button", { name: "Send the receipt again: Power Bio Builder" }).click();
    await page.getByText("Sent to amara@example.com.").waitFor();
    await look(page, "My Kits");

    await open(page, server, "/account");
    const told = await main(page)
      .getByText(/The next payment is on/)
      .innerText();
    const date = /on (\w+ \d+, \d{4})/.exec(told)?.[1] ?? "no date";
    await page.getByText("Cancel Pro", { exact: true }).click();
    await main(page).getByText(`Pro stays open until ${date}.`).waitFor();
    await page.getByRole("button", { name: `Cancel and keep Pro until ${date}` }).press("Enter");
    await main(page).getByText(`Pro until ${date}. Nothing more is charged.`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Your plan");
    await look(page, "cancelled");
    const letter = await letterWith(server, "amara@example.com", /Pro is cancelled/);
    expect(letter.text).toContain(date);
    expect(await isPro(page)).toBe(1);

    await atPortal(page, server, "Advance a month");
    await page.getByRole("button", { name: "Upgrade to Pro" }).waitFor();
    expect(await isPro(page)).toBe(0);
    await open(page, server, "/my-kits");
    await page.getByRole("link", { name: "Download Power Bio Builder" }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  "resumed, switched, a renewal that fails and is paid, returned: the account page says each",
  long,
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser);
    await openAs(page, server, "lena@example.com", "/account");
    await payAt(page, () => page.getByRole("button", { name: "Upgrade to Pro" }).click());

    await atPortal(page, server, "Cancel the plan");
    await main(page)
      .getByText(/^\$19 per month\. Pro until/)
      .waitFor();
    await page.getByRole("button", { name: "Resume" }).click();
    await main(page)
      .getByText(/The next payment is on/)
      .waitFor();

    await page.getByText("Switch to annual").click();
    await main(page)
      .getByText(/^\$149 per year, \$79 less/)
      .waitFor();
    await page.getByRole("button", { name: "Switch to $149 per year" }).click();
    await main(page)
      .getByText(/^\$149 per year\. The next payment/)
      .waitFor();
    await atPortal(page, server, "Switch to monthly");
    await main(page)
      .getByText(/^\$19 per month\. The next payment/)
      .waitFor();

    await atPortal(page, server, "Fail the renewal");
    await main(page).getByText("Your last payment did not go through.").waitFor();
    await look(page, "a failed renewal");
    expect(await isPro(page)).toBe(1);
    await letterWith(server, "lena@example.com", /could not collect/);
    await open(page, server, "/dashboard");
    await main(page).getByText("Your last payment did not go through.").waitFor();
    await look(page, "a failed renewal on the dashboard");
    await main(page).getByRole("link", { name: "your account page" }).click();
    await page.waitForURL("**/account");
    await atPortal(page, server, "Pay what is due");
    await main(page)
      .getByText(/The next payment is on/)
      .waitFor();

    await atPortal(page, server, "Refund the latest payment");
    await page.getByRole("button", { name: "Upgrade to Pro" }).waitFor();
    expect(await isPro(page)).toBe(0);
    await letterWith(server, "lena@example.com", /went back|returned/);
    expect(complaints).toEqual([]);
  },
);

test(
  "without an account: a bundle with each of its files, the address corrected once, found again in this browser and after signing in",
  long,
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 900 } });
    await open(page, server, "/power-kits");
    await kit(page, "Career Confidence Bundle")
      .getByRole("button", { name: "Purchase Kit" })
      .click();
    await page.waitForURL(/\/test-checkout\//);
    await page.goBack();
    await kit(page, "Career Confidence Bundle")
      .getByRole("button", { name: "Purchase Kit", disabled: false })
      .click();
    await page.waitForURL(/\/test-checkout\//);
    await page.getByRole("textbox").fill("nia@exmaple.com");
    await page.getByRole("button", { name: /^Pay \$35/ }).click();
    await page.getByRole("heading", { level: 1, name: "Your kits are here" }).waitFor();
    expect(await page.getByRole("link", { name: /^Download / }).count()).toBe(3);

    await page.getByText("Not your address?").click();
    await page.getByRole("textbox", { name: "Send the receipt to" }).fill("nia@example.com");
    await look(page, "correcting the address");
    await page.keyboard.press("Enter");
    await main(page).getByText("nia@example.com").waitFor();
    expect(await page.getByText("Not your address?").count()).toBe(0);
    const letter = await letterWith(server, "nia@example.com", /Career Confidence Bundle/);
    expect(letter.links.filter((link) => link.includes("/download/"))).toHaveLength(3);

    const address = page.url();
    await open(page, server, "/my-kits");
    expect(await page.getByRole("link", { name: /^Download / }).count()).toBe(3);
    expect(complaints).toEqual([]);

    await open(page, server, "/power-kits");
    await kit(page, "Power Bio Builder").getByRole("button", { name: "Purchase Kit" }).click();
    await page.getByRole("alert").getByText("Power Bio Builder is already yours.").waitFor();
    expect(complaints.splice(0).join(" ")).toMatch(/409.*Kit checkout failed: ApiError/s);
    await page.getByRole("link", { name: "Open My Kits" }).click();
    await page.getByRole("heading", { level: 1, name: "My Kits" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await signInByCode(page, server, "nia@example.com");
    expect(new URL(page.url()).pathname).toBe("/my-kits");
    expect(await page.getByRole("link", { name: /^Download / }).count()).toBe(3);
    expect(complaints).toEqual([]);

    const stranger = await openPage(browser);
    await stranger.page.goto(address);
    await stranger.page.getByRole("heading", { name: "No purchase of yours here" }).waitFor();
    expect(await stranger.page.getByRole("link", { name: /^Download / }).count()).toBe(0);
  },
);

test(
  "a delayed payment says that it is on its way, and is there when it arrives, without script as well",
  long,
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page } = await openPage(browser);
    await openAs(page, server, "zola@example.com", "/power-kits");
    await payAt(
      page,
      () =>
        kit(page, "Private Strategy Session").getByRole("button", { name: "Book Session" }).click(),
      /delayed/,
    );
    await page.getByRole("heading", { level: 1, name: "Your payment is on its way" }).waitFor();
    await look(page, "a delayed payment");
    const address = page.url();
    await open(page, server, "/my-kits");
    await main(page)
      .getByText(/^Being confirmed\./)
      .waitFor();

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await still.goto(address);
    expect(await still.getByRole("main").innerText()).toContain("Your payment is on its way");
    await page.goBack({ waitUntil: "networkidle" });
    await page.goBack({ waitUntil: "networkidle" });
    await page.getByRole("button", { name: "The money arrives" }).click();
    await page.waitForLoadState("networkidle");
    await still.getByRole("link", { name: "Look again" }).click();
    expect(await still.getByRole("heading", { level: 1 }).innerText()).toBe("Your hour is yours");
    await still.getByRole("link", { name: "Choose a time" }).click();
    expect(new URL(still.url()).pathname).toMatch(/^\/sessions\//);
    await plain.close();
  },
);
