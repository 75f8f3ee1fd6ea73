import { Button } from "#ui/components/button.tsx";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useSaving } from "#ui/forms/use-saving.ts";
import { useRef } from "react";
import { useWins } from "./use-wins.ts";
import { WinFields } from "./win-fields.tsx";
import { blankWin, parseWinFields } from "./win-form-values.ts";

type WinFormProps = { owner: string };

/** Adds a win. */
export function WinForm({ owner }: WinFormProps) {
  const { add } = useWins();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const saving = useSaving({
    form,
    name: `${owner}.win`,
    start: blankWin,
    async save(typed, id) {
      await add(id, parseWinFields(typed));
      toast({ title: "Win added successfully" });
      // The button is about to be disabled, and the next win begins here.
      if (document.activeElement === button.current) title.current?.focus();
    },
    onFailure: (error) => dangerToast("Failed to add win", error),
  });
  const isBlank = parseWinFields(saving.typed).title === "";
  return (
    <form
      ref={form}
      className="stack needs-script"
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) void saving.submit();
      }}
    >
      <WinFields saving={saving} title={title} />
      <SavingNote saving={saving} />
      <Button ref={button} submit disabled={isBlank} pending={saving.isSaving}>
        {saving.isSaving ? "Adding..." : "Add Win"}
      </Button>
    </form>
  );
}
