import { Button } from "#ui/components/button.tsx";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { useSaving } from "#ui/forms/use-saving.ts";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useRef } from "react";
import { RecordFields } from "./record-fields.tsx";
import { type RecordForm, blankValues } from "./record-form.ts";

type NewRecordFormProps<Fields> = {
  form: RecordForm<Fields>;
  /** The key that it is stored under on the device until it is saved. */
  name: string;
  add: (id: string, input: Fields) => Promise<void>;
  /** What the button and the toasts say. */
  messages: { add: string; adding: string; added: string; failed: string };
};

/** Adds a record. */
export function NewRecordForm<Fields>({ form, name, add, messages }: NewRecordFormProps<Fields>) {
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const saving = useSaving({
    form: element,
    name,
    start: blankValues(form),
    async save(typed, id) {
      await add(id, form.parse(typed));
      toast({ title: messages.added });
      // The button is about to be disabled, and the next record begins here.
      if (document.activeElement === button.current) first.current?.focus();
    },
    onFailure: (error) => dangerToast(messages.failed, error),
  });
  const isReady = form.isReady(saving.typed);
  return (
    <form
      ref={element}
      className="stack needs-script"
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void saving.submit();
      }}
    >
      <RecordFields form={form} saving={saving} first={first} details={false} />
      {form.detailsLabel !== undefined && (
        <details className="disclosure">
          <summary>{form.detailsLabel}</summary>
          <div className="stack">
            <RecordFields form={form} saving={saving} first={first} details />
          </div>
        </details>
      )}
      <SavingNote saving={saving} />
      <Button ref={button} submit disabled={!isReady} pending={saving.isSaving}>
        {saving.isSaving ? messages.adding : messages.add}
      </Button>
    </form>
  );
}
