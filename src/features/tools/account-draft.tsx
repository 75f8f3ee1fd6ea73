import { useRef, useState } from "react";
import { sentenceOf } from "#ui/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { unaskedOf } from "./device-record.ts";
import { isBlank } from "./draft-merge.ts";
import { KeepOffer } from "./keep-offer.tsx";
import { type AccountDraftWork, useAccountDraft } from "./use-account-draft.ts";
import type { Work } from "./use-session.ts";

export type AccountDraftProps = {
  toolId: string;
  owner: string;
  work: Work;
  /** While something else than her draft stands in the form. */
  isHidden: boolean;
};

/** A member's draft and her account: the question about what she wrote before, two drafts that differ, where it is kept. */
export function AccountDraft({ toolId, owner, work, isHidden }: AccountDraftProps) {
  const [unasked, setUnasked] = useState(() => unaskedOf(owner));
  const isWaiting = unasked.includes(toolId);
  const draft = useAccountDraft(toolId, owner, work, !isWaiting);

  const place = useRef<HTMLDivElement>(null);
  /** The button that she pressed goes, so the focus stays where it was. */
  const stay = () => place.current?.focus();

  function answered(kept: boolean) {
    if (kept) stay();
    else place.current?.closest("form")?.querySelector<HTMLElement>("input, textarea")?.focus();
    if (isWaiting && !kept) work.clear();
    setUnasked([]);
    work.tell({ kind: "said", text: kept ? "Kept with your account." : "Removed." });
  }

  return (
    <div ref={place} tabIndex={-1} className="stack" hidden={isHidden}>
      {unasked.length > 0 ? (
        <KeepOffer
          owner={owner}
          toolId={toolId}
          names={unasked}
          onKeepThis={draft.share}
          onAnswer={answered}
        />
      ) : (
        <>
          {draft.other && <TwoDrafts draft={draft} onEnd={stay} />}
          <Kept draft={draft} isEmpty={isBlank(work.session)} onEnd={stay} />
        </>
      )}
    </div>
  );
}

type DraftProps = {
  draft: AccountDraftWork;
  /** The button that was pressed is about to go. */
  onEnd: () => void;
};

function TwoDrafts({ draft, onEnd }: DraftProps) {
  return (
    <Note title="There is another draft of this.">
      <p>It was written on another device, or before you signed in. Both are kept.</p>
      <div className="actions">
        <Button small onClick={draft.swap}>
          Show the other draft
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            onEnd();
            draft.letOtherGo();
          }}
        >
          Remove the other draft
        </Button>
      </div>
    </Note>
  );
}

function Kept({ draft, isEmpty, onEnd }: DraftProps & { isEmpty: boolean }) {
  const share = useAction(async () => {
    await draft.share();
    onEnd();
  });
  if (draft.isShared) return <p className="meta">{sayKept(draft)}</p>;
  if (isEmpty) return null;
  return (
    <div className="actions">
      <p className="meta">
        {share.error === null
          ? "Your answers are kept on this device."
          : `Your answers are kept on this device. ${sentenceOf(share.error)}`}
      </p>
      <Button
        small
        look="quiet"
        pending={share.isPending}
        onClick={() => void share.run(undefined)}
      >
        Keep them with your account
      </Button>
    </div>
  );
}

function sayKept({ problem, isBehind }: AccountDraftWork): string {
  if (problem) return `Your answers are kept on this device. ${problem}`;
  if (isBehind) return "Your answers are kept on this device, and in a moment with your account.";
  return "Your answers are kept with your account.";
}
