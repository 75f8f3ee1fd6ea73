import { containsText } from "#adapters/database/contains-text.ts";
import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { and, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { NewSavedResult, SavedResultChange } from "./requests.ts";
import { textOfShownVersion, createDefaultName } from "./saved-text.ts";
import { savedResult } from "./table.server.ts";

export type SavedResultRow = typeof savedResult.$inferSelect;

/** More than anybody saves; it stops one account from filling the database. */
const maxSaved = 2_000;
const maxListed = 500;

/** What a member saved, newest first; with `search`, what has it in its name or its language. */
export function listSavedResults(
  db: Database,
  userId: string,
  search: string,
): Promise<SavedResultRow[]> {
  return db
    .select()
    .from(savedResult)
    .where(
      and(
        ownedAndNotDeleted(userId),
        search === ""
          ? undefined
          : or(containsText(savedResult.name, search), containsText(savedResult.language, search)),
      ),
    )
    .orderBy(...newestFirst)
    .limit(maxListed);
}

/** The ids of a member's latest, newest first. */
export async function listLatestIds(db: Database, userId: string, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: savedResult.id })
    .from(savedResult)
    .where(ownedAndNotDeleted(userId))
    .orderBy(...newestFirst)
    .limit(max);
  return rows.map(({ id }) => id);
}

export async function countSavedResults(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(savedResult)
    .where(ownedAndNotDeleted(userId));
  return row?.all ?? 0;
}

/** The member's own, or null: another person's looks like one that does not exist. */
export async function findSavedResult(
  db: Database,
  userId: string,
  id: string,
): Promise<SavedResultRow | null> {
  const [row] = await db
    .select()
    .from(savedResult)
    .where(and(ownedAndNotDeleted(userId), eq(savedResult.id, id)));
  return row ?? null;
}

/** Saves a result; a retry with the same key answers the first one. Throws AppError 409 when the library is full. */
export async function addSavedResult(
  db: Database,
  userId: string,
  toolId: ToolId,
  { name, key, answers, tone, shelf = [], versions, shown }: NewSavedResult,
): Promise<SavedResultRow> {
  const language = textOfShownVersion(versions, shown);
  const row = {
    id: newId(),
    userId,
    key: key ?? newId(),
    toolId,
    name: name ?? createDefaultName(toolOf(toolId).title, language),
    answers,
    tone,
    shelf,
    versions,
    shown: Math.min(shown, versions.length - 1),
    language,
  };
  if ((await countSavedResults(db, userId)) >= maxSaved)
    throw new AppError("too_many_kept", "Your library is full. Delete what you no longer need.");
  const [added] = await db.insert(savedResult).values(row).onConflictDoNothing().returning();
  if (added) return added;
  const [first] = await db
    .select()
    .from(savedResult)
    .where(and(eq(savedResult.userId, userId), eq(savedResult.key, row.key)));
  if (!first) throw new AppError("unavailable", "It could not be saved. Try again.", 5);
  return first;
}

/** Changes what is still at this revision; null when it has been changed since, or is not there. */
export async function changeSavedResult(
  db: Database,
  userId: string,
  id: string,
  { revision, ...change }: SavedResultChange,
): Promise<SavedResultRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(savedResult)
      .where(
        and(ownedAndNotDeleted(userId), eq(savedResult.id, id), eq(savedResult.revision, revision)),
      )
      .for("update");
    if (!row) return null;
    const versions = change.versions ?? row.versions;
    const shown = Math.min(change.shown ?? row.shown, versions.length - 1);
    const [changed] = await tx
      .update(savedResult)
      .set({
        name: change.name ?? row.name,
        answers: change.answers ?? row.answers,
        tone: change.tone ?? row.tone,
        shelf: change.shelf ?? row.shelf,
        versions,
        shown,
        language: textOfShownVersion(versions, shown),
        revision: revision + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(savedResult.id, id))
      .returning();
    return changed ?? null;
  });
}

/** Takes it out of the library; false when it is another's, or not there. */
export async function deleteSavedResult(
  db: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .update(savedResult)
    .set({ removedAt: sql`now()` })
    .where(and(ownedAndNotDeleted(userId), eq(savedResult.id, id)))
    .returning({ id: savedResult.id });
  return rows.length > 0;
}

/** Restores a deleted result; null when the member has none under this id. */
export async function restoreSavedResult(
  db: Database,
  userId: string,
  id: string,
): Promise<SavedResultRow | null> {
  const [row] = await db
    .update(savedResult)
    .set({ removedAt: null })
    .where(and(eq(savedResult.userId, userId), eq(savedResult.id, id)))
    .returning();
  return row ?? null;
}

const newestFirst = [desc(savedResult.updatedAt), desc(savedResult.id)] as const;

function ownedAndNotDeleted(userId: string) {
  return and(eq(savedResult.userId, userId), isNull(savedResult.removedAt));
}
