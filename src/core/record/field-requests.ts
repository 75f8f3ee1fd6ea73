import * as s from "#core/schema.ts";
import { z } from "zod";
import { AmountCents, RecordDay, RecordId, RecordVersion } from "./field-schemas.ts";
import type { FieldSpec, FieldMap } from "./fields.ts";

/** An import takes texts so many times as long as a form does: limits may have been wider once. */
const exportedLengthFactor = 5;

/** POST of a new record. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export function newRecordRequest(fields: FieldMap) {
  const newFields = mapFields(fields, newField);
  return z.object({ ...newFields, id: RecordId.optional(), date: RecordDay.optional() });
}

/** PATCH of a record. With a version, only when nobody changed the record since. */
export function recordChangeRequest(fields: FieldMap) {
  const changed = z.object(mapFields(fields, typedField)).partial();
  return changed.extend({ version: RecordVersion.optional() });
}

/** The fields of a record in the export, taken back from it. One that is not in it was added later, and is empty. */
export function exportedFields<Fields extends FieldMap>(
  fields: Fields,
): z.ZodType<s.InferShape<Fields>> {
  const stored = s.object(fields);
  return z.object(mapFields(fields, exportedField)).transform((found) => stored.parse(found));
}

function newField(field: FieldSpec): z.ZodType {
  const typed = typedField(field);
  if (field.kind === "option") return typed.default(field.start);
  return field.isOptional ? typed.optional() : typed;
}

/** What a request may say of a field. */
function typedField(field: FieldSpec): z.ZodType {
  if (field.kind === "text") return typedText(field);
  if (field.kind === "option") return z.enum(field.options);
  const value = field.kind === "day" ? RecordDay : AmountCents;
  return field.isOptional ? value.nullable() : value;
}

function typedText(field: FieldSpec & { readonly kind: "text" }): z.ZodType {
  const { label, max, whenBlank, whenTooLong = "Shorten it, and save again." } = field;
  const { subject = `A ${label.toLowerCase()}` } = field;
  const limit = `${subject} holds up to ${max.toLocaleString("en-US")} characters. ${whenTooLong}`;
  const text = z.string().trim();
  if (!field.isOptional) return text.min(1, whenBlank).max(max, limit);
  const optional = text.max(max, limit).nullable();
  return optional.transform((typed) => typed || null);
}

/** What an import may say of a field. */
function exportedField(field: FieldSpec): z.ZodType {
  const value = exportedValue(field);
  return field.isOptional ? value.nullable().default(null) : value;
}

function exportedValue(field: FieldSpec): z.ZodType {
  if (field.kind === "option") return z.enum(field.options).default(field.start);
  if (field.kind === "day") return z.iso.date();
  if (field.kind === "amount") return z.int().nonnegative();
  const text = z.string().max(field.max * exportedLengthFactor);
  return field.isOptional ? text : text.min(1);
}

function mapFields(fields: FieldMap, schemaOf: (field: FieldSpec) => z.ZodType) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, z.ZodType] => [name, schemaOf(field)]),
  );
}
