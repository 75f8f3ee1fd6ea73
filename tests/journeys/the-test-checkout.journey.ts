import { expect, test } from "vitest";
import { z } from "zod";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, overflow, schemes } from "./support/browser.ts";
import { openAs } from "./support/pro-browser.ts";
import { startServer } from "./support/server.ts";
import { signInAt } from "./support/sign-in-at.ts";

const Departure = z.object({ url: z.string() });

test("the test pages are clean to axe, fit 320 px, and work by keyboard", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const cookie = await signInAt(server, "ada@example.com");
  const { page, complaints } = await openAs(
    browser,
    server,
    { cookie },
    {
      viewport: { width: 320, height: 800 },
    },
  );

  async function begin(call: string): Promise<string> {
    const headers = { "Content-Type": "application/json", Origin: server.url, Cookie: cookie };
    const answer = await fetch(server.url + call, { method: "POST", headers, body: "{}" });
    return Departure.parse(await answer.json()).url;
  }

  async function isClean(what: string) {
    expect(await overflow(page), what).toBeLessThanOrEqual(0);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${what}, ${colorScheme}`).toEqual([]);
    }
  }

  const checkout = await begin("/api/create-checkout-session");
  await page.goto(checkout);
  await isClean("the checkout");
  await page.getByRole("button", { name: "Have it declined" }).click();
  await page.getByRole("status").getByText("The test bank said no.").waitFor();
  await isClean("the declined checkout");
  const pay = page.getByRole("button", { name: "Pay $19" });
  await pay.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/checkout\/return\?session_id=cs_test_/);

  const portal = await begin("/api/billing/portal");
  await page.goto(portal);
  await isClean("the portal");
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await page.getByText("It ends on").waitFor();
  await page.getByRole("button", { name: "Hold new events" }).click();
  await page.getByRole("button", { name: "Resume the plan" }).click();
  await page.getByText("customer.subscription.updated: held").waitFor();
  await isClean("the portal that holds its events");
  await page.getByRole("button", { name: "Send those that wait" }).click();
  expect(await page.getByText(": held").count()).toBe(0);
  expect(complaints).toEqual([]);
});
