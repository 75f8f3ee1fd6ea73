import type { Database } from "#adapters/database/database.ts";
import { isLiveGrant } from "#adapters/identity/pro-grants.ts";
import { proGrant, user } from "#adapters/identity/table.server.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import { subscribedMembers } from "#features/billing/purchases/sales.server.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

const number = z.coerce.number();
const Counts = z.object({
  rows: z.tuple([z.object({ all: number, monthly: number, annual: number, by_hand: number })]),
});

export type MembersByPlan = Awaited<ReturnType<typeof countMembersByPlan>>;

/** Members by plan at this moment, each once: who pays counts as paying, also where Pro was given as well. */
export async function countMembersByPlan(db: Database, provider: ActiveProvider) {
  const answer = await db.execute(sql`
    with paying as ${subscribedMembers(provider)},
      given as (select distinct ${proGrant.userId} as user_id from ${proGrant} where ${isLiveGrant})
    select (select count(*) from ${user}) as "all",
      (select count(*) from paying where plan = 'monthly') as monthly,
      (select count(*) from paying where plan = 'annual') as annual,
      (select count(*) from given where not exists (select 1 from paying where paying.user_id = given.user_id)) as by_hand`);
  const { all, monthly, annual, by_hand: byHand } = Counts.parse(answer).rows[0];
  return { free: all - monthly - annual - byHand, monthly, annual, byHand, all };
}
