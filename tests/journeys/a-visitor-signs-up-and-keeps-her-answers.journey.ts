import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { LibraryResponse } from "#features/library/contract.ts";
import { axeFindings } from "./support/axe.ts";
import { answerBoundary } from "./support/boundary.ts";
import { openBrowser, openPage, overflow, widths } from "./support/browser.ts";
import { keptHere, letterTo, signInByCode } from "./support/mailbox.ts";
import { startServer } from "./support/server.ts";

const answers = [
  "$142,000",
  "$160,000",
  "Senior Director",
  "Cut onboarding from 9 weeks to 5",
  "Took over the Denver team of 11",
  "Renewed Halvorsen, $2.4M a year",
  "$163,000",
  "The Radford survey",
  "Maria Keller, COO",
  "May 6",
  "May 30",
  "There is no budget until next year",
];

function fields(page: Page) {
  return page.getByRole("main").locator("form textarea, form input[type=text]");
}

async function answer(page: Page): Promise<void> {
  for (const [n, text] of answers.entries()) await fields(page).nth(n).fill(text);
  await expect
    .poll(async () => (await keptHere(page)).filter((key) => key.endsWith("payAsk")))
    .toHaveLength(1);
}

async function typed(page: Page): Promise<string[]> {
  const all = await fields(page).all();
  return Promise.all(all.slice(0, answers.length).map((field) => field.inputValue()));
}

test("she types as a visitor, signs up by mail, finds every answer, generates, signs out: nothing is left", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  for (const width of widths) {
    const email = `amara${width}@example.com`;
    const viewport = { width, height: 900 };
    const { page, complaints } = await openPage(browser, { viewport });
    await page.goto(`${server.url}/tools/pay-ask`, { waitUntil: "networkidle" });
    await answer(page);

    await page.getByRole("link", { name: /sign in to generate/i }).click();
    await signInByCode(page, server, email);
    expect(new URL(page.url()).pathname).toBe("/tools/pay-ask");
    await expect.poll(() => typed(page)).toEqual(answers);
    await page.getByText("You wrote this before you signed in.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Keep it" }).click();
    await page.getByText("Your answers are kept with your account.").waitFor();

    await page.getByRole("button", { name: "Generate M•Power Language" }).click();
    await page.getByText("Composed from your answers. No AI used.").waitFor();
    expect(await page.getByRole("main").innerText()).toContain("$160,000");
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const lastWords = "They will say: ask again in June";
    await fields(page)
      .nth(answers.length - 1)
      .fill(lastWords);
    await page.getByRole("link", { name: "Sign Out" }).click();
    await page.waitForURL(`${server.url}/`);
    expect(await keptHere(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.goBack({ waitUntil: "networkidle" });
    await page.goto(`${server.url}/tools/pay-ask`, { waitUntil: "networkidle" });
    expect(await typed(page)).toEqual(answers.map(() => ""));
    expect(await keptHere(page)).toEqual([]);
    // A page out of the history may ask once more for the member's data, and gets 401.
    expect(complaints.filter((line) => !line.includes("401"))).toEqual([]);

    // Another device of the member's: the answers come with the account.
    const other = await openPage(browser, { viewport });
    await other.page.goto(`${server.url}/api/login?next=/tools/pay-ask`);
    await signInByCode(other.page, server, email);
    await expect.poll(() => typed(other.page)).toEqual([...answers.slice(0, -1), lastWords]);
  }
});

