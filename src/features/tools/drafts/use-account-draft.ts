import type { StoredDraft } from "#features/tools/draft-contract.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { pendingSavesOf, signOutEvent } from "#ui/device/sign-out-event.ts";
import { signatureTone } from "#core/tools/definition.ts";
import {
  fetchAccountDraft,
  deleteAccountDraft,
  sendAccountDraft,
  overwriteAccountDraft,
} from "./account-draft-api.ts";
import {
  saveConflictingDraft,
  saveSyncedDraft,
  readConflictingDraft,
  readSyncedDraft,
} from "./device-sync-store.ts";
import {
  clearedVersion,
  isBlankDraft,
  isSameDraft,
  decideSync,
  type SyncedDraft,
  type DraftContent,
} from "./draft-sync.ts";
import { toDeviceDraft } from "#features/tools/workspace/workspace-state.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

/** How long a change may wait before it is sent, in milliseconds. */
const sendDelayMs = 1000;

/** One tool's draft between this device and the account of whoever is signed in. */
export type AccountDraftSync = {
  /** Whether the draft is stored with the account. */
  readonly isSynced: boolean;
  /** Whether something of it has not reached the account yet. */
  readonly hasUnsentChanges: boolean;
  /** What stood against the draft shown and gave way to it. */
  readonly conflictingDraft: DraftContent | null;
  readonly errorMessage: string | null;
  /** Stores the draft with the account from now on; throws when it cannot be. */
  readonly saveToAccount: () => Promise<void>;
  /** Shows the other draft; the one shown takes its place. */
  readonly showConflictingDraft: () => void;
  readonly discardConflictingDraft: () => void;
};

/** `isEnabled` false: the member has not decided yet whether the draft is stored, so nothing is sent. */
export function useAccountDraft(
  toolId: string,
  owner: string,
  { state, dispatch }: ToolWorkspace,
  isEnabled: boolean,
): AccountDraftSync {
  const name = owner + toolId;
  const [synced, setSynced] = useState(() => readSyncedDraft(name));
  const [conflictingDraft, setConflictingDraft] = useState(() => readConflictingDraft(name));
  const [hasCompared, setHasCompared] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  /** The save whose answer is awaited. */
  const underWay = useRef<Promise<void>>(null);
  const isSignedOut = useRef(false);
  const current: DraftContent = { answers: state.answers, tone: state.tone };
  const hasUnsentChanges =
    isEnabled && hasCompared && synced !== null && !isSameDraft(current, synced.typed);

  function storeSynced(next: SyncedDraft | null) {
    setSynced(next);
    if (!isSignedOut.current) saveSyncedDraft(name, next);
  }

  function storeConflicting(typed: DraftContent | null) {
    setConflictingDraft(typed);
    if (!isSignedOut.current) saveConflictingDraft(name, typed);
  }

  function show(typed: DraftContent) {
    dispatch({ kind: "opened", typed: {}, draft: { ...toDeviceDraft(state), ...typed } });
  }

  const applyAccountDraft = useEffectEvent((account: StoredDraft | null) => {
    const decision = decideSync(current, synced, account);
    if (decision.kind === "clear") show({ answers: {}, tone: signatureTone });
    if (account === null) {
      // What was cleared here and brought back, or written anew, goes to the account again.
      if (synced?.version !== clearedVersion) storeSynced(null);
    } else if (decision.kind !== "push") {
      const isDeviceNewer = decision.kind === "conflict" && decision.newer === "here";
      const typed = { answers: account.answers, tone: account.tone };
      storeSynced({ version: account.version, typed, editedAt: isDeviceNewer ? Date.now() : 0 });
      if (decision.kind === "conflict") storeConflicting(isDeviceNewer ? typed : current);
      if (decision.kind !== "same" && !isDeviceNewer) show(typed);
    }
    setHasCompared(true);
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    let isGone = false;
    fetchAccountDraft(toolId).then(
      (account) => isGone || applyAccountDraft(account),
      (error: unknown) => isGone || setErrorMessage(getErrorMessage(error)),
    );
    return () => {
      isGone = true;
    };
  }, [toolId, isEnabled]);

  async function sendCurrent(basedOn: number | null) {
    const { version, replaced } = await overwriteAccountDraft(toolId, current, basedOn);
    storeSynced({ version, typed: current, editedAt: 0 });
    if (replaced && !isSameDraft(replaced, current)) storeConflicting(replaced);
    setErrorMessage(null);
  }

  async function saveCurrent(basedOn: number | null) {
    try {
      if (isBlankDraft(current)) {
        await deleteAccountDraft(toolId);
        storeSynced({ version: clearedVersion, typed: current, editedAt: 0 });
      } else await sendCurrent(basedOn);
    } catch (error) {
      setErrorMessage(getErrorMessage(error));
    }
  }

  const save = useEffectEvent(() => {
    // What was still here went with the sign-out; a second save would come after it.
    if (underWay.current !== null || isSignedOut.current || synced === null) return;
    underWay.current = saveCurrent(versionAtAccount(synced)).finally(() => {
      underWay.current = null;
    });
  });

  const storeEditTime = useEffectEvent((before: SyncedDraft) => {
    if (!isSignedOut.current) saveSyncedDraft(name, { ...before, editedAt: Date.now() });
  });

  const unsent = hasUnsentChanges ? JSON.stringify(current) : null;
  useEffect(() => {
    if (unsent === null || synced === null) return undefined;
    storeEditTime(synced);
    const timer = setTimeout(save, sendDelayMs);
    return () => clearTimeout(timer);
  }, [unsent, synced]);

  /** The page goes: what is still here alone is sent without waiting for an answer. */
  const sendBeforeLeaving = useEffectEvent((): Promise<unknown> | null => {
    if (!hasUnsentChanges || isSignedOut.current) return null;
    const sent = isBlankDraft(current)
      ? deleteAccountDraft(toolId, true)
      : sendAccountDraft(toolId, current, versionAtAccount(synced), true);
    return sent.catch(() => undefined);
  });

  useEffect(() => {
    const onLeave = () => void sendBeforeLeaving();
    const onSignOut = (event: Event) => {
      // What the server answers after the sign-out it refuses: both have to be back before.
      const calls = [underWay.current, sendBeforeLeaving()].filter((call) => call !== null);
      pendingSavesOf(event)?.push(...calls);
      isSignedOut.current = true;
    };
    addEventListener("pagehide", onLeave);
    document.addEventListener(signOutEvent, onSignOut);
    return () => {
      void sendBeforeLeaving();
      removeEventListener("pagehide", onLeave);
      document.removeEventListener(signOutEvent, onSignOut);
    };
  }, []);

  return {
    isSynced: synced !== null,
    hasUnsentChanges,
    conflictingDraft,
    errorMessage,
    async saveToAccount() {
      await sendCurrent(null);
      setHasCompared(true);
    },
    showConflictingDraft() {
      if (!conflictingDraft) return;
      storeConflicting(current);
      show(conflictingDraft);
    },
    discardConflictingDraft: () => storeConflicting(null),
  };
}

function versionAtAccount({ version }: SyncedDraft): number | null {
  return version === clearedVersion ? null : version;
}
