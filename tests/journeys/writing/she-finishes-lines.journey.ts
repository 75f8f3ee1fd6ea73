import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axeFindings } from "../support/axe.ts";
import { answerBoundary } from "../support/boundary.ts";
import { openBrowser, openPage, overflow, widths } from "../support/browser.ts";
import { serverOfFile } from "../support/server-of-file.ts";

const answers = {
  by: "Gareth, ward manager",
  request: "come in on my rest days, 5 times since Sept",
  refusal: "do any more unplanned shifts, and I won't answer rota messages",
  reason: "He knows the roster changed in May.",
  offer: "one Sunday a month, ask by the 20th",
} as const;

const line = (page: Page) => page.locator("form.open-line");
const body = (page: Page) => page.locator(".result-body");

test.for(widths)(
  "%i px: open lines are finished by a tap, by typing, or left out",
  async (width) => {
    const { url } = await serverOfFile();
    await using browser = await openBrowser();
    const { page, complaints } = await openPage(browser, {
      viewport: { width, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
    await answerBoundary(page, answers);
    await page.getByRole("button", { name: "Generate M•Power Language" }).click();
    await page.getByText("Composed from your answers. No AI used.").waitFor();
    await page.getByText("3 lines to finish.").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: "Copy", exact: true }).first().click();
    await page.getByText("3 lines aren’t finished.").waitFor();
    await page.getByRole("button", { name: "Finish them" }).click();
    const first = line(page).first().getByRole("textbox");
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);

    await line(page)
      .first()
      .getByRole("button", { name: "You know the roster changed in May." })
      .click();
    await page.getByText("2 lines to finish.").first().waitFor();
    expect(await body(page).innerText()).toContain("You know the roster changed in May.");

    // The next line has the focus: a sentence of her own, by keyboard.
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("I can do one Sunday a month if you ask me by the 20th.");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Use this");
    await page.keyboard.press("Enter");
    await page.getByText("1 line to finish.").first().waitFor();
    expect(await body(page).innerText()).toContain(
      "I can do one Sunday a month if you ask me by the 20th.",
    );

    await line(page).getByRole("button", { name: "Leave it out" }).click();
    await page.getByText("Every line is finished.").waitFor();
    expect(await line(page).count()).toBe(0);
    await page.getByRole("button", { name: "Copy", exact: true }).first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("I won’t do any more unplanned shifts.");
    expect(copied).not.toContain("5 times");

    await page.reload({ waitUntil: "networkidle" });
    expect(await body(page).innerText()).toContain("You know the roster changed in May.");
    expect(complaints).toEqual([]);
  },
);
