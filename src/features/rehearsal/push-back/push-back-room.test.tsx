import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installDialogElements } from "#features/rehearsal/dialog-elements.fixture.ts";
import { onPracticeFinished, type PracticeSummary } from "#features/rehearsal/practice-summary.ts";
import { PushBackRoom } from "./push-back-room.tsx";

const lines = { own: ["We have no budget."], ours: ["Why now?", "Not this year.", "Ask again."] };
const text = {
  toolId: "payAsk",
  title: "Pay ask",
  backPath: "/tools/pay-ask",
  parts: [
    {
      label: "Opening ask",
      lines: [{ text: "I am asking for $160,000.", isSentenceEnd: true }],
      targetSeconds: 90,
      askLine: 0,
      otherSide: null,
    },
  ],
};
const heard: PracticeSummary[] = [];
let stop = () => {};

beforeEach(() => {
  installDialogElements();
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  heard.length = 0;
  stop = onPracticeFinished((summary) => heard.push(summary));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

test("nobody speaks before the window, an answer too early is none, and three times are told once", async () => {
  render(<PushBackRoom text={text} lines={lines} onLeave={() => {}} />);
  screen.getByText(/stays silent: the device has no English voice/);
  press("Start");
  await pass(2.9);
  press("Answered");
  expect(screen.queryByRole("region", { name: "Their words" })).toBeNull();
  const said: (string | null)[] = [];
  for (const seconds of [4, 6, 8]) {
    await pass(3.1);
    said.push(screen.getByRole("region", { name: "Their words" }).textContent);
    await pass(seconds);
    expect(heard).toEqual([]);
    press("Answered");
  }
  await pass(0);
  expect(new Set(said).size).toBe(3);
  expect(said).toContain("“We have no budget.”");
  screen.getByRole("heading", { name: "Your three answers" });
  for (const line of said) screen.getByText(line ?? "");
  screen.getByText("I am asking for $160,000.");
  expect(heard).toMatchObject([
    { kind: "push-back", toolId: "payAsk", wordsPerMinute: null, silenceSeconds: null },
  ]);
  expect(Math.abs((heard[0]?.seconds ?? 0) - 18.3)).toBeLessThan(0.5);
});

test("a go that is stopped is told to nobody, and the next one has another order", async () => {
  render(<PushBackRoom text={text} lines={lines} onLeave={() => {}} />);
  const firstLines: (string | null)[] = [];
  for (const _ of [1, 2]) {
    press("Start");
    await pass(3.2);
    firstLines.push(screen.getByRole("region", { name: "Their words" }).textContent);
    press("Stop");
  }
  expect(firstLines[0]).not.toBe(firstLines[1]);
  expect(heard).toEqual([]);
});
