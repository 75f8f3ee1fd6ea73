import { formatAmount, parseAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import { type FieldMap, type FieldSpec, valueIn } from "#core/record/fields.ts";
import { type InferShape, object } from "#core/schema.ts";
import { amountProblem } from "#ui/forms/amount-problem.ts";
import type { FormValues } from "#ui/forms/stored-form.ts";
import { localDay } from "#ui/use-today.ts";

/** One field of a form. */
export type FormField = {
  /** Its name in the form and on the device. */
  readonly name: string;
  /** Its name in the record. */
  readonly key: string;
  readonly spec: FieldSpec;
  /** A new form keeps it under "more". */
  readonly isDetail: boolean;
};

/** The form of one kind of record: each of its fields, in the order in which they are drawn. */
export type RecordForm<Fields> = {
  readonly fields: readonly FormField[];
  /** What the fields say. */
  readonly parse: (typed: FormValues) => Fields;
  /** Whether it can be saved. */
  readonly isReady: (typed: FormValues) => boolean;
  /** What the details are called. */
  readonly detailsLabel: string | undefined;
};

/** What a form has that its fields do not say. */
type FormOptions<Name> = {
  /** The fields that a new form keeps under "more", and what that is called. */
  readonly details?: { readonly label: string; readonly fields: readonly Name[] };
};

/** The form of these fields. */
export function createRecordForm<Fields extends FieldMap>(
  fields: Fields,
  { details }: FormOptions<keyof Fields> = {},
): RecordForm<InferShape<Fields>> {
  const record = object(fields);
  const formFields = Object.entries<FieldSpec>(fields).map(([key, spec]): FormField => ({
    // The member types dollars.
    name: key.replace("Cents", ""),
    key,
    spec,
    isDetail: details?.fields.includes(key) ?? false,
  }));
  return {
    fields: formFields,
    parse: (typed) =>
      record.parse(
        Object.fromEntries(
          formFields.map(({ key, name, spec }) => [key, parseText(spec, typed[name])]),
        ),
      ),
    isReady: (typed) => formFields.every(({ name, spec }) => isUsable(spec, typed[name])),
    detailsLabel: details?.label,
  };
}

/** The fields of a new record. */
export function blankValues<Fields>({ fields }: RecordForm<Fields>): FormValues {
  return Object.fromEntries(
    fields.map(({ name, spec }) => [name, spec.kind === "option" ? spec.start : ""]),
  );
}

/** The fields of a record that is changed; `version` is what the change is made from. */
export function toFormValues<Fields extends object>(
  { fields }: RecordForm<Fields>,
  record: Fields & { readonly version: number },
): FormValues {
  const texts = fields.map(({ name, key }): [string, string] => [
    name,
    formatValue(valueIn(record, key)),
  ]);
  return { ...Object.fromEntries(texts), version: `${record.version}` };
}

/** What stands in the control of a stored value. */
function formatValue(value: unknown): string {
  if (typeof value === "number") return formatAmount(value);
  return typeof value === "string" ? value : "";
}

/** How the other text says a field when two windows changed one record: "follow up on May 4, 2027"; "" where it is empty. */
export function describeField({ key, spec }: FormField, record: object): string {
  const text = formatValue(valueIn(record, key));
  if (spec.kind === "option") return spec.labels[text] ?? text;
  if (spec.kind !== "day" || text === "") return text;
  // A record's own day needs no name.
  return (spec.isOptional ? `${spec.label.toLowerCase()} ` : "") + formatDay(text);
}

/** What is stored of what was typed. */
function parseText(spec: FieldSpec, typed = ""): string | number | null {
  if (spec.kind === "amount") return parseAmount(typed);
  if (spec.kind === "option") return spec.options.find((one) => one === typed) ?? spec.start;
  const instead = spec.kind === "day" ? localDay() : "";
  return typed.trim() || (spec.isOptional ? null : instead);
}

function isUsable(spec: FieldSpec, typed = ""): boolean {
  if (spec.kind === "text" && !spec.isOptional) return typed.trim() !== "";
  return spec.kind !== "amount" || amountProblem(typed) === null;
}
