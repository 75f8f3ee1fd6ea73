import type { Brought, PersonalFile } from "#adapters/database/personal-data.ts";
import type { Database } from "#adapters/database/database.ts";
import { csvOf } from "#core/csv/csv.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { win } from "./table.server.ts";

const shown = {
  id: win.id,
  title: win.title,
  description: win.description,
  date: win.date,
  createdAt: win.createdAt,
  updatedAt: win.updatedAt,
};
export type KeptWin = Pick<typeof win.$inferSelect, keyof typeof shown>;

const pageSize = 500;

/** Every win she keeps, newest first, a few hundred at a time. */
export async function* winPages(db: Database, userId: string): AsyncGenerator<readonly KeptWin[]> {
  let last: KeptWin | undefined;
  do {
    const after = last && sql`(${win.date}, ${win.id}) < (${last.date}::date, ${last.id})`;
    const page = await db
      .select(shown)
      .from(win)
      .where(and(eq(win.userId, userId), isNull(win.deletedAt), after))
      .orderBy(desc(win.date), desc(win.id))
      .limit(pageSize);
    if (page.length > 0) yield page;
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last);
}

/** Her wins as a table for a spreadsheet. */
export async function* winFiles(db: Database, userId: string): AsyncGenerator<PersonalFile> {
  yield { name: "wins.csv", pieces: lines(db, userId) };
}

async function* lines(db: Database, userId: string): AsyncGenerator<string> {
  yield `\uFEFF${csvOf([["Date", "Title", "Description"]])}`;
  for await (const page of winPages(db, userId))
    yield csvOf(page.map(({ date, title, description }) => [date, title, description ?? ""]));
}

const Exported = z.array(
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
const comesBack = {
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
export async function bringWins(tx: Database, userId: string, data: unknown): Promise<Brought> {
  const wins = Exported.parse(data);
  let added = 0;
  for (let at = 0; at < wins.length; at += pageSize) {
    const some = wins.slice(at, at + pageSize).map((one) => ({ ...one, userId }));
    const rows = await tx
      .insert(win)
      .values(some)
      .onConflictDoUpdate(comesBack)
      .returning({ id: win.id });
    added += rows.length;
  }
  return { added, known: wins.length - added };
}
