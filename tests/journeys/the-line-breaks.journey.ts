import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { goodBoundary } from "../upstream/asking.ts";
import { type Act, begins, says, startUpstream } from "../upstream/hostile-upstream.ts";
import { freePort } from "../support/app/free-port.ts";
import { createStartedDataFolder } from "../support/database/data-folder.ts";
import { answerBoundary, fieldOf } from "./support/boundary.ts";
import { axeFindings } from "./support/axe.ts";
import { openBrowser, openPage } from "./support/browser.ts";
import { type RunningServer, startServer } from "./support/server.ts";

type Break = {
  readonly name: string;
  /** Null: the server stays, and the page alone is cut off. */
  readonly signal: NodeJS.Signals | null;
};

const breaks: readonly Break[] = [
  { name: "the network is cut", signal: null },
  { name: "the server is killed", signal: "SIGKILL" },
  { name: "the server is told to stop", signal: "SIGTERM" },
];

test("in the middle of her language the line breaks: said in a sentence, nothing is lost, and the next try writes it", async () => {
  let act: Act = says(goodBoundary);
  await using upstream = await startUpstream("openai-compatible", (stage) => act(stage));
  const place = { port: await freePort(), dataDir: await createStartedDataFolder() };
  const settings = {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: upstream.baseUrl,
    AI_API_KEY: "key",
    AI_MODEL: "stub",
  };
  await using servers = new AsyncDisposableStack();
  servers.defer(() => rm(place.dataDir, { recursive: true }));
  const start = async (): Promise<RunningServer> => servers.use(await startServer(settings, place));
  let server = await start();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  const main = page.getByRole("main");
  for (const { name, signal } of breaks) {
    act = begins(() => {});
    await page.getByRole("button", { name: "Generate M•Power Language" }).click();
    await main.getByText("take calls on Sundays").first().waitFor();

    if (signal === null) await page.context().setOffline(true);
    else {
      const ended = new Promise((done) => server.process.once("exit", done));
      server.process.kill(signal);
      await ended;
    }
    const alert = main.getByRole("alert");
    await alert.waitFor();
    expect((await alert.innerText()).length, name).toBeGreaterThan(20);
    expect(await main.innerText(), name).toContain("take calls on Sundays");
    expect(await fieldOf(page, "request").inputValue(), name).toContain("calls after 7pm");
    expect(await axeFindings(page), name).toEqual([]);

    if (signal === null) await page.context().setOffline(false);
    else server = await start();
    act = says(goodBoundary);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "If they push back" }).waitFor();
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => fieldOf(page, "request").inputValue()).toContain("calls after 7pm");
  }
});

test("a visitor without a network from before a first act is notified all the same, and as ever once it is back", async () => {
  await using server = await startServer();
  await using browser = await openBrowser();
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(server.url, { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByRole("button", { name: "Join Waitlist" }).click();
  const notification = page.getByRole("alert").filter({ hasText: "Unable to join waitlist" });
  await notification.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await notification.getByRole("button", { name: "Dismiss" }).click();
  await notification.waitFor({ state: "detached" });

  await page.context().setOffline(false);
  const area = page.getByRole("region", { name: /^Notification/ });
  await area.waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Join Waitlist" }).click();
  await area.getByText(/^Welcome to /).waitFor();
});
