import type { ReactNode } from "react";
import { TextField } from "./field.tsx";

type DayFieldProps = {
  label: string;
  name: string;
  /** "2026-11-21", or "" for none. */
  value: string;
  onChange: (day: string) => void;
  hint?: ReactNode;
};

/** A day in the member's calendar, within what the database takes. */
export function DayField({ onChange, ...field }: DayFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      min="1900-01-01"
      max="2100-12-31"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
