import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  synthesiseVoice,
  type SynthesisedVoice,
} from "#core/rehearsal/signal/synthesised-voice.fixture.ts";
import { answerBoundary, fieldOf } from "./support/boundary.ts";
import { axeFindings } from "./support/axe.ts";
import {
  findingsInEveryLook,
  openBrowser,
  type Opened,
  openPage,
  overflow,
  spaceText,
} from "./support/browser.ts";
import { keptHere } from "./support/mailbox.ts";
import { openAs } from "./support/pro-browser.ts";
import { serverOfFile } from "./support/server-of-file.ts";
import { signInAt } from "./support/sign-in-at.ts";
import { openVoiceBrowser, withdrawMicrophone } from "./support/voice-browser.ts";

const sampleRate = 16_000;
/** What the made microphone says: a breath line each, at a known pace, with known pauses. */
const pace = 150;
const quiet = synthesiseVoice(speaking([]));

function speaking(lines: readonly { words: number; pause: number }[]) {
  return {
    sampleRate,
    lines,
    wordsPerMinute: pace,
    lead: 0.6,
    level: 0.25,
    noise: [0.002, 0.004] as const,
    seed: 3,
  };
}

/** The words of each line on the screen. */
async function countWordsOfLines(page: Page): Promise<number[]> {
  const lines = await page.getByRole("region", { name: "Your words" }).getByRole("listitem").all();
  const texts = await Promise.all(lines.map((line) => line.innerText()));
  return texts.map((text) => text.split(/\s+/).filter(Boolean).length);
}

const room = (page: Page) => page.getByRole("dialog", { name: "Say it" });
const press = (page: Page, name: string) => room(page).getByRole("button", { name, exact: true });

/** From a boundary script that was just written to its words on the whole screen. */
async function openSayIt({ page }: Opened): Promise<void> {
  const { url } = await serverOfFile();
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.getByRole("button", { name: "Say it" }).click();
  await room(page).waitFor();
  await page.waitForLoadState("networkidle");
}

const payAsk = {
  now: "$142,000",
  sum: "$160,000",
  results: "Cut onboarding from 9 weeks to 5",
  decideBy: "May 30",
} as const;

/** A member’s pay ask, at its opening: the ask, and one line after it. */
async function openPayAsk({ page }: Opened): Promise<void> {
  const { url } = await serverOfFile();
  await page.goto(`${url}/tools/pay-ask`, { waitUntil: "networkidle" });
  for (const [question, answer] of Object.entries(payAsk))
    await fieldOf(page, question).fill(answer);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.getByRole("button", { name: "Say it" }).click();
  await room(page).waitFor();
  await room(page).getByLabel("Part").selectOption("Opening ask");
  await page.waitForLoadState("networkidle");
}

/** The value of a figure of the report. */
async function figure(page: Page, name: string): Promise<string> {
  return room(page).locator("dl > div", { hasText: name }).locator("dd").first().innerText();
}

const numberIn = (text: string) => Number(/[\d.]+/.exec(text)?.[0] ?? Number.NaN);

/** Waits until the clock of the run has come so far, as the made voice has by then. */
async function untilClock(page: Page, seconds: number): Promise<void> {
  const clock = room(page).getByRole("timer", { name: "Time spoken" });
  const read = async () => Number((await clock.innerText()).split(":")[1]);
  await expect.poll(read).toBeGreaterThanOrEqual(Math.ceil(seconds));
}

