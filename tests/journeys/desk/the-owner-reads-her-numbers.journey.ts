import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findingsInEveryLook, openBrowser, openPage } from "../support/browser.ts";
import { letterWith, signInByCode } from "../support/mailbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const reader =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36";

async function openSignedIn(page: Page, server: RunningServer, path: string, email: string) {
  await page.goto(`${server.url}/sign-in?next=${encodeURIComponent(path)}`, {
    waitUntil: "networkidle",
  });
  await signInByCode(page, server, email);
}

/** Buys a kit at the test checkout, on from the list of kits; answers what was paid. */
async function buyKit(page: Page, name: string): Promise<string> {
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) })
    .getByRole("button", { name: "Purchase Kit" })
    .click();
  await page.waitForURL(/\/test-checkout\//);
  const pay = page.getByRole("button", { name: /^Pay \$/ });
  const price = /\$\d+/.exec(await pay.innerText())?.[0] ?? "";
  await pay.click();
  await page.waitForURL(/\/checkout\/return/);
  await page.waitForLoadState("networkidle");
  return price;
}

/** The cells of a row, by its first one. */
async function cellsOf(page: Page, table: string | RegExp, first: string): Promise<string[]> {
  const row = page
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: first, exact: true }) });
  return row.getByRole("cell").allInnerTexts();
}

test("the owner sees what was bought and read, sends a fresh link, signs a member out and deletes her account at her request", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const member = await openPage(browser);
  await openSignedIn(member.page, server, "/power-kits", "amara@example.com");
  const price = await buyKit(member.page, "Power Bio Builder");
  const visitor = await openPage(browser, { userAgent: reader });
  const post = `${server.url}/blog/a-boundary-is-a-statement`;
  for (let times = 0; times < 3; times += 1) await visitor.page.goto(post);

  const { page, complaints } = await openPage(browser, { javaScriptEnabled: true });
  await openSignedIn(page, server, "/desk", "owner@example.com");
  await page.getByText("No backup is recorded.").waitFor();

  await page.getByRole("link", { name: "Numbers" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Numbers" }).waitFor();
  expect(await cellsOf(page, /^Sales by kit, plan and session/, "Power Bio Builder")).toEqual([
    "Power Bio Builder",
    "1",
    price,
    "$0",
    "$0",
    price,
  ]);
  expect((await cellsOf(page, "Members by plan", "All"))[1]).toBe("2");
  const title = "A boundary is a statement";
  await expect
    .poll(async () => {
      await page.reload();
      const row = page.getByRole("row").filter({ hasText: title });
      return row
        .getByRole("cell")
        .nth(1)
        .innerText({ timeout: 500 })
        .catch(() => "");
    })
    .toBe("3");
  expect(await findingsInEveryLook(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /All of it as CSV: Sales in/ }).click();
  expect((await download).suggestedFilename()).toBe("sales-by-month.csv");

  await page.getByRole("link", { name: "Health" }).click();
  await page.getByRole("heading", { level: 1, name: "Health" }).waitFor();
  await page.getByRole("button", { name: "Try them now" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("table", { name: "What was tried" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);

  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("link", { name: "amara@example.com" }).click();
  await page.getByRole("button", { name: "Send a fresh link: Power Bio Builder" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("The link is on its way. It works for three days.").waitFor();
  const letter = await letterWith(server, "amara@example.com", /fresh link/);
  const link = letter.links.find((one) => one.includes("/download/")) ?? "";
  const file = await fetch(link);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await findingsInEveryLook(page)).toEqual([]);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByText("Every session of this member has ended.").waitFor();
  await member.page.goto(`${server.url}/account`);
  await member.page.waitForURL(/\/sign-in/);

  await page.getByRole("textbox", { name: "Address of the account" }).fill("amara@example.com");
  await page.keyboard.press("Enter");
  await page.getByText("The account is deleted.").waitFor();
  expect(page.url()).not.toContain("amara");
  expect(await page.getByRole("link", { name: "amara@example.com" }).count()).toBe(0);
  await page.goto(`${server.url}/desk/journal`);
  for (const act of ["fresh link sent", "signed out everywhere", "account deleted"])
    await page.getByRole("cell", { name: act }).waitFor();
  expect(await page.getByRole("main").innerText()).not.toContain("amara");
  await page.goto(`${server.url}/desk/numbers`);
  expect((await cellsOf(page, "Members by plan", "All"))[1]).toBe("1");
  expect((await cellsOf(page, /^Sales by kit/, "Power Bio Builder"))[1]).toBe("1");
  expect(complaints).toEqual([]);
});
