import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createDataFolder } from "../../support/database/data-folder.ts";
import { addProMember } from "../../support/account/pro-member.ts";
import { answerOf } from "#core/tools/definition.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { axeFindings } from "../support/axe.ts";
import { fieldOf } from "../support/boundary.ts";
import { findingsInEveryLook, openBrowser, overflow } from "../support/browser.ts";
import { keptHere } from "../support/mailbox.ts";
import { openAs } from "../support/pro-browser.ts";
import { ofFile } from "../support/server-of-file.ts";
import { startServer } from "../support/server.ts";

/** One member with Pro, and her server. */
const memberOfFile = ofFile(async (stack) => {
  const dataDir = await createDataFolder();
  const member = await addProMember({ DATA_DIR: dataDir });
  const server = stack.use(await startServer(member.settings, { dataDir }));
  return { member, server };
});

const room = (page: Page) => page.getByRole("dialog", { name: "Interview room" });
const press = (page: Page, name: string) => room(page).getByRole("button", { name, exact: true });
const question = (page: Page) => room(page).getByRole("heading", { level: 2 });
const { example } = toolOf("interviewBank");
const dreaded = answerOf(example, "dread");

/** A bank of three stories and the dreaded question, just written. */
async function writeBank(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tools/interview-bank`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Add a story" }).click();
  for (const [name, answer] of Object.entries(example))
    if (/^(?:story|dread)/.test(name)) await fieldOf(page, name).fill(answer);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
}

/** A fresh bank, in the interview room. */
async function openRoom(page: Page, url: string): Promise<void> {
  await writeBank(page, url);
  await page.getByRole("button", { name: "Say it" }).click();
  await enterRoom(page);
}

async function enterRoom(page: Page): Promise<void> {
  const words = page.getByRole("dialog", { name: "Say it" });
  await words.getByRole("button", { name: "Interview room", exact: true }).click();
  await room(page).waitFor();
}

/** From the question of the moment to the next one, by Space alone where nothing is marked. */
async function answerByHand(page: Page): Promise<string> {
  const asked = await question(page).innerText();
  await press(page, "Answer now").click();
  await press(page, "Answered").click();
  await press(page, "Next question").click();
  return asked;
}

/** What the device keeps of it. */
function recordOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes("interview-room")) ?? "";
    return localStorage.getItem(key) ?? "";
  });
}

test("a question at a time, marked by key, paused over a reload, and the dreaded one in the middle", async () => {
  const { member, server } = await memberOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openAs(browser, server, member);
  await openRoom(page, server.url);
  expect(await room(page).innerText()).toContain("Nothing listens here.");
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.keyboard.press("Space");

  const first = await question(page).innerText();
  expect(first).not.toBe(dreaded);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Space");
  await room(page).getByRole("timer", { name: "Time to answer" }).waitFor();
  await page.keyboard.press("Space");
  const situation = room(page).getByRole("button", { name: "Situation" });
  await expect
    .poll(() => situation.evaluate((button) => button === document.activeElement))
    .toBe(true);
  for (const key of ["s", "R", "t", "t"]) await page.keyboard.press(key);
  const pressed = async () => {
    const texts = await room(page).locator("[aria-pressed=true]").allInnerTexts();
    return texts.map((text) => text.replace(/\s+✓/, ""));
  };
  await expect.poll(pressed).toEqual(["Situation", "Result"]);
  expect(await findingsInEveryLook(page)).toEqual([]);

  await press(page, "Pause").click();
  await page.reload({ waitUntil: "networkidle" });
  await enterRoom(page);
  expect(await question(page).innerText()).toBe(first);
  await room(page).getByText("Paused.").first().waitFor();
  await press(page, "Go on").click();
  await expect.poll(pressed).toEqual(["Situation", "Result"]);
  await press(page, "Next question").click();

  const asked = [first];
  for (const _ of [2, 3, 4]) asked.push(await answerByHand(page));
  expect(new Set(asked).size).toBe(4);
  expect([1, 2]).toContain(asked.indexOf(dreaded));

  const kept = await recordOf(page);
  for (const word of ["Lodi", "gap", "night shift", "figures"]) expect(kept).not.toContain(word);

  await press(page, "End the session").click();
  await room(page).getByRole("heading", { name: "This session" }).waitFor();
  const told = await room(page).innerText();
  expect(told).toContain("4 questions");
  expect(told).toContain("Situation, Result.");
  expect(told).toContain("The one you dread.");
  expect(told).not.toContain("Not met yet");
  expect(await findingsInEveryLook(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the clock leads from thinking to answering to the outline, and 20 minutes end with an answer", async () => {
  const { member, server } = await memberOfFile();
  await using browser = await openBrowser();
  const { page } = await openAs(browser, server, member);
  await page.clock.install();
  await openRoom(page, server.url);
  await press(page, "Start").click();
  await page.clock.runFor(31_000);
  await room(page).getByRole("timer", { name: "Time to answer" }).waitFor();
  await page.clock.runFor(121_000);
  await press(page, "Next question").waitFor();
  await page.clock.runFor(60_000);
  // Told where another belongs.
  const story = room(page).getByLabel("The story you told");
  const others = await story.locator("option").allInnerTexts();
  const own = await story.locator("option:checked").innerText();
  const other = others.find((name) => name !== own) ?? "";
  await story.selectOption(other);
  await page.clock.runFor(1_000_000);
  await press(page, "Finish").click();
  await room(page).getByRole("heading", { name: "This session" }).waitFor();
  const told = await room(page).innerText();
  expect(told).toContain("1 question in 2");
  expect(told).toContain("Not met yet");
  expect(told).toContain(dreaded);
});

test("the room fits at 320 px and at 400 %, with its outline", async () => {
  const { member, server } = await memberOfFile();
  await using browser = await openBrowser();
  const { page } = await openAs(browser, server, member);
  await openRoom(page, server.url);
  await page.setViewportSize({ width: 320, height: 256 });
  await press(page, "Start").click();
  await press(page, "Answer now").click();
  await press(page, "Answered").click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(
    await room(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("a bank that was saved is met from the library, every question of it once", async () => {
  const { member, server } = await memberOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openAs(browser, server, member);
  await writeBank(page, server.url);
  await page.getByRole("button", { name: "Save to library" }).click();
  await page.getByText(/^Saved as/).waitFor();
  await page.goto(`${server.url}/library`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /^Say it/ }).click();
  await enterRoom(page);
  await press(page, "Start").click();
  const asked: string[] = [];
  for (const _ of [1, 2, 3, 4]) asked.push(await answerByHand(page));
  expect(new Set(asked).size).toBe(4);
  expect(asked).toContain(dreaded);
  expect(complaints).toEqual([]);
});

test("the sessions are hers: signing out removes them", async () => {
  const { member, server } = await memberOfFile();
  await using browser = await openBrowser();
  const { page } = await openAs(browser, server, member);
  await openRoom(page, server.url);
  await press(page, "Start").click();
  await answerByHand(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Say it" }).waitFor();
  expect(await recordOf(page)).toContain('"isPaused":true');
  await page.keyboard.press("Escape");
  await page.waitForURL("**/tools/interview-bank");
  await page.getByRole("link", { name: "Sign Out" }).first().click();
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  expect((await keptHere(page)).filter((key) => key.includes("interview-room"))).toEqual([]);
});
