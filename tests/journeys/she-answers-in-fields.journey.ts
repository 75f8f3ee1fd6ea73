import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage, overflow, widths } from "./support/browser.ts";
import { fieldOf } from "./support/boundary.ts";
import { keptHere } from "./support/mailbox.ts";
import { serverOfFile } from "./support/server-of-file.ts";

const answers = {
  request: "join the 6am call every day",
  refusal: "take calls before 8am",
  reason: "My mornings belong to my son.",
  offer: "send my figures on Thursday night",
  preserve: "our Friday review",
} as const;

const example = "An example: answers of a made-up person.";

/** Sums up how far the page moved by itself, for `shiftOf`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (Reflect.get(shift, "hadRecentInput") === true) continue;
        const total = Number(document.documentElement.dataset["shift"] ?? 0);
        const value = Number(Reflect.get(shift, "value"));
        document.documentElement.dataset["shift"] = `${total + value}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
}

/** The preview under a field, as it describes it. */
async function previewOf(page: Page, question: string): Promise<string> {
  return fieldOf(page, question).evaluate((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .filter((text) => text.startsWith("It will read: "))
      .join(""),
  );
}

test.for(widths)(
  "a new user sees the example, removes it, answers, reads what it becomes, generates and copies: %d px",
  async (width) => {
    const server = await serverOfFile();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser, {
      viewport: { width, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await watchShifts(page);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
    // What is left is the fonts’, on a busy machine.
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(loaded.filter((url) => url.includes("preview"))).toEqual([]);

    await page.getByRole("button", { name: "See an example" }).click();
    await page.getByText(example).waitFor();
    expect(await fieldOf(page, "refusal").inputValue()).not.toBe("");
    await page
      .getByText(/^It will read: /)
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Remove the example" }).click();
    expect(await page.getByText(example).count()).toBe(0);
    for (const question of ["by", ...Object.keys(answers)])
      expect(await fieldOf(page, question).inputValue(), question).toBe("");
    expect(await keptHere(page)).toEqual([]);

    for (const [question, answer] of Object.entries(answers)) {
      await fieldOf(page, question).fill(answer);
      await expectPreview(page, question, answer);
    }
    expect(await previewOf(page, "refusal")).toBe("It will read: I won’t take calls before 8am.");
    // What the header covers in part is no target of another size.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: "Generate M•Power Language" }).click();
    await page.getByText("Composed from your answers. No AI used.").waitFor();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByText("Copied", { exact: false }).first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("I won’t take calls before 8am.");
    expect(copied).toContain("I can send my figures on Thursday night.");
    expect(complaints).toEqual([]);
  },
);

/** Waits until the preview holds the whole answer. */
async function expectPreview(page: Page, question: string, answer: string): Promise<void> {
  const held = answer.toLowerCase().replace(/\.$/, "");
  await expect.poll(async () => (await previewOf(page, question)).toLowerCase()).toContain(held);
}

/** What a screen reader announces of the field that has the focus: name, then description. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    const described = (field?.getAttribute("aria-describedby") ?? "").split(" ");
    const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : "";
    const name = field?.getAttribute("aria-label") ?? label ?? field?.textContent ?? "";
    const parts = described.map((id) => (id && document.getElementById(id)?.textContent) || "");
    return [name, ...parts].filter(Boolean).join(" · ");
  });
}

test.for(widths)("the same by keyboard, with a screen reader’s names: %d px", async (width) => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, {
    viewport: { width, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole("button", { name: "See an example" }).focus();
  await press("Enter");
  await page.getByText(example).waitFor();
  const status = page.getByRole("status").first();
  expect(await status.textContent()).toBe("You’re looking at an example.");
  await press("Enter");
  await expect.poll(() => status.textContent()).toBe("The example is removed.");
  await page.getByRole("button", { name: "See an example" }).waitFor();

  await press("Tab");
  expect(await said(page)).toBe("Who asks?");
  await press("Enter");
  const heard: string[] = [];
  const fields = page.getByRole("form", { name: "Facts for your boundary" });
  for (const [question, answer] of Object.entries(answers)) {
    const field = fieldOf(page, question);
    expect(await field.evaluate((one) => one === document.activeElement), question).toBe(true);
    await page.keyboard.type(answer);
    await expectPreview(page, question, answer);
    heard.push(await said(page));
    await press(question === "preserve" ? "Tab" : "Enter");
  }
  expect(
    await fields
      .getByRole("combobox", { name: "Preferred tone" })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  expect(heard[1]).toMatch(/^What will you not do\? .* · I will not · It will read: I won’t /);
  await press("Tab");
  await press("Enter");
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.getByRole("button", { name: "Copy", exact: true }).focus();
  await press("Enter");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("I won’t take calls before 8am.");
});

test.for(widths)("rows and stories by keyboard, clean to axe: %d px", async (width) => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser, { viewport: { width, height: 900 } });
  await page.goto(`${server.url}/tools/pay-ask`, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: /^Three results .*, line 1$/ }).focus();
  for (const line of [
    "Cut onboarding from 9 weeks to 5",
    "Took over Denver",
    "Renewed Halvorsen",
    "Spoke",
  ]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
  expect(await said(page)).toMatch(/^Three results .*, line 5$/);
  await page.keyboard.press("Backspace");
  expect(await said(page)).toMatch(/^Three results .*, line 4$/);
  expect(await page.locator("main [name=results]").count()).toBe(4);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.locator("main [name=results]").last().inputValue()).toBe("Spoke");

  await page.goto(`${server.url}/tools/interview-bank`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Add a story" }).press("Enter");
  await page.getByRole("group", { name: "Story 3" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("story3Was");
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
