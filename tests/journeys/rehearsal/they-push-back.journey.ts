import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { synthesiseVoice } from "#core/rehearsal/signal/synthesised-voice.fixture.ts";
import { boundaryPushBack } from "#core/tools/boundary-script/push-back.ts";
import { answerBoundary } from "../support/boundary.ts";
import { axeFindings } from "../support/axe.ts";
import {
  findingsInEveryLook,
  openBrowser,
  type Opened,
  openPage,
  overflow,
} from "../support/browser.ts";
import { serverOfFile } from "../support/server-of-file.ts";
import { openVoiceBrowser } from "../support/voice-browser.ts";

const room = (page: Page) => page.getByRole("dialog", { name: "They push back" });
const press = (page: Page, name: string) => room(page).getByRole("button", { name, exact: true });
const theirWords = (page: Page) => room(page).getByRole("region", { name: "Their words" });

/** From a boundary script that was just written to the room in which the other side answers. */
async function openPushBack({ page }: Opened): Promise<void> {
  const { url } = await serverOfFile();
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.getByRole("button", { name: "Say it" }).click();
  const words = page.getByRole("dialog", { name: "Say it" });
  await words.getByRole("button", { name: "They push back", exact: true }).click();
  await room(page).waitFor();
}

/** A page on which the moment of each round is the earliest, and whose device has these voices. */
async function prepare(page: Page, voices: readonly { local: boolean }[]): Promise<void> {
  await page.addInitScript((given) => {
    Math.random = () => 0;
    const said: string[] = [];
    Object.assign(window, { said });
    class Utterance extends EventTarget {
      voice: { localService: boolean } | null = null;
      lang = "";
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    const made = given.map(({ local }, place) => ({
      localService: local,
      lang: "en-US",
      voiceURI: `voice-${place}`,
      default: false,
    }));
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => made,
      cancel: () => undefined,
      speak(utterance: Utterance) {
        said.push(`${utterance.voice?.localService ? "here" : "elsewhere"}: ${utterance.text}`);
        setTimeout(() => utterance.dispatchEvent(new Event("end")), 300);
      },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  }, voices);
}

function spokenOn(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "said"));
}

test("three rounds by keyboard, offline, spoken by a voice of the device alone, and the lines once more", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  const { page, complaints } = opened;
  await prepare(page, [{ local: false }, { local: true }]);
  await openPushBack(opened);
  expect(await room(page).innerText()).toContain("between 3 and 12 seconds");
  expect(await room(page).getByLabel("Your lines").inputValue()).toBe("1");
  expect(await room(page).getByLabel("Speak their lines").isChecked()).toBe(true);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);

  await page.keyboard.press("Space");
  const heard: string[] = [];
  for (const round of [1, 2, 3]) {
    await room(page).getByText(`Round ${round} of 3`).waitFor();
    await theirWords(page).waitFor();
    await room(page).getByText("Your answer.").waitFor();
    heard.push((await theirWords(page).innerText()).replaceAll(/[“”]/g, ""));
    await page.keyboard.press("Space");
  }
  await page.getByRole("heading", { name: "Your three answers" }).waitFor();
  expect(new Set(heard).size).toBe(3);
  for (const line of heard) expect(boundaryPushBack).toContain(line);
  expect(await spokenOn(page)).toEqual(heard.map((line) => `here: ${line}`));
  const told = await room(page).innerText();
  for (const line of heard) expect(told).toContain(line);
  expect(told.match(/[\d.]+ seconds?\n/g)).toHaveLength(3);
  expect(told).toContain("I hear you.");
  expect(told).toContain("nothing is known of the silence");

  await press(page, "Again").click();
  await room(page).getByText("Round 1 of 3").waitFor();
  await press(page, "Stop").click();
  await press(page, "Start").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Say it" }).waitFor();
  expect(complaints).toEqual([]);
});

test("where only a service would speak, the page says that it stays silent, and does", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page } = opened;
  await prepare(page, [{ local: false }]);
  await openPushBack(opened);
  await room(page).getByText("This page stays silent: the only voices").waitFor();
  await press(page, "Start").click();
  await room(page).getByText("Your answer.").waitFor();
  expect(await spokenOn(page)).toEqual([]);
});

test("with a microphone the silence before an answer is told within 0.2 s", async () => {
  const sampleRate = 16_000;
  const waited = 3;
  // Heard from the moment the microphone opens: the refusal, then a voice that answers 1.6 s after their first line.
  const voice = synthesiseVoice({
    sampleRate,
    lines: [
      { words: 4, pause: waited + 1.6 - 0.4 - 4 * 0.4 + 0.08 },
      { words: 6, pause: 12 },
    ],
    wordsPerMinute: 150,
    lead: 0.4,
    level: 0.25,
    noise: [0.002, 0.004],
    seed: 3,
  });
  await using browser = await openVoiceBrowser({ samples: voice.samples, sampleRate });
  const opened = await openPage(browser);
  const { page } = opened;
  await prepare(page, []);
  await openPushBack(opened);
  await room(page).getByText("no English voice of its own").waitFor();
  await room(page).getByLabel("Measure the silence").check();
  await press(page, "Start").click();
  await room(page).getByText("Recording").waitFor();
  await room(page).getByText("Your answer.").waitFor();
  const clock = room(page).getByRole("timer", { name: "Time of your answer" });
  await expect.poll(() => clock.innerText()).toBe("0:05");
  await press(page, "Answered").click();
  for (const round of [2, 3]) {
    await room(page).getByText(`Round ${round} of 3`).waitFor();
    await room(page).getByText("Your answer.").waitFor();
    await press(page, "Answered").click();
  }
  await page.getByText("We don’t recognize words").waitFor();
  const first = await room(page).locator("li").first().innerText();
  const told = Number(/([\d.]+) seconds? of silence/.exec(first)?.[1]);
  expect(Math.abs(told - 1.6), first).toBeLessThanOrEqual(0.2);
  // In the other rounds nobody answered.
  expect(await room(page).getByText("of silence before it").count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
});

test("a refused microphone is said, and the rounds work without", async () => {
  const { samples } = synthesiseVoice({
    sampleRate: 16_000,
    lines: [],
    wordsPerMinute: 150,
    lead: 1,
    level: 0.2,
    noise: [0.002, 0.002],
    seed: 1,
  });
  await using browser = await openVoiceBrowser({ samples, sampleRate: 16_000, isAllowed: false });
  const opened = await openPage(browser);
  const { page } = opened;
  await prepare(page, []);
  await openPushBack(opened);
  await room(page).getByLabel("Measure the silence").check();
  await press(page, "Start").click();
  const alert = room(page).getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("The microphone was refused.");
  await room(page).getByLabel("Measure the silence").uncheck();
  await press(page, "Start").click();
  await room(page).getByText("Round 1 of 3").waitFor();
});

test("the room of the push-back is clean in every look and fits at 320 px and 400 %", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page } = opened;
  await prepare(page, [{ local: true }]);
  await openPushBack(opened);
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await press(page, "Start").click();
  await room(page).getByText("Your answer.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await room(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0);
});
