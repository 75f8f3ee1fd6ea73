import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  draftKey,
  stubGenerationStream,
  renderTool,
  stubRefusal,
} from "#features/tools/workspace/render-tool.fixture.tsx";

const answer = {
  result:
    "## In the moment\n\nI do not take client calls on Sundays.\n\nTo complete this, add: who is asking.",
  source: "composer",
  notes: [],
  checks: [
    { rule: "voice", ok: true, detail: "No hedging." },
    { rule: "facts", ok: false, detail: "Not in your answers: 40 %." },
  ],
  feedback: "A boundary is kept in the second minute.",
};

function answerAndGenerate(): void {
  fireEvent.change(screen.getByRole("textbox", { name: /will you not do/ }), {
    target: { value: "Sunday calls" },
  });
  press("Generate M•Power Language");
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

function status(): string | null {
  return screen.getByRole("status").textContent;
}

async function refine(request: string): Promise<void> {
  const name = "Refine Further";
  fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value: request } });
  press("Refine");
}

test("writing is announced once at its start and once at its end", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  const announcements: (string | null)[] = [];
  const watch = new MutationObserver(() => announcements.push(status()));
  watch.observe(screen.getByRole("status"), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  line.send("delta", { text: "## In the moment\n\nI do not" });
  await screen.findByText("I do not");
  line.send("delta", { text: " take client calls on Sundays." });
  await screen.findByText("I do not take client calls on Sundays.");
  line.send("done", answer);
  await screen.findByText("Version 1 of 1 · 8 words");
  await waitFor(() => expect(announcements).toEqual(["Writing…", "Ready, 8 words."]));
  watch.disconnect();
});

test("a generation that hangs says so after 8 seconds, politely and once, with a way to stop", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  const announcements: (string | null)[] = [];
  const watch = new MutationObserver(() => announcements.push(status()));
  watch.observe(screen.getByRole("status"), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(status()).toBe("Writing…");
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getAllByText("Still working. Your answers are safe.")).toHaveLength(2);

  line.send("delta", { text: "I do not" });
  await screen.findByText("I do not");
  screen.getByText("Writing");
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getAllByText("Still working. Your answers are safe.")).toHaveLength(2);
  press("Stop");
  await waitFor(() =>
    expect(announcements).toEqual([
      "Writing…",
      "Still working. Your answers are safe.",
      "Stopped. The unfinished text is kept.",
    ]),
  );
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByText("Still working. Your answers are safe.")).toBeNull();
  watch.disconnect();
  vi.useRealTimers();
});

test("while the draft is made true it stays, until the corrected text begins; remarks stand beside it", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  line.send("delta", { text: "Sundays are out for me." });
  await screen.findByText("Sundays are out for me.");
  line.send("rewrite", {});
  await waitFor(() => expect(status()).toBe("Checking every fact against your answers…"));
  screen.getByText("Sundays are out for me.");
  line.send("delta", { text: "I do not take" });
  await screen.findByText("I do not take");
  expect(screen.queryByText("Sundays are out for me.")).toBeNull();
  line.send("done", { ...answer, source: "model", notes: ["Decide what you say the third time."] });
  const remark = await screen.findByText("Decide what you say the third time.");
  expect(remark.closest("section")).toBe(screen.getByRole("region", { name: "Before you use it" }));
});

test("the result stands in no live region, with its heading, its source and its evidence", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", answer);
  const text = await screen.findByText("I do not take client calls on Sundays.");
  expect(text.closest("[aria-live], [role=status], [role=alert], output")).toBeNull();
  screen.getByRole("heading", { level: 2, name: "Your Strategic Language" });
  screen.getByRole("heading", { level: 3, name: "In the moment" });
  screen.getByText("Composed from your answers. No AI used.");
  screen.getByText("Voice check: 1 of 2 met");
  screen.getByText(/Not in your answers: 40 %/);
});

test("the request holds the prompt with her pairs, the answers and the tone", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await waitFor(() => expect(line.requests).toHaveLength(1));
  expect(line.requests[0]).toMatchObject({
    toolId: "boundaryScript",
    answers: { refusal: "Sunday calls" },
    tone: "Warm Confidence",
    prompt: expect.stringContaining("A: Sunday calls\n\nQ: The reason, if you want one given"),
  });
});