/** Every request of a page from now on. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

test("she opens her words on the whole screen, goes line by line without the network, and comes back", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  const { page, complaints } = opened;
  await openSayIt(opened);
  expect(page.url()).toMatch(/\/say-it$/);
  const current = page.locator("li[aria-current=step]");
  await expect.poll(() => current.innerText()).toBe("I want to be clear with you.");
  expect(await press(page, "Start").evaluate((button) => button === document.activeElement)).toBe(
    true,
  );

  await page.context().setOffline(true);
  const requests = watchRequests(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => current.innerText()).toBe("I won’t take calls after 6pm.");
  await page.keyboard.press("ArrowUp");
  await room(page).getByLabel("Part").selectOption("If they push back 1");
  expect(await current.innerText()).toBe("I hear you.");
  await press(page, "Start").focus();
  await page.keyboard.press("Space");
  await press(page, "Stop").waitFor();
  await expect.poll(() => current.innerText()).not.toBe("I hear you.");
  await page.keyboard.press("Space");
  await page.getByRole("heading", { name: "This time" }).waitFor();
  expect(await room(page).innerText()).toContain("Without a recording we only have the time");
  expect(requests).toEqual([]);

  await page.keyboard.press("Escape");
  await page.getByText("Your result opens when the line is back.").waitFor();
  await page.getByRole("button", { name: "Say it again" }).click();
  await room(page).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("alert").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.waitForURL("**/tools/boundary-script");
  await page.getByRole("heading", { name: "In the moment" }).waitFor();
  expect(complaints).toEqual([]);
});

test("Escape or one press leads back to the result, and the address never holds a word", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page } = opened;
  // Without a screen the browser refuses to keep one awake.
  await page.addInitScript(() => {
    navigator.wakeLock.request = async (type) => {
      document.title = `Awake: ${type}`;
      return Object.assign(new EventTarget(), {
        type: type ?? "screen",
        released: false,
        onrelease: null,
        release: () => Promise.resolve(),
      });
    };
  });
  await openSayIt(opened);
  await expect.poll(() => page.title()).toBe("Awake: screen");
  expect(await room(page).innerText()).not.toContain("let the screen sleep");
  await page.keyboard.press("Escape");
  await page.waitForURL("**/tools/boundary-script");
  await page.getByRole("button", { name: "Say it" }).click();
  await press(page, "Back to your result").click();
  await page.waitForURL("**/tools/boundary-script");
  await page.getByRole("heading", { name: "In the moment" }).waitFor();
});

