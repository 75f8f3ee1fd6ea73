import type { Answers } from "#core/tools/definition.ts";
import type { DeviceDraft } from "#features/tools/drafts/device-draft.ts";
import { createUnfinishedVersion } from "#features/tools/result/result-version.ts";
import { addVersion } from "./version-history.ts";
import {
  initialWorkspaceState,
  isEmptyWorkspace,
  toDeviceDraft,
  type WorkspaceState,
} from "./workspace-state.ts";

/** What a page finds when it opens. */
export type OpenedDraft = {
  /** Typed before the draft was read. */
  readonly typed: Answers;
  readonly draft: DeviceDraft | null;
  /** What Clear took away before a reload. */
  readonly cleared?: DeviceDraft | null;
};

/** An example never takes in the person's own draft: it goes to the session behind it. */
export function openDraft(state: WorkspaceState, opened: OpenedDraft): WorkspaceState {
  if (state.ownState) return { ...state, ownState: openDraft(state.ownState, opened) };
  const { typed, draft, cleared = null } = opened;
  const restored = restoreDraft(state, typed, draft);
  return { ...restored, isReady: true, cleared: isEmptyWorkspace(restored) ? cleared : null };
}

/** The member's own session goes, not an example before it, and it can come back; an empty one takes nothing away. */
export function clearWorkspace(state: WorkspaceState): WorkspaceState {
  const own = state.ownState ?? state;
  const { isReady, allowance } = state;
  const empty = { ...initialWorkspaceState, isReady, allowance };
  if (isEmptyWorkspace(own)) return { ...empty, cleared: own.cleared };
  const status = "Cleared. Press Undo to bring everything back.";
  return { ...empty, cleared: toDeviceDraft(own), status };
}

/** Brings back what Clear took away. */
export function undoClear(state: WorkspaceState): WorkspaceState {
  if (state.cleared === null) return state;
  const { isReady, allowance } = state;
  const back = restoreDraft({ ...initialWorkspaceState, isReady, allowance }, {}, state.cleared);
  return { ...back, status: "Everything is back." };
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
    unplaced: draft.unplaced ?? [],
    finished: draft.finished ?? {},
    request: draft.request,
    versions: draft.versions,
    saved: draft.saved ?? null,
    droppedVersions: draft.droppedVersions ?? 0,
    shown: Math.min(Math.max(0, Math.trunc(draft.shown)), Math.max(0, draft.versions.length - 1)),
  };
  return draft.unfinished.trim() === ""
    ? restored
    : addVersion(restored, createUnfinishedVersion(draft.unfinished));
}
