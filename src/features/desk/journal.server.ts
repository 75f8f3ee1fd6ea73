import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { user } from "#adapters/identity/table.server.ts";
import { desc, eq, lt } from "drizzle-orm";
import type { ActFacts, DeskActName, SubjectKind } from "./desk-act.ts";
import { deskAct } from "./table.server.ts";

export type NewDeskAct = {
  readonly actorId: string;
  readonly act: DeskActName;
  readonly subject: { readonly kind: SubjectKind; readonly id: string };
  readonly before: ActFacts;
  readonly after: ActFacts;
};

export type JournalEntry = Awaited<ReturnType<typeof readJournal>>[number];

/** Writes an act down, in the transaction of the act: neither stands without the other. */
export async function writeDeskAct(tx: Database, { subject, ...act }: NewDeskAct): Promise<void> {
  await tx
    .insert(deskAct)
    .values({ ...act, id: newId(), subjectKind: subject.kind, subjectId: subject.id });
}

type JournalPage = {
  /** The id that the page comes after, going back in time. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Acts, the newest first, with the present address of who did them. */
export function readJournal(db: Database, { before, limit }: JournalPage) {
  return db
    .select({
      id: deskAct.id,
      at: deskAct.at,
      actor: user.email,
      act: deskAct.act,
      subjectKind: deskAct.subjectKind,
      subjectId: deskAct.subjectId,
      before: deskAct.before,
      after: deskAct.after,
    })
    .from(deskAct)
    .leftJoin(user, eq(user.id, deskAct.actorId))
    .where(before === undefined ? undefined : lt(deskAct.id, before))
    .orderBy(desc(deskAct.id))
    .limit(limit);
}

const batchSize = 500;

/** The whole journal in pieces that fit in memory. */
export async function* readWholeJournal(db: Database): AsyncGenerator<JournalEntry[]> {
  let before: string | undefined;
  for (;;) {
    const entries = await readJournal(db, { before, limit: batchSize });
    if (entries.length > 0) yield entries;
    before = entries.at(-1)?.id;
    if (entries.length < batchSize) return;
  }
}
