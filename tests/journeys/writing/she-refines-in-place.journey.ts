import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { boundaryAnswers, goodBoundary } from "../../upstream/asking.ts";
import { begins, says, saysOnCall, startUpstream } from "../../upstream/hostile-upstream.ts";
import { answerBoundary } from "../support/boundary.ts";
import { openBrowser, openPage, widths } from "../support/browser.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { serverOfFile } from "../support/server-of-file.ts";

/** Where the page is scrolled to, where the Refine form stands on the screen, and whether the focus is in it. */
function placeOf(page: Page) {
  return page.evaluate(() => {
    const form = document.querySelector('form[aria-label="Refine Further"]');
    return {
      scrolled: scrollY,
      top: form?.getBoundingClientRect().top ?? Number.NaN,
      isFocused: form?.contains(document.activeElement) ?? false,
    };
  });
}

async function openWithResult(page: Page, { url }: RunningServer): Promise<void> {
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page, boundaryAnswers);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Version 1 of 1").waitFor();
  await page.getByText("Sign in to save it to your library").waitFor();
}

/** Presses Refine; answers where she was as she pressed. */
async function refine(page: Page, request: string) {
  await page.getByRole("textbox", { name: "Refine Further" }).fill(request);
  const button = page.getByRole("button", { name: "Refine", exact: true });
  await button.scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  await button.click();
  return place;
}

/** A heading of one more line, or a line that a version adds; never as much as a screen. */
const usualChange = 150;

test.for(widths)("composed at %i px: after Refine she is where she was", async (width) => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width, height: 900 } });
  await openWithResult(page, server);
  for (const [n, request] of ["Firmer", "More formal"].entries()) {
    const before = await refine(page, request);
    await page.getByText(`Version ${n + 2} of ${n + 2}`).waitFor();
    const after = await placeOf(page);
    expect(after.isFocused).toBe(true);
    expect(Math.abs(after.top - before.top)).toBeLessThan(3);
    expect(Math.abs(after.scrolled - before.scrolled)).toBeLessThan(usualChange);
    await page.getByText("The changed text is above.").waitFor();
  }
});

function settings(baseUrl: string): Record<string, string> {
  return {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: baseUrl,
    AI_API_KEY: "key",
    AI_MODEL: "stub",
    AI_REVIEW: "off",
  };
}

test.for(widths)(
  "written by a model at %i px: the form stands still all the while",
  async (width) => {
    const shorter = goodBoundary.replaceAll(" I can take them on Monday from 8 a.m.", "");
    const writer = saysOnCall(shorter, 4);
    await using upstream = await startUpstream("openai-compatible", says(goodBoundary), writer.act);
    await using server = await startServer(settings(upstream.baseUrl));
    await using browser = await openBrowser();
    const { page } = await openPage(browser, { viewport: { width, height: 900 } });
    await openWithResult(page, server);
    const before = await refine(page, "Shorter");
    const language = page.locator(".result-body");
    for (const _ of writer.pieces) {
      const shown = await language.innerText();
      writer.call();
      await expect.poll(() => language.innerText()).not.toBe(shown);
      const during = await placeOf(page);
      expect(Math.abs(during.top - before.top)).toBeLessThan(3);
    }
    await page.getByText("Version 2 of 2").waitFor();
    const after = await placeOf(page);
    expect(after.isFocused).toBe(true);
    expect(Math.abs(after.top - before.top)).toBeLessThan(3);
    expect(Math.abs(after.scrolled - before.scrolled)).toBeLessThan(usualChange);
  },
);

test("a change that hangs says so beside its button, and is stopped there", async () => {
  const hangs = begins(() => new Promise(() => {}));
  await using upstream = await startUpstream("openai-compatible", says(goodBoundary), hangs);
  await using server = await startServer(settings(upstream.baseUrl));
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 390, height: 900 } });
  await openWithResult(page, server);
  const before = await refine(page, "Shorter");
  const form = page.getByRole("form", { name: "Refine Further" });
  await form.getByText("Still working. Your answers are safe.").waitFor();
  await page.getByRole("button", { name: /^Stop/ }).click();
  await page.getByText("Unfinished.").waitFor();

  const after = await placeOf(page);
  expect(after.isFocused).toBe(true);
  expect(Math.abs(after.top - before.top)).toBeLessThan(3);
});
