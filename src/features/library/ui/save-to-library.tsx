import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { useViewer } from "#ui/viewer.ts";
import { SavedResultRef } from "./saved-result-ref.ts";

export type SaveToLibraryProps = {
  /** What is saved, as the contract's NewSavedResult has it: the answers and every version of the language. */
  content: Readonly<Record<string, unknown>>;
  /** Its reference, once saved. */
  savedRef: SavedResultRef | null;
  onSaved: (savedRef: SavedResultRef | null) => void;
  /** Gets the outcome, for the page's status region. */
  onStatus: (sentence: string) => void;
  /** Where a visitor signs in and comes back. */
  signInUrl: string;
};

/** Saves the language with all that belongs to it; offline, it waits for the connection. */
export function SaveToLibrary(props: SaveToLibraryProps) {
  const { signInUrl } = props;
  if (useViewer().kind === "visitor")
    return (
      <p className="meta">
        <a href={signInUrl}>Sign in to save it to your library</a>. Your answers and this text stay
        here.
      </p>
    );
  return <SaveActions {...props} />;
}

function SaveActions({ content, savedRef, onSaved, onStatus }: SaveToLibraryProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const save = useAction(async (asNew: boolean) => {
    const target = asNew || !savedRef ? null : savedRef;
    const response = target
      ? await apiRequest("PATCH", `/api/library/${target.id}`, {
          body: { ...content, revision: target.revision },
        })
      : await apiRequest("POST", "/api/library", { body: { ...content, key } });
    const now = SavedResultRef.parse(await response.json());
    setKey(crypto.randomUUID());
    onSaved(now);
    onStatus("Saved to your library.");
  });
  const isOffline = save.error !== null && !(save.error instanceof ApiError);
  const retry = useEffectEvent(() => void save.run(false));

  useEffect(() => {
    if (!isOffline) return undefined;
    const retryOnline = () => retry();
    addEventListener("online", retryOnline);
    return () => removeEventListener("online", retryOnline);
  }, [isOffline]);

  return (
    <div className="stack gap-3">
      <div className="actions">
        <Button pending={save.isPending} onClick={() => void save.run(false)}>
          {savedRef ? "Save changes" : "Save to library"}
        </Button>
        {savedRef && (
          <LinkButton look="quiet" href="/library">
            Open your library
          </LinkButton>
        )}
        {savedRef && content["toolId"] === "strategyPrep" && (
          <LinkButton look="quiet" href={`/library?share=${savedRef.id}`}>
            Share with your strategist
          </LinkButton>
        )}
      </div>
      {save.isDone && savedRef && <p className="meta">Saved as “{savedRef.name}”.</p>}
      {isOffline && (
        <Note tone="warning" alert title="Not in your library yet.">
          The line is down. It is kept on this device, and we save it when the line is back.
        </Note>
      )}
      {save.error instanceof ApiError && (
        <Note tone="danger" alert title={getErrorMessage(save.error)}>
          {canSaveAsNew(save.error) && (
            <Button small onClick={() => void save.run(true)}>
              Save as a new one
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}

/** It was changed elsewhere, deleted, or is beyond the latest five: the copy here is whole and can stand beside it. */
function canSaveAsNew({ status }: ApiError): boolean {
  return status === 409 || status === 404 || status === 403;
}
