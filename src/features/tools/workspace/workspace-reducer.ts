import { type Answers, signatureTone } from "#core/tools/definition.ts";
import { inputLimits } from "#core/prompt/input-limits.ts";
import { parseResult } from "#core/result/result-text.ts";
import type { DailyAllowance, GenerateResponse } from "#features/tools/contract.ts";
import type {
  DeviceDraft,
  LibraryReference,
  ShelfSelection,
} from "#features/tools/drafts/device-draft.ts";
import { formatDecision, withFactKept } from "#features/tools/facts/fact-decisions.ts";
import {
  type GenerationFailure,
  describeGenerationFailure,
} from "#features/tools/generation/generation-failure.ts";
import {
  formatWordCount,
  createUnfinishedVersion,
  type ResultVersion,
  versionFromResponse,
  countResultWords,
} from "#features/tools/result/result-version.ts";

/** What is being written: a first result (`baseResult` null), or a change to this result. */
export type GenerationJob =
  | {
      readonly request: string;
      readonly baseResult: string;
      /** The requests that led to that result. */
      readonly earlierRequests?: readonly string[] | undefined;
    }
  | { readonly baseResult: null };

type RunningGeneration = { readonly job: GenerationJob; readonly text: string };

/** One visit to a tool's page: what was typed, what was written, what is under way. */
export type WorkspaceState = {
  /** True once the page is alive and the draft was read. */
  readonly isReady: boolean;
  readonly answers: Answers;
  readonly tone: string;
  /** What was ticked on the evidence shelf. */
  readonly shelf: readonly ShelfSelection[];
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly ResultVersion[];
  readonly shown: number;
  /** Its reference in the library, once it is saved. */
  readonly saved: LibraryReference | null;
  readonly writing: RunningGeneration | null;
  readonly failed: { readonly job: GenerationJob; readonly failure: GenerationFailure } | null;
  /** What the status region says. */
  readonly status: string;
  /** The AI generations left today, as the last response had them. */
  readonly allowance: DailyAllowance | null;
  /** The person's own session while an example stands in the form; null at all other times. */
  readonly ownState: WorkspaceState | null;
};

export type WorkspaceAction =
  | { readonly kind: "opened"; readonly typed: Answers; readonly draft: DeviceDraft | null }
  | { readonly kind: "exampled"; readonly answers: Answers }
  | { readonly kind: "unexampled" }
  | { readonly kind: "answered"; readonly id: string; readonly text: string }
  | { readonly kind: "ticked"; readonly shelf: readonly ShelfSelection[] }
  | { readonly kind: "toned"; readonly tone: string }
  | { readonly kind: "requested"; readonly text: string }
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "shown"; readonly version: number }
  | { readonly kind: "kept"; readonly text: string; readonly isKept: boolean }
  | { readonly kind: "edited"; readonly made: ResultVersion }
  | { readonly kind: "undone" }
  | { readonly kind: "restored" }
  | { readonly kind: "saved"; readonly saved: LibraryReference | null }
  | { readonly kind: "started"; readonly job: GenerationJob }
  | { readonly kind: "wrote"; readonly text: string }
  | { readonly kind: "finished"; readonly answer: GenerateResponse }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "cleared" };

export const initialWorkspaceState: WorkspaceState = {
  isReady: false,
  answers: {},
  tone: signatureTone,
  shelf: [],
  request: "",
  versions: [],
  shown: 0,
  saved: null,
  writing: null,
  failed: null,
  status: "",
  allowance: null,
  ownState: null,
};

/** Earlier versions beyond this are let go, the oldest first. */
const maxVersions = 12;