test("the mailed link, or a session that ended while she wrote: signing in leads back to every answer", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/tools/pay-ask`, { waitUntil: "networkidle" });
  await answer(page);
  await page.getByRole("link", { name: /sign in to generate/i }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("amara@example.com");
  await page.keyboard.press("Enter");
  const { link } = await letterTo(server, "amara@example.com");
  const mailed = await page.context().newPage();
  await mailed.goto(link, { waitUntil: "networkidle" });
  await mailed.getByRole("main").getByRole("button").first().click();
  await mailed.waitForURL(`${server.url}/tools/pay-ask`);
  await expect.poll(() => typed(mailed)).toEqual(answers);
  // A page that still loads without its cookie would be a visitor's.
  await mailed.waitForLoadState("networkidle");
  await mailed.getByRole("button", { name: "Generate M•Power Language" }).waitFor();

  await mailed.context().clearCookies();
  await mailed.getByRole("button", { name: "Generate M•Power Language" }).click();
  const alert = mailed.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("Sign in to continue.");
  expect(await typed(mailed)).toEqual(answers);
  await alert.getByRole("link", { name: "Sign in" }).click();
  await signInByCode(mailed, server, "amara@example.com");
  expect(new URL(mailed.url()).pathname).toBe("/tools/pay-ask");
  await expect.poll(() => typed(mailed)).toEqual(answers);
});

/** How many texts stand in the library of whoever is signed in. */
async function savedTexts(page: Page): Promise<number> {
  const response = await page.request.get(new URL("/api/library", page.url()).href);
  return LibraryResponse.parse(await response.json()).total;
}

test("a visitor presses Save and signs in: the text is saved without another press, once, and the page says so", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByRole("link", { name: "Sign in to save it to your library" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("amara@example.com");
  await page.keyboard.press("Enter");
  const { link } = await letterTo(server, "amara@example.com");
  const mailed = await page.context().newPage();
  await mailed.goto(link, { waitUntil: "networkidle" });
  await mailed.getByRole("main").getByRole("button").first().click();
  await mailed.waitForURL(`${server.url}/tools/boundary-script`);
  await mailed.getByText(/^Saved as “/).waitFor();
  expect(await savedTexts(mailed)).toBe(1);
  await mailed.reload({ waitUntil: "networkidle" });
  await mailed.getByRole("button", { name: "Save changes" }).waitFor();
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  expect(await savedTexts(page)).toBe(1);
  expect(complaints).toEqual([]);
});

test("signing out in one window empties the others, and its address alone clears the device", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/api/login?next=/tools/pay-ask`);
  await signInByCode(page, server, "amara@example.com");
  const second = await page.context().newPage();
  await second.goto(`${server.url}/tools/offer-power`, { waitUntil: "networkidle" });
  await fields(second).first().fill("A half-day of positioning work");
  await page.getByRole("link", { name: "Sign Out" }).click();
  await page.waitForURL(`${server.url}/`);
  await second.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  expect(await fields(second).first().inputValue()).toBe("");
  expect(await keptHere(second)).toEqual([]);

  await page.goto(`${server.url}/api/login?next=/tools/pay-ask`);
  await signInByCode(page, server, "amara@example.com");
  await answer(page);
  await second.goto(`${server.url}/tools/offer-power`, { waitUntil: "networkidle" });
  await fields(second).first().fill("Words that wait to be kept, elsewhere");
  await fields(page).first().fill("Words that wait to be kept, here");
  // As a bookmark would: no link is pressed.
  await page.evaluate(() => location.assign("/api/logout"));
  await page.waitForURL(`${server.url}/`);
  expect(await keptHere(page)).toEqual([]);
  await second.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  expect(await fields(second).first().inputValue()).toBe("");
  expect(await keptHere(second)).toEqual([]);
});

test("a page written for her before she signed out, and alive only after it, keeps nothing", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/api/login?next=/tools/pay-ask`);
  await signInByCode(page, server, "amara@example.com");
  const late = await page.context().newPage();
  const { promise: isOut, resolve: release } = Promise.withResolvers<void>();
  await late.route("**/assets/client-*.js", async (route) => {
    await isOut;
    await route.continue();
  });
  await late.goto(`${server.url}/tools/offer-power`, { waitUntil: "commit" });
  await late.getByRole("banner").getByRole("link", { name: "Sign Out" }).waitFor();
  await page.getByRole("link", { name: "Sign Out" }).click();
  await page.waitForURL(`${server.url}/`);
  release();
  await late.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  expect(await keptHere(late)).toEqual([]);
});
