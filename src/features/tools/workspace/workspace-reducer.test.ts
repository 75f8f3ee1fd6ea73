import { expect, test } from "vitest";
import { ApiError } from "#ui/api/api-error.ts";
import type { GenerateResponse } from "#features/tools/contract.ts";
import { GenerationError } from "#features/tools/generation/generation-failure.ts";
import { type WorkspaceAction, workspaceReducer } from "./workspace-reducer.ts";
import {
  initialWorkspaceState,
  isEmptyWorkspace,
  toDeviceDraft,
  type WorkspaceState,
} from "./workspace-state.ts";

const answer: GenerateResponse = {
  result: "## In the moment\n\nI do not take client calls on Sundays.",
  source: "composer",
  notes: [],
  checks: [{ rule: "voice", ok: true, detail: "No hedging." }],
  feedback: "A boundary is kept in the second minute.",
};

function finished(response: GenerateResponse): WorkspaceAction {
  return { kind: "finished", answer: response, words: 8 };
}

function after(...events: WorkspaceAction[]): WorkspaceState {
  return events.reduce(workspaceReducer, initialWorkspaceState);
}

const generating: WorkspaceAction = { kind: "started", job: { baseResult: null } };

test("a finished text is a new version, shown and announced with its words", () => {
  const session = after(generating, { kind: "wrote", text: "I do" }, finished(answer));
  expect(session.versions).toEqual([
    { result: answer.result, source: "composer", checks: answer.checks, incomplete: false },
  ]);
  expect(session).toMatchObject({ shown: 0, writing: null, status: "Ready, 8 words." });
});

