import type { Database } from "#adapters/database/database.ts";
import { passkey } from "#adapters/identity/table.server.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Passkey } from "#features/account/contract.ts";

type Row = Pick<typeof passkey.$inferSelect, "id" | "name" | "createdAt">;

const passkeyColumns = { id: passkey.id, name: passkey.name, createdAt: passkey.createdAt };

export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select(passkeyColumns)
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
  return rows.map(toPasskey);
}

/** Null when the member has no passkey of this id. */
export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | null> {
  const [row] = await db
    .update(passkey)
    .set({ name })
    .where(ownedBy(userId, id))
    .returning(passkeyColumns);
  return row ? toPasskey(row) : null;
}

/** False when the member has no passkey of this id. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  return (
    (await db.delete(passkey).where(ownedBy(userId, id)).returning({ id: passkey.id })).length > 0
  );
}

function ownedBy(userId: string, id: string) {
  return and(eq(passkey.userId, userId), eq(passkey.id, id));
}

function toPasskey({ id, name, createdAt }: Row): Passkey {
  return { id, name: name ?? "Passkey", addedAt: (createdAt ?? new Date(0)).toISOString() };
}
