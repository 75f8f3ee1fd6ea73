import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerBoundary } from "./support/boundary.ts";
import { axeFindings } from "./support/axe.ts";
import {
  findingsInEveryLook,
  openBrowser,
  type Opened,
  openPage,
  overflow,
} from "./support/browser.ts";
import { openAs } from "./support/pro-browser.ts";
import { serverOfFile } from "./support/server-of-file.ts";
import { signInAt } from "./support/sign-in-at.ts";

const room = (page: Page) => page.getByRole("dialog", { name: "Say it" });
const press = (page: Page, name: string) => room(page).getByRole("button", { name, exact: true });
const plainPage = (page: Page) => page.getByRole("dialog", { name: "Notes" });
const visibleText = (page: Page) => page.evaluate(() => document.body.innerText);

/** A boundary script that was just written. */
async function write({ page }: Opened): Promise<void> {
  const { url } = await serverOfFile();
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
}

/** Said once, by hand, to its report. */
async function rehearse(page: Page): Promise<void> {
  await press(page, "Start").click();
  await press(page, "Next line").click();
  await press(page, "Stop").click();
  await page.getByRole("heading", { name: "This time" }).waitFor();
}

function watchPractice(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/practice")) sent.push(request.postData() ?? "");
  });
  return sent;
}

