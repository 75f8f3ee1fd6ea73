import type { ImportCounts, PersonalDataFile } from "#adapters/database/personal-data.ts";
import type { Database } from "#adapters/database/database.ts";
import { formatCsv } from "#core/csv/csv.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { win } from "./table.server.ts";

const exportedColumns = {
  id: win.id,
  title: win.title,
  description: win.description,
  date: win.date,
  createdAt: win.createdAt,
  updatedAt: win.updatedAt,
};
export type ExportedWin = Pick<typeof win.$inferSelect, keyof typeof exportedColumns>;

const exportPageSize = 500;

/** Every win she keeps, newest first, a few hundred at a time. */
export async function* readWinPages(
  db: Database,
  userId: string,
): AsyncGenerator<readonly ExportedWin[]> {
  let last: ExportedWin | undefined;
  do {
    const after = last && sql`(${win.date}, ${win.id}) < (${last.date}::date, ${last.id})`;
    const page = await db
      .select(exportedColumns)
      .from(win)
      .where(and(eq(win.userId, userId), isNull(win.deletedAt), after))
      .orderBy(desc(win.date), desc(win.id))
      .limit(exportPageSize);
    if (page.length > 0) yield page;
    last = page.length < exportPageSize ? undefined : page.at(-1);
  } while (last);
}

/** Her wins as a table for a spreadsheet. */
export async function* exportWinFiles(
  db: Database,
  userId: string,
): AsyncGenerator<PersonalDataFile> {
  yield { name: "wins.csv", chunks: csvLines(db, userId) };
}

async function* csvLines(db: Database, userId: string): AsyncGenerator<string> {
  yield `\uFEFF${formatCsv([["Date", "Title", "Description"]])}`;
  for await (const page of readWinPages(db, userId))
    yield formatCsv(page.map(({ date, title, description }) => [date, title, description ?? ""]));
}

const ExportedWins = z.array(
  z.object({
    id: z.string().min(1).max(60),
    title: z.string().min(1).max(1_000),
    description: z.string().max(20_000).nullable(),
    date: z.iso.date(),
    createdAt: z.coerce.date(),
    updatedAt: z.coerce.date(),
  }),
);

/** What she deleted of late comes back as the import has it; what is here stays. */
const onConflict = {
  target: [win.userId, win.id],
  set: {
    title: sql`excluded.title`,
    description: sql`excluded.description`,
    date: sql`excluded.date`,
    createdAt: sql`excluded.created_at`,
    updatedAt: sql`excluded.updated_at`,
    version: sql`${win.version} + 1`,
    deletedAt: null,
  },
  setWhere: isNotNull(win.deletedAt),
};

/** Takes back exported wins; those that are here stay as they are. Throws ZodError. */
export async function importWins(
  tx: Database,
  userId: string,
  data: unknown,
): Promise<ImportCounts> {
  const wins = ExportedWins.parse(data);
  let added = 0;
  for (let at = 0; at < wins.length; at += exportPageSize) {
    const batch = wins.slice(at, at + exportPageSize).map((one) => ({ ...one, userId }));
    const rows = await tx
      .insert(win)
      .values(batch)
      .onConflictDoUpdate(onConflict)
      .returning({ id: win.id });
    added += rows.length;
  }
  return { added, known: wins.length - added };
}
