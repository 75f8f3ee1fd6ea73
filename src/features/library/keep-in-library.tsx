import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, sentenceOf } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { useViewer } from "#ui/viewer.ts";
import { type Place, placeIn } from "./place.ts";

export type KeepProps = {
  /** What is saved, as the contract's NewSaved has it: her answers and every version of the language. */
  content: Readonly<Record<string, unknown>>;
  /** Where it lies already. */
  place: Place | null;
  onKept: (place: Place | null) => void;
  /** Hears what became of it, for the page's status region. */
  onSaid: (sentence: string) => void;
  /** Where a visitor signs in and comes back. */
  signIn: string;
};

/** Saves her language with all that belongs to it; where the line is down, it waits for the line. */
export function KeepInLibrary(props: KeepProps) {
  const { signIn } = props;
  if (useViewer().kind === "visitor")
    return (
      <p className="meta">
        <a href={signIn}>Sign in to save it to your library</a>. Your answers and this text stay
        here.
      </p>
    );
  return <Keep {...props} />;
}

function Keep({ content, place, onKept, onSaid }: KeepProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const save = useAction(async (asNew: boolean) => {
    const kept = asNew || !place ? null : place;
    const response = kept
      ? await apiRequest("PATCH", `/api/library/${kept.id}`, {
          body: { ...content, revision: kept.revision },
        })
      : await apiRequest("POST", "/api/library", { body: { ...content, key } });
    const now = placeIn(await response.json());
    setKey(crypto.randomUUID());
    onKept(now);
    onSaid("Saved to your library.");
  });
  const isOffline = save.error !== null && !(save.error instanceof ApiError);
  const again = useEffectEvent(() => void save.run(false));

  useEffect(() => {
    if (!isOffline) return undefined;
    const onLine = () => again();
    addEventListener("online", onLine);
    return () => removeEventListener("online", onLine);
  }, [isOffline]);

  return (
    <div className="stack flow-3">
      <div className="actions">
        <Button pending={save.isPending} onClick={() => void save.run(false)}>
          {place ? "Save changes" : "Save to library"}
        </Button>
        {place && (
          <LinkButton look="quiet" href="/library">
            Open your library
          </LinkButton>
        )}
      </div>
      {save.isDone && place && <p className="meta">Saved as “{place.name}”.</p>}
      {isOffline && (
        <Note tone="warning" alert title="Not in your library yet.">
          The line is down. It is kept on this device, and we save it when the line is back.
        </Note>
      )}
      {save.error instanceof ApiError && (
        <Note tone="danger" alert title={sentenceOf(save.error)}>
          {mayBeNew(save.error) && (
            <Button small onClick={() => void save.run(true)}>
              Save as a new one
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}

/** It was changed elsewhere, deleted, or is beyond the latest five: hers here is whole and can stand beside it. */
function mayBeNew({ status }: ApiError): boolean {
  return status === 409 || status === 404 || status === 403;
}