test("a member keeps the figures of a run at a press, offline it waits, and her library draws them", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const cookie = await signInAt(server, "practice@example.com");
  const opened = await openAs(browser, server, { cookie });
  const { page } = opened;
  const sent = watchPractice(page);
  await write(opened);
  await page.getByRole("button", { name: "Say it" }).click();
  await room(page).waitFor();
  await page.waitForLoadState("networkidle");
  await rehearse(page);
  expect(sent).toEqual([]);
  await press(page, "Keep in my practice record").click();
  await room(page).getByText("Kept. It stands in your library.").waitFor();
  expect(sent).toHaveLength(1);
  expect(Object.keys(JSON.parse(sent[0] ?? "{}")).toSorted()).toEqual([
    "at",
    "kind",
    "seconds",
    "silenceSeconds",
    "toolId",
    "wordsPerMinute",
  ]);
  expect(await findingsInEveryLook(page)).toEqual([]);

  await page.context().setOffline(true);
  await press(page, "Again").click();
  await rehearse(page);
  await press(page, "Keep in my practice record").click();
  await room(page).getByText("It waits on this device").waitFor();
  await page.context().setOffline(false);
  await room(page).getByText("Kept. It stands in your library.").waitFor();

  await page.goto(`${server.url}/library`, { waitUntil: "networkidle" });
  const card = page.getByRole("region", { name: "Your practice" });
  await card.getByText(/^Two rehearsals, since/).waitFor();
  await card.getByText("Each time").click();
  expect(await card.getByRole("row").count()).toBe(3);
  expect(await card.getByRole("rowheader").first().innerText()).toContain(
    "Say it · Boundary Script",
  );
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("a visitor is offered no record, and nothing is sent for her", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page } = opened;
  const sent = watchPractice(page);
  await write(opened);
  await page.getByRole("button", { name: "Say it" }).click();
  await room(page).waitFor();
  await rehearse(page);
  expect(await press(page, "Keep in my practice record").count()).toBe(0);
  expect(sent).toEqual([]);
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

test("one key or press turns a page into a plain one, also from readers, the tab and the address, and back where she was", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page, complaints } = opened;
  await write(opened);
  const title = await page.title();
  const answer = page.locator('main form [name="offer"]').first();
  await answer.focus();
  await page.context().setOffline(true);
  await page.keyboard.press("Control+.");
  await plainPage(page).waitFor();
  expect(await page.title()).toBe("Notes");
  expect(pathOf(page)).toBe("/notes");
  expect(await visibleText(page)).toContain("Put the date at the top of the page");
  expect(await visibleText(page)).not.toMatch(/clear with you|Boundary|M•Power|Dana/);
  expect(await page.getByRole("heading").allInnerTexts()).toEqual(["Notes"]);
  expect(await axeFindings(page)).toEqual([]);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Escape");
  await plainPage(page).waitFor();
  await page.keyboard.press("Control+.");
  await expect.poll(() => plainPage(page).count()).toBe(0);
  expect(await page.title()).toBe(title);
  expect(pathOf(page)).toBe("/tools/boundary-script");
  expect(await answer.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: /^Hide page/ }).click();
  await plainPage(page).getByRole("button", { name: "Continue" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.context().setOffline(false);

  // A reload comes back as it was left: from the server the plain page alone.
  await page.keyboard.press("Control+.");
  await plainPage(page).waitFor();
  await page.reload({ waitUntil: "networkidle" });
  expect(pathOf(page)).toBe("/notes");
  expect(await page.title()).toBe("Notes");
  expect(await page.getByRole("heading").allInnerTexts()).toEqual(["Notes"]);
  expect(await page.content()).not.toMatch(/clear with you|Boundary|M•Power|Dana|tools/);
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(pathOf(page)).toBe("/notes");
  await page.keyboard.press("Control+.");
  await page.waitForURL("**/tools/boundary-script");
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.reload({ waitUntil: "networkidle" });
  expect(await plainPage(page).count()).toBe(0);
  expect(pathOf(page)).toBe("/tools/boundary-script");
  // What the page itself loads later found no line meanwhile.
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("Back and Forward show nothing while a page is hidden, and go on as before once it's back", async () => {
  const { url } = await serverOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await page.addInitScript(() => {
    let steps = 0;
    addEventListener("popstate", () => Object.assign(window, { steps: (steps += 1) }), true);
  });
  await page.goto(`${url}/tools`, { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Boundary Script" }).first().click();
  const answer = page.locator('main form [name="offer"]').first();
  await answer.fill("I can take it on Monday.");
  await page.getByRole("button", { name: /^Hide page/ }).click();
  await plainPage(page).waitFor();
  await page.evaluate(() => history.back());
  // There, and back again.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "steps"))).toBe(2);
  expect(pathOf(page)).toBe("/notes");
  expect(await visibleText(page)).not.toMatch(/Boundary|Monday/);
  await page.keyboard.press("Control+.");
  await expect.poll(() => pathOf(page)).toBe("/tools/boundary-script");
  expect(await answer.inputValue()).toBe("I can take it on Monday.");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Tools" }).waitFor();
  expect(pathOf(page)).toBe("/tools");
  expect(complaints).toEqual([]);
});

test("a rehearsal hides as a page does, also after a reload", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const { page } = opened;
  await write(opened);
  await page.getByRole("button", { name: "Say it" }).click();
  await room(page).waitFor();
  await page.keyboard.press("Control+.");
  await plainPage(page).waitFor();
  expect(await visibleText(page)).not.toContain("clear with you");
  expect(pathOf(page)).toBe("/notes");
  await page.reload({ waitUntil: "networkidle" });
  expect(await visibleText(page)).not.toContain("clear with you");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/say-it");
  await room(page).getByText("I want to be clear with you.").waitFor();
});

test("a result becomes a card: a picture that is made here, a PDF, and file names that say nothing", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page, complaints } = opened;
  await write(opened);
  await page.getByRole("button", { name: "Card", exact: true }).click();
  const maker = page.getByRole("region", { name: "A card for your telephone" });
  const section = maker.getByLabel("On the card");
  await section.selectOption("In the moment");
  await maker.getByRole("figure", { name: "The card" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);

  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http")) requests.push(request.postData() ?? request.url());
  });
  const picture = await saved(page, () =>
    maker.getByRole("button", { name: "Save picture" }).click(),
  );
  expect(picture.name).toBe("card.png");
  expect(picture.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1080, 1920]);
  expect(requests).toEqual([]);

  const pdf = await saved(page, () =>
    maker.getByRole("button", { name: "Save card as PDF" }).click(),
  );
  expect(pdf.name).toBe("card.pdf");
  expect(pdf.bytes.subarray(0, 4).toString()).toBe("%PDF");
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain("clear with you");
  expect(requests[0]).not.toContain("In the moment");
  expect(complaints).toEqual([]);
});

async function saved(page: Page, act: () => Promise<void>) {
  const waiting = page.waitForEvent("download");
  await act();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
