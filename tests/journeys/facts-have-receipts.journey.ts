import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { says, startUpstream } from "../upstream/hostile-upstream.ts";
import { answerBoundary, fieldOf } from "./support/boundary.ts";
import { axeFindings } from "./support/axe.ts";
import {
  findingsInEveryLook,
  openBrowser,
  openPage,
  overflow,
  schemes,
  widths,
} from "./support/browser.ts";
import { startServer } from "./support/server.ts";
import { ofFile, serverOfFile } from "./support/server-of-file.ts";

const invented = `## In the moment

Dana, I do not take calls after 6pm. Answering at night has cost us 40 % of my mornings. I answer messages at 8am every weekday.

## In writing

Dana, I do not take calls after 6pm. I answer messages at 8am every weekday. Margaret Holloway agreed to this.

## If they push back

I hear you, Dana. I do not take calls after 6pm. I answer messages at 8am every weekday.`;

async function openResult(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByRole("button", { name: "Copy In the moment" }).waitFor();
}

function settings(baseUrl: string): Record<string, string> {
  return {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: baseUrl,
    AI_API_KEY: "key",
    AI_MODEL: "stub",
    AI_DAILY_LIMIT: "100",
    AI_REVIEW: "off",
  };
}

/** The file's one server whose upstream invents a figure and a name. */
const inventive = ofFile(async (stack) => {
  const upstream = stack.use(await startUpstream("openai-compatible", says(invented)));
  return stack.use(await startServer(settings(upstream.baseUrl)));
});

test("receipts and open facts are clean to axe at both widths, in both colours", async () => {
  const server = await inventive();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await openResult(page, server.url);
  await page.getByRole("region", { name: "2 places to look at" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.getByRole("button", { name: "Dana", exact: true }).first().click();
  await page.getByText(/^From:/).waitFor();
  await page
    .getByRole("button", { name: /^Correct/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Correct this sentence" }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("an invented figure and name are marked, and she keeps, corrects or removes them", async () => {
  const server = await inventive();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await openResult(page, server.url);
  const result = page.getByRole("region", { name: "Your Strategic Language" });
  await result
    .getByText(/^Your answers don’t have “40 %”/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Remove “40 %”" }).click();
  await page.getByText("“40 %”: removed by you.", { exact: true }).waitFor();
  expect(await result.innerText()).not.toContain("of my mornings");
  await page.getByRole("button", { name: "Correct “Margaret Holloway”" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("My team lead agreed to this.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("region", { name: "Nothing left to look at." }).waitFor();
  expect(await result.innerText()).toContain("weekday. My team lead agreed to this.");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("settle");
});

test("one click leads to the answer, and the words selected by hand are the language alone", async () => {
  const server = await inventive();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await openResult(page, server.url);
  const selected = () =>
    page.evaluate(() => {
      const body = document.querySelector(".result-panel .result-body");
      if (body) getSelection()?.selectAllChildren(body);
      return (getSelection()?.toString() ?? "").replaceAll(/\s+/g, " ");
    });
  const before = await selected();
  expect(before).toContain("I hear you, Dana.");
  await page.getByRole("button", { name: "Dana", exact: true }).first().click();
  await page.getByText("From: ").waitFor();
  expect(await selected()).toBe(before);
  await page.getByRole("button", { name: "Go to the answer" }).click();
  const value = await page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : "",
  );
  expect(value).toContain("Dana");
  await page.getByRole("button", { name: "Back to the text" }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Dana");
});

test("the language keeps its place when its facts are marked", async () => {
  await using upstream = await startUpstream(
    "openai-compatible",
    says(invented, { pieces: 4, pauseMs: 800 }),
  );
  await using server = await startServer(settings(upstream.baseUrl));
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const value: unknown = Reflect.get(shift, "value");
        const isHers = Reflect.get(shift, "hadRecentInput") === true;
        const sources: unknown = Reflect.get(shift, "sources");
        const nodes = Array.isArray(sources) ? sources.map((one) => Reflect.get(one, "node")) : [];
        const isLanguage = nodes.some(
          (node) => node instanceof Element && node.closest(".result-panel") !== null,
        );
        const total = Number(document.documentElement.dataset["shift"] ?? 0);
        if (!isHers && isLanguage)
          document.documentElement.dataset["shift"] = `${total + Number(value)}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openResult(page, server.url);
  await page.getByRole("region", { name: "2 places to look at" }).waitFor();
  expect(
    Number(await page.evaluate(() => document.documentElement.dataset["shift"] ?? 0)),
  ).toBeLessThan(0.02);
});

test.for(widths)(
  "marks in a draft move nothing and are clean to axe, in both colours: %d px",
  async (width) => {
    const server = await serverOfFile();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser, { viewport: { width, height: 900 } });
    await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
    const field = fieldOf(page, "reason");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await field.fill("I was just wondering if we could meet on Monday.");
    await page.getByText(/^It will read: /).waitFor();
    const before = await height();
    await page.getByText("One sentence sounds unsure").last().waitFor();
    expect(await height()).toBe(before);
    await page.locator(".weak-sentences summary").click();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Use this" }).click();
    expect(await field.inputValue()).not.toContain("wondering");
    expect(complaints).toEqual([]);
  },
);

test("she sees what changed between two versions, and restores the first", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 390, height: 900 } });
  await openResult(page, server.url);
  await page.getByRole("textbox", { name: /Refine Further/ }).fill("shorter");
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  await page.getByText(/^Version 2 of 2/).waitFor();
  await page.getByRole("button", { name: "Show changes" }).click();
  await page.getByText("Added words are underlined").waitFor();
  expect(await page.locator(".word-changes section del").count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Show changes" }).click();
  await page.getByRole("button", { name: "Previous version" }).click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByText(/^Version 3 of 3/).waitFor();
});