/** The session after something happened. Text that ended early is never lost: it becomes an unfinished version. */
export function workspaceReducer(state: WorkspaceState, action: WorkspaceAction): WorkspaceState {
  const { writing } = state;
  if (action.kind === "opened") return openDraft(state, action.typed, action.draft);
  if (action.kind === "exampled") return withExample(state, action.answers);
  if (action.kind === "unexampled") return withoutExample(state);
  if (action.kind === "answered")
    return { ...state, answers: { ...state.answers, [action.id]: action.text } };
  if (action.kind === "ticked") return { ...state, shelf: action.shelf };
  if (action.kind === "toned") return { ...state, tone: action.tone };
  if (action.kind === "requested") return { ...state, request: action.text };
  if (action.kind === "said") return { ...state, status: action.text };
  if (action.kind === "shown") return { ...state, shown: action.version };
  if (action.kind === "kept") return setFactKept(state, action.text, action.isKept);
  if (action.kind === "edited") return addEditedVersion(state, action.made);
  if (action.kind === "undone") return undoEdit(state);
  if (action.kind === "restored") return restoreShownVersion(state);
  if (action.kind === "saved") return { ...state, saved: action.saved };
  if (action.kind === "cleared") return { ...initialWorkspaceState, isReady: state.isReady };
  if (action.kind === "started")
    return { ...state, writing: { job: action.job, text: "" }, failed: null, status: "Writing…" };
  if (!writing) return state;
  if (action.kind === "wrote")
    return { ...state, writing: { ...writing, text: writing.text + action.text } };
  if (action.kind === "finished") return finishGeneration(state, writing, action.answer);
  if (action.kind === "stopped") return stopGeneration(state, writing);
  return failGeneration(state, writing, action.error);
}

/** What is stored on this device. */
export function toDeviceDraft(state: WorkspaceState): DeviceDraft {
  const { writing, answers, tone, shelf, request, versions, shown, saved } = state;
  const unfinished = writing?.text ?? "";
  return { answers, tone, shelf, request, versions, shown, saved, unfinished };
}

/** True when there is nothing to store. */
export function isEmptyWorkspace(state: WorkspaceState): boolean {
  return (
    Object.values(state.answers).every((text) => text === "") &&
    state.tone === signatureTone &&
    state.shelf.length === 0 &&
    state.request === "" &&
    state.versions.length === 0 &&
    state.writing === null
  );
}

/** An example never takes in the person's own draft: it goes to the session behind it. */
function openDraft(
  state: WorkspaceState,
  typed: Answers,
  draft: DeviceDraft | null,
): WorkspaceState {
  if (state.ownState) return { ...state, ownState: openDraft(state.ownState, typed, draft) };
  return { ...restoreDraft(state, typed, draft), isReady: true };
}

function withExample(state: WorkspaceState, answers: Answers): WorkspaceState {
  const ownState = state.ownState ?? workspaceReducer(state, { kind: "stopped" });
  const { isReady, tone, allowance } = state;
  const status = "An example stands in the form.";
  return { ...initialWorkspaceState, isReady, tone, allowance, answers, ownState, status };
}

function withoutExample({ ownState, allowance, ...state }: WorkspaceState): WorkspaceState {
  if (!ownState) return { ...state, ownState, allowance };
  return { ...ownState, allowance, status: "The example is removed." };
}

/** What was typed before the draft was read stands; the draft fills the rest. */
function restoreDraft(
  state: WorkspaceState,
  typed: Answers,
  draft: DeviceDraft | null,
): WorkspaceState {
  if (!draft) return { ...state, answers: typed };
  const restored: WorkspaceState = {
    ...state,
    answers: { ...draft.answers, ...typed },
    tone: draft.tone,
    shelf: draft.shelf ?? [],
    request: draft.request,
    versions: draft.versions,
    saved: draft.saved ?? null,
    shown: Math.min(Math.max(0, Math.trunc(draft.shown)), Math.max(0, draft.versions.length - 1)),
  };
  return draft.unfinished.trim() === ""
    ? restored
    : addVersion(restored, createUnfinishedVersion(draft.unfinished));
}

