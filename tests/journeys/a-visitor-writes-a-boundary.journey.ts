import { expect, test } from "vitest";
import { findingsInEveryLook, openBrowser, openPage, widths } from "./support/browser.ts";
import { serverOfFile } from "./support/server-of-file.ts";
import { answerBoundary } from "./support/boundary.ts";

test("she answers, reads her language, refines it and finds it again after a reload", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });

  const generate = page.getByRole("button", { name: "Generate M•Power Language" });
  expect(await generate.isDisabled()).toBe(true);
  expect(await page.getByText("Answer at least one question to begin").count()).toBeGreaterThan(0);
  await answerBoundary(page);
  expect(await generate.isEnabled()).toBe(true);
  await generate.click();

  const result = page.getByRole("region", { name: "Your Strategic Language" });
  await result.waitFor();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  for (const label of ["In the moment", "In writing", "If they push back"]) {
    expect(await page.getByRole("heading", { name: label }).count(), label).toBe(1);
  }
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "In the moment" }).waitFor();
  const refine = page.getByRole("textbox", { name: /Refine Further/ });
  await refine.fill("shorter");
  await page
    .getByRole("button", { name: /^Refine/ })
    .last()
    .click();
  await page.getByText(/Version 2 of 2/).waitFor();

  await page.getByRole("button", { name: "Clear" }).first().click();
  expect(await page.getByRole("heading", { name: "In the moment" }).count()).toBe(0);
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.getByRole("textbox").first().inputValue()).toBe("");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(/Version 2 of 2/).waitFor();
  expect(await page.getByRole("textbox").first().inputValue()).toBe("Dana, my director");
  expect(complaints).toEqual([]);
});

test("the result is clean to axe and fits, at both widths and in both colours", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);

  // What stands in the card begins on one line.
  const result = page.getByRole("region", { name: "Your Strategic Language" });
  const leftOf = (text: string) =>
    result.getByText(text, { exact: true }).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.round(words.getBoundingClientRect().x);
    });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await result.evaluate((card) => card.getBoundingClientRect().x);
    expect(await leftOf("Take it with you")).toBe(await leftOf("Your Strategic Language"));
    expect(await leftOf("Take it with you")).toBeGreaterThan(edge + 15);
  }
});

test("after a generation that failed she tries again, and every link leads on", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  const generate = page.getByRole("button", { name: "Generate M•Power Language" });
  const alert = page.getByRole("main").getByRole("alert");
  const cut = () => page.route("**/api/ai/generate", (route) => route.abort());

  await cut();
  await generate.click();
  await alert.waitFor();
  await generate.click();
  await alert.waitFor();
  await page.unroute("**/api/ai/generate");
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();

  await cut();
  await generate.click();
  await alert.waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/contact");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await alert.count()).toBe(0);
  expect(broken).toEqual([]);
});

test("by keyboard alone she reaches the answer and copies the language without the request line", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await page.getByRole("textbox").first().focus();
  await page.keyboard.type("The Lisbon team");
  await page.keyboard.press("Tab");
  await page.keyboard.type("join the 6am call every day");
  await page.keyboard.press("Tab");
  await page.keyboard.type("take calls before 8am");
  const generate = page.getByRole("button", { name: "Generate M•Power Language" });
  await generate.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.getByRole("button", { name: /^Copy$/ }).focus();
  await page.keyboard.press("Enter");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("In the moment");
  expect(copied).not.toContain("To complete this, add");
  expect(copied).not.toContain("Composed from");
});
