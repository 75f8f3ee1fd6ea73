import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findingsInEveryLook, openBrowser, openPage } from "../support/browser.ts";
import { signInByCode } from "../support/mailbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };
const dayMs = 86_400_000;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const saved = (page: Page) => page.getByText("Saved.", { exact: true }).waitFor();

/** Signs the owner in; ends on the list. */
async function openPosts(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.url}/sign-in?next=%2Fdesk%2Fposts`, { waitUntil: "networkidle" });
  await signInByCode(page, server, settings.OWNER_EMAILS);
}

/** Makes a post by its headline; ends in the editor. */
async function beginPost(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/desk/posts`);
  await field(page, "Headline of a new post").focus();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

async function writeRest(page: Page, content: string): Promise<void> {
  await page.getByRole("combobox", { name: "Category" }).fill("Negotiation");
  await field(page, "Preview").fill("What a pause is worth.");
  await field(page, "Text").focus();
  await page.keyboard.insertText(content);
  await saved(page);
}

test("an owner writes, schedules and publishes a post, and a visitor reads it; every page is clean in every look", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await openPosts(page, server);
  await page.getByRole("heading", { level: 1, name: "Posts" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  const visitor = await openPage(browser);

  await beginPost(page, server.url, "The pause");
  await writeRest(page, "Say the figure.\n\nThen wait.");
  expect(await findingsInEveryLook(page)).toEqual([]);
  const editor = page.url().split("?")[0] ?? "";

  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  await page.getByLabel("Day").fill(tomorrow);
  await page.getByLabel("Time").fill("09:00");
  await page.getByText(/^That is .* in your time zone/).waitFor();
  await button(page, "Schedule").focus();
  await page.keyboard.press("Enter");
  await page.getByText(`Scheduled for ${tomorrow} 09:00 UTC.`).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await visitor.page.goto(`${server.url}/blog`);
  expect(await visitor.page.getByText("The pause").count()).toBe(0);

  // Typed and published in one go: the press waits for the save.
  await field(page, "Text").focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" And wait.");
  await button(page, "Publish now").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Published. Readers get it within a few seconds.").waitFor();
  await visitor.page.goto(`${server.url}/blog`);
  await visitor.page.getByRole("link", { name: "The pause" }).click();
  await visitor.page.getByText("Then wait. And wait.").waitFor();

  await field(page, "Text").focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" Typed on the way to the preview.");
  await page.getByRole("link", { name: "Preview" }).click();
  await page.getByRole("heading", { level: 1, name: "The pause" }).waitFor();
  await page.getByText("Then wait. And wait. Typed on the way to the preview.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.goto(`${editor}/versions`);
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.goto(`${server.url}/desk/journal`);
  await page.getByRole("cell", { name: "post published" }).waitFor();
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});

test("two windows never overwrite each other, and what was chosen against is undone", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await openPosts(page, server);
  await beginPost(page, server.url, "Two windows");
  await writeRest(page, "First.");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await field(second, "Text").fill("Of the second window.");
  await saved(second);

  await field(page, "Text").fill("Of the first window.");
  const offer = page.getByRole("alert").filter({ hasText: "changed in another window" });
  await offer.waitFor();
  expect(await field(page, "Text").inputValue()).toBe("Of the first window.");
  await button(page, "See both and choose").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Of the second window.").waitFor();
  await page.getByText("Of the first window.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await button(page, "Save mine").focus();
  await page.keyboard.press("Enter");
  await saved(page);
  expect(await field(page, "Text").inputValue()).toBe("Of the first window.");

  for (const text of ["Of the second window.", "Of the first window."]) {
    await button(page, "Undo").focus();
    await page.keyboard.press("Enter");
    await page.getByText("The earlier version is back.").waitFor();
    expect(await field(page, "Text").inputValue()).toBe(text);
  }
  expect(complaints.filter((line) => !line.includes("409"))).toEqual([]);
});

test("without a script, and where a save fails, nothing that was typed is lost", async () => {
  await using server = await startServer(settings);
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await openPosts(page, server);
  await beginPost(page, server.url, "The line breaks");
  const { context, url } = { context: page.context(), url: page.url() };
  await context.setOffline(true);
  await field(page, "Text").fill("Typed on a train.");
  await page.getByText("It is tried again by itself.").waitFor();
  await context.setOffline(false);
  await saved(page);

  const plain = await openPage(browser, {
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  await plain.page.goto(url);
  expect(await field(plain.page, "Text").inputValue()).toBe("Typed on a train.");
  await field(plain.page, "Text").fill("Without a script.");
  await button(plain.page, "Save").click();
  await saved(plain.page);
  expect(await field(plain.page, "Text").inputValue()).toBe("Without a script.");
  await button(plain.page, "Publish now").click();
  await plain.page.getByText("It still needs a category and a preview.").waitFor();
});
