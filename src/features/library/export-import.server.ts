import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { ImportCounts, PersonalDataFile } from "#adapters/database/personal-data.ts";
import { createResultDocument, toFileName } from "#core/result/result-document.ts";
import { formatPlainText } from "#core/result/plain-text.ts";
import { parseResult } from "#core/result/result-text.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { SavedVersion } from "./contract.ts";
import { maxSavedVersions, NewSavedVersion } from "./requests.ts";
import { withCurrentQuestionIds } from "./current-question-ids.server.ts";
import { textOfShownVersion } from "./saved-text.ts";
import { savedResult } from "./table.server.ts";

const exportedColumns = {
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
export type ExportedSavedResult = Pick<
  typeof savedResult.$inferSelect,
  keyof typeof exportedColumns
>;

/** Each may hold some hundred thousand characters. */
const exportPageSize = 10;

/** Everything that a member saved, oldest first, a few at a time. */
export async function* readSavedResultPages(
  db: Database,
  userId: string,
): AsyncGenerator<readonly ExportedSavedResult[]> {
  let last: ExportedSavedResult | undefined;
  do {
    const { createdAt, id } = savedResult;
    // The records know a moment more exactly than a Date does.
    const after =
      last &&
      sql`(date_trunc('milliseconds', ${createdAt}), ${id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const page = await db
      .select(exportedColumns)
      .from(savedResult)
      .where(and(eq(savedResult.userId, userId), isNull(savedResult.removedAt), after))
      .orderBy(sql`date_trunc('milliseconds', ${createdAt})`, asc(id))
      .limit(exportPageSize);
    if (page.length > 0) yield page;
    last = page.length < exportPageSize ? undefined : page.at(-1);
  } while (last);
}

/** The same with each text as it is copied, without the marks of its text form. */
export async function* readReadablePages(
  db: Database,
  userId: string,
): AsyncGenerator<readonly ExportedSavedResult[]> {
  for await (const page of readSavedResultPages(db, userId))
    yield page.map((saved) => ({ ...saved, versions: saved.versions.map(asPlainVersion) }));
}

function asPlainVersion(version: SavedVersion): SavedVersion {
  return { ...version, result: formatPlainText(parseResult(version.result)) };
}

/** A member's saved language as Word documents, each under its name. */
export async function* exportSavedResultFiles(
  db: Database,
  userId: string,
): AsyncGenerator<PersonalDataFile> {
  const { writeDocx } = await import("#adapters/result-documents/write-docx.ts");
  let count = 0;
  for await (const page of readSavedResultPages(db, userId))
    for (const { name, toolId, versions, shown: shownVersion } of page) {
      count += 1;
      const title = isToolId(toolId) ? toolOf(toolId).title : name;
      const document = createResultDocument(
        title,
        parseResult(versions[shownVersion]?.result ?? ""),
      );
      const number = String(count).padStart(3, "0");
      yield {
        name: `language/${number}-${toFileName(name).slice(0, 60)}.docx`,
        chunks: asSinglePiece(writeDocx(document)),
      };
    }
}

async function* asSinglePiece(bytes: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await bytes;
}

const ExportedSavedResults = z.array(
  z.object({
    id: z.string().min(1).max(60),
    toolId: z.string().max(60),
    name: z.string().min(1).max(200),
    answers: z.record(z.string().max(60), z.string().max(100_000)),
    tone: z.string().max(60),
    shelf: z.array(z.object({ key: z.string(), question: z.string() })).default([]),
    versions: z.array(NewSavedVersion).min(1).max(maxSavedVersions),
    shown: z.int().nonnegative(),
    createdAt: z.coerce.date(),
    updatedAt: z.coerce.date(),
  }),
);

/** Takes back exported results; those that are here stay as they are, and each comes once. Throws ZodError. */
export async function importSavedResults(
  tx: Database,
  userId: string,
  data: unknown,
): Promise<ImportCounts> {
  const results = ExportedSavedResults.parse(data);
  let added = 0;
  for (const result of results) {
    const [existing] = await tx
      .select({ userId: savedResult.userId, removedAt: savedResult.removedAt })
      .from(savedResult)
      .where(eq(savedResult.id, result.id));
    const isOwner = existing?.userId === userId;
    if (isOwner && existing.removedAt === null) continue;
    if (isOwner) await tx.delete(savedResult).where(eq(savedResult.id, result.id));
    const row = {
      ...result,
      ...withCurrentQuestionIds(result),
      userId,
      id: existing && !isOwner ? newId() : result.id,
      key: `import ${result.id}`,
      shown: Math.min(result.shown, result.versions.length - 1),
      language: textOfShownVersion(result.versions, result.shown),
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
