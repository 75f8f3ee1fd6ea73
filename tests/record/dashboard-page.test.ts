import { expect, test } from "vitest";
import { readSettings } from "#adapters/env.ts";
import { utcDay } from "#core/record/day.ts";
import { Negotiation } from "#features/negotiations/contract.ts";
import { sync } from "node-ical";
import { buyPro, openTestPortal, pressButton, createShopApp } from "../support/billing/buying.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { type SignedInPerson, signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const baseUrl = readSettings({}).BASE_URL;

async function dashboardOf(person: SignedInPerson): Promise<string> {
  const response = await person.request("/dashboard");
  expect(response.status).toBe(200);
  return response.text();
}

/** What is read on the page, without the data for the browser. */
function shownIn(html: string): string {
  return html.replaceAll(/<script[^>]*>.*?<\/script>|<[^>]+>/gs, " ").replaceAll(/\s+/g, " ");
}

test("the server writes the whole record into the page for Pro, and nothing of it for anybody else", async () => {
  await using app = await createTestApp({ pages: await createRenderedPages(baseUrl) });
  const ada = await signInPro(app);
  expect(shownIn(await dashboardOf(ada))).toContain(
    "No wins tracked yet. Add your first achievement above.",
  );
  await ada.send("POST", "/api/wins", { title: "Migration <closed>", description: "Under budget" });
  await ada.send("POST", "/api/wins", { title: "Keynote" });
  await ada.send("POST", "/api/negotiations", {
    request: "Retention bonus",
    amountCents: 1_250_050,
  });
  await ada.send("POST", "/api/power-position", { statement: "Predictable programs." });
  const html = await dashboardOf(ada);
  const shown = shownIn(html);
  for (const words of [
    "Pro Member",
    "Your Power Position",
    "Predictable programs.",
    "A year at a glance",
    "Two wins since",
    "One ask: it is pending.",
    "Migration &lt;closed&gt;",
    "Under budget",
    "Delete win: Keynote",
    "Retention bonus",
    "$12,500.50",
    "Export Data",
  ])
    expect(shown).toContain(words);
  expect(shown).not.toContain("Unlock Your Executive Suite");

  const grace = await signIn(app, "grace@example.com");
  const free = await dashboardOf(grace);
  for (const words of [
    "Unlock Your Executive Suite",
    "Your Power Position",
    "Career Wins",
    "Negotiation Log",
    "Upgrade to Pro",
    "grace@example.com",
    "Export Data",
  ])
    expect(shownIn(free)).toContain(words);
  expect(free).not.toMatch(/Keynote|Predictable|<textarea|<input|api\/wins/);
  expect(app.logged()).not.toMatch(/Keynote|Predictable|Retention|"status":403/);
});

test("a page of ten thousand wins holds fifty", async () => {
  await using app = await createTestApp({ pages: await createRenderedPages(baseUrl) });
  const ada = await signInPro(app);
  for (let count = 0; count < 51; count += 1)
    await ada.send("POST", "/api/wins", { title: `Win number ${count}` });
  const html = await dashboardOf(ada);
  expect(html.match(/Delete win: Win number/g)).toHaveLength(50);
  expect(shownIn(html)).toContain("Show older wins");
  expect(shownIn(html)).toContain("51 wins since");
});

test("a follow-up is a calendar file of one whole day that a changed date moves", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const request = "Senior Director; base, bonus\nand title — “now”";
  const logged = await ada.send("POST", "/api/negotiations", { request, followUp: "2026-12-01" });
  const { id } = Negotiation.parse(await logged.json());
  const file = async () => {
    const response = await ada.request(`/api/negotiations/${id}/follow-up.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("follow-up.ics");
    return response.text();
  };
  const first = await file();
  expect(first.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(first).toMatch(/DTSTART;VALUE=DATE:20261201\r\n/);
  expect(first).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
  await ada.send("PATCH", `/api/negotiations/${id}`, { followUp: "2027-01-15", version: 1 });
  const second = await file();
  expect(second).toMatch(/DTSTART;VALUE=DATE:20270115\r\n/);
  const [one, other] = [first, second].map((text) => Object.values(sync.parseICS(text))[0]);
  expect(one).toMatchObject({ type: "VEVENT", summary: `Follow up: ${request}`, datetype: "date" });
  expect(other).toMatchObject({ uid: one && "uid" in one ? one.uid : "" });
  expect(Number(/SEQUENCE:(\d+)/.exec(second)?.[1])).toBeGreaterThan(
    Number(/SEQUENCE:(\d+)/.exec(first)?.[1]),
  );
  await ada.send("PATCH", `/api/negotiations/${id}`, { followUp: null });
  expect((await ada.request(`/api/negotiations/${id}/follow-up.ics`)).status).toBe(404);
  expect(utcDay(new Date("2026-12-01T00:30:00Z"))).toBe("2026-12-01");
});

test("a failed renewal is said on the dashboard, with the way to the account page, until it is paid", async () => {
  await using app = await createShopApp({ pages: await createRenderedPages(baseUrl) });
  const ada = await signIn(app);
  await buyPro(ada);
  const portal = await openTestPortal(ada);
  const failed = "Your last payment did not go through.";
  expect(await dashboardOf(ada)).not.toContain(failed);
  await pressButton(ada, portal, "fail-renewal");
  const [note = ""] = /<div class="note warning">.*?<\/div>/s.exec(await dashboardOf(ada)) ?? [];
  expect(note).toContain(failed);
  expect(note).toContain('<a href="/account">');
  await pressButton(ada, portal, "pay");
  expect(await dashboardOf(ada)).not.toContain(failed);
});
