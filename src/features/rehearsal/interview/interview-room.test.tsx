import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import { installDialogElements } from "#features/rehearsal/dialog-elements.fixture.ts";
import { onPracticeFinished, type PracticeSummary } from "#features/rehearsal/practice-summary.ts";
import { InterviewRoom } from "./interview-room.tsx";

const story = (word: string): InterviewQuestion => ({
  question: `What about ${word}?`,
  isDreaded: false,
  outline: [
    { part: "situation", text: `${word} was late.` },
    { part: "action", text: `I moved ${word}.` },
  ],
});
const questions: InterviewQuestion[] = [
  story("freight"),
  { question: "Why the gap?", isDreaded: true, outline: [{ part: null, text: "I was needed." }] },
  story("staff"),
];
const text = { toolId: "interviewBank", title: "Interview", backPath: "/tools", parts: [] };
const heard: PracticeSummary[] = [];
let stop = () => {};

beforeEach(() => {
  installDialogElements();
  localStorage.clear();
  vi.useFakeTimers();
  heard.length = 0;
  stop = onPracticeFinished((summary) => heard.push(summary));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function open(owner = "ada", asked = questions): void {
  cleanup();
  render(<InterviewRoom owner={owner} text={text} questions={asked} onLeave={() => {}} />);
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

const question = () => screen.getByRole("heading", { level: 2 }).textContent;

test("the letters mark while the focus is on a mark, and nowhere else; the marks are told when the session ends", async () => {
  open();
  press("Start");
  const first = question();
  fireEvent.keyDown(screen.getByRole("button", { name: "Answer now" }), { key: "s" });
  await pass(31);
  await pass(121);
  const action = screen.getByRole("button", { name: "Action" });
  fireEvent.keyDown(screen.getByRole("button", { name: "Next question" }), { key: "t" });
  fireEvent.keyDown(action, { key: "a" });
  fireEvent.keyDown(action, { key: "r", ctrlKey: true });
  expect(
    screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent),
  ).toEqual(["Action ✓"]);
  screen.getByText("Not in your outline.", { selector: "div:last-child > p" });
  press("Next question");
  expect(question()).toBe("Why the gap?");
  press("Answer now");
  press("Answered");
  expect(screen.queryByRole("button", { name: "Situation" })).toBeNull();
  screen.getByText("I was needed.");
  press("End the session");
  expect(heard).toMatchObject([
    {
      kind: "interview-room",
      toolId: "interviewBank",
      marks: { answers: 2, situation: 0, task: 0, action: 1, result: 0 },
    },
  ]);
  screen.getByRole("heading", { name: "This session" });
  const last = questions.find((one) => one.question !== first && !one.isDreaded);
  expect(screen.getByRole("heading", { name: "Not met yet" }).parentElement?.textContent).toContain(
    last?.question,
  );
});

test("a session waits, paused, for its owner and for its questions alone", async () => {
  open();
  press("Start");
  await pass(10);
  const first = question();
  open();
  expect(question()).toBe(first);
  await pass(60);
  press("Go on");
  screen.getByRole("timer", { name: "Time to think" });
  expect(screen.getByRole("timer").textContent).toBe("0:20");
  open("grace");
  screen.getByRole("button", { name: "Start" });
  open("ada", [...questions, story("ports")]);
  screen.getByRole("button", { name: "Start" });
  open();
  screen.getByRole("button", { name: "Go on" });
});

test("a page that is not seen pauses, and a session without an answer is neither kept nor told", async () => {
  open();
  press("Start");
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  seen.mockRestore();
  screen.getByRole("button", { name: "Go on" });
  press("End the session");
  screen.getByText(/Nothing listens here/);
  expect(screen.queryByRole("heading", { name: "Sessions on this device" })).toBeNull();
  expect(heard).toEqual([]);
});

test("what is kept can be removed", () => {
  open();
  press("Start");
  press("Answer now");
  press("Answered");
  press("End the session");
  open();
  screen.getByRole("heading", { name: "Sessions on this device" });
  press("Remove these sessions");
  open();
  expect(screen.queryByRole("heading", { name: "Sessions on this device" })).toBeNull();
});
