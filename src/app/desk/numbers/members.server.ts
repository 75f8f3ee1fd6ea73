import type { Database } from "#adapters/database/database.ts";
import { isLiveGrant } from "#adapters/identity/pro-grants.ts";
import { proGrant, user } from "#adapters/identity/table.server.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import { livePlans } from "#features/billing/purchases/sales.server.ts";
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
    select (select count(*) from ${user}) as "all",
      count(*) filter (where plan = 'monthly') as monthly,
      count(*) filter (where plan = 'annual') as annual,
      count(*) filter (where plan is null) as by_hand
    from (
      select user_id, max(plan) as plan from (
        ${livePlans(provider)}
        union all select ${proGrant.userId}, null from ${proGrant} where ${isLiveGrant}
      ) as reasons group by user_id
    ) as members_with_pro`);
  const { all, monthly, annual, by_hand: byHand } = Counts.parse(answer).rows[0];
  return { free: all - monthly - annual - byHand, monthly, annual, byHand, all };
}
