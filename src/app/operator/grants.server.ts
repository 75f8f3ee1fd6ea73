import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";
import { endOfDay } from "./last-day.server.ts";
import { getAccount } from "./get-account.server.ts";

const maxReasonLength = 200;

/** Neither ended nor over. */
export const isLiveGrant = and(
  isNull(proGrant.endedAt),
  or(isNull(proGrant.until), gt(proGrant.until, sql`now()`)),
);

/** Ends Pro given by hand; returns how many grants that were. */
async function endGrants(tx: Database, userId: string): Promise<number> {
  const ended = await tx
    .update(proGrant)
    .set({ endedAt: sql`now()` })
    .where(and(eq(proGrant.userId, userId), isLiveGrant))
    .returning({ id: proGrant.id });
  return ended.length;
}

export const grantCommand: OperatorCommand = {
  usage: [
    "grant <email> [--until 2027-01-31] [--reason <why>]",
    "gives Pro by hand, in place of what was given before; without a last day it has no end",
  ],
  async run(input, { db, log }) {
    const until = endOfDay(input.options.until);
    const reason = (input.options.reason ?? "").trim() || "by the operator";
    if (reason.length > maxReasonLength)
      throw new OperatorError(`A reason has at most ${maxReasonLength} characters.`, 2);
    const { id, email } = await getAccount(db, input);
    await db.transaction(async (tx) => {
      await endGrants(tx, id);
      await tx.insert(proGrant).values({ id: newId(), userId: id, until, reason });
    });
    logSecurityEvent(log, { what: "Pro", outcome: "done", who: id, by: "operator" });
    const end = until === null ? "without end" : `through ${input.options.until} (UTC)`;
    return `${email} has Pro ${end}, from her next request on.`;
  },
};

export const endGrantCommand: OperatorCommand = {
  usage: ["end-grant <email>", "ends Pro given by hand; a subscription stays"],
  async run(input, { db, log }) {
    const { id, email } = await getAccount(db, input);
    if ((await endGrants(db, id)) === 0)
      throw new OperatorError(`${email} has no Pro given by hand. Nothing was changed.`);
    logSecurityEvent(log, { what: "Pro", outcome: "revoked", who: id, by: "operator" });
    return `Pro given by hand to ${email} has ended. Nothing of hers was deleted.`;
  },
};
