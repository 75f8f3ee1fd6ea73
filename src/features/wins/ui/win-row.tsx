import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { formatDay } from "#core/record/day.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useHasStoredForm } from "#ui/forms/stored-form.ts";
import { Note } from "#ui/components/note.tsx";
import { UndoRow } from "#ui/record/undo-row.tsx";
import { RecordEditor } from "#ui/record/record-editor.tsx";
import { useRecordRow } from "#ui/record/use-record-row.ts";
import { useNextFocus } from "#ui/use-next-focus.ts";
import { useState } from "react";
import type { CachedWin } from "./wins-cache.ts";
import { useWins } from "./use-wins.ts";
import { winForm } from "./win-form.ts";

type WinRowProps = { win: CachedWin; owner: string };

const messages = {
  saved: "Win saved",
  failed: "Failed to save win",
  deleted: "Win deleted",
  restored: "Win restored",
  deleteFailed: "Failed to delete win",
  restoreFailed: "Failed to restore win",
};

/** One win of the list: read, changed in its place, deleted with a way back. */
export function WinRow({ win, owner }: WinRowProps) {
  const wins = useWins();
  const name = `${owner}.win.${win.id}`;
  const [opened, setOpened] = useState<boolean | null>(null);
  const focus = useNextFocus<"edit" | "delete">();
  // A change that was not saved is still open after a reload.
  const hasStored = useHasStoredForm(name);
  const isEditing = opened ?? hasStored;

  const { deletion, isChanged } = useRecordRow({
    record: win,
    actions: wins,
    messages,
    onBack: () => focus.focusNext("delete"),
  });

  if (win.state === "deleted")
    return (
      <UndoRow
        message={`Deleted: ${win.title}`}
        onUndo={deletion.undo}
        isPending={deletion.isUndoing}
      />
    );
  if (isEditing)
    return (
      <li className="full-entry">
        <RecordEditor
          record={win}
          form={winForm}
          actions={wins}
          messages={messages}
          name={name}
          takesFocus={opened === true}
          onDone={() => {
            focus.focusNext("edit");
            setOpened(false);
          }}
        />
      </li>
    );
  return (
    <li>
      <strong>{win.title}</strong>
      {win.description && <p className="meta keep-lines">{win.description}</p>}
      <p className="meta">{formatDay(win.date)}</p>
      {win.state !== "saving" && (
        <div className="row-actions">
          <Button ref={focus.refFor("edit")} small look="quiet" onClick={() => setOpened(true)}>
            <Icon of={Pencil} label={`Edit win: ${win.title}`} />
          </Button>
          <Button ref={focus.refFor("delete")} small look="quiet" onClick={deletion.remove}>
            <Icon of={Trash} label={`Delete win: ${win.title}`} />
          </Button>
        </div>
      )}
      {isChanged && (
        <Note tone="warning" alert title="Another window changed this win.">
          This is how it is now. Delete it again if you still want to.
        </Note>
      )}
    </li>
  );
}
