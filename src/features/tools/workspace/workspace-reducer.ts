import type { Answers } from "#core/tools/definition.ts";
import { inputLimits } from "#core/prompt/input-limits.ts";
import type { GenerateResponse } from "#features/tools/contract.ts";
import type {
  LibraryReference,
  ShelfSelection,
  UnplacedFact,
} from "#features/tools/drafts/device-draft.ts";
import { formatDecision, withFactKept } from "#features/tools/facts/fact-decisions.ts";
import { describeGenerationFailure } from "#features/tools/generation/generation-failure.ts";
import { slowMessage } from "#features/tools/generation/use-slow-notice.ts";
import {
  formatWordCount,
  createUnfinishedVersion,
  type ResultVersion,
  versionFromResponse,
} from "#features/tools/result/result-version.ts";
import { addVersion, describeShownVersion, noteDropped } from "./version-history.ts";
import { clearWorkspace, openDraft, type OpenedDraft, undoClear } from "./workspace-draft.ts";
import { describeOpenLines } from "#features/tools/result/open-lines/describe-open-lines.ts";
import {
  type FinishedLines,
  type GenerationJob,
  initialWorkspaceState,
  type RunningGeneration,
  textToStore,
  type WorkspaceState,
} from "./workspace-state.ts";

export type WorkspaceAction =
  | ({ readonly kind: "opened" } & OpenedDraft)
  | { readonly kind: "exampled"; readonly answers: Answers }
  | { readonly kind: "unexampled" }
  | { readonly kind: "answered"; readonly id: string; readonly text: string }
  | {
      readonly kind: "ticked";
      readonly shelf: readonly ShelfSelection[];
      readonly unplaced: readonly UnplacedFact[];
    }
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
  /** All that was written so far. */
  | { readonly kind: "wrote"; readonly text: string }
  /** A corrected text begins. */
  | { readonly kind: "rewrote" }
  | { readonly kind: "slowed" }
  | { readonly kind: "finished"; readonly answer: GenerateResponse; readonly words: number }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "cleared" }
  | { readonly kind: "clearUndone" }
  | { readonly kind: "discarded" };

/** What is shown while a draft is made true. */
export const checkingMessage = "Checking every fact against your answers…";

/** The session after something happened. Text that ended early is never lost: it becomes an unfinished version. */
export function workspaceReducer(state: WorkspaceState, action: WorkspaceAction): WorkspaceState {
  const { writing } = state;
  if (action.kind === "opened") return openDraft(state, action);
  if (action.kind === "exampled") return withExample(state, action.answers);
  if (action.kind === "unexampled") return withoutExample(state);
  if (action.kind === "answered")
    return { ...state, answers: { ...state.answers, [action.id]: action.text }, cleared: null };
  if (action.kind === "ticked") return setTicks(state, action.shelf, action.unplaced);
  if (action.kind === "toned") return { ...state, tone: action.tone };
  if (action.kind === "requested") return { ...state, request: action.text };
  if (action.kind === "said") return { ...state, status: action.text };
  if (action.kind === "shown") return { ...state, shown: action.version };
  if (action.kind === "kept") return setFactKept(state, action.text, action.isKept);
  if (action.kind === "edited") return addEditedVersion(state, action.made);
  if (action.kind === "undone") return undoEdit(state);
  if (action.kind === "restored") return restoreShownVersion(state);
  if (action.kind === "saved") return { ...state, saved: action.saved };
  if (action.kind === "cleared") return clearWorkspace(state);
  if (action.kind === "clearUndone") return undoClear(state);
  if (action.kind === "discarded") return { ...initialWorkspaceState, isReady: state.isReady };
  if (action.kind === "started")
    return {
      ...state,
      writing: { job: action.job, text: "", isSlow: false, draft: null },
      failed: null,
      unchanged: null,
      status: "Writing…",
      cleared: null,
    };
  if (!writing) return state;
  if (action.kind === "wrote")
    return { ...state, writing: { ...writing, text: action.text, isSlow: false } };
  if (action.kind === "rewrote")
    return { ...state, writing: { ...writing, draft: writing.text }, status: checkingMessage };
  if (action.kind === "slowed")
    return { ...state, writing: { ...writing, isSlow: true }, status: slowMessage };
  if (action.kind === "finished") return finishGeneration(state, writing, action);
  if (action.kind === "stopped") return stopGeneration(state, writing);
  return failGeneration(state, writing, action.error);
}

