import { formatDay } from "#core/record/day.ts";
import { Button } from "#ui/components/button.tsx";
import { ConflictNote } from "#ui/forms/conflict-note.tsx";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { useEditing } from "#ui/forms/use-editing.ts";
import { useRef } from "react";
import type { Win, WinFields as Fields } from "#features/wins/contract.ts";
import { isSameRecord } from "#ui/record/use-record-actions.ts";
import { useWins } from "./use-wins.ts";
import { WinFields } from "./win-fields.tsx";
import { toWinFields, parseWinFields } from "./win-form-values.ts";

type WinEditorProps = {
  win: Win;
  /** Under what it is kept on her device until it is saved. */
  name: string;
  /** She opened it; otherwise it is open because it was not saved. */
  takesFocus: boolean;
  onDone: () => void;
};

/** Changes a win in its place. */
export function WinEditor({ win, name, takesFocus, onDone }: WinEditorProps) {
  const wins = useWins();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const { saving, newer, leave, keepMine, takeOther } = useEditing({
    form,
    field: title,
    name,
    takesFocus,
    start: toWinFields(win),
    change: (typed, version) => wins.change(win.id, parseWinFields(typed), version),
    read: () => wins.read(win.id),
    show: wins.show,
    isSame: (now, typed) => isSameRecord<Fields>(now, parseWinFields(typed)),
    messages: { saved: "Win saved", failed: "Failed to save win" },
    onDone,
  });
  const isBlank = parseWinFields(saving.typed).title === "";

  return (
    <form
      ref={form}
      className="stack"
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) void saving.submit();
      }}
    >
      <WinFields saving={saving} title={title} />
      {newer ? (
        <ConflictNote onKeepMine={keepMine} onTakeOther={takeOther}>
          <p>{newer.title}</p>
          {newer.description && <p>{newer.description}</p>}
          <p className="meta">{formatDay(newer.date)}</p>
        </ConflictNote>
      ) : (
        <SavingNote saving={saving} />
      )}
      <div className="actions">
        <Button submit small disabled={isBlank} pending={saving.isSaving}>
          {saving.isSaving ? "Saving..." : "Save Changes"}
        </Button>
        <Button small look="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
