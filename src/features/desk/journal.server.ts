import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { user } from "#adapters/identity/table.server.ts";
import { desc, eq, lt } from "drizzle-orm";
import type { ActFacts, OwnerActName, SubjectKind } from "./owner-act.ts";
import { ownerAct } from "./table.server.ts";

export type NewOwnerAct = {
  readonly actorId: string;
  readonly act: OwnerActName;
  readonly subject: { readonly kind: SubjectKind; readonly id: string };
  readonly before: ActFacts;
  readonly after: ActFacts;
};

export type JournalEntry = Awaited<ReturnType<typeof readJournal>>[number];

/** Writes an act down, in the transaction of the act: neither stands without the other. */
export async function writeOwnerAct(tx: Database, { subject, ...act }: NewOwnerAct): Promise<void> {
  await tx
    .insert(ownerAct)
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
      id: ownerAct.id,
      at: ownerAct.at,
      actor: user.email,
      act: ownerAct.act,
      subjectKind: ownerAct.subjectKind,
      subjectId: ownerAct.subjectId,
      before: ownerAct.before,
      after: ownerAct.after,
    })
    .from(ownerAct)
    .leftJoin(user, eq(user.id, ownerAct.actorId))
    .where(before === undefined ? undefined : lt(ownerAct.id, before))
    .orderBy(desc(ownerAct.id))
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