function setFactKept(state: WorkspaceState, text: string, isKept: boolean): WorkspaceState {
  return {
    ...state,
    versions: state.versions.map((version, place) =>
      place === state.shown ? withFactKept(version, text, isKept) : version,
    ),
    status: isKept ? formatDecision({ text, how: "kept" }) : `“${text}”: open again.`,
  };
}

function addEditedVersion(state: WorkspaceState, made: ResultVersion): WorkspaceState {
  const after = addVersion(state, { ...made, madeOf: state.shown });
  const last = made.settled?.at(-1);
  return {
    ...after,
    status: `${last ? formatDecision(last) : ""} ${describeVersion(after)}`.trim(),
  };
}

/** Drops the newest version, when it was made by hand, and shows the one it was made of. */
function undoEdit(state: WorkspaceState): WorkspaceState {
  const madeOf = state.versions.at(-1)?.madeOf;
  if (madeOf === undefined || state.versions.length < 2) return state;
  const versions = state.versions.slice(0, -1);
  const after = { ...state, versions, shown: Math.min(madeOf, versions.length - 1) };
  return { ...after, status: `Undone. ${describeVersion(after)}` };
}

function restoreShownVersion(state: WorkspaceState): WorkspaceState {
  const version = state.versions[state.shown];
  if (!version) return state;
  const after = addVersion(state, { ...version, madeOf: undefined });
  return { ...after, status: `Restored. ${describeVersion(after)}` };
}

function describeVersion({ shown, versions }: WorkspaceState): string {
  return `Version ${shown + 1} of ${versions.length}.`;
}

function finishGeneration(
  state: WorkspaceState,
  { job }: RunningGeneration,
  answer: GenerateResponse,
): WorkspaceState {
  const requests =
    job.baseResult === null ? undefined : appendRequest(job.earlierRequests ?? [], job.request);
  const version = { ...versionFromResponse(answer), requests };
  const words = formatWordCount(countResultWords(parseResult(version.result)));
  return {
    ...addVersion(state, version),
    request: job.baseResult === null ? state.request : "",
    writing: null,
    allowance: answer.allowance ?? null,
    status: `${version.incomplete ? "Unfinished" : "Ready"}, ${words}.`,
  };
}

/** The latest requests that one refinement may carry; the one after it is sent beside them. */
function appendRequest(earlier: readonly string[], request: string): readonly string[] {
  return [...earlier.filter((one) => one !== request), request].slice(-inputLimits.refineEarlier);
}

function stopGeneration(state: WorkspaceState, { text }: RunningGeneration): WorkspaceState {
  if (text.trim() === "") return { ...state, writing: null, status: "Stopped." };
  return {
    ...addVersion(state, createUnfinishedVersion(text)),
    writing: null,
    status: "Stopped. The unfinished text is kept.",
  };
}

function failGeneration(
  state: WorkspaceState,
  { job, text }: RunningGeneration,
  error: unknown,
): WorkspaceState {
  const isTextStored = text.trim() !== "";
  return {
    ...(isTextStored ? addVersion(state, createUnfinishedVersion(text)) : state),
    writing: null,
    failed: { job, failure: describeGenerationFailure(error, isTextStored) },
    status: "",
  };
}

function addVersion(state: WorkspaceState, version: ResultVersion): WorkspaceState {
  const all = [...state.versions, version];
  const droppedCount = Math.max(0, all.length - maxVersions);
  const versions = all.slice(droppedCount).map((one) => shiftMadeOf(one, droppedCount));
  return { ...state, versions, shown: versions.length - 1 };
}

/** A version after the oldest ones have gone; what it was made of may be among them. */
function shiftMadeOf(version: ResultVersion, droppedCount: number): ResultVersion {
  if (version.madeOf === undefined || droppedCount === 0) return version;
  const madeOf = version.madeOf - droppedCount;
  return { ...version, madeOf: madeOf < 0 ? undefined : madeOf };
}
