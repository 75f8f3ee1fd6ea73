import * as s from "#core/schema.ts";

type Described = {
  /** Stands above the control, and at the head of the column in a CSV file. */
  readonly label: string;
  /** Stands at the head of the column, where that says more. */
  readonly heading?: string;
  readonly hint?: string;
};

type TextOptions = Described & {
  /** Characters that a member may type; what was exported may hold more. */
  readonly max: number;
  /** Opens the sentence about that limit where the label does not: "A title". */
  readonly subject?: string;
  /** Closes it, where another field has room. */
  readonly whenTooLong?: string;
  readonly isLong?: boolean;
};

type RequiredTextOptions = TextOptions & { readonly whenBlank: string };

type OptionOptions<Option extends string> = Described & {
  readonly options: readonly Option[];
  readonly labels: Readonly<Record<Option, string>>;
  /** What a new record has unless the member says something else. */
  readonly start: Option;
};

/** All that is known of a field, for the form, the requests and the CSV file alike. Where it is empty, null is stored. */
export type FieldSpec =
  | ({ readonly kind: "text"; readonly whenBlank?: string } & Optional & TextOptions)
  | ({ readonly kind: "day" } & Optional & Described)
  | ({ readonly kind: "option"; readonly isOptional?: never } & OptionOptions<string>)
  | ({ readonly kind: "amount"; readonly isOptional: true } & Described);

type Optional = { readonly isOptional?: true };

/** A field of a record: reads its stored value, and says what is known of it. */
export type RecordField<Value> = s.Schema<Value> & FieldSpec;

/** The fields of one kind of record by the names of their columns, in the order of form and JSON. */
export type FieldMap = Readonly<Record<string, RecordField<unknown>>>;

/** What a record stores in this field. */
export function valueIn(record: object, name: string): unknown {
  return Reflect.get(record, name);
}

/** A text that has to be there. */
export function requiredText(options: RequiredTextOptions): RecordField<string> {
  return { kind: "text", ...options, ...s.string };
}

export function optionalText(options: TextOptions): RecordField<string | null> {
  return { kind: "text", isOptional: true, ...options, ...s.nullable(s.string) };
}

/** A day, today’s where none is said: "2026-11-21". */
export function requiredDay(options: Described): RecordField<string> {
  return { kind: "day", ...options, ...s.string };
}

export function optionalDay(options: Described): RecordField<string | null> {
  return { kind: "day", isOptional: true, ...options, ...s.nullable(s.string) };
}

export function requiredOption<const Option extends string>(
  options: OptionOptions<Option>,
): RecordField<Option> {
  return { kind: "option", ...options, ...s.oneOf(options.options) };
}

/** US cents; the member types dollars. */
export function optionalAmount(options: Described): RecordField<number | null> {
  return { kind: "amount", isOptional: true, ...options, ...s.nullable(s.number) };
}
