import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { findingsInEveryLook, openBrowser, openPage } from "../support/browser.ts";
import { letterWith } from "../support/mailbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signInAt } from "../support/sign-in-at.ts";

const settings = { OWNER_EMAILS: "owner@example.com" };

const saved = {
  toolId: "strategyPrep",
  name: "Before the hour",
  answers: { decision: "Whether to leave Halden." },
  tone: "Warm Confidence",
  versions: [
    {
      result:
        "## The decision\n\nWhether I lead the launch in March.\n\n## Three questions\n\n1. Who decides?\n2. By when?",
      source: "composer",
      checks: [],
      incomplete: false,
    },
  ],
  shown: 0,
};

/** Asks the server as the holder of this session does. */
const askAs =
  ({ url }: RunningServer, cookie: string) =>
  (path: string, type: string, body: string) =>
    fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": type, Origin: url, Cookie: cookie },
      body,
      redirect: "manual",
    });

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** A member who has paid an hour; answers the path of its page. */
async function payHour(server: RunningServer, cookie: string): Promise<string> {
  const ask = askAs(server, cookie);
  const kit = JSON.stringify({ kitId: "private-strategy-session" });
  const started = await ask("/api/create-powerkit-checkout", json, kit);
  const { url } = z.object({ url: z.url() }).parse(await started.json());
  await ask(new URL(url).pathname, form, "action=pay");
  const listed = await fetch(`${server.url}/api/purchases`, { headers: { Cookie: cookie } });
  const [bought] = z.array(z.object({ id: z.string() })).parse(await listed.json());
  return `/sessions/${bought?.id}`;
}

const Times = z.object({
  days: z.array(z.object({ times: z.array(z.object({ startsAt: z.string() })) })),
});

/** Books the first time that is free; answers when it begins. */
async function bookFirst(server: RunningServer, cookie: string, path: string): Promise<string> {
  const view = await fetch(`${server.url}/api${path}`, { headers: { Cookie: cookie } });
  const time = Times.parse(await view.json()).days[0]?.times[0]?.startsAt ?? "";
  for (const step of ["hold", "book"]) {
    const body = new URLSearchParams({ do: step, time, zone: "Asia/Kolkata" });
    await askAs(server, cookie)(path, form, body.toString());
  }
  return time;
}

/** A page of the browser of whoever holds this session. */
async function openAs(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  { url }: RunningServer,
  cookie: string,
) {
  const opened = await openPage(browser);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await opened.page.context().addCookies([{ name, value, url }]);
  return opened;
}

/** Presses a button or a link by keyboard. */
async function press(page: Page, role: "button" | "link", name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name, exact: typeof name === "string" }).focus();
  await page.keyboard.press("Enter");
}

test(
  "the owner finds a booked session in its week and moves it by keyboard: both are told; every page is clean in every look",
  { timeout: 240_000 },
  async () => {
    await using server = await startServer(settings);
    await using browser = await openBrowser();
    const amara = await signInAt(server, "amara@example.com");
    const path = await payHour(server, amara);
    const begins = await bookFirst(server, amara, path);
    const owner = await signInAt(server, "owner@example.com");
    const { page, complaints } = await openAs(browser, server, owner);

    await page.goto(`${server.url}/desk/sessions?week=${begins.slice(0, 10)}`);
    await page.getByRole("heading", { level: 1, name: "Sessions" }).waitFor();
    await page.getByText("1 session.").waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await press(page, "link", /amara@example\.com/);
    await page.getByRole("heading", { level: 1, name: "Session with amara@example.com" }).waitFor();
    await page.getByText(/Kolkata time.*for the member/).waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);

    const time = page.getByRole("combobox", { name: "Another time" });
    await time.focus();
    await page.keyboard.press("End");
    const chosen = await time.inputValue();
    expect(chosen).not.toBe(begins);
    await press(page, "button", "Move the session");
    await page.getByText("It has moved. Both of you get a message.").waitFor();
    const words = /Your 1:1 session has moved|Before:/;
    await letterWith(server, "amara@example.com", words);
    await letterWith(server, "support@", /Before:/);
    const view = await fetch(`${server.url}/api${path}`, { headers: { Cookie: amara } });
    expect(await view.json()).toMatchObject({ booked: { startsAt: chosen } });

    await page.goto(`${server.url}/desk/sessions/hours`);
    await page.getByRole("heading", { level: 1, name: "Hours and days off" }).waitFor();
    await page.getByRole("textbox", { name: "Friday" }).focus();
    await page.keyboard.type("9-12");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("textbox", { name: "Friday" }).inputValue()).toBe("9-12");
    expect(await findingsInEveryLook(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Friday" }).fill("9:00-12:00");
    await press(page, "button", "Save the hours");
    await page.getByText("The hours hold from now on.").waitFor();
    await page.getByLabel("First day").fill("2099-01-05");
    await press(page, "button", "Add days off");
    await page.getByText("The days off are added.").waitFor();
    await page.getByRole("cell", { name: /^Monday, January 5, 2099/ }).waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await page.goto(`${server.url}/desk/journal`);
    await page.getByRole("cell", { name: "session moved" }).waitFor();
    expect(complaints.filter((one) => !one.includes("400"))).toEqual([]);
  },
);