function withExample(state: WorkspaceState, answers: Answers): WorkspaceState {
  const ownState = state.ownState ?? workspaceReducer(state, { kind: "stopped" });
  const { isReady, tone, allowance } = state;
  const status = "You’re looking at an example.";
  return { ...initialWorkspaceState, isReady, tone, allowance, answers, ownState, status };
}

function withoutExample({ ownState, allowance, ...state }: WorkspaceState): WorkspaceState {
  if (!ownState) return { ...state, ownState, allowance };
  return { ...ownState, allowance, status: "The example is removed." };
}

/** A tick that is not used yet is said as it is made. */
function setTicks(
  state: WorkspaceState,
  shelf: readonly ShelfSelection[],
  unplaced: readonly UnplacedFact[],
): WorkspaceState {
  const added = unplaced.find(({ key }) => !state.unplaced.some((known) => known.key === key));
  const status = added
    ? `“${added.name}” is not used until you choose which question it answers.`
    : state.status;
  return { ...state, shelf, unplaced, status, cleared: null };
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
    status:
      `${last ? formatDecision(last) : ""} ${describeShownVersion(after)}${noteDropped(state, after)}`.trim(),
  };
}

/** Drops the newest version, when it was made by hand, and shows the one it was made of. */
function undoEdit(state: WorkspaceState): WorkspaceState {
  const madeOf = state.versions.at(-1)?.madeOf;
  if (madeOf === undefined || state.versions.length < 2) return state;
  const versions = state.versions.slice(0, -1);
  const after = { ...state, versions, shown: Math.min(madeOf, versions.length - 1) };
  return { ...after, status: `Undone. ${describeShownVersion(after)}` };
}

function restoreShownVersion(state: WorkspaceState): WorkspaceState {
  const version = state.versions[state.shown];
  if (!version) return state;
  const after = addVersion(state, { ...version, madeOf: undefined });
  return {
    ...after,
    status: `Restored. ${describeShownVersion(after)}${noteDropped(state, after)}`,
  };
}

function finishGeneration(
  state: WorkspaceState,
  { job }: RunningGeneration,
  { answer, words }: Extract<WorkspaceAction, { kind: "finished" }>,
): WorkspaceState {
  const { allowance = null, unchanged } = answer;
  if (unchanged !== undefined)
    return { ...state, writing: null, allowance, status: unchanged, unchanged };
  const requests =
    job.baseResult === null ? undefined : appendRequest(job.earlierRequests ?? [], job.request);
  const version = { ...versionFromResponse(answer), requests };
  if (job.baseResult === null && job.finished !== undefined)
    return withLineFinished(state, version, job.finished);
  const after = addVersion(state, version);
  return {
    ...after,
    request: job.baseResult === null ? state.request : "",
    writing: null,
    allowance,
    status: `${version.incomplete ? "Unfinished" : "Ready"}, ${formatWordCount(words)}.${noteDropped(state, after)}`,
  };
}

/** The text with one more line finished takes the place of the text that left it open. */
function withLineFinished(
  state: WorkspaceState,
  version: ResultVersion,
  finished: FinishedLines,
): WorkspaceState {
  const left = version.open?.length ?? 0;
  return {
    ...state,
    versions: state.versions.with(state.shown, version),
    finished,
    writing: null,
    status: left === 0 ? "Every line is finished." : `${describeOpenLines(left)} to finish.`,
  };
}

/** The latest requests that one refinement may carry; the one after it is sent beside them. */
function appendRequest(earlier: readonly string[], request: string): readonly string[] {
  return [...earlier.filter((one) => one !== request), request].slice(-inputLimits.refineEarlier);
}

function stopGeneration(state: WorkspaceState, writing: RunningGeneration): WorkspaceState {
  const text = textToStore(writing);
  if (text.trim() === "") return { ...state, writing: null, status: "Stopped." };
  return {
    ...addVersion(state, createUnfinishedVersion(text)),
    writing: null,
    status: "Stopped. The unfinished text is kept.",
  };
}

function failGeneration(
  state: WorkspaceState,
  writing: RunningGeneration,
  error: unknown,
): WorkspaceState {
  const text = textToStore(writing);
  const isTextStored = text.trim() !== "";
  return {
    ...(isTextStored ? addVersion(state, createUnfinishedVersion(text)) : state),
    writing: null,
    failed: { job: writing.job, failure: describeGenerationFailure(error, isTextStored) },
    status: "",
  };
}
