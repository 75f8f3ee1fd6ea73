import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { Brought, PersonalFile } from "#adapters/database/personal-data.ts";
import { documentOf, fileNameOf } from "#core/result/result-document.ts";
import { parseResult } from "#core/result/result-text.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { SavedVersion } from "./contract.ts";
import { inPresentIds } from "./present.server.ts";
import { languageOf } from "./saved.ts";
import { savedResult } from "./table.server.ts";

const shown = {
  id: savedResult.id,
  toolId: savedResult.toolId,
  name: savedResult.name,
  answers: savedResult.answers,
  tone: savedResult.tone,
  shelf: savedResult.shelf,
  versions: savedResult.versions,
  shown: savedResult.shown,
  createdAt: savedResult.createdAt,
  updatedAt: savedResult.updatedAt,
};
export type KeptResult = Pick<typeof savedResult.$inferSelect, keyof typeof shown>;

/** Each may hold some hundred thousand characters. */
const pageSize = 10;

/** Everything she saved, oldest first, a few at a time. */
export async function* savedPages(
  db: Database,
  userId: string,
): AsyncGenerator<readonly KeptResult[]> {
  let last: KeptResult | undefined;
  do {
    const { createdAt, id } = savedResult;
    // The records know a moment more exactly than a Date does.
    const after =
      last &&
      sql`(date_trunc('milliseconds', ${createdAt}), ${id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const page = await db
      .select(shown)
      .from(savedResult)
      .where(and(eq(savedResult.userId, userId), isNull(savedResult.removedAt), after))
      .orderBy(sql`date_trunc('milliseconds', ${createdAt})`, asc(id))
      .limit(pageSize);
    if (page.length > 0) yield page;
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last);
}

/** Her saved language as Word documents, each under its name. */
export async function* savedFiles(db: Database, userId: string): AsyncGenerator<PersonalFile> {
  const { writeDocx } = await import("#adapters/result-documents/docx.ts");
  let count = 0;
  for await (const page of savedPages(db, userId))
    for (const { name, toolId, versions, shown: place } of page) {
      count += 1;
      const title = isToolId(toolId) ? toolOf(toolId).title : name;
      const document = documentOf(title, parseResult(versions[place]?.result ?? ""));
      const number = String(count).padStart(3, "0");
      yield {
        name: `language/${number}-${fileNameOf(name).slice(0, 60)}.docx`,
        pieces: alone(writeDocx(document)),
      };
    }
}

async function* alone(bytes: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await bytes;
}

const Exported = z.array(
  z.object({
    id: z.string().min(1).max(60),
    toolId: z.string().max(60),
    name: z.string().min(1).max(200),
    answers: z.record(z.string().max(60), z.string().max(100_000)),
    tone: z.string().max(60),
    shelf: z.array(z.object({ key: z.string(), question: z.string() })).default([]),
    versions: z.array(SavedVersion).min(1).max(50),
    shown: z.int().nonnegative(),
    createdAt: z.coerce.date(),
    updatedAt: z.coerce.date(),
  }),
);

/** Takes back exported results; those that are here stay as they are, and each comes once. Throws ZodError. */
export async function bringSaved(tx: Database, userId: string, data: unknown): Promise<Brought> {
  const results = Exported.parse(data);
  let added = 0;
  for (const result of results) {
    const [known] = await tx
      .select({ userId: savedResult.userId, removedAt: savedResult.removedAt })
      .from(savedResult)
      .where(eq(savedResult.id, result.id));
    const isHers = known?.userId === userId;
    if (isHers && known.removedAt === null) continue;
    if (isHers) await tx.delete(savedResult).where(eq(savedResult.id, result.id));
    const row = {
      ...result,
      ...inPresentIds(result),
      userId,
      id: known && !isHers ? newId() : result.id,
      key: `import ${result.id}`,
      shown: Math.min(result.shown, result.versions.length - 1),
      language: languageOf(result.versions, result.shown),
    };
    const rows = await tx
      .insert(savedResult)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: savedResult.id });
    added += rows.length;
  }
  return { added, known: results.length - added };
}
