import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { letter } from "#features/letters/table.server.ts";
import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { SaveLetterRequest } from "./letter-requests.ts";

export const letterPageSize = 50;

export type LetterView = typeof letter.$inferSelect;
export type LetterListView = Awaited<ReturnType<typeof listLetters>>;

const listed = {
  id: letter.id,
  subject: letter.subject,
  state: letter.state,
  readers: letter.readers,
  copies: letter.copies,
  sent: letter.sent,
  givenUp: letter.givenUp,
  left: letter.left,
  unsubscribed: letter.unsubscribed,
  changedAt: letter.changedAt,
};

export type ListedLetter = Pick<LetterView, keyof typeof listed>;

/** How many copies have yet to go. */
export function countUnsent({ copies, sent, givenUp, left }: ListedLetter): number {
  return copies - sent - givenUp - left;
}

/** Letters, the newest first; `before` is the id that the page comes after. */
export async function listLetters(db: Database, before: string | undefined) {
  const found: ListedLetter[] = await db
    .select(listed)
    .from(letter)
    .where(before === undefined ? undefined : lt(letter.id, before))
    .orderBy(desc(letter.id))
    .limit(letterPageSize + 1);
  const letters = found.slice(0, letterPageSize);
  const older = found.length > letterPageSize ? (letters.at(-1)?.id ?? null) : null;
  return { letters, older };
}

/** Letters that are on their way, or whose copies were given up in the last month. */
export function listLettersUnderWay(db: Database): Promise<ListedLetter[]> {
  const hasTrouble = sql`${letter.givenUp} > 0 and ${letter.startedAt} > now() - interval '30 days'`;
  return db
    .select(listed)
    .from(letter)
    .where(or(inArray(letter.state, ["sending", "stopped"]), hasTrouble))
    .orderBy(desc(letter.id))
    .limit(letterPageSize);
}

export async function findLetter(db: Database, id: string): Promise<LetterView | null> {
  const [found] = await db.select().from(letter).where(eq(letter.id, id));
  return found ?? null;
}

/** Saves a draft that was made from the revision it names. Throws 409 when it was changed elsewhere, or is no draft any more. */
export async function saveLetter(
  db: Database,
  actorId: string,
  { id, revision, ...text }: SaveLetterRequest,
): Promise<void> {
  await db.transaction(async (tx) => {
    const saved =
      revision === 0
        ? await tx
            .insert(letter)
            .values({ id, ...text, revision: 1 })
            .onConflictDoNothing()
            .returning({ id: letter.id })
        : await tx
            .update(letter)
            .set({ ...text, revision: revision + 1, changedAt: sql`now()` })
            .where(and(eq(letter.id, id), eq(letter.revision, revision), eq(letter.state, "draft")))
            .returning({ id: letter.id });
    if (saved.length === 0) throw changedElsewhere(await findLetter(tx, id));
    await writeOwnerAct(tx, {
      actorId,
      act: "letter saved",
      subject: { kind: "letter", id },
      before: { revision },
      after: { revision: revision + 1, readers: text.readers },
    });
  });
}

/** Why a change is refused that was made from another version than the newest. */
export function changedElsewhere(found: LetterView | null): AppError {
  if (found && found.state !== "draft")
    return new AppError("too_late", "This letter has been sent. It cannot be changed any more.");
  return new AppError("changed_elsewhere", "This letter was changed in another window.");
}
