import { rmSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { createDataFolder } from "../support/database/data-folder.ts";
import { addProMember } from "../support/account/pro-member.ts";
import { axeFindings } from "./support/axe.ts";
import { findingsInEveryLook, openBrowser, openPage, overflow, widths } from "./support/browser.ts";
import { signInByCode } from "./support/mailbox.ts";
import { openAs } from "./support/pro-browser.ts";
import { startServer } from "./support/server.ts";

const Entries = z.array(z.object({ id: z.string() }).loose());

async function openSuite() {
  const dataDir = await createDataFolder();
  const member = await addProMember({ DATA_DIR: dataDir });
  const server = await startServer(member.settings, { dataDir });
  return {
    member,
    server,
    async listed(path: "wins" | "negotiations") {
      const headers = { Cookie: member.cookie };
      return Entries.parse(await (await fetch(`${server.url}/api/${path}`, { headers })).json());
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function openDashboard(page: Page, url: string) {
  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" });
}

/** A notification with these words; the announcement for screen readers may stand beside it for a moment. */
function said(page: Page, words: string) {
  const area = page.getByRole("region", { name: /^Notification/ });
  return area.getByText(words, { exact: true }).waitFor();
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return "the body";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return label ?? element?.textContent ?? "";
  });
}

const field = (page: Page, name: string) =>
  page.getByRole("main").getByRole("textbox", { name, exact: true }).first();

test("by keyboard she records wins and asks, sees her year, deletes and takes it back", async () => {
  await using suite = await openSuite();
  const { server, member } = suite;
  await using browser = await openBrowser();
  const { page, complaints } = await openAs(browser, server, member);
  await openDashboard(page, server.url);
  const main = page.getByRole("main");
  await main.getByText("No wins tracked yet. Add your first achievement above.").waitFor();
  await main.getByText("No negotiations logged yet. Track your first ask above.").waitFor();
  const add = page.getByRole("button", { name: "Add Win" });
  expect(await add.isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Log Negotiation" }).isDisabled()).toBe(true);

  await field(page, "Title").focus();
  await page.keyboard.type("   ");
  expect(await add.isDisabled()).toBe(true);
  for (const title of ["Migration closed $1.2M under budget", "Two analysts promoted", "Keynote"]) {
    await field(page, "Title").fill(title);
    await page.keyboard.press("Enter");
    await said(page, "Win added successfully");
    await expect.poll(() => field(page, "Title").inputValue()).toBe("");
    expect(await focused(page)).toBe("Title");
  }
  await field(page, "Request").fill("Senior Director, $184,500 base");
  await page.getByRole("combobox", { name: "Status" }).selectOption("success");
  await page.getByRole("button", { name: "Log Negotiation" }).focus();
  await page.keyboard.press("Enter");
  await said(page, "Negotiation logged successfully");
  await expect.poll(() => focused(page)).toBe("");
  expect(await page.getByRole("combobox", { name: "Status" }).inputValue()).toBe("pending");
  await main.getByText("Three wins since", { exact: false }).first().waitFor();
  expect(await page.getByRole("figure").innerText()).toContain("One ask: it succeeded.");

  const before = await suite.listed("wins");
  const rows = main.getByRole("list").filter({ hasText: "Keynote" }).getByRole("listitem");
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringContaining("Keynote"),
    expect.stringContaining("Two analysts promoted"),
    expect.stringContaining("Migration closed"),
  ]);
  await page.getByRole("button", { name: "Delete win: Two analysts promoted" }).focus();
  await page.keyboard.press("Enter");
  await said(page, "Win deleted");
  expect(await focused(page)).toBe("Undo");
  expect(await suite.listed("wins")).toHaveLength(2);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Delete win: Two analysts promoted" }).waitFor();
  expect(await focused(page)).toContain("Delete win: Two analysts promoted");
  expect((await suite.listed("wins")).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

  await page.getByRole("button", { name: /^Edit win: Keynote/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.type(", Midwest Risk Forum");
  await page.keyboard.press("Enter");
  await said(page, "Win saved");
  await expect.poll(() => focused(page)).toContain("Edit win: Keynote, Midwest Risk Forum");

  await page.getByRole("button", { name: /^Add a move/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("How much").fill("$190,000");
  await page.keyboard.press("Enter");
  await main.getByText(/^Countered on .*: \$190,000$/).waitFor();
  await page.getByRole("button", { name: /^Edit negotiation/ }).click();
  await page.getByLabel("Follow up on").last().fill("2026-12-01");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("follow-up.ics");

  const position = page.getByRole("textbox", { name: /position/i });
  await position.fill("I turn failing programs into predictable ones.");
  await page.getByRole("button", { name: "Save Position" }).click();
  await said(page, "Power position saved");
  await main.getByText(/^Saved today, /).waitFor();

  await openDashboard(page, server.url);
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  for (const name of [/^Edit win/, /^Edit negotiation/, /^Delete win/])
    await page.getByRole("button", { name }).last().click();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test("offline is said, what she typed is kept and saved later, once; a lost answer adds nothing twice", async () => {
  await using suite = await openSuite();
  const { server, member } = suite;
  await using browser = await openBrowser();
  const { page } = await openAs(browser, server, member, { viewport: { width: 390, height: 844 } });
  await openDashboard(page, server.url);
  await page.context().setOffline(true);
  await field(page, "Title").fill("Recorded on the train");
  await field(page, "Description").fill("Between two stations");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Add Win" }).click();
  await said(page, "Failed to add win");
  await page.getByRole("alert").getByText("This is not saved yet.").waitFor();
  expect(await field(page, "Title").inputValue()).toBe("Recorded on the train");
  expect(await page.getByRole("button", { name: /^Delete win/ }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Delete win: Recorded on the train" }).waitFor();
  expect(await field(page, "Title").inputValue()).toBe("");
  expect(await suite.listed("wins")).toMatchObject([
    { title: "Recorded on the train", description: "Between two stations" },
  ]);

  // The server receives it, the browser gets no response; and before it is tried again the page is loaded anew.
  await page.route("**/api/wins", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await field(page, "Title").fill("Heard once");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("This is not saved yet.").waitFor();
  await page.unroute("**/api/wins");
  await openDashboard(page, server.url);
  await expect.poll(() => field(page, "Title").inputValue()).toBe("");
  expect(await suite.listed("wins")).toHaveLength(2);

  await page.route("**/api/wins/*", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const remove = page.getByRole("button", { name: "Delete win: Heard once" });
  await remove.click();
  await said(page, "Failed to delete win");
  await expect.poll(() => focused(page)).toContain("Delete win: Heard once");
  await page.unroute("**/api/wins/*");
  await remove.click();
  await said(page, "Win deleted");
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, "Win restored");
  expect(await suite.listed("wins")).toHaveLength(2);

  await page.route("**/api/negotiations", (route) => route.fulfill({ status: 500, body: "" }));
  await field(page, "Request").fill("Retention bonus");
  await page.getByRole("button", { name: "Log Negotiation" }).click();
  await said(page, "Failed to log negotiation");
  expect(await field(page, "Request").inputValue()).toBe("Retention bonus");
  await page.getByText("No negotiations logged yet.").waitFor();
  await page.unroute("**/api/negotiations");
  await openDashboard(page, server.url);
  await expect.poll(() => field(page, "Request").inputValue()).toBe("Retention bonus");
  await page.getByRole("button", { name: "Log Negotiation" }).click();
  await said(page, "Negotiation logged successfully");
  expect(await suite.listed("negotiations")).toHaveLength(1);
});

test("two windows that change one text lose nothing; signed out elsewhere, she is told and sent to sign in", async () => {
  await using suite = await openSuite();
  const { server, member } = suite;
  await using browser = await openBrowser();
  const { page: one } = await openAs(browser, server, member);
  await openDashboard(one, server.url);
  await field(one, "Title").fill("First");
  await one.keyboard.press("Enter");
  await said(one, "Win added successfully");
  const { page: other } = await openAs(browser, server, member);
  await openDashboard(other, server.url);

  for (const [page, title] of [
    [other, "From the other window"],
    [one, "From this window"],
  ] as const) {
    await page.getByRole("button", { name: "Edit win: First" }).click();
    await field(page, "Title").waitFor();
    await page.getByRole("textbox", { name: "Title" }).last().fill(title);
    await page.getByRole("button", { name: "Save Changes" }).click();
  }
  const alert = one.getByRole("alert").filter({ hasText: "Another window changed this." });
  await alert.getByText("From the other window").waitFor();
  expect(await one.getByRole("textbox", { name: "Title" }).last().inputValue()).toBe(
    "From this window",
  );
  expect(await axeFindings(one)).toEqual([]);
  await alert.getByRole("button", { name: "Save mine" }).click();
  await one.getByRole("button", { name: "Delete win: From this window" }).waitFor();
  expect(await suite.listed("wins")).toMatchObject([{ title: "From this window" }]);

  // The other window still shows what it knew: deleting that is asked for again.
  await other.getByRole("button", { name: "Delete win: From the other window" }).click();
  await other.getByRole("alert").getByText("Another window changed this win.").waitFor();
  await other.getByRole("button", { name: "Delete win: From this window" }).waitFor();
  expect(await suite.listed("wins")).toHaveLength(1);

  for (const [page, statement] of [
    [other, "Theirs"],
    [one, "Mine"],
  ] as const) {
    await page.getByRole("textbox", { name: /position/i }).fill(statement);
    await page.getByRole("button", { name: "Save Position" }).click();
  }
  const newer = one.getByRole("alert").filter({ hasText: "Another window changed this." });
  await newer.getByText("Theirs").waitFor();
  await newer.getByRole("button", { name: "Take the other" }).click();
  expect(await one.getByRole("textbox", { name: /position/i }).inputValue()).toBe("Theirs");

  await one.context().clearCookies();
  await field(one, "Title").fill("Typed while signed out");
  // The page leaves after half a second: it is held until what it says was read, however slow the machine.
  const read = Promise.withResolvers<void>();
  await one.route("**/api/login*", async (route) => {
    await read.promise;
    await route.continue();
  });
  await one.getByRole("button", { name: "Add Win" }).click();
  await said(one, "Unauthorized");
  await said(one, "You are logged out. Logging in again...");
  read.resolve();
  await one.waitForURL(/\/sign-in\?next=%2Fdashboard/);
});

test("tabbing forth and back, no field hides under the header, and the header's links leave the page where it is", async () => {
  await using suite = await openSuite();
  await using browser = await openBrowser();
  for (const width of [320, 1280]) {
    const viewport = { width, height: 700 };
    const { page } = await openAs(browser, suite.server, suite.member, { viewport });
    await openDashboard(page, suite.server.url);
    const controls = await page
      .getByRole("main")
      .locator("a, button, input, textarea, select")
      .count();
    for (const key of ["Tab", "Shift+Tab"]) {
      await page
        .getByRole(key === "Tab" ? "banner" : "contentinfo")
        .getByRole("link")
        .last()
        .focus();
      for (let presses = 0; presses <= controls; presses += 1) {
        await page.keyboard.press(key);
        expect(await hiddenUnderHeader(page), `${key} at ${width} px`).toBeNull();
      }
    }
    await page.evaluate(() => scrollTo(0, 400));
    await page.getByRole("banner").getByRole("link").first().focus();
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await page.context().close();
  }
});

/** What has the focus, when the header covers its upper edge. */
function hiddenUnderHeader(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const active = document.activeElement?.closest("main *");
    return active && active.getBoundingClientRect().top < header ? active.outerHTML : null;
  });
}

test("without Pro the dashboard names the three cards, reads none of them, and offers the export", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openDashboard(page, server.url);
  await signInByCode(page, server, "ada@example.com");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Unlock Your Executive Suite" }).waitFor();
  for (const name of ["Your Power Position", "Career Wins", "Negotiation Log"])
    await main.getByText(name).waitFor();
  await main.getByText("ada@example.com").waitFor();
  expect(await main.getByRole("textbox").count()).toBe(0);
  await main.getByRole("button", { name: "Upgrade to Pro" }).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${width}`).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { level: 1, name: "Write to us" }).waitFor();
  await page.goBack();
  await main.getByRole("heading", { name: "Unlock Your Executive Suite" }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export Data" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  expect(asked.filter((path) => /wins|negotiations|power-position/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);

  const upgrade = main.getByRole("button", { name: "Upgrade to Pro" });
  await page.route("**/api/create-checkout-session", (route) => route.abort());
  await upgrade.click();
  await said(page, "Failed to start checkout");
  await main.getByRole("alert").waitFor();
  await page.unroute("**/api/create-checkout-session");
  await page.context().clearCookies();
  // Half a second later the page leaves; on a busy machine that is before anybody has looked.
  const hasRead = Promise.withResolvers<void>();
  await page.route("**/api/login**", async (route) => {
    await hasRead.promise;
    await route.continue();
  });
  await upgrade.click();
  await said(page, "You are logged out. Logging in again...");
  hasRead.resolve();
  await page.waitForURL(/\/sign-in\?next=%2Fdashboard/);
});