test("what she saved is said from the library, and she comes back there", async () => {
  const server = await serverOfFile();
  await using browser = await openBrowser();
  const cookie = await signInAt(server, "library@example.com");
  const { page, complaints } = await openAs(browser, server, { cookie });
  await page.goto(`${server.url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByRole("button", { name: "Save to library" }).click();
  await page.getByText(/^Saved as/).waitFor();
  await page.goto(`${server.url}/library`, { waitUntil: "networkidle" });
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.getByRole("button", { name: /^Say it: Boundary Script/ }).click();
  await expect
    .poll(() => page.locator("li[aria-current=step]").innerText())
    .toBe("I want to be clear with you.");
  await page.keyboard.press("Escape");
  await page.waitForURL("**/library");
  expect(complaints).toEqual([]);
});

test("without words the page says where they come from", async () => {
  const { url } = await serverOfFile();
  await using browser = await openBrowser();
  const { page, complaints } = await openPage(browser);
  await page.goto(`${url}/say-it`, { waitUntil: "networkidle" });
  await page.getByText("There is nothing to say here yet.").waitFor();
  expect(await findingsInEveryLook(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a voice of known pace: words a minute within 5 %, pauses within a tenth of a second, nothing sent, and only what she keeps stays", async () => {
  const pauses = [0.9, 0.62, 3];
  const counts = [7, 6, 8];
  const voice = synthesiseVoice(
    speaking(counts.map((words, place) => ({ words, pause: pauses[place] ?? 1 }))),
  );
  await using browser = await openVoiceBrowser({ samples: voice.samples, sampleRate });
  const opened = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const { page, complaints } = opened;
  await openSayIt(opened);
  expect(await countWordsOfLines(page)).toEqual(counts);
  await room(page).getByLabel("Words a minute").fill(String(pace));
  await room(page).getByRole("checkbox").check();

  const requests = watchRequests(page);
  await press(page, "Start").click();
  await room(page).getByText("Recording").waitFor();
  await untilClock(page, lastOf(voice) + 0.8);
  await press(page, "Stop").click();
  await page.getByText("We don’t recognize words").waitFor();

  const known = (voice.words * 60) / (lastOf(voice) - firstOf(voice));
  const told = numberIn(await figure(page, "Pace"));
  expect(Math.abs(told / known - 1)).toBeLessThan(0.05);
  await room(page).getByText("Each pause").click();
  const lines = await room(page).locator("details li").allInnerTexts();
  expect(lines).toHaveLength(2);
  for (const [place, line] of lines.entries()) {
    const seconds = Number(/([\d.]+) seconds?/.exec(line)?.[1]);
    expect(Math.abs(seconds - (pauses[place] ?? 0)), line).toBeLessThanOrEqual(0.1);
  }
  expect(lines[0]).toContain("after “I want to be clear with you.”");
  expect(lines[1]).toContain("after “I won’t take calls after 6pm.”");
  expect(await findingsInEveryLook(page)).toEqual([]);

  await press(page, "Play").click();
  const place = room(page).getByLabel("Place in the recording");
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.2);
  await press(page, "Pause").click();

  await press(page, "Keep this recording here").click();
  await page.getByRole("heading", { name: "Kept on this device" }).waitFor();
  expect(requests).toEqual([]);
  await room(page)
    .getByRole("button", { name: /^Listen to/ })
    .click();
  await expect.poll(() => room(page).getByRole("button", { name: "Play" }).count()).toBe(2);
  await room(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect
    .poll(() => page.getByRole("heading", { name: "Kept on this device" }).count())
    .toBe(0);
  expect(complaints).toEqual([]);
});

test("in a pay ask the view stands still after the figure and counts the silence she holds, within 0.2 s", async () => {
  const held = 3.4;
  const voice = synthesiseVoice(
    speaking([
      { words: 6, pause: 0.6 },
      { words: 7, pause: 0.6 },
      { words: 4, pause: held },
      { words: 4, pause: 4 },
    ]),
  );
  await using browser = await openVoiceBrowser({ samples: voice.samples, sampleRate });
  const server = await serverOfFile();
  const cookie = await signInAt(server, "ask@example.com");
  const opened = await openAs(browser, server, { cookie });
  const { page } = opened;
  await openPayAsk(opened);
  expect(await countWordsOfLines(page)).toEqual([6, 7, 4, 4]);
  await room(page).getByRole("checkbox").check();
  await press(page, "Start").click();
  await room(page).getByText("Silence.").waitFor();
  const current = page.locator("li[aria-current=step]");
  expect(await current.innerText()).toContain("$160,000");
  const counted = room(page).getByRole("timer", { name: "Seconds of silence" });
  await expect.poll(async () => numberIn(await counted.innerText())).toBeGreaterThan(2);
  // Her voice goes on, and so does the view, without a press.
  await expect.poll(() => current.innerText()).toContain("$142,000");
  await untilClock(page, lastOf(voice) - held + 1);
  await press(page, "Stop").click();
  await page.getByText("We don’t recognize words").waitFor();
  expect(
    Math.abs(numberIn(await figure(page, "Silence after the figure")) - held),
  ).toBeLessThanOrEqual(0.2);
  const known = (voice.words * 60) / (lastOf(voice) - firstOf(voice) - held);
  expect(Math.abs(numberIn(await figure(page, "Pace")) / known - 1)).toBeLessThan(0.05);
  expect(await axeFindings(page)).toEqual([]);
});

test("what she kept is hers: another account on this device finds nothing, and signing out removes it", async () => {
  const server = await serverOfFile();
  const voice = synthesiseVoice(speaking([{ words: 5, pause: 3 }]));
  await using browser = await openVoiceBrowser({ samples: voice.samples, sampleRate });
  const ada = await openAs(browser, server, { cookie: await signInAt(server, "ada@example.com") });
  const { page } = ada;
  await openSayIt(ada);
  await room(page).getByRole("checkbox").check();
  await press(page, "Start").click();
  await room(page).getByText("Recording").waitFor();
  await untilClock(page, lastOf(voice) + 0.5);
  await press(page, "Stop").click();
  await press(page, "Keep this recording here").click();
  await page.getByRole("heading", { name: "Kept on this device" }).waitFor();
  await press(page, "Again").click();
  const kept = room(page).getByRole("button", { name: "Kept on this device (1)" });
  await kept.click();
  await room(page)
    .getByRole("button", { name: /^Listen to/ })
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await kept.click();
  expect(await databasesOf(page)).toEqual(["mpower.recordings"]);

  const [name = "", value = ""] = (await signInAt(server, "grace@example.com")).split("=", 2);
  await page.context().addCookies([{ name, value, url: server.url }]);
  await openSayIt(ada);
  await press(page, "Start").click();
  await press(page, "Stop").click();
  await page.getByText("Without a recording we only have the time").waitFor();
  expect(await page.getByRole("heading", { name: "Kept on this device" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.waitForURL("**/tools/boundary-script");

  await page.getByRole("link", { name: "Sign Out" }).first().click();
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  expect(await databasesOf(page)).toEqual([]);
  expect((await keptHere(page)).filter((key) => key.includes("say-it"))).toEqual([]);
});

const nobody = { samples: quiet.samples, sampleRate };

test("a refused microphone: said in a sentence, and clock and pace work", async () => {
  await using browser = await openVoiceBrowser({ ...nobody, isAllowed: false });
  const opened = await openPage(browser);
  await openSayIt(opened);
  await startAndRead(opened.page, "The microphone was refused.");
  expect(opened.complaints).toEqual([]);
});

test.for([
  ["no device", "NotFoundError", "No microphone was found."],
  ["another program has it", "NotReadableError", "The microphone is in use elsewhere."],
] as const)("%s: said in a sentence, and clock and pace work", async ([, error, sentence]) => {
  await using browser = await openVoiceBrowser(nobody);
  const opened = await openPage(browser);
  await opened.page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", name));
  }, error);
  await openSayIt(opened);
  await startAndRead(opened.page, sentence);
  expect(opened.complaints).toEqual([]);
});

/** Starts with the microphone wanted, reads why there is none, and rehearses without. */
async function startAndRead(page: Page, sentence: string): Promise<void> {
  await room(page).getByRole("checkbox").check();
  await press(page, "Start").click();
  const alert = room(page).getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain(sentence);
  expect(await alert.innerText()).toContain("Clock and pace work without it");
  expect(await axeFindings(page)).toEqual([]);
  await room(page).getByRole("checkbox").uncheck();
  await press(page, "Start").click();
  await press(page, "Stop").waitFor();
  await press(page, "Stop").click();
  await page.getByText("Without a recording we only have the time").waitFor();
}

/** Says it into the microphone until all was said, and is still being recorded. */
async function recordUntilSaid(opened: Opened, voice: SynthesisedVoice): Promise<void> {
  const { page } = opened;
  await openSayIt(opened);
  await room(page).getByRole("checkbox").check();
  await press(page, "Start").click();
  await room(page).getByText("Recording").waitFor();
  await untilClock(page, lastOf(voice) + 0.5);
}

/** The microphone is gone: the clock goes on, and what was recorded is read. Answers what was said of it. */
async function finishWithoutMicrophone(page: Page): Promise<string> {
  const said = await room(page).getByRole("alert").innerText();
  expect(await room(page).getByText("Recording").count()).toBe(0);
  const clock = room(page).getByRole("timer", { name: "Time spoken" });
  const before = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(before);
  await press(page, "Stop").click();
  await page.getByText("We don’t recognize words").waitFor();
  return said;
}

test("a call takes the microphone in the middle: the clock goes on, and what was recorded until then is read", async () => {
  const voice = synthesiseVoice(speaking([{ words: 7, pause: 4 }]));
  await using browser = await openVoiceBrowser({ samples: voice.samples, sampleRate });
  const opened = await openPage(browser);
  const { page } = opened;
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      document.addEventListener("take-the-call", () => {
        for (const track of stream.getTracks()) {
          track.stop();
          track.dispatchEvent(new Event("ended"));
        }
      });
      return stream;
    };
  });
  await recordUntilSaid(opened, voice);
  await page.evaluate(() => document.dispatchEvent(new Event("take-the-call")));
  expect(await finishWithoutMicrophone(page)).toContain("Clock and pace go on");
  await room(page).getByLabel("You got to").selectOption({ index: 0 });
  const known = (voice.words * 60) / (lastOf(voice) - firstOf(voice));
  expect(Math.abs(numberIn(await figure(page, "Pace")) / known - 1)).toBeLessThan(0.05);
});

test("the permission is withdrawn in the middle: it is said, and clock and pace go on", async () => {
  const voice = synthesiseVoice(speaking([{ words: 7, pause: 4 }]));
  await using browser = await openVoiceBrowser({ samples: voice.samples, sampleRate });
  const opened = await openPage(browser);
  const { page } = opened;
  await recordUntilSaid(opened, voice);
  await withdrawMicrophone(page);
  expect(await finishWithoutMicrophone(page)).toContain("Clock and pace go on");
});

test("no other page may ask for the microphone", async () => {
  const { url } = await serverOfFile();
  await using browser = await openVoiceBrowser(nobody);
  const { page } = await openPage(browser);
  const ask = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => "heard",
        (error: unknown) => (error instanceof DOMException ? error.name : "?"),
      ),
    );
  for (const path of ["/", "/tools/boundary-script", "/pricing"]) {
    await page.goto(url + path);
    expect(await ask(), path).toBe("NotAllowedError");
  }
  await page.goto(`${url}/say-it`);
  expect(await ask()).toBe("heard");
});

test("the room is clean to axe and fits: every look, 320 px, wide spacing, 400 %, forced colours", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser);
  const { page } = opened;
  await openSayIt(opened);
  expect(await findingsInEveryLook(page)).toEqual([]);
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await widerThanRoom(page)).toEqual([]);
  await press(page, "Start").focus();
  await page.keyboard.press("Space");
  await press(page, "Stop").waitFor();
  expect(await widerThanRoom(page)).toEqual([]);
  await page.keyboard.press("Space");
  await page.getByRole("heading", { name: "This time" }).waitFor();
  await spaceText(page);
  expect(await widerThanRoom(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await axeFindings(page)).toEqual([]);
});

test("on a telephone the words come before what can be chosen, and a press opens that", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const { page } = opened;
  await openSayIt(opened);
  const foot = await room(page).locator("footer").boundingBox();
  expect(foot?.height).toBeLessThan(844 / 3);
  const wordsPerMinute = room(page).getByLabel("Words a minute");
  expect(await wordsPerMinute.isVisible()).toBe(false);
  await room(page).getByText("Part, pace and microphone").click();
  await wordsPerMinute.fill("120");
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("where motion is welcome the words can scroll, and the line of the moment stays in the middle", async () => {
  await using browser = await openBrowser();
  const opened = await openPage(browser, {
    reducedMotion: "no-preference",
    viewport: { width: 1280, height: 800 },
  });
  const { page } = opened;
  await openSayIt(opened);
  await room(page).getByLabel("The words move").selectOption("Scrolling");
  await press(page, "Start").click();
  const scrolled = () =>
    page.getByRole("region", { name: "Your words" }).evaluate((words) => words.scrollTop);
  const before = await scrolled();
  await expect.poll(scrolled).toBeGreaterThan(before + 20);
});

/** What reaches out of the room sideways. */
function widerThanRoom(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("dialog *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !element.closest(".visually-hidden, svg"))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

function databasesOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

function firstOf({ speech }: SynthesisedVoice): number {
  return speech[0]?.start ?? 0;
}

function lastOf({ speech }: SynthesisedVoice): number {
  return speech.at(-1)?.end ?? 0;
}
