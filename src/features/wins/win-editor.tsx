import { sayDay } from "#core/record/day.ts";
import { isChangedElsewhere } from "#ui/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { dangerToast } from "#ui/danger-toast.ts";
import { NewerNote } from "#ui/newer-note.tsx";
import { SavingNote } from "#ui/saving-note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useEscape } from "#ui/use-escape.ts";
import { useSaving } from "#ui/use-saving.ts";
import { useEffect, useRef, useState } from "react";
import type { Win } from "./contract.ts";
import { isSameText, useWins } from "./use-wins.ts";
import { WinFields } from "./win-fields.tsx";
import { fieldsOf, textIn } from "./win-text.ts";

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
  const [newer, setNewer] = useState<Win | null>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const saving = useSaving({
    form,
    name,
    start: fieldsOf(win),
    async save(typed) {
      try {
        await wins.change(win.id, textIn(typed), Number(typed.version));
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error;
        const now = await wins.read(win.id);
        if (!isSameText(now, textIn(typed))) {
          setNewer(now);
          throw error;
        }
        wins.show(now);
      }
      toast({ title: "Win saved" });
      onDone();
    },
    onFailure: (error) => dangerToast("Failed to save win", error),
  });
  const isBlank = textIn(saving.typed).title === "";

  function leave() {
    saving.reset();
    onDone();
  }
  useEscape(form, leave);

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
        <NewerNote
          onKeepMine={() => {
            saving.change({ version: `${newer.version}` });
            setNewer(null);
            title.current?.focus();
            void saving.submit();
          }}
          onTakeOther={() => {
            wins.show(newer);
            leave();
          }}
        >
          <p>{newer.title}</p>
          {newer.description && <p>{newer.description}</p>}
          <p className="meta">{sayDay(newer.date)}</p>
        </NewerNote>
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
