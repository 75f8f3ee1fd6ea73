import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readWaitingRuns } from "#features/practice-record/practice-outbox.ts";
import { StorePractice } from "./store-practice.tsx";

const run = {
  at: "2026-11-20T10:00:00.000Z",
  kind: "say-it",
  toolId: "payAsk",
  seconds: 41,
  wordsPerMinute: 130,
  silenceSeconds: null,
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answerWith(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(
    () => answers.shift()?.() ?? Promise.reject(new TypeError("Failed to fetch")),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const kept = () => Promise.resolve(new Response(null, { status: 204 }));
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const refused = () =>
  Promise.resolve(
    new Response(JSON.stringify({ message: "There is no such tool." }), { status: 400 }),
  );
const button = () => screen.getByRole("button", { name: "Keep in my practice record" });

test("nothing is sent before the press, and then the figures alone", async () => {
  const fetched = answerWith(kept);
  render(<StorePractice owner="ada" run={run} />);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(button());
  await screen.findByText(/^Kept/);
  expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify(run));
  expect(readWaitingRuns("ada")).toEqual([]);
});

test("without a line it waits on the device for its member, and is sent when the line is back", async () => {
  const fetched = answerWith(offline, kept);
  render(<StorePractice owner="ada" run={run} />);
  fireEvent.click(button());
  await screen.findByText(/waits on this device/);
  expect(readWaitingRuns("ada")).toEqual([run]);
  expect(readWaitingRuns("eve")).toEqual([]);
  fireEvent(window, new Event("online"));
  await screen.findByText(/^Kept/);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(readWaitingRuns("ada")).toEqual([]);
});

test("away from the report nothing is tried again", async () => {
  const fetched = answerWith(offline, kept);
  const { unmount } = render(<StorePractice owner="ada" run={run} />);
  fireEvent.click(button());
  await screen.findByText(/waits on this device/);
  unmount();
  fireEvent(window, new Event("online"));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(readWaitingRuns("ada")).toEqual([run]);
});

test("what the server refuses is said, and waits nowhere", async () => {
  answerWith(refused);
  render(<StorePractice owner="ada" run={run} />);
  fireEvent.click(button());
  await screen.findByText("There is no such tool.");
  expect(readWaitingRuns("ada")).toEqual([]);
});

test("figures that are corrected after it can be kept again", async () => {
  answerWith(kept, kept);
  const { rerender } = render(<StorePractice owner="ada" run={run} />);
  fireEvent.click(button());
  await screen.findByText(/^Kept/);
  rerender(<StorePractice owner="ada" run={{ ...run, wordsPerMinute: 110 }} />);
  expect(button().ariaDisabled).toBeNull();
  fireEvent.click(button());
  await screen.findByText(/^Kept/);
});