test("a refinement keeps the versions before it and empties the request", () => {
  const session = after(
    generating,
    finished(answer),
    { kind: "requested", text: "Shorter" },
    { kind: "started", job: { request: "Shorter", baseResult: answer.result } },
    finished({ ...answer, result: "I do not." }),
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

test("a corrected text that begins leaves the draft on the page, and says what is done", () => {
  const state = after(generating, { kind: "wrote", text: "I do" }, { kind: "rewrote" });
  expect(state).toMatchObject({
    writing: { text: "I do", draft: "I do" },
    status: "Checking every fact against your answers…",
  });
});

test.for([{ kind: "stopped" }, { kind: "failed", error: new Error("cut") }] as const)(
  "the whole draft stays where its correction is $kind",
  (ending) => {
    const draft = { kind: "wrote", text: "I do not take calls." } as const;
    const begun = { kind: "wrote", text: "I" } as const;
    const { versions } = after(generating, draft, { kind: "rewrote" }, begun, ending);
    expect(versions).toMatchObject([{ result: draft.text, incomplete: true }]);
  },
);

test("a change that was not made leaves the versions and tells why", () => {
  const unchanged = "It’s as direct as it can be.";
  const state = after(generating, finished(answer), generating, finished({ ...answer, unchanged }));
  expect(state).toMatchObject({ shown: 0, writing: null, unchanged, status: unchanged });
  expect(state.versions).toHaveLength(1);
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
    finished(answer),
    { kind: "failed", error: new Error("late") },
  ];
  const cleared = after({ kind: "answered", id: "refusal", text: "x" }, generating, {
    kind: "cleared",
  });
  expect(late.reduce(workspaceReducer, cleared)).toBe(cleared);
  expect(isEmptyWorkspace(cleared)).toBe(true);
});

test("a draft comes back as it was left, and text that was being written as unfinished", () => {
  const state = after(
    { kind: "answered", id: "refusal", text: "Sunday calls" },
    { kind: "toned", tone: "Diplomatic" },
    generating,
    finished(answer),
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

function written(count: number, result: (n: number) => string): WorkspaceAction[] {
  return Array.from({ length: count }, (_, n): WorkspaceAction[] => [
    generating,
    finished({ ...answer, result: result(n) }),
  ]).flat();
}

test("versions have no other limit than the room that there is", () => {
  const { versions, shown, droppedVersions } = after(...written(80, (n) => `Version ${n}.`));
  expect(versions[0]?.result).toBe("Version 0.");
  expect([versions.length, shown, droppedVersions]).toEqual([80, 79, 0]);
});

test("beyond the room the oldest versions go, and the page says how many", () => {
  const long = "I do not take client calls on Sundays. ".repeat(500);
  const full = after(...written(15, (n) => `${n}: ${long}`));
  expect([full.versions.length, full.droppedVersions, full.shown]).toEqual([15, 0, 14]);
  const beyond = written(2, (n) => `${15 + n}: ${long}`).reduce(workspaceReducer, full);
  expect(beyond.versions[0]?.result).toMatch(/^2: /);
  expect([beyond.versions.length, beyond.droppedVersions, beyond.shown]).toEqual([15, 2, 14]);
  expect(beyond.status).toMatch(/words\. The oldest version was dropped to make room\.$/);
  const back = after({ kind: "opened", typed: {}, draft: toDeviceDraft(beyond) });
  expect(back.droppedVersions).toBe(2);
});

const session: WorkspaceAction[] = [
  { kind: "answered", id: "refusal", text: "Sunday calls" },
  { kind: "toned", tone: "Diplomatic" },
  {
    kind: "ticked",
    shelf: [{ key: "win:1", question: "refusal" }],
    unplaced: [{ key: "win:2", name: "The renewal" }],
  },
  generating,
  finished(answer),
  generating,
  finished({ ...answer, result: "I do not." }),
  { kind: "requested", text: "Warmer" },
  { kind: "saved", saved: { id: "1", name: "Sundays", revision: 3 } },
];

test("Clear takes everything away, and one Undo brings it back, also after a second Clear and a reload", () => {
  const before = after(...session);
  const cleared = workspaceReducer(before, { kind: "cleared" });
  expect(isEmptyWorkspace(cleared)).toBe(true);
  expect(cleared.status).toBe("Cleared. Press Undo to bring everything back.");
  const again = workspaceReducer(cleared, { kind: "cleared" });
  const reloaded = after({ kind: "opened", typed: {}, draft: null, cleared: again.cleared });
  for (const state of [cleared, again, reloaded]) {
    const back = workspaceReducer(state, { kind: "clearUndone" });
    expect(back).toEqual({ ...before, isReady: back.isReady, status: "Everything is back." });
  }
});

test("what was being written when Clear was pressed comes back as unfinished", () => {
  const cleared = after(
    ...session,
    generating,
    { kind: "wrote", text: "I was" },
    { kind: "cleared" },
  );
  const back = workspaceReducer(cleared, { kind: "clearUndone" });
  expect(back.versions.at(-1)).toMatchObject({ result: "I was", incomplete: true });
});

test.for<readonly [name: string, anew: WorkspaceAction]>([
  ["an answer is typed", { kind: "answered", id: "refusal", text: "Calls" }],
  ["a text is written", generating],
  ["something is ticked", { kind: "ticked", shelf: [], unplaced: [] }],
  ["a draft is opened", { kind: "opened", typed: { refusal: "Calls" }, draft: null }],
  ["it is discarded", { kind: "discarded" }],
])("once %s, there is nothing to undo", ([, anew]) => {
  expect(after(...session, { kind: "cleared" }, anew).cleared).toBeNull();
});

test("a tick without a question is said as it is made, and is kept over a reload", () => {
  const unplaced = [{ key: "win:2", name: "The renewal" }];
  const state = after({ kind: "ticked", shelf: [], unplaced });
  expect(state.status).toBe(
    "“The renewal” is not used until you choose which question it answers.",
  );
  expect(isEmptyWorkspace(state)).toBe(false);
  const back = after({ kind: "opened", typed: {}, draft: toDeviceDraft(state) });
  expect(back.unplaced).toEqual(unplaced);
});

test("an example between Clear and Undo changes nothing of it", () => {
  const withExample = after(
    ...session,
    { kind: "cleared" },
    { kind: "exampled", answers: { by: "Dana" } },
  );
  const cleared = workspaceReducer(withExample, { kind: "cleared" });
  expect(cleared.cleared?.answers).toEqual({ refusal: "Sunday calls" });
});
