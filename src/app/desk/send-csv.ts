import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/** Answers with a table as a file of this name. */
export function sendCsv(c: Context<AppContext>, name: string, csv: string): Response {
  return c.body(csv, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  });
}
