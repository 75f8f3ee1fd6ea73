import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { axeFindings } from "./axe.ts";
import { chromiumPath } from "./chromium-path.ts";

export type OpenBrowser = Pick<Browser, "newContext"> & AsyncDisposable;

let chromiumOfWorker: Promise<Browser> | undefined;

/** Real Chromium without any request of its own, one for each worker; what a test opened in it closes with `await using`. */
export async function openBrowser(): Promise<OpenBrowser> {
  chromiumOfWorker ??= launch();
  const browser = await chromiumOfWorker;
  const opened: BrowserContext[] = [];
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      opened.push(context);
      return context;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((context) => context.close()));
    },
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export type Opened = { page: Page; complaints: string[] };

/** A page that remembers what the console and the network complained about. */
export async function openPage(
  browser: Pick<Browser, "newContext">,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

export const widths = [390, 1280] as const;
export const schemes = ["light", "dark"] as const;

/**
 * What axe finds, and what is wider than the window, at each width and in each colour scheme. Each is looked at once: a
 * scheme changes colours alone, and tests/contrast.test.ts has every pair of them.
 */
export async function findingsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    const colorScheme = schemes[at] ?? "light";
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const wide = (await overflow(page)) > 0 ? ["wider than the window"] : [];
    const findings = [...wide, ...(await axeFindings(page))];
    found.push(...findings.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** Pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Spaces the page's text as widely as somebody may who reads better so (WCAG 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [wide];
  });
}
