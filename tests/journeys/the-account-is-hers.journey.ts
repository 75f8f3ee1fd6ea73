import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { plugInAuthenticator } from "./support/authenticator.ts";
import { axeFindings } from "./support/axe.ts";
import {
  findingsInEveryLook,
  openBrowser,
  openPage,
  overflow,
  spaceText,
  widths,
} from "./support/browser.ts";
import { keptHere, letterTo, signInByCode } from "./support/mailbox.ts";
import { type RunningServer, startServer } from "./support/server.ts";

async function openAccount(page: Page, server: RunningServer, email: string): Promise<void> {
  await page.goto(`${server.url}/account`, { waitUntil: "networkidle" });
  await signInByCode(page, server, email);
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
}

test("clean to axe at both widths in both themes; by keyboard she adds, renames and removes a passkey", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await plugInAuthenticator(page);
  await openAccount(page, server, "amara@example.com");
  expect(await findingsInEveryLook(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Name of the new passkey" }).focus();
  await page.keyboard.type("Work laptop");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rename Work laptop" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Home laptop");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove Home laptop" }).focus();
  expect(await page.getByText("Work laptop").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove this passkey" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("No passkeys yet.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Passkeys");
  expect(complaints).toEqual([]);
});

test("an address without a place to break fits 320 px wherever she reads it, with wide text spacing too", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 320, height: 800 } });
  const email = `${"oluwaseunadebayo".repeat(4)}@${"headquarters".repeat(5)}.example`;
  await openAccount(page, server, email);
  for (const path of ["/account", "/dashboard"]) {
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      await spaceText(page);
      expect(await overflow(page), `${path} at ${width} px, spaced`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${server.url}/account`, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: /to confirm/ }).fill("someone@example.com");
  await page.keyboard.press("Enter");
  await page.getByText(`Type ${email} to delete the account.`).waitFor();
  await page.getByRole("textbox", { name: "New e-mail address" }).fill(`a${email.slice(1)}`);
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Six-digit code" }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("a new address counts once proven; other devices are signed out by her word", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const elsewhere = await openPage(browser);
  await openAccount(elsewhere.page, server, "amara@example.com");
  const { page } = await openPage(browser);
  await openAccount(page, server, "amara@example.com");
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await page.getByRole("button", { name: /^Sign out Chrome/ }).waitFor({ state: "detached" });
  await elsewhere.page.reload({ waitUntil: "networkidle" });
  expect(new URL(elsewhere.page.url()).pathname).toBe("/sign-in");

  await page.getByRole("textbox", { name: "New e-mail address" }).fill("amara@work.example");
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: "Six-digit code" });
  await code.fill("not it");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Enter the 6-digit code").waitFor();
  await code.fill((await letterTo(server, "amara@work.example")).code);
  await page.keyboard.press("Enter");
  await page.getByText("Your e-mail address is changed.").waitFor();
  expect(await page.getByRole("main").innerText()).toContain("amara@work.example");
});

test("she deletes the account by typing her address, and this device keeps nothing", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 900 } });
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("textbox").first().fill("Sunday calls");
  await expect.poll(() => keptHere(page)).toHaveLength(1);
  await openAccount(page, server, "amara@example.com");
  const confirm = page.getByRole("textbox", { name: /to confirm/ });
  await confirm.fill("someone@example.com");
  await page.keyboard.press("Enter");
  await page.getByText("Type amara@example.com to delete the account.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await confirm.fill("amara@example.com");
  await page.keyboard.press("Enter");
  const done = page.getByRole("heading", { level: 1, name: "Your account is deleted." });
  await done.waitFor();
  expect(await keptHere(page)).toEqual([]);
  expect(await page.getByRole("banner").getByRole("link", { name: "Sign In" }).isVisible()).toBe(
    true,
  );
  expect(await page.getByRole("link", { name: "Sign Out" }).count()).toBe(0);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.waitForURL(`${server.url}/`);
  expect(complaints).toEqual([]);
});
