import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { logSecurity } from "#http/security-event.ts";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Command, OperatorProblem } from "./command.server.ts";
import { endOfDay } from "./last-day.server.ts";
import { personIn } from "./person.server.ts";

const longestReason = 200;

/** Neither ended nor over. */
export const isLiveGrant = and(
  isNull(proGrant.endedAt),
  or(isNull(proGrant.until), gt(proGrant.until, sql`now()`)),
);

/** Ends what she was given by hand; answers how many grants that were. */
async function endGrants(tx: Database, userId: string): Promise<number> {
  const ended = await tx
    .update(proGrant)
    .set({ endedAt: sql`now()` })
    .where(and(eq(proGrant.userId, userId), isLiveGrant))
    .returning({ id: proGrant.id });
  return ended.length;
}

export const grant: Command = {
  usage: [
    "grant <email> [--until 2027-01-31] [--reason <why>]",
    "gives Pro by hand, in place of what was given before; without a last day it has no end",
  ],
  async run(input, { db, log }) {
    const until = endOfDay(input.options.until);
    const reason = (input.options.reason ?? "").trim() || "by the operator";
    if (reason.length > longestReason)
      throw new OperatorProblem(`A reason has at most ${longestReason} characters.`, 2);
    const { id, email } = await personIn(db, input);
    await db.transaction(async (tx) => {
      await endGrants(tx, id);
      await tx.insert(proGrant).values({ id: newId(), userId: id, until, reason });
    });
    logSecurity(log, { what: "Pro", outcome: "done", who: id, by: "operator" });
    const end = until === null ? "without end" : `through ${input.options.until} (UTC)`;
    return `${email} has Pro ${end}, from her next request on.`;
  },
};

export const endGrant: Command = {
  usage: ["end-grant <email>", "ends Pro given by hand; a subscription stays"],
  async run(input, { db, log }) {
    const { id, email } = await personIn(db, input);
    if ((await endGrants(db, id)) === 0)
      throw new OperatorProblem(`${email} has no Pro given by hand. Nothing was changed.`);
    logSecurity(log, { what: "Pro", outcome: "revoked", who: id, by: "operator" });
    return `Pro given by hand to ${email} has ended. Nothing of hers was deleted.`;
  },
};
