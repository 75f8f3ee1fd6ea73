import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { useViewer } from "#ui/viewer.ts";
import { readPendingSave, removePendingSave, requestSave } from "./pending-save.ts";
import { SavedResultRef } from "./saved-result-ref.ts";

export type SaveToLibraryProps = {
  toolId: string;
  /** The version that is read. */
  text: string;
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

/** Saves the language with all that belongs to it; offline, or signed out, it waits for the connection or the sign-in. */
export function SaveToLibrary(props: SaveToLibraryProps) {
  const { toolId, text, signInUrl } = props;
  const viewer = useViewer();
  if (viewer.kind === "member") return <SaveActions {...props} memberId={viewer.id} />;
  return (
    <p className="meta">
      <a href={signInUrl} onClick={() => requestSave(toolId, text, null)}>
        Sign in to save it to your library
      </a>
      . Your answers and this text stay here, and we save it as soon as you’re back.
    </p>
  );
}

function SaveActions(props: SaveToLibraryProps & { memberId: string }) {
  const { toolId, text, content, savedRef, onSaved, onStatus, signInUrl, memberId } = props;
  const [pendingKey] = useState(() => readPendingSave(toolId, text, memberId));
  const [key, setKey] = useState(() => pendingKey ?? crypto.randomUUID());
  function send(target: SavedResultRef | null): Promise<Response> {
    if (target === null) return apiRequest("POST", "/api/library", { body: { ...content, key } });
    const body = { ...content, revision: target.revision };
    return apiRequest("PATCH", `/api/library/${target.id}`, { body });
  }

  const save = useAction(async (asNew: boolean) => {
    const response = await send(asNew || !savedRef ? null : savedRef).catch((error: unknown) => {
      if (isRefusal(error)) removePendingSave(toolId);
      throw error;
    });
    const now = SavedResultRef.parse(await response.json());
    removePendingSave(toolId);
    setKey(crypto.randomUUID());
    onSaved(now);
    onStatus("Saved to your library.");
  });

  const isOffline = save.error !== null && !(save.error instanceof ApiError);
  const retry = useEffectEvent(() => void save.run(false));

  // Pressed before the sign-in that led back here.
  useEffect(() => {
    if (pendingKey !== null) retry();
  }, [pendingKey]);

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
        {savedRef && toolId === "strategyPrep" && (
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
          {save.error.status === 401 && (
            <LinkButton small href={signInUrl} onClick={() => requestSave(toolId, text, memberId)}>
              Sign in
            </LinkButton>
          )}
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

/** The server will not take it as it is; anything else may pass. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** It was changed elsewhere, deleted, or is beyond the latest five: the copy here is whole and can stand beside it. */
function canSaveAsNew({ status }: ApiError): boolean {
  return status === 409 || status === 404 || status === 403;
}
