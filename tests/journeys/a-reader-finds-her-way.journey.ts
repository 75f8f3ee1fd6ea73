import { expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage, overflow, widths } from "./support/browser.ts";
import { serverOfFile } from "./support/server-of-file.ts";

test("navigation in the page moves focus to the heading, sets the title and restores the scroll", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser, { viewport: { width: 1280, height: 700 } });
  let documents = 0;
  page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.goto(server.url, { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo(0, 900));
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("banner").getByRole("link", { name: "Offers" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForURL("**/pricing");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.title()).toMatch(/Offers|Pricing/);
  await page.goBack();
  await page.waitForURL(`${server.url}/`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  expect(documents).toBe(1);
  expect(complaints).toEqual([]);
});

/** Passes its schema, and cannot be drawn: its day is none. */
const postOfNoDay = {
  slug: "on-asking",
  title: "On asking",
  isProOnly: false,
  id: "1",
  category: "Pay",
  previewText: "What an ask holds.",
  publishedAt: "soon",
  readingMinutes: 2,
};

test("a page that stops working keeps the frame around it, says so, and comes back", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  for (const width of [320, ...widths]) {
    const { page } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(server.url, { waitUntil: "networkidle" });
    await page.route("**/api/blog*", (route) => route.fulfill({ json: [postOfNoDay] }));
    const menu = page.getByRole("button", { name: /Menu/ });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain("Your drafts are kept on this device.");
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.unroute("**/api/blog*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("main").getByRole("time").first().waitFor();
    expect(await alert.count()).toBe(0);
  }
});

test("the menu of small screens opens, closes by Escape and by navigation, and gives focus back", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.goto(server.url, { waitUntil: "networkidle" });
  const menu = page.getByRole("button", { name: /Menu/ });
  const banner = page.getByRole("banner");
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
  expect(await banner.getByRole("link", { name: "Contact" }).isVisible()).toBe(false);
  await menu.click();
  expect(await menu.getAttribute("aria-expanded")).toBe("true");
  for (const name of ["Offers", "Power Kits", "Contact", "Blog"]) {
    expect(await banner.getByRole("link", { name }).isVisible(), name).toBe(true);
  }
  await page.keyboard.press("Escape");
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await menu.click();
  await banner.getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/contact");
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
});

test("the paths are chosen by toggle, kept in the address and read from it", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await page.goto(server.url, { waitUntil: "networkidle" });
  const legacy = page.getByRole("button", { name: "Legacy", exact: true });
  expect(await legacy.getAttribute("aria-pressed")).toBe("false");
  await legacy.click();
  await expect.poll(() => page.url()).toContain("path=legacy");
  expect(await legacy.getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("heading", { name: "Brand Voice Builder" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Networking Hub" }).waitFor();
});

test("a visitor joins the waitlist and is told so in the words agreed", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await page.goto(server.url, { waitUntil: "networkidle" });
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("Reader@Example.com");
  await page.getByRole("button", { name: "Join Waitlist" }).click();
  await page.getByText("Welcome to M•Power").first().waitFor();
  await page
    .getByText("You're on the list. We'll reach out when it's time.")
    .or(page.getByText("You’re on the list. We’ll reach out when it’s time."))
    .first()
    .waitFor();
  expect(await email.inputValue()).toBe("");
});

test("without script she still reads, compares prices and chooses a path", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${server.url}/pricing`);
  await page.getByRole("button", { name: "Annual" }).click();
  await page.waitForURL("**/pricing?billing=annual");
  expect(await page.getByRole("main").innerText()).toContain("$149");
  await page.goto(`${server.url}/?path=legacy`);
  expect(await page.getByRole("heading", { name: "Offer Power" }).count()).toBe(1);
});
