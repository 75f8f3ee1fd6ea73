import { expect, test } from "vitest";
import { plugInAuthenticator } from "./support/authenticator.ts";
import { axeFindings } from "./support/axe.ts";
import { findingsInEveryLook, openBrowser, openPage } from "./support/browser.ts";
import { letterTo } from "./support/mailbox.ts";
import { startServer } from "./support/server.ts";

const email = "amara@example.com";

test("by keyboard, or without script: her address, a wrong code in words, the right one; clean and fitting", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page } = await openPage(browser);
  const looksRight = async (step: string) => {
    expect(await findingsInEveryLook(page), step).toEqual([]);
  };
  await page.goto(`${server.url}/pricing`, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: /code/i });
  await code.waitFor();
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  const letter = await letterTo(server, email);
  const wrong = String((Number(letter.code) + 1) % 1_000_000).padStart(6, "0");
  await page.keyboard.type(wrong);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await looksRight("the code");

  await page.reload({ waitUntil: "networkidle" });
  await code.fill(letter.code);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/pricing`);
  await page.getByRole("banner").getByRole("link", { name: "Sign Out" }).waitFor();

  const other = "grace@example.com";
  const { page: plain } = await openPage(browser, { javaScriptEnabled: false });
  await plain.goto(`${server.url}/api/login?next=/tools`);
  expect(await plain.getByRole("button", { name: "Sign in with a passkey" }).isVisible()).toBe(
    false,
  );
  await plain.getByRole("textbox", { name: "Email" }).fill(other);
  await plain.keyboard.press("Enter");
  await plain.getByRole("textbox", { name: /code/i }).fill((await letterTo(server, other)).code);
  await plain.keyboard.press("Enter");
  await plain.waitForURL(`${server.url}/tools`);
  await plain.getByRole("banner").getByRole("link", { name: "Dashboard" }).waitFor();
});

test("the mailed link's page is one button; then a passkey, by its button and by the field's suggestion", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await page.goto(`${server.url}/api/login?next=/tools`, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.keyboard.press("Enter");
  const [mailbox] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: /local mailbox/ }).click(),
  ]);
  await mailbox.getByText("Your sign-in code").first().waitFor();
  await mailbox.close();
  const { link } = await letterTo(server, email);
  await page.goto(link, { waitUntil: "networkidle" });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("main").getByRole("button").first().click();
  await page.waitForURL(`${server.url}/tools`);

  const other = await openPage(browser);
  await other.page.goto(link, { waitUntil: "networkidle" });
  await other.page.getByRole("heading", { name: "This link has ended" }).waitFor();
  // Only the window in front may ask for a passkey.
  await page.bringToFront();

  await plugInAuthenticator(page);
  await page.goto(`${server.url}/account`, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Name of the new passkey" }).fill("Laptop");
  await page.keyboard.press("Enter");
  await page.getByText("Laptop").first().waitFor();

  const signOut = async () => {
    await page.getByRole("banner").getByRole("link", { name: "Sign Out" }).click();
    await page.waitForURL(`${server.url}/`);
  };
  await signOut();
  await page.context().clearCookies({ name: "passkey" });
  await page.goto(`${server.url}/api/login?next=/tools`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(`${server.url}/tools`);
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).waitFor();

  // The device confirms by itself, so the suggestion is taken as soon as it is there.
  await signOut();
  await page.goto(`${server.url}/api/login?next=/blog`);
  await page.waitForURL(`${server.url}/blog`);
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
});
