import { expect, test } from "vitest";
import { ApiError } from "#ui/api/api-error.ts";
import type { GenerateResponse } from "#features/tools/contract.ts";
import { GenerationError } from "#features/tools/generation/generation-failure.ts";
import {
  toDeviceDraft,
  initialWorkspaceState,
  type WorkspaceAction,
  isEmptyWorkspace,
  workspaceReducer,
  type WorkspaceState,
} from "./workspace-reducer.ts";

const answer: GenerateResponse = {
  result: "## In the moment\n\nI do not take client calls on Sundays.",
  source: "composer",
  checks: [{ rule: "voice", ok: true, detail: "No hedging." }],
  feedback: "A boundary is kept in the second minute.",
};

function after(...events: WorkspaceAction[]): WorkspaceState {
  return events.reduce(workspaceReducer, initialWorkspaceState);
}

const generating: WorkspaceAction = { kind: "started", job: { baseResult: null } };

test("a finished text is a new version, shown and announced with its words", () => {
  const session = after(generating, { kind: "wrote", text: "I do" }, { kind: "finished", answer });
  expect(session.versions).toEqual([
    { result: answer.result, source: "composer", checks: answer.checks, incomplete: false },
  ]);
  expect(session).toMatchObject({ shown: 0, writing: null, status: "Ready, 8 words." });
});

test("a refinement keeps the versions before it and empties the request", () => {
  const session = after(
    generating,
    { kind: "finished", answer },
    { kind: "requested", text: "Shorter" },
    { kind: "started", job: { request: "Shorter", baseResult: answer.result } },
    { kind: "finished", answer: { ...answer, result: "I do not." } },
  );
  expect(session.versions.map(({ result }) => result)).toEqual([answer.result, "I do not."]);
  expect(session).toMatchObject({ shown: 1, request: "" });
});

test("after Stop the partial text stays, called unfinished and unchecked", () => {
  const session = after(generating, { kind: "wrote", text: "I do not" }, { kind: "stopped" });
  expect(session.versions).toEqual([
    { result: "I do not", source: null, checks: [], incomplete: true },
  ]);
});

test("Stop before the first word leaves nothing behind", () => {
  expect(after(generating, { kind: "stopped" })).toMatchObject({ versions: [], writing: null });
});

test("a failure keeps answers, request and the partial text, and says so", () => {
  const session = after(
    { kind: "answered", id: "refusal", text: "Sunday calls" },
    { kind: "started", job: { request: "Shorter", baseResult: answer.result } },
    { kind: "wrote", text: "I do" },
    { kind: "failed", error: new GenerationError("The service is busy") },
  );
  expect(session.answers).toEqual({ refusal: "Sunday calls" });
  expect(session.versions[0]?.incomplete).toBe(true);
  expect(session.failed).toEqual({
    job: { request: "Shorter", baseResult: answer.result },
    failure: {
      text: "The service is busy. Your answers are kept. The unfinished text is kept.",
      way: "again",
    },
  });
});

test.for([
  [new ApiError(401, '{"message":"Unauthorized"}'), "Sign in to continue. Your answers are kept."],
  [
    new ApiError(403, '{"message":"Part of Pro.","code":"pro_required"}'),
    "Part of Pro. Your answers are kept.",
  ],
  [new ApiError(503, '{"message":"Busy. Your answers are safe."}'), "Busy. Your answers are safe."],
  [
    new GenerationError("AI generation failed: Bad Gateway"),
    "AI generation failed: Bad Gateway. Your answers are kept.",
  ],
  [
    new TypeError("Failed to fetch"),
    "An error occurred. Your answers are kept. Check your connection, then try again.",
  ],
] as const)("of %s she reads %j", ([error, text]) => {
  expect(after(generating, { kind: "failed", error }).failed?.failure.text).toBe(text);
});

test("trying again puts the failure away", () => {
  const session = after(generating, { kind: "failed", error: new Error("cut") }, generating);
  expect(session).toMatchObject({ failed: null, status: "Writing…" });
});

test("what comes after Stop or Clear changes nothing", () => {
  const late: WorkspaceAction[] = [
    { kind: "wrote", text: "late" },
    { kind: "finished", answer },
    { kind: "failed", error: new Error("late") },
  ];
  const cleared = after({ kind: "answered", id: "refusal", text: "x" }, generating, {
    kind: "cleared",
  });
  expect(late.reduce(workspaceReducer, cleared)).toEqual(initialWorkspaceState);
  expect(isEmptyWorkspace(cleared)).toBe(true);
});

test("a draft comes back as it was left, and text that was being written as unfinished", () => {
  const state = after(
    { kind: "answered", id: "refusal", text: "Sunday calls" },
    { kind: "toned", tone: "Diplomatic" },
    generating,
    { kind: "finished", answer },
    generating,
    { kind: "wrote", text: "I was" },
  );
  const back = after({ kind: "opened", typed: {}, draft: toDeviceDraft(state) });
  expect(back).toMatchObject({
    isReady: true,
    answers: { refusal: "Sunday calls" },
    tone: "Diplomatic",
    shown: 1,
    writing: null,
  });
  expect(back.versions.map(({ result }) => result)).toEqual([answer.result, "I was"]);
});

test("what she typed before the page was alive stands before the draft", () => {
  const draft = toDeviceDraft(after({ kind: "answered", id: "refusal", text: "old" }));
  const session = after({ kind: "opened", typed: { refusal: "new" }, draft });
  expect(session.answers).toEqual({ refusal: "new" });
});

test("twelve versions are kept, the oldest goes first", () => {
  const events = Array.from({ length: 14 }, (_, n): WorkspaceAction[] => [
    generating,
    { kind: "finished", answer: { ...answer, result: `Version ${n}` } },
  ]);
  const { versions, shown } = after(...events.flat());
  expect([versions.length, versions[0]?.result, shown]).toEqual([12, "Version 2", 11]);
});