test(
  "she shares a text from her library, the strategist comments beside a line, she reads it there and takes it back",
  { timeout: 240_000 },
  async () => {
    await using server = await startServer(settings);
    await using browser = await openBrowser();
    const amara = await signInAt(server, "amara@example.com");
    const path = await payHour(server, amara);
    await bookFirst(server, amara, path);
    await askAs(server, amara)("/api/library", json, JSON.stringify(saved));
    const { page, complaints } = await openAs(browser, server, amara);

    await page.goto(`${server.url}/library`, { waitUntil: "networkidle" });
    await press(page, "link", "Share Before the hour with your strategist");
    await page.getByRole("heading", { level: 1, name: "Share with your strategist" }).waitFor();
    await page.getByText("Whether I lead the launch in March.").waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await press(page, "button", "Share this text");
    await page.getByRole("heading", { level: 1, name: "Strategy Prep" }).waitFor();
    await page.getByText("No comments yet.").waitFor();
    const id = new URL(page.url()).searchParams.get("shared") ?? "";

    const cookie = await signInAt(server, "owner@example.com");
    const owner = await openAs(browser, server, cookie);
    await owner.page.goto(`${server.url}/desk${path}`);
    await press(owner.page, "link", "Strategy Prep");
    await owner.page.getByRole("heading", { level: 1, name: "Strategy Prep" }).waitFor();
    expect(await owner.page.getByRole("main").innerText()).not.toContain("Halden");
    await owner.page.getByText("Comment on line 2", { exact: true }).focus();
    await owner.page.keyboard.press("Enter");
    await owner.page.getByRole("textbox", { name: "Your comment on line 2" }).focus();
    await owner.page.keyboard.type("Name the sponsor.");
    await press(owner.page, "button", "Add the comment");
    await owner.page.getByText("The comment stands beside its line.").waitFor();
    expect(await findingsInEveryLook(owner.page)).toEqual([]);
    expect(owner.complaints).toEqual([]);

    const letter = await letterWith(server, "amara@example.com", /comments beside a text/);
    expect(letter.text).not.toMatch(/sponsor|launch/);
    await page.goto(letter.links.find((link) => link.includes("shared=")) ?? "", {
      waitUntil: "networkidle",
    });
    await page.getByText("Name the sponsor.").waitFor();
    await page.getByText("1 comment, beside its line.").waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Shared with your strategist" }).waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await press(page, "link", "Strategy Prep");
    await press(page, "button", "Take it back");
    await page.getByText("It is taken back. Your strategist can no longer see it.").waitFor();
    expect(await findingsInEveryLook(page)).toEqual([]);
    expect((await owner.page.goto(`${server.url}/desk/shared/${id}`))?.status()).toBe(404);
    expect(complaints).toEqual([]);
  },
);
