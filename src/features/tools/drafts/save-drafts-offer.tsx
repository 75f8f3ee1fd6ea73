import { useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { useAction } from "#ui/use-action.ts";
import { overwriteAccountDraft } from "./account-draft-api.ts";
import {
  saveConflictingDraft,
  saveSyncedDraft,
  resolveUnaskedDrafts,
  readDeviceDraftContent,
} from "./device-sync-store.ts";

type SaveDraftsOfferProps = {
  owner: string;
  /** The tool of this page. */
  toolId: string;
  /** The drafts that the member was not asked about yet. */
  names: readonly string[];
  /** Stores the draft of this page with the account. */
  onSaveCurrent: () => Promise<void>;
  /** The member has answered. */
  onAnswer: (isSaved: boolean) => void;
};

/** Asked once after signing in: what becomes of what was written before. */
export function SaveDraftsOffer({
  owner,
  toolId,
  names,
  onSaveCurrent,
  onAnswer,
}: SaveDraftsOfferProps) {
  const { tools } = useSite();
  const [remaining, setRemaining] = useState(names);
  const isCurrentIncluded = names.includes(toolId);
  const others = new Set(names.filter((name) => name !== toolId).map(titleOf));
  const it = isCurrentIncluded && others.size === 0 ? "it" : "them";

  const save = useAction(async () => {
    for (const name of remaining) {
      if (name === toolId) await onSaveCurrent();
      else await saveDraftOfOtherPage(owner, name);
      resolveUnaskedDrafts(owner, [name], true);
      setRemaining((rest) => rest.filter((one) => one !== name));
    }
    onAnswer(true);
  });

  function remove() {
    resolveUnaskedDrafts(owner, names, false);
    onAnswer(false);
  }

  function titleOf(name: string): string {
    const id = name.replace(/\.other$/, "");
    return tools.find((tool) => tool.id === id)?.title ?? "your draft statement";
  }

  return (
    <Note
      title={
        isCurrentIncluded
          ? `You wrote this before you signed in. Keep ${it} with your account?`
          : "You wrote drafts before you signed in. Keep them with your account?"
      }
    >
      <p>
        {others.size > 0 &&
          `${isCurrentIncluded ? "The same goes for" : "They are"} ${formatList([...others])}. `}
        If you keep {it}, you find {it} on your other devices. If not,{" "}
        {it === "it" ? "it is" : "they are"} removed from this one.
      </p>
      {save.error !== null && (
        <p role="alert">{getErrorMessage(save.error)} Nothing was removed.</p>
      )}
      <div className="actions">
        <Button small pending={save.isPending} onClick={() => void save.run(undefined)}>
          Keep {it}
        </Button>
        <Button small look="quiet" pending={save.isPending} onClick={remove}>
          Remove {it}
        </Button>
      </div>
    </Note>
  );
}

/** Stores a draft of another page. One that conflicts with the account's draft waits there to be looked at. */
async function saveDraftOfOtherPage(owner: string, name: string): Promise<void> {
  const typed = readDeviceDraftContent(owner + name);
  if (name.endsWith(".other") || name === "statement" || typed === null) return;
  const { version, replaced } = await overwriteAccountDraft(name, typed, null);
  saveSyncedDraft(owner + name, { version, typed, editedAt: 0 });
  if (replaced) saveConflictingDraft(owner + name, replaced);
}

function formatList(titles: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(titles);
}
