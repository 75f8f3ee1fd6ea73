import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findVoiceIssues } from "#core/voice/find-voice-issues.ts";
import { renderTool } from "#features/tools/workspace/render-tool.fixture.tsx";

const weak = "I was just wondering if we could meet on Monday.";
const rewrite = findVoiceIssues(weak)[0]?.rewrite ?? "";

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name: /do they ask of you/ });
}

function type(text: string): void {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
}

/** Lets the pause pass, and the part that finds the words load. */
async function waitForPause(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(400);
      await vi.dynamicImportSettled();
    });
}

test("nothing is told while she types; after a pause one quiet line, announced once", async () => {
  using _ = renderTool("boundaryScript");
  vi.useFakeTimers();
  type(weak);
  expect(document.querySelector(".weak-sentences")).toBeNull();
  await waitForPause();
  expect(document.querySelector(".weak-sentences summary")?.textContent).toBe(
    "One sentence sounds unsure",
  );
  expect(screen.getByText("One sentence sounds unsure", { selector: "[aria-live]" })).toBeDefined();
  type(`${weak} And`);
  expect(document.querySelector(".weak-sentences")).toBeNull();
  vi.useRealTimers();
});

test("Use this says the sentence anew in its place and leaves the rest of the draft", async () => {
  using _ = renderTool("boundaryScript");
  vi.useFakeTimers();
  type(`The budget is $40,000. ${weak}`);
  await waitForPause();
  fireEvent.click(screen.getByText("Use this"));
  expect(field().value).toBe(`The budget is $40,000. ${rewrite}`);
  expect(document.activeElement).toBe(field());
  await waitForPause();
  expect(document.querySelector(".weak-sentences")).toBeNull();
  vi.useRealTimers();
});

test("a clear draft stays without any line", async () => {
  using _ = renderTool("boundaryScript");
  vi.useFakeTimers();
  type("I do not take calls after 6 p.m.");
  await waitForPause();
  expect(document.querySelector(".weak-sentences")).toBeNull();
  vi.useRealTimers();
});
