import { containsText } from "#adapters/database/contains-text.ts";
import type { Database } from "#adapters/database/database.ts";
import { selectAccounts } from "#adapters/identity/select-accounts.ts";
import { isLiveGrant } from "#adapters/identity/pro-grants.ts";
import { proGrant, user } from "#adapters/identity/table.server.ts";
import { asc } from "drizzle-orm";
import type { OperatorCommand } from "./operator-command.server.ts";
import { lastDayOf } from "./last-day.server.ts";

export const peopleCommand: OperatorCommand = {
  usage: ["people [part of an address]", "who has an account, and who has Pro"],
  async run({ args: [part = ""] }, { db, proSources }) {
    const rows = await selectAccounts(db, proSources)
      .where(containsText(user.email, part))
      .orderBy(asc(user.createdAt), asc(user.id));
    const ends = await grantEnds(db);
    const widest = Math.max(0, ...rows.map(({ email }) => email.length));
    const lines = rows.map(({ id, email, createdAt, isPro }) => {
      const since = createdAt.toISOString().slice(0, 10);
      const plan = isPro ? planOf(ends.get(id)) : "free";
      return `${email.padEnd(widest)}  since ${since}  ${plan}`;
    });
    return [...lines, `${rows.length} ${rows.length === 1 ? "person" : "people"}`].join("\n");
  },
};

/** When what was given by hand ends, by person; null is without end. */
async function grantEnds(db: Database): Promise<ReadonlyMap<string, Date | null>> {
  const { userId, until, createdAt } = proGrant;
  const grants = await db
    .select({ userId, until })
    .from(proGrant)
    .where(isLiveGrant)
    .orderBy(asc(createdAt));
  return new Map(grants.map((one) => [one.userId, one.until]));
}

function planOf(end: Date | null | undefined): string {
  if (end === undefined) return "Pro";
  return end === null ? "Pro by hand, without end" : `Pro by hand through ${lastDayOf(end)}`;
}
