import { useRef, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { listUnaskedDrafts } from "./device-sync-store.ts";
import { isBlankDraft } from "./draft-sync.ts";
import { SaveDraftsOffer } from "./save-drafts-offer.tsx";
import { type AccountDraftSync, useAccountDraft } from "./use-account-draft.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

export type AccountDraftPanelProps = {
  toolId: string;
  owner: string;
  workspace: ToolWorkspace;
  /** While the form holds something else than the member's draft. */
  isHidden: boolean;
};

/** A member's draft and the account: the question about earlier words, two drafts that differ, where it is stored. */
export function AccountDraftPanel({ toolId, owner, workspace, isHidden }: AccountDraftPanelProps) {
  const [unasked, setUnasked] = useState(() => listUnaskedDrafts(owner));
  const isWaiting = unasked.includes(toolId);
  const draft = useAccountDraft(toolId, owner, workspace, !isWaiting);

  const container = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes, so the focus stays where it was. */
  const restoreFocus = () => container.current?.focus();

  function handleAnswer(isSaved: boolean) {
    if (isSaved) restoreFocus();
    else container.current?.closest("form")?.querySelector<HTMLElement>("input, textarea")?.focus();
    if (isWaiting && !isSaved) workspace.discard();
    setUnasked([]);
    workspace.dispatch({ kind: "said", text: isSaved ? "Kept with your account." : "Removed." });
  }

  return (
    <div ref={container} tabIndex={-1} className="stack" hidden={isHidden}>
      {unasked.length > 0 ? (
        <SaveDraftsOffer
          owner={owner}
          toolId={toolId}
          names={unasked}
          onSaveCurrent={draft.saveToAccount}
          onAnswer={handleAnswer}
        />
      ) : (
        <>
          {draft.conflictingDraft && <ConflictNote draft={draft} onEnd={restoreFocus} />}
          <StorageStatus
            draft={draft}
            isEmpty={isBlankDraft(workspace.state)}
            onEnd={restoreFocus}
          />
        </>
      )}
    </div>
  );
}

type DraftProps = {
  draft: AccountDraftSync;
  /** The button that was pressed is about to go. */
  onEnd: () => void;
};

function ConflictNote({ draft, onEnd }: DraftProps) {
  return (
    <Note title="There is another draft of this.">
      <p>It was written on another device, or before you signed in. Both are kept.</p>
      <div className="actions">
        <Button small onClick={draft.showConflictingDraft}>
          Show the other draft
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            onEnd();
            draft.discardConflictingDraft();
          }}
        >
          Remove the other draft
        </Button>
      </div>
    </Note>
  );
}

function StorageStatus({ draft, isEmpty, onEnd }: DraftProps & { isEmpty: boolean }) {
  const saveToAccount = useAction(async () => {
    await draft.saveToAccount();
    onEnd();
  });
  if (isEmpty) return null;
  if (draft.isSynced) return <p className="meta">{describeStorage(draft)}</p>;
  return (
    <div className="actions">
      <p className="meta">
        {saveToAccount.error === null
          ? "Your answers are kept on this device."
          : `Your answers are kept on this device. ${getErrorMessage(saveToAccount.error)}`}
      </p>
      <Button
        small
        look="quiet"
        pending={saveToAccount.isPending}
        onClick={() => void saveToAccount.run(undefined)}
      >
        Keep them with your account
      </Button>
    </div>
  );
}

function describeStorage({ errorMessage, hasUnsentChanges }: AccountDraftSync): string {
  if (errorMessage) return `Your answers are kept on this device. ${errorMessage}`;
  if (hasUnsentChanges)
    return "Your answers are kept on this device, and in a moment with your account.";
  return "Your answers are kept with your account.";
}
