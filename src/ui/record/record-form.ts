import type { FormValues } from "#ui/forms/stored-form.ts";
import type { ReactNode } from "react";

/** One field of a form as it is drawn. */
export type FieldProps = {
  readonly name: string;
  /** What was typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Set for the field where the form begins. */
  readonly first: ((element: HTMLElement | null) => void) | undefined;
  /** Today where the member is; "" on the server. */
  readonly today: string;
};

type FormField<Fields> = {
  /** Its name in the form and on the device; that of the record's field when absent. */
  readonly name?: string;
  /** What stands in it in a new form; nothing when absent. */
  readonly start?: string;
  /** What stands in it when a record is changed. */
  readonly toText: (record: Fields) => string;
  readonly draw: (field: FieldProps) => ReactNode;
  /** How the other text says it when two windows changed one record: a paragraph, or a part of the small line below. */
  readonly describe: (record: Fields) => string;
  readonly isSmall?: boolean;
  /** A new form keeps it under "more". */
  readonly isDetail?: boolean;
};

/** The form of one kind of record: each of its fields, in the order in which they are drawn. */
export type RecordForm<Fields> = {
  readonly fields: { readonly [Name in keyof Fields]-?: FormField<Fields> };
  /** What the fields say. */
  readonly parse: (typed: FormValues) => Fields;
  /** Whether it can be saved. */
  readonly isReady: (typed: FormValues) => boolean;
  /** What the details are called. */
  readonly detailsLabel?: string;
};

/** The fields with the names that they have in the form. */
export function listFields<Fields>(form: RecordForm<Fields>) {
  return Object.entries<FormField<Fields>>(form.fields).map(([key, field]) => ({
    ...field,
    name: field.name ?? key,
  }));
}

/** The fields of a new record. */
export function blankValues<Fields>(form: RecordForm<Fields>): FormValues {
  return Object.fromEntries(listFields(form).map(({ name, start }) => [name, start ?? ""]));
}

/** The fields of a record that is changed; `version` is what the change is made from. */
export function toFormValues<Fields>(
  form: RecordForm<Fields>,
  record: Fields & { readonly version: number },
): FormValues {
  const texts = listFields(form).map(({ name, toText }): [string, string] => [
    name,
    toText(record),
  ]);
  return { ...Object.fromEntries(texts), version: `${record.version}` };
}
