import { expect, test } from "vitest";
import {
  axeFindings,
  openBrowser,
  openPage,
  overflow,
  schemes,
  widths,
} from "./support/browser.ts";
import { startServer } from "./support/server.ts";

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
  "/my-kits",
  "/checkout/return?session_id=none-such",
  "/privacy",
  "/terms",
  "/sessions/none-such",
  "/nowhere",
];

test.for(schemes)(
  "every screen is clean to axe, fits and says nothing in the console: %s",
  { timeout: 600_000 },
  async (colorScheme) => {
    await using server = await startServer();
    await using browser = await openBrowser();
    for (const width of widths) {
      const { page, complaints } = await openPage(browser, {
        colorScheme,
        viewport: { width, height: 900 },
      });
      for (const path of screens) {
        const response = await page.goto(server.url + path, { waitUntil: "networkidle" });
        const missing = path === "/nowhere" || path.endsWith("none-such");
        expect(response?.status(), path).toBe(missing ? 404 : 200);
        expect(await axeFindings(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
        expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
        for (const landmark of ["banner", "main", "contentinfo"] as const) {
          expect(await page.getByRole(landmark).count(), `${landmark} of ${path}`).toBe(1);
        }
      }
      const expected = complaints.filter((line) => !/\b404\b/.test(line));
      expect(expected, `${width} px`).toEqual([]);
      await page.context().close();
    }
  },
);

test(
  "no screen scrolls sideways at 320 px, nor with wide text spacing",
  { timeout: 300_000 },
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page } = await openPage(browser, { viewport: { width: 320, height: 800 } });
    for (const path of screens) {
      await page.goto(server.url + path, { waitUntil: "load" });
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await overflow(page), `${path} with wide spacing`).toBeLessThanOrEqual(0);
    }
  },
);

test(
  "titles are unique, and the first stop of the keyboard is the skip link",
  { timeout: 300_000 },
  async () => {
    await using server = await startServer();
    await using browser = await openBrowser();
    const { page } = await openPage(browser);
    const titles = new Map<string, string>();
    for (const path of screens.filter(
      (screen) => !screen.includes("?") && !screen.endsWith("none-such"),
    )) {
      await page.goto(server.url + path);
      titles.set(path, await page.title());
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => document.activeElement?.textContent ?? "");
      expect(stop, path).toMatch(/Skip/);
    }
    expect(new Set(titles.values()).size).toBe(titles.size);
  },
);
