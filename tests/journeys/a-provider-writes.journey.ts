import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { type DialectName, dialects } from "../upstream/dialects.ts";
import { boundaryAnswers, freeDraft, goodBoundary, remarks } from "../upstream/asking.ts";
import {
  type Act,
  acts,
  begins,
  says,
  saysOnCall,
  startUpstream,
} from "../upstream/hostile-upstream.ts";
import { answerBoundary, fieldOf } from "./support/boundary.ts";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage } from "./support/browser.ts";
import { startServer } from "./support/server.ts";
import { ofFile } from "./support/server-of-file.ts";

const providers = (["openai-compatible", "anthropic"] as const).filter((name) => name in dialects);

function settings(provider: DialectName, baseUrl: string): Record<string, string> {
  return {
    AI_PROVIDER: provider,
    AI_BASE_URL: baseUrl,
    AI_API_KEY: "key",
    AI_MODEL: "stub",
    AI_REVIEW: "off",
  };
}

async function openTool(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page, boundaryAnswers);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
}

test.for(providers)("%s: her language arrives piece by piece, then checked", async (provider) => {
  const writer = saysOnCall(goodBoundary, 6);
  await using upstream = await startUpstream(provider, writer.act);
  await using server = await startServer(settings(provider, upstream.baseUrl));
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await openTool(page, server.url);
  await page
    .getByRole("status")
    .filter({ hasText: /^Writing/ })
    .waitFor();
  await page.getByRole("button", { name: /^Stop/ }).waitFor();
  const main = page.getByRole("main");
  const lengths: number[] = [];
  for (const _ of writer.pieces) {
    const before = (await main.innerText()).length;
    writer.call();
    await expect.poll(async () => (await main.innerText()).length).not.toBe(before);
    lengths.push((await main.innerText()).length);
  }
  expect(new Set(lengths).size).toBeGreaterThan(4);
  await page.getByRole("heading", { name: "If they push back" }).waitFor();
  expect(await main.innerText()).not.toContain("No AI used");
  expect(await axeFindings(page)).toEqual([]);
});

test("the draft is made true, and she reads the editor's text with its remarks beside it", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    says(freeDraft),
    says(`${goodBoundary}\n\n${remarks}`),
  );
  await using server = await startServer({
    ...settings("openai-compatible", upstream.baseUrl),
    AI_REVIEW: "on",
  });
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await openTool(page, server.url);
  const beside = page.getByRole("region", { name: "Before you use it" });
  await beside.getByText("Find out who covers Sundays.").waitFor();
  await page.getByText("I value our working relationship.").waitFor();
  expect(await page.getByText("works for me.").count()).toBe(0);
  expect(await page.locator(".result-body").innerText()).not.toContain("Find out who covers");
  expect(await axeFindings(page)).toEqual([]);
  await page.reload({ waitUntil: "networkidle" });
  await beside.getByText("Find out who covers Sundays.").waitFor();
});

test("stopped while the draft is read, the draft stays whole", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    says(goodBoundary),
    begins(() => {}),
  );
  await using server = await startServer({
    ...settings("openai-compatible", upstream.baseUrl),
    AI_REVIEW: "on",
  });
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await openTool(page, server.url);
  await expect.poll(() => upstream.seen.length).toBe(2);
  await page.getByRole("button", { name: /^Stop/ }).click();
  await page.getByRole("heading", { name: "If they push back" }).waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "If they push back" }).waitFor();
  await expect.poll(() => upstream.seen[1]?.closed).toBe(true);
});

test("before she presses she reads how many generations are left today, and after each answer", async () => {
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary));
  await using server = await startServer(settings("openai-compatible", upstream.baseUrl));
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await page.getByText("10 of 10 AI generations left today").waitFor();
  await openTool(page, server.url);
  await page.getByText("9 of 10 AI generations left today").waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await page.getByText("9 of 10 AI generations left today").waitFor();
  expect(complaints).toEqual([]);
});

test("stopped in the middle, the text stays, is called unfinished, and the upstream is left", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    begins(() => {}),
  );
  await using server = await startServer(settings("openai-compatible", upstream.baseUrl));
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await openTool(page, server.url);
  await page.getByText("take calls on Sundays").first().waitFor();
  await page.getByRole("button", { name: /^Stop/ }).click();
  await page
    .getByText(/unfinished/i)
    .first()
    .waitFor();
  expect(await page.getByRole("main").innerText()).toContain("take calls on Sundays");
  await expect.poll(() => upstream.seen.at(-1)?.closed).toBe(true);
});

const faults: [name: string, act: Act, kept: string][] = [
  ["429", acts["429 with Retry-After"], ""],
  ["5xx", acts["500 with JSON"], ""],
  ["malformed", acts["a broken first chunk"], ""],
  ["cut in mid-text", acts["a socket cut in mid-text"], "I do not take calls on"],
  ["no text", acts["no text"], ""],
  ["cut by length", acts["an end by length"], "I do not take calls on"],
];

let fault: Act;
/** The file's one server whose upstream has the fault of the moment. */
const faulty = ofFile(async (stack) => {
  const upstream = stack.use(await startUpstream("openai-compatible", (stage) => fault(stage)));
  const own = settings("openai-compatible", upstream.baseUrl);
  return stack.use(await startServer({ ...own, AI_DAILY_LIMIT: "100" }));
});

test.for(faults)(
  "a fault of the upstream ends in a sentence, her answers kept: %s",
  async ([, act, kept]) => {
    fault = act;
    const server = await faulty();
    await using browser = await openBrowser();
    const { page } = await openPage(browser);
    await openTool(page, server.url);
    const alert = page.getByRole("main").getByRole("alert");
    await alert.waitFor();
    const sentence = await alert.innerText();
    expect(sentence.length).toBeGreaterThan(20);
    expect(sentence).not.toContain("secret upstream words");
    expect(await fieldOf(page, "request").inputValue()).toContain(boundaryAnswers.request);
    expect(await page.getByRole("main").innerText()).toContain(kept);
    const again = page.getByRole("button", { name: /Try again|Generate/ });
    expect(await again.first().isEnabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  },
);

test("a server that is gone is said in a sentence, and nothing is lost", async () => {
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  const server = await startServer();
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await server[Symbol.asyncDispose]();
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByRole("main").getByRole("alert").waitFor();
  expect(await fieldOf(page, "request").inputValue()).toContain("calls after 7pm");
});
