import type { Database } from "#adapters/database/database.ts";
import { formatCsv } from "#core/csv/csv.ts";
import { type JournalEntry, readJournal, readWholeJournal } from "#features/desk/journal.server.ts";

export const journalPageSize = 50;

export type JournalView = {
  readonly entries: readonly JournalEntry[];
  /** The id that the next page comes after; null on the last one. */
  readonly older: string | null;
};

/** One page of the journal. */
export async function readJournalPage(
  db: Database,
  before: string | undefined,
): Promise<JournalView> {
  const found = await readJournal(db, { before, limit: journalPageSize + 1 });
  const entries = found.slice(0, journalPageSize);
  const older = found.length > journalPageSize ? (entries.at(-1)?.id ?? null) : null;
  return { entries, older };
}

/** Who did it, for the page and the file. */
export function actorOf({ actor }: JournalEntry): string {
  return actor ?? "a deleted account";
}

/** The whole journal as CSV, newest first. */
export async function formatJournalCsv(db: Database): Promise<string> {
  let text = formatCsv([["at", "who", "what", "kind", "id", "before", "after"]]);
  for await (const entries of readWholeJournal(db))
    text += formatCsv(
      entries.map((entry) => [
        entry.at.toISOString(),
        actorOf(entry),
        entry.act,
        entry.subjectKind,
        entry.subjectId ?? "",
        JSON.stringify(entry.before),
        JSON.stringify(entry.after),
      ]),
    );
  return text;
}
