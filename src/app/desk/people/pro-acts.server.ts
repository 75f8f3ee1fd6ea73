import type { Database } from "#adapters/database/database.ts";
import {
  endGrants,
  findLiveGrant,
  grantPro,
  maxGrantReasonLength,
} from "#adapters/identity/pro-grants.ts";
import { user } from "#adapters/identity/table.server.ts";
import { endOfDay } from "#app/operator/last-day.server.ts";
import { OperatorError } from "#app/operator/operator-command.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ActFacts } from "#features/desk/owner-act.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";

/** POST /api/desk/people/grant. Without a last day it has no end. */
export const GrantRequest = z.object({
  id: z.string().max(100),
  until: z.string().max(10).optional(),
  reason: z
    .string()
    .trim()
    .max(maxGrantReasonLength, `A reason has at most ${maxGrantReasonLength} characters.`)
    .optional(),
});

/** POST /api/desk/people/end-grant. */
export const EndGrantRequest = z.object({ id: z.string().max(100) });

/** Gives a member Pro by hand and writes it down. Throws 400 for a day that is none, 404. */
export async function grantProAsOwner(
  db: Database,
  actorId: string,
  { id, until: day, reason }: z.infer<typeof GrantRequest>,
): Promise<void> {
  const until = readLastDay(day);
  await db.transaction(async (tx) => {
    const before = await lockGrantFacts(tx, id);
    await grantPro(tx, id, { until, reason: reason || "by the owner" });
    const after = grantFacts({ until });
    const subject = { kind: "member", id } as const;
    await writeOwnerAct(tx, { actorId, act: "Pro granted", subject, before, after });
  });
}

/** Ends Pro given by hand; a subscription stays. Throws 409 where nothing was given, 404. */
export async function endGrantAsOwner(db: Database, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockGrantFacts(tx, id);
    if ((await endGrants(tx, id)) === 0)
      throw new AppError("too_late", "There is no Pro given by hand. Nothing was changed.");
    const after = grantFacts(undefined);
    const subject = { kind: "member", id } as const;
    await writeOwnerAct(tx, { actorId, act: "Pro ended", subject, before, after });
  });
}

/** How it stands with Pro by hand; nobody else changes it until the transaction ends. */
async function lockGrantFacts(tx: Database, id: string): Promise<ActFacts> {
  const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.id, id)).for("update");
  if (!person) throw new AppError("not_found", "There is no member of this id.");
  return grantFacts(await findLiveGrant(tx, id));
}

function grantFacts(grant: { readonly until: Date | null } | undefined): ActFacts {
  return { "Pro by hand": grant !== undefined, until: grant?.until?.toISOString() ?? null };
}

function readLastDay(day: string | undefined): Date | null {
  try {
    return endOfDay(day === "" ? undefined : day);
  } catch (error) {
    if (error instanceof OperatorError) throw new AppError("bad_request", error.message);
    throw error;
  }
}
