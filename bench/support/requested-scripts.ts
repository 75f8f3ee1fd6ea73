import { chromium } from "playwright-core";
import { chromiumPath } from "../../tests/journeys/support/chromium-path.ts";

export type RequestedScripts = { readonly files: number; readonly bytes: number };

/** Long enough for whatever a page does when it is idle. */
const idleMs = 4_000;

/** The scripts that a real browser asks for by itself in a cold load: what is named, preloaded and imported until nothing more comes. */
export async function measureRequestedScripts(
  urls: readonly string[],
): Promise<readonly RequestedScripts[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const measured: RequestedScripts[] = [];
  try {
    for (const url of urls) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on("requestfinished", (request) => {
        if (request.resourceType() === "script" || request.url().endsWith(".js"))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto(url);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(idleMs);
      const all = await Promise.all(sizes);
      measured.push({ files: all.length, bytes: all.reduce((total, size) => total + size, 0) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return measured;
}
