import { rmSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { pdfFile } from "../fixtures/documents/pdf-file.ts";
import { createDataFolder } from "../support/database/data-folder.ts";
import { addProMember } from "../support/account/pro-member.ts";
import {
  findingsInEveryLook,
  openBrowser,
  openPage,
  widths,
  type OpenBrowser,
} from "./support/browser.ts";
import { type RunningServer, startServer } from "./support/server.ts";

type Place = AsyncDisposable & { readonly server: RunningServer; readonly cookie: string };

/** A server on records in which a person with Pro is signed in. */
async function startForMember(): Promise<Place> {
  const dataDir = await createDataFolder();
  const member = await addProMember({ DATA_DIR: dataDir });
  const server = await startServer({ ...member.settings }, { dataDir });
  return {
    server,
    cookie: member.cookie,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openResume(browser: OpenBrowser, place: Place, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  const at = place.cookie.indexOf("=");
  const [name, value] = [place.cookie.slice(0, at), place.cookie.slice(at + 1)];
  await opened.page.context().addCookies([{ name, value, url: place.server.url }]);
  await opened.page.goto(`${place.server.url}/tools/resume-rewrite`, { waitUntil: "networkidle" });
  return opened;
}

function fileOf(name: string, buffer: Uint8Array | string) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(buffer) };
}

const lines = ["Amara Okafor", "Product lead, Lagos", "Led the move of 40 services in 2024."];
const text = lines.join("\n");
const receipt = `Read 1 page, ${text.length} characters.`;
const resume = fileOf(
  "Okafor-Resume.pdf",
  pdfFile([{ texts: lines.map((line, at) => ({ text: line, x: 72, y: 72 + at * 20 })) }]),
);

function extracted(page: Page) {
  return page.getByRole("textbox", { name: "Extracted text" });
}

test("she uploads her resume, reads it through, replaces it, and a refusal takes nothing from her", async () => {
  await using place = await startForMember();
  await using browser = await openBrowser();
  const headers = { Cookie: place.cookie };
  const html = await (await fetch(`${place.server.url}/tools/resume-rewrite`, { headers })).text();
  expect(html).toMatch(/max 5MB.*type="file".*Extracted text/s);
  const { page, complaints } = await openResume(browser, place);
  const input = page.getByLabel(/max 5MB/);
  await input.setInputFiles(resume);
  await page.getByText("Extracted text from Okafor-Resume.pdf", { exact: true }).waitFor();
  await page.getByText("Document uploaded successfully", { exact: true }).waitFor();
  expect(await extracted(page).inputValue()).toBe(text);
  await page.getByText(receipt).waitFor();
  await page.getByText(`${text.length} characters`, { exact: true }).waitFor();

  await extracted(page).fill("Amara Okafor, product lead");
  await page.getByText("26 characters", { exact: true }).waitFor();
  expect(complaints).toEqual([]);

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Replace" }).click();
  await (await chooser).setFiles(fileOf("program.pdf", "MZ\u0090\u0000\u0003\u0000\u0000"));
  await page.getByText("Upload failed", { exact: true }).waitFor();
  await page
    .getByText(/This is not a PDF, Word or text file\./)
    .first()
    .waitFor();
  expect(await extracted(page).inputValue()).toBe("Amara Okafor, product lead");
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);

  await input.setInputFiles(fileOf("Second.txt", "Amara Okafor\nDirector"));
  await page.getByText("Extracted text from Second.txt", { exact: true }).waitFor();
  expect(await extracted(page).inputValue()).toBe("Amara Okafor\nDirector");
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => extracted(page).inputValue()).toBe("Amara Okafor\nDirector");
});

test("she drops a file, and takes one back while it is sent over a poor line", async () => {
  await using place = await startForMember();
  await using browser = await openBrowser();
  const { page } = await openResume(browser, place);
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["Amara Okafor\nDirector"], "Dropped.txt"));
    return data;
  });
  await page.locator(".drop-zone").dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByText("Extracted text from Dropped.txt", { exact: true }).waitFor();
  expect(await extracted(page).inputValue()).toBe("Amara Okafor\nDirector");

  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: 2e6, uploadThroughput: 100_000 };
  await line.send("Network.emulateNetworkConditions", slow);
  const large = fileOf("Large.txt", "Led the migration. ".repeat(100_000));
  await page.getByLabel(/max 5MB/).setInputFiles(large);
  const progress = page.getByRole("progressbar", { name: "Sending Large.txt" });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0.02);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.getByText("Drop a file here, or", { exact: true }).waitFor();
  expect(await extracted(page).inputValue()).toBe("Amara Okafor\nDirector");
});

test("nothing moves when the code of the file question comes", async () => {
  await using place = await startForMember();
  await using browser = await openBrowser();
  for (const width of [320, ...widths]) {
    const opened = await openResume(browser, place, { viewport: { width, height: 900 } });
    const { page } = opened;
    const top = () =>
      extracted(page).evaluate(async (field) => {
        await document.fonts.ready;
        return field.getBoundingClientRect().top + scrollY;
      });
    const file = page.locator("input[type=file]");
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    await page.route("**/assets/document-field-*.js", async (route) => {
      ask();
      await isOpen;
      await route.continue();
    });
    const loaded = await top();
    await page.reload({ waitUntil: "load" });
    await isAsked;
    expect(await top(), `${width} px, while it comes`).toBe(loaded);
    open();
    await expect.poll(() => file.isEnabled()).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await top(), `${width} px`).toBe(loaded);
    await page.context().close();
  }
});

test("in every state the file question is clean to axe, on both widths and in both colours", async () => {
  await using place = await startForMember();
  await using browser = await openBrowser();
  const { page } = await openResume(browser, place);
  const input = page.getByLabel(/max 5MB/);
  await input.setInputFiles(resume);
  await page.getByText(receipt).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await input.setInputFiles(fileOf("n".repeat(200), "MZ\u0090\u0000"));
  await page.getByText("Upload failed", { exact: true }).waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
});
