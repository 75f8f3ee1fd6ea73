import { TextAreaField, TextField } from "#ui/forms/field.tsx";
import type { Saving } from "#ui/forms/use-saving.ts";
import { DayField } from "#ui/forms/day-field.tsx";
import { useToday } from "#ui/use-today.ts";
import type { Ref } from "react";

type WinFieldsProps = { saving: Saving; title?: Ref<HTMLInputElement> };

export function WinFields({ saving: { typed, change }, title }: WinFieldsProps) {
  const today = useToday();
  return (
    <>
      <TextField
        ref={title}
        label="Title"
        name="title"
        autoComplete="off"
        value={typed.title ?? ""}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label="Description"
        hint="Optional. Figures, people, dates."
        name="description"
        rows={2}
        value={typed.description ?? ""}
        onChange={(event) => change({ description: event.target.value })}
      />
      <DayField
        label="Date"
        name="date"
        value={typed.date || today}
        onChange={(date) => change({ date })}
      />
    </>
  );
}