test("after Stop the partial text stays, called unfinished", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  line.send("delta", { text: "I do not" });
  await screen.findByText("I do not");
  press("Stop");
  screen.getByText("I do not");
  screen.getByText("Unfinished.");
  expect(status()).toBe("Stopped. The unfinished text is kept.");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("text that was being written when the page went away comes back as unfinished", async () => {
  using first = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  line.send("delta", { text: "I do not" });
  await screen.findByText("I do not");
  act(() => {
    window.dispatchEvent(new Event("pagehide"));
  });
  const kept = localStorage.getItem(draftKey) ?? "";
  first[Symbol.dispose]();
  localStorage.setItem(draftKey, kept);
  using _ = renderTool("boundaryScript");
  await screen.findByText("I do not");
  expect(await screen.findByText("Unfinished.")).toBeDefined();
});

test.for([
  [
    503,
    '{"message":"The service is resting.","code":"unavailable"}',
    "",
    "The service is resting.",
  ],
  [502, "<html>", "Bad Gateway", "AI generation failed: Bad Gateway."],
] as const)("a refusal with %i is an alert; answers stay; she can try again", async (refusal) => {
  const [code, body, statusText, sentence] = refusal;
  using _ = renderTool("boundaryScript");
  stubRefusal(code, body, statusText);
  answerAndGenerate();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(sentence);
  expect(alert.textContent).toContain("Your answers are kept.");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /will you not do/ }).value).toBe(
    "Sunday calls",
  );
  const line = stubGenerationStream();
  press("Try again");
  await waitFor(() => expect(line.requests).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Generate M•Power Language");
});

test("a line that breaks keeps the partial text and says what to do", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  line.send("delta", { text: "I do not" });
  await screen.findByText("I do not");
  line.breakConnection();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(
    "An error occurred. Your answers are kept. The unfinished text is kept. Check your connection",
  );
  screen.getByText("I do not");
  screen.getByText("Unfinished.");
});

test("a signed-out reader is shown the way to sign in", async () => {
  using _ = renderTool("boundaryScript");
  stubRefusal(401, '{"message":"Unauthorized","code":"unauthorized"}');
  answerAndGenerate();
  expect((await screen.findByRole("alert")).textContent).toContain("Sign in to continue.");
  screen.getByRole("link", { name: "Sign in" });
});

test("Refine sends the request with the result, and each answer is a version that can be shown again", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", answer);
  await refine("Shorter");
  await waitFor(() => expect(line.requests).toHaveLength(2));
  expect(line.requests[1]).toMatchObject({ refine: { request: "Shorter", result: answer.result } });
  line.send("done", { ...answer, result: "## In the moment\n\nNo Sunday calls." });
  await screen.findByText("No Sunday calls.");
  press("Previous version");
  screen.getByText("I do not take client calls on Sundays.");
  screen.getByText(/Version 1 of 2/);
  press("Next version");
  screen.getByText("No Sunday calls.");
});

test("a refinement that changed nothing makes no version and is announced, and a suggestion that would isn’t shown", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", { ...answer, suggestions: ["Shorter"] });
  await refine("Warmer");
  await waitFor(() => expect(line.requests).toHaveLength(2));
  screen.getByRole("button", { name: "Shorter" });
  expect(screen.queryByRole("button", { name: "Warmer" })).toBeNull();
  const nothing = "It’s as warm as it can be without losing the no.";
  line.send("done", { ...answer, unchanged: nothing });
  await waitFor(() => expect(status()).toBe(nothing));
  screen.getByText(/Version 1 of 1/);
  expect(screen.getAllByText(nothing)).toHaveLength(2);
  expect(screen.getByDisplayValue("Warmer")).toBeDefined();
});

test("a refinement that fails is tried again on the version it was asked for", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", answer);
  await refine("Shorter");
  await waitFor(() => expect(line.requests).toHaveLength(2));
  line.send("delta", { text: "No" });
  await screen.findByText("No");
  line.breakConnection();
  await screen.findByRole("alert");
  press("Try again");
  await waitFor(() => expect(line.requests).toHaveLength(3));
  expect(line.requests[2]).toEqual(line.requests[1]);
});

test("Copy takes the language alone; a part can be copied by itself", async () => {
  const copied: string[] = [];
  using _ = renderTool("boundaryScript");
  vi.stubGlobal("navigator", {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const line = stubGenerationStream();
  answerAndGenerate();
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", answer);
  await screen.findByText("Version 1 of 1 · 8 words");
  press("Copy");
  press("Copy In the moment");
  await waitFor(() =>
    expect(copied).toEqual([
      "In the moment\n\nI do not take client calls on Sundays.",
      "I do not take client calls on Sundays.",
    ]),
  );
  expect(status()).toBe("Copied.");
});

test("Clear empties the result at once, even while it is written", async () => {
  using _ = renderTool("boundaryScript");
  const line = stubGenerationStream();
  answerAndGenerate();
  await screen.findByRole("button", { name: "Stop" });
  press("Clear");
  expect(screen.queryByText("Your Strategic Language")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(line.requests).toHaveLength(1);
  expect(localStorage.length).toBe(0);
});
