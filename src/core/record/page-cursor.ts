import { AppError } from "#core/errors/app-error.ts";
import { RecordDay, RecordId } from "./field-schemas.ts";

/** How many entries of a list come at once. */
export const recordPageSize = 50;

/** The most entries that one list answers without being asked for a page. */
export const maxListed = 20_000;

/** Where a page of a list ends: the next one is older. */
export type PageCursor = { readonly date: string; readonly id: string };

export function formatCursor({ date, id }: PageCursor): string {
  return `${date}.${id}`;
}

/** The place that a query names, or null for the newest ("latest"). Throws AppError 400 for anything else. */
export function parseCursor(text: string): PageCursor | null {
  if (text === "latest") return null;
  const date = RecordDay.safeParse(text.slice(0, 10));
  const id = RecordId.safeParse(text.slice(11));
  if (!date.success || !id.success || text[10] !== ".")
    throw new AppError("bad_request", "“before” is no place in this list.");
  return { date: date.data, id: id.data };
}

/** The id in an address. What cannot be an id leads nowhere, like an id that is not there. */
export function parseRecordId(text: string, gone: string): string {
  const id = RecordId.safeParse(text);
  if (!id.success) throw new AppError("not_found", gone);
  return id.data;
}

/** The first page's worth of rows, and the place after it when there are more. */
export function takePage<Row extends PageCursor>(
  rows: readonly Row[],
): { readonly page: readonly Row[]; readonly older: string | null } {
  const page = rows.slice(0, recordPageSize);
  const last = page.at(-1);
  return { page, older: rows.length > recordPageSize && last ? formatCursor(last) : null };
}
