import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerBoundary, fieldOf } from "../support/boundary.ts";
import { openBrowser, openPage } from "../support/browser.ts";
import { openAs } from "../support/pro-browser.ts";
import { serverOfFile } from "../support/server-of-file.ts";
import { signInAt } from "../support/sign-in-at.ts";

const room = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) =>
  room(page).getByRole("button", { name, exact: true }).click();

/** From a boundary script that was just written to its words on the whole screen. */
async function openSayIt(page: Page): Promise<void> {
  const { url } = await serverOfFile();
  await page.goto(`${url}/tools/boundary-script`, { waitUntil: "networkidle" });
  await answerBoundary(page);
  await page.getByRole("button", { name: "Generate M•Power Language" }).click();
  await page.getByText("Composed from your answers. No AI used.").waitFor();
  await page.getByRole("button", { name: "Say it" }).click();
  await room(page).waitFor();
}

/** Which words a control lies over now, and whether the line of the moment and the buttons can be seen, all of them. */
function lookAt(page: Page) {
  return room(page).evaluate((dialog) => {
    type Box = { top: number; left: number; bottom: number; right: number };
    const overlapOf = (one: Box, other: Box): Box => ({
      top: Math.max(one.top, other.top),
      left: Math.max(one.left, other.left),
      bottom: Math.min(one.bottom, other.bottom),
      right: Math.min(one.right, other.right),
    });
    const isThere = ({ top, left, bottom, right }: Box) => bottom - top > 1 && right - left > 1;
    const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    /** What is left of an element within everything that scrolls around it. */
    const visibleBox = (element: Element): Box => {
      let box: Box = overlapOf(element.getBoundingClientRect(), screen);
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowY !== "visible")
          box = overlapOf(box, parent.getBoundingClientRect());
      return box;
    };
    const words = [...dialog.querySelectorAll(".rehearsal-words :is(li, p)")];
    const controls = [
      ...dialog.querySelectorAll("button, input, select, summary, [role=timer], footer, header"),
    ];
    const covered = words.flatMap((line) =>
      controls
        .filter((control) => isThere(overlapOf(visibleBox(line), visibleBox(control))))
        .map((control) => `${control.textContent} over ${line.textContent}`),
    );
    const isWhole = (element: Element) => {
      const { top, bottom } = visibleBox(element);
      return bottom - top > element.getBoundingClientRect().height - 1;
    };
    const current = dialog.querySelector("li[aria-current]");
    const buttons = [...dialog.querySelectorAll(".rehearsal-bar button")];
    return {
      covered,
      isLineSeen: current !== null && isWhole(current),
      areButtonsSeen: buttons.length > 0 && buttons.every(isWhole),
    };
  });
}

const screens = [
  { width: 320, height: 256 },
  { width: 256, height: 320 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const clear = { covered: [], isLineSeen: true, areButtonsSeen: true };

test.for(screens)(
  "at $width × $height the words and the controls stand side by side",
  async (viewport) => {
    await using browser = await openBrowser();
    const { page } = await openPage(browser, { viewport });
    await openSayIt(page);
    expect(await lookAt(page), "ready").toEqual(clear);
    await press(page, "Start");
    expect(await lookAt(page), "running").toEqual(clear);
    await press(page, "Next line");
    await press(page, "Next line");
    expect(await lookAt(page), "third line").toEqual(clear);
    await press(page, "Stop");
    await press(page, "Again");
    await room(page).locator("summary").click();
    expect((await lookAt(page)).covered, "settings open").toEqual([]);
    await press(page, "They push back");
    await press(page, "Start");
    expect((await lookAt(page)).covered, "push back").toEqual([]);
  },
);

test.for(screens)(
  "at $width × $height the silence after the figure leaves the words and the controls to be seen",
  async (viewport) => {
    const server = await serverOfFile();
    await using browser = await openBrowser();
    const cookie = await signInAt(server, `ask-${viewport.width}-${viewport.height}@example.com`);
    const { page } = await openAs(browser, server, { cookie });
    await page.setViewportSize(viewport);
    await page.goto(`${server.url}/tools/pay-ask`, { waitUntil: "networkidle" });
    const answers = { now: "$142,000", sum: "$160,000", decideBy: "May 30" };
    for (const [question, answer] of Object.entries(answers))
      await fieldOf(page, question).fill(answer);
    await page.getByRole("button", { name: "Generate M•Power Language" }).click();
    await page.getByText("Composed from your answers. No AI used.").waitFor();
    await page.getByRole("button", { name: "Say it" }).click();
    await press(page, "Start");
    await room(page).getByText("Silence.").waitFor();
    expect(await lookAt(page)).toEqual(clear);
  },
);
