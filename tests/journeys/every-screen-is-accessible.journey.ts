import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  findingsInEveryLook,
  openBrowser,
  openPage,
  overflow,
  spaceText,
} from "./support/browser.ts";
import { serverOfFile } from "./support/server-of-file.ts";

const screens = [
  "/",
  "/?path=legacy",
  "/choose-path",
  "/tools",
  "/tools/boundary-script",
  "/tools/offer-power",
  "/tools/brand-voice",
  "/tools/brand-bio",
  "/tools/career-positioning",
  "/tools/pay-ask",
  "/tools/exit-strategy",
  "/tools/elevator-pitch",
  "/tools/306090-plan",
  "/tools/interview-bank",
  "/tools/resume-rewrite",
  "/tools/networking-hub",
  "/tools/strategy-prep",
  "/pricing",
  "/pricing?billing=annual",
  "/power-kits",
  "/contact",
  "/blog",
  "/blog?q=pay",
  "/blog/a-boundary-is-a-statement",
  "/blog/the-panel-wants-to-know-one-thing",
  "/blog/none-such",
  "/sign-in",
  "/say-it",
  "/my-kits",
  "/checkout/return?session_id=none-such",
  "/privacy",
  "/terms",
  "/sessions/none-such",
  "/nowhere",
];

/** Nothing scrolls sideways at 320 px, nor with wide text spacing. */
async function fitsNarrow(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: 800 });
  const before = await overflow(page);
  await spaceText(page);
  return before <= 0 && (await overflow(page)) <= 0;
}

/** Fields that reach out of their form, under what stands beside it. */
function beyondForm(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("form :is(input, textarea, select)")]
      .filter((field) => {
        const right = field.form?.getBoundingClientRect().right ?? Infinity;
        return field.getBoundingClientRect().right > right + 1;
      })
      .map(({ name }) => name),
  );
}

test.for(screens)(
  "clean to axe and fitting in every look, one heading, landmarks, skip link first, nothing in the console: %s",
  async (path) => {
    const server = await serverOfFile();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser);
    const response = await page.goto(server.url + path, { waitUntil: "networkidle" });
    const missing = path === "/nowhere" || path.endsWith("none-such");
    expect(response?.status()).toBe(missing ? 404 : 200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    expect(await findingsInEveryLook(page)).toEqual([]);
    expect(await beyondForm(page)).toEqual([]);
    expect(await fitsNarrow(page)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Skip/);
    expect(complaints.filter((line) => !/\b404\b/.test(line))).toEqual([]);
  },
);

test("titles are unique", async () => {
  const server = await serverOfFile();
  const titles = await Promise.all(
    screens
      .filter((screen) => !screen.includes("?") && !screen.endsWith("none-such"))
      .map(async (path) => /<title>(.*?)<\/title>/.exec(await pageText(server.url + path))?.[1]),
  );
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

async function pageText(url: string): Promise<string> {
  return (await fetch(url, { headers: { Accept: "text/html" } })).text();
}
