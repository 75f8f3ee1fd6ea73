import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { axeFindings, contrast } from "../support/axe.ts";
import { findingsInEveryLook, openBrowser, openPage, schemes } from "../support/browser.ts";
import { letterTo, letterWith, signInByCode } from "../support/mailbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const Mailbox = z.array(z.object({ to: z.string(), subject: z.string() }));

async function openSignedIn(page: Page, server: RunningServer, path: string, email: string) {
  await page.goto(`${server.url}/sign-in?next=${encodeURIComponent(path)}`, {
    waitUntil: "networkidle",
  });
  await signInByCode(page, server, email);
}

/** Who got a message of this subject. */
async function readersOf({ url }: RunningServer, subject: string): Promise<string[]> {
  const kept = await fetch(`${url}/dev/mail`, { headers: { Accept: "application/json" } });
  const all = Mailbox.parse(await kept.json());
  return all.filter((one) => one.subject === subject).map(({ to }) => to);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

/** As a browser that confirmed an hour ago: the desk shows what it asks then, with the form that was sent. */
async function openConfirmation(page: Page): Promise<void> {
  const form = page.locator("form", { has: button(page, /^Send to/) });
  await form.evaluate((element: HTMLFormElement) => {
    element.action = "/desk/confirm";
    const step = document.createElement("input");
    Object.assign(step, { type: "hidden", name: "step", value: "send" });
    element.append(step);
  });
  await press(page, /^Send to/);
  await page.getByRole("heading", { level: 1, name: "Confirm it’s you" }).waitFor();
}

test("an owner writes a letter, previews it and sends it after confirming; a reader leaves by its link; who did not agree gets none", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const visitor = await openPage(browser);
  await visitor.page.goto(server.url, { waitUntil: "networkidle" });
  const join = visitor.page.locator("form", { has: button(visitor.page, "Join Waitlist") });
  await join.getByRole("textbox", { name: "Email" }).fill("reader@example.com");
  await join.getByRole("button").click();
  await letterWith(server, "reader@example.com", /on the list/);
  const silent = await openPage(browser);
  await openSignedIn(silent.page, server, "/account", "silent@example.com");
  const consent = silent.page.getByRole("checkbox", { name: "Letters from M•Power, a few a year" });
  expect(await consent.isChecked()).toBe(false);
  expect(await findingsInEveryLook(silent.page)).toEqual([]);
  const agreed = await openPage(browser);
  await openSignedIn(agreed.page, server, "/account", "agreed@example.com");
  await agreed.page.getByRole("checkbox", { name: /^Letters from/ }).focus();
  await agreed.page.keyboard.press("Space");
  await agreed.page.getByText("Saved. You get our newsletter.").waitFor();
  await agreed.page.reload({ waitUntil: "networkidle" });
  expect(await agreed.page.getByRole("checkbox", { name: /^Letters from/ }).isChecked()).toBe(true);

  const { page, complaints } = await openPage(browser);
  await openSignedIn(page, server, "/desk/letters", "owner@example.com");
  await page.getByRole("heading", { level: 1, name: "Letters" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.getByRole("link", { name: "Write a letter" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Subject" }).fill("The doors are open");
  await page.getByRole("textbox", { name: "Letter" }).fill("It is time.\n\nWarmly,\nAda");
  await page.getByRole("combobox", { name: "Readers" }).selectOption("both");
  expect(await findingsInEveryLook(page)).toEqual([]);
  await press(page, "Save and preview");
  await page.getByRole("heading", { level: 1, name: "Preview" }).waitFor();
  await page.getByText("It is time.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^See it as a mail program shows it/ }).click();
  const message = await opening;
  await message.getByText("It is time.").waitFor();
  for (const colorScheme of schemes) {
    await message.emulateMedia({ colorScheme });
    expect(await axeFindings(message, contrast)).toEqual([]);
  }
  await message.close();
  await press(page, "Send me one");
  await page.getByText("One is on its way to you.").waitFor();
  expect(await readersOf(server, "The doors are open")).toEqual(["owner@example.com"]);

  await openConfirmation(page);
  expect(await findingsInEveryLook(page)).toEqual([]);
  const { code } = await letterTo(server, "owner@example.com");
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await press(page, "Confirm and go on");
  await page.getByText("The letter is being sent.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  const letter = await letterWith(server, "reader@example.com", /It is time/);
  await letterWith(server, "agreed@example.com", /It is time/);
  expect((await readersOf(server, "The doors are open")).toSorted()).toEqual([
    "agreed@example.com",
    "owner@example.com",
    "reader@example.com",
  ]);

  const noScript = await openPage(browser, { javaScriptEnabled: false });
  const link = letter.links.find((one) => one.includes("/letters/unsubscribe")) ?? "";
  await noScript.page.goto(link);
  await button(noScript.page, "Stop the letters").click();
  await noScript.page.getByRole("heading", { name: "You won’t get our newsletter" }).waitFor();
  const { page: reader } = visitor;
  await reader.goto(link);
  expect(await findingsInEveryLook(reader)).toEqual([]);
  await press(reader, "I want them after all");
  await reader.getByRole("heading", { name: "Unsubscribe from our newsletter?" }).waitFor();
  expect(await findingsInEveryLook(reader)).toEqual([]);
  await press(reader, "Stop the letters");

  await page.goto(`${server.url}/desk/mail`);
  expect(await page.getByRole("link", { name: "The doors are open" }).count()).toBeLessThan(2);
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.goto(`${server.url}/desk/letters`);
  const row = page.getByRole("row", { name: /The doors are open/ });
  await expect
    .poll(async () => {
      await page.reload();
      return row.innerText();
    })
    .toMatch(/Sent\s+0\s+2\s+0\s+1/);
  expect([complaints, agreed.complaints, visitor.complaints]).toEqual([[], [], []]);
});
