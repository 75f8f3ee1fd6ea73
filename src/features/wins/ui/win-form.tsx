import { formatDay } from "#core/record/day.ts";
import type { WinFields } from "#features/wins/contract.ts";
import { DayField } from "#ui/forms/day-field.tsx";
import { TextAreaField, TextField } from "#ui/forms/field.tsx";
import type { RecordForm } from "#ui/record/record-form.ts";
import { localDay } from "#ui/use-today.ts";

/** The form of a win. */
export const winForm: RecordForm<WinFields> = {
  fields: {
    title: {
      toText: ({ title }) => title,
      describe: ({ title }) => title,
      draw: ({ first, onChange, name, value }) => (
        <TextField
          ref={first}
          label="Title"
          name={name}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    },
    description: {
      toText: ({ description }) => description ?? "",
      describe: ({ description }) => description ?? "",
      draw: ({ onChange, name, value }) => (
        <TextAreaField
          label="Description"
          hint="Optional. Figures, people, dates."
          name={name}
          rows={2}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    },
    date: {
      toText: ({ date }) => date,
      describe: ({ date }) => formatDay(date),
      isSmall: true,
      draw: ({ onChange, name, value, today }) => (
        <DayField label="Date" name={name} value={value || today} onChange={onChange} />
      ),
    },
  },
  parse: ({ title = "", description = "", date = "" }) => ({
    title: title.trim(),
    description: description.trim() || null,
    date: date || localDay(),
  }),
  isReady: ({ title = "" }) => title.trim() !== "",
};
