import { Button } from "#ui/components/button.tsx";
import { ConflictNote } from "#ui/forms/conflict-note.tsx";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { useEditing } from "#ui/forms/use-editing.ts";
import { useRef } from "react";
import { RecordFields } from "./record-fields.tsx";
import { type RecordForm, describeField, toFormValues } from "./record-form.ts";
import { type RecordActions, isSameRecord } from "./use-record-actions.ts";

type RecordEditorProps<One, Fields> = {
  record: One;
  form: RecordForm<Fields>;
  actions: RecordActions<One, Fields>;
  /** The key that it is stored under on the device until it is saved. */
  name: string;
  /** The member opened it; otherwise it is open because it was not saved. */
  takesFocus: boolean;
  /** What the toasts say. */
  messages: { saved: string; failed: string };
  onDone: () => void;
  /** The record can be deleted here, by a button that says this. */
  deletion?: { label: string; onDelete: () => void };
};

/** Changes a record in its place, or deletes it. */
export function RecordEditor<
  Fields extends object,
  One extends Fields & { readonly id: string; readonly version: number },
>(props: RecordEditorProps<One, Fields>) {
  const { record, form, actions, name, takesFocus, messages, onDone, deletion } = props;
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);
  const { saving, newer, leave, keepMine, takeOther } = useEditing<One>({
    form: element,
    field: first,
    name,
    takesFocus,
    start: toFormValues<Fields>(form, record),
    change: (typed, version) => actions.change(record.id, form.parse(typed), version),
    read: () => actions.read(record.id),
    show: actions.show,
    isSame: (now, typed) => isSameRecord<Fields>(now, form.parse(typed)),
    messages,
    onDone,
  });
  const isReady = form.isReady(saving.typed);
  return (
    <form
      ref={element}
      className="stack"
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void saving.submit();
      }}
    >
      <RecordFields form={form} saving={saving} first={first} />
      {newer ? (
        <ConflictNote onKeepMine={keepMine} onTakeOther={takeOther}>
          <OtherText form={form} record={newer} />
        </ConflictNote>
      ) : (
        <SavingNote saving={saving} />
      )}
      <div className="actions">
        <Button submit small disabled={!isReady} pending={saving.isSaving}>
          {saving.isSaving ? "Saving..." : "Save Changes"}
        </Button>
        <Button small look="quiet" onClick={leave}>
          Cancel
        </Button>
        {deletion && (
          <Button
            small
            look="quiet"
            onClick={() => {
              saving.reset();
              deletion.onDelete();
            }}
          >
            {deletion.label}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What another window saved, every field of it. */
function OtherText<Fields extends object>({
  form,
  record,
}: {
  form: RecordForm<Fields>;
  record: Fields;
}) {
  const fields = form.fields
    .map((field) => ({ ...field, text: describeField(field, record) }))
    .filter(({ text }) => text !== "");
  const small = fields.filter(({ spec }) => spec.kind !== "text").map(({ text }) => text);
  return (
    <>
      {fields
        .filter(({ spec }) => spec.kind === "text")
        .map(({ name, text }) => (
          <p key={name}>{text}</p>
        ))}
      <p className="meta">{small.join(", ")}</p>
    </>
  );
}
