import { expect, test } from "vitest";
import { openBrowser, openPage, widths } from "./support/browser.ts";
import { serverOfFile } from "./support/server-of-file.ts";

test("a reader goes from the list into a post, on to the next, and meets the gate", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.route("**/api/blog", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${server.url}/contact`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /Menu/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await page.getByText("Loading insights...").waitFor({ state: "visible" });
  await page.getByRole("link", { name: "A boundary is a statement, not a request" }).click();
  await page.getByRole("heading", { level: 1, name: /^A boundary is a statement/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^A boundary is a statement/);
  await page.getByText("I do not take calls after seven.").first().waitFor();
  await page
    .getByRole("navigation", { name: "More insights" })
    .getByText("(Pro)")
    .first()
    .waitFor();
  await page
    .getByRole("link", { name: /^The panel wants to know one thing/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "This insight is for Pro members." }).waitFor();
  const signIn = page.getByRole("link", { name: "Login to Upgrade" });
  expect(await signIn.getAttribute("href")).toBe(
    "/api/login?next=%2Fblog%2Fthe-panel-wants-to-know-one-thing",
  );
  expect(complaints).toEqual([]);
});

test("search, list and banner have room between them", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  for (const width of [320, ...widths]) {
    const { page } = await openPage(browser, { viewport: { width, height: 800 } });
    for (const path of ["/blog", "/blog?q=pay"]) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      const main = page.getByRole("main");
      const search = await main.getByRole("search").boundingBox();
      const posts = await main.locator(".post-list").boundingBox();
      const banner = await main.getByRole("region", { name: "Read every insight." }).boundingBox();
      if (!search || !posts || !banner) throw new Error(`${path} lacks a part.`);
      expect(posts.y - search.y - search.height, `${path} at ${width} px`).toBeGreaterThan(40);
      expect(banner.y - posts.y - posts.height, `${path} at ${width} px`).toBeGreaterThan(40);
    }
    await page.context().close();
  }
});

test("list, search and posts work without script", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${server.url}/blog`);
  await page.getByRole("searchbox", { name: "Search insights" }).fill("silence number");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("1 insight for").waitFor();
  await page.getByRole("link", { name: "The sentence after the number" }).click();
  await page.getByText("Most of us fill it.").waitFor();
  const lines = page.locator(".keep-lines p");
  expect(await lines.count()).toBeGreaterThan(20);
  expect((await page.goto(`${server.url}/blog/none-such`))?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Post not found");
});
