import { type Answers, signatureTone } from "#core/tools/definition.ts";
import type { DailyAllowance } from "#features/tools/contract.ts";
import type {
  DeviceDraft,
  LibraryReference,
  ShelfSelection,
  UnplacedFact,
} from "#features/tools/drafts/device-draft.ts";
import type { GenerationFailure } from "#features/tools/generation/generation-failure.ts";
import type { ResultVersion } from "#features/tools/result/result-version.ts";

/** What is being written: a first result (`baseResult` null), or a change to this result. */
export type GenerationJob =
  | {
      readonly request: string;
      readonly baseResult: string;
      /** The requests that led to that result. */
      readonly earlierRequests?: readonly string[] | undefined;
      /** What is selected, to change it alone. */
      readonly passage?: string | undefined;
    }
  /** `finished` are the lines the member has made sentences of; the text takes the place of the one that left them open. */
  | { readonly baseResult: null; readonly finished?: FinishedLines };

/** Sentences made of open lines, by the line's key. */
export type FinishedLines = Readonly<Record<string, string>>;

export type RunningGeneration = {
  readonly job: GenerationJob;
  readonly text: string;
  /** True while nothing has come for so long that the page says so. */
  readonly isSlow: boolean;
  /** The whole text that is being corrected, kept until the corrected one is there. */
  readonly draft: string | null;
};

/** What is stored of a text that doesn't come to its end. */
export function textToStore({ draft, text }: RunningGeneration): string {
  return draft ?? text;
}

/** Whether a change to a result is being written. */
export function isRefining(writing: RunningGeneration | null): boolean {
  return writing !== null && writing.job.baseResult !== null;
}

/** Whether an open line is taking its place in the text. */
export function isFinishingLine(writing: RunningGeneration | null): boolean {
  return writing?.job.baseResult === null && writing.job.finished !== undefined;
}

/** One visit to a tool's page: what was typed, what was written, what is under way. */
export type WorkspaceState = {
  /** True once the page is alive and the draft was read. */
  readonly isReady: boolean;
  readonly answers: Answers;
  readonly tone: string;
  /** What was ticked on the evidence shelf. */
  readonly shelf: readonly ShelfSelection[];
  /** Ticked there, and not used yet. */
  readonly unplaced: readonly UnplacedFact[];
  /** What the member made of the lines that were left open. */
  readonly finished: FinishedLines;
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly ResultVersion[];
  readonly shown: number;
  /** Its reference in the library, once it is saved. */
  readonly saved: LibraryReference | null;
  readonly writing: RunningGeneration | null;
  readonly failed: { readonly job: GenerationJob; readonly failure: GenerationFailure } | null;
  /** Why the last request changed nothing. */
  readonly unchanged: string | null;
  /** What the status region says. */
  readonly status: string;
  /** The AI generations left today, as the last response had them. */
  readonly allowance: DailyAllowance | null;
  /** The person's own session while an example stands in the form; null at all other times. */
  readonly ownState: WorkspaceState | null;
  /** How many of the oldest versions had to go. */
  readonly droppedVersions: number;
  /** What Clear took away, until the visitor begins anew. */
  readonly cleared: DeviceDraft | null;
};

export const initialWorkspaceState: WorkspaceState = {
  isReady: false,
  answers: {},
  tone: signatureTone,
  shelf: [],
  unplaced: [],
  finished: {},
  request: "",
  versions: [],
  shown: 0,
  saved: null,
  writing: null,
  failed: null,
  unchanged: null,
  status: "",
  allowance: null,
  ownState: null,
  droppedVersions: 0,
  cleared: null,
};

/** What is stored on this device. */
export function toDeviceDraft(state: WorkspaceState): DeviceDraft {
  const { answers, tone, shelf, unplaced, finished, request, versions, shown, saved } = state;
  const { writing, droppedVersions } = state;
  const unfinished = writing ? textToStore(writing) : "";
  const ticks = { shelf, unplaced, finished };
  return { answers, tone, ...ticks, request, versions, shown, saved, unfinished, droppedVersions };
}

/** True when there is nothing to store. */
export function isEmptyWorkspace(state: WorkspaceState): boolean {
  return (
    Object.values(state.answers).every((text) => text === "") &&
    state.tone === signatureTone &&
    state.shelf.length === 0 &&
    state.unplaced.length === 0 &&
    state.request === "" &&
    state.versions.length === 0 &&
    state.writing === null
  );
}
