import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plugInAuthenticator } from "../support/authenticator.ts";
import { findingsInEveryLook, openBrowser, openPage } from "../support/browser.ts";
import { signInByCode } from "../support/mailbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };

async function openSignedIn(page: Page, server: RunningServer, path: string, email: string) {
  await page.goto(`${server.url}/sign-in?next=${encodeURIComponent(path)}`, {
    waitUntil: "networkidle",
  });
  await signInByCode(page, server, email);
}

test("the owner finds a member, grants Pro by keyboard, and reads it in the journal; every page is clean in every look", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const member = await openPage(browser);
  await openSignedIn(member.page, server, "/account", "amara@example.com");
  const { page, complaints } = await openPage(browser);
  await openSignedIn(page, server, "/desk", "owner@example.com");
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);

  await page.getByRole("link", { name: "People" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Address or id" }).focus();
  await page.keyboard.type("amara");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "owner@example.com" }).waitFor({ state: "detached" });
  expect(page.url()).not.toContain("amara");
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.getByRole("link", { name: "amara@example.com" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "amara@example.com" }).waitFor();
  await page.getByRole("textbox", { name: "Last day of Pro" }).focus();
  await page.keyboard.type("2999-01-31");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a gift");
  await page.keyboard.press("Enter");
  await page.getByText("Pro holds from the next request on.").waitFor();
  await page.getByText("Pro by hand through 2999-01-31: a gift.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  const isPro = await member.page.evaluate(async () => (await fetch("/api/auth/user")).text());
  expect(isPro).toContain('"isPro":true');

  await page.goto(`${server.url}/desk/journal`);
  await page.getByRole("cell", { name: "Pro granted" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.goto(`${server.url}/desk/mail`);
  expect(await findingsInEveryLook(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await member.page.goto(`${server.url}/desk`);
  await member.page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
});

/** Shows what the desk asks where the proof is old: the same form, with what was to be sent. */
async function openConfirmation(page: Page, id: string): Promise<void> {
  await page.evaluate((member) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/desk/confirm";
    const fields = { act: "people/grant", id: member, until: "", reason: "", step: "send" };
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, id);
  await page.getByRole("heading", { level: 1, name: "Confirm it’s you" }).waitFor();
}

test("a passkey confirms, and the act goes on by itself", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await plugInAuthenticator(page);
  await openSignedIn(page, server, "/account", "owner@example.com");
  await page.getByRole("textbox", { name: "Name of the new passkey" }).focus();
  await page.keyboard.type("Work laptop");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rename Work laptop" }).waitFor();
  await page.goto(`${server.url}/desk/people`);
  const href = await page.getByRole("link", { name: "owner@example.com" }).getAttribute("href");
  await openConfirmation(page, href?.split("/").at(-1) ?? "");
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.getByRole("button", { name: "Use a passkey" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Pro by hand without end: by the owner.").waitFor();
  expect(complaints).toEqual([]);
});
