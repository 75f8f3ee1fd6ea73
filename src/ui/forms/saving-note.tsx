import { getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";
import type { Saving } from "./use-saving.ts";

type SavingNoteProps = { saving: Saving };

/** What has become of the form when it is not saved, and what happens next. */
export function SavingNote({ saving: { isWaiting, isStored, problem } }: SavingNoteProps) {
  if (isWaiting)
    return (
      <Note tone="warning" alert title="This is not saved yet. We cannot reach the server.">
        {isStored
          ? "What you typed is kept on this device. It is saved as soon as the connection is back."
          : "What you typed stands here until you leave the page. It is saved as soon as the connection is back."}
      </Note>
    );
  if (problem === null) return null;
  return (
    <Note tone="danger" alert title={getErrorMessage(problem)}>
      What you typed is still here.
    </Note>
  );
}
