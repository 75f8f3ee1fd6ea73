import type { Database } from "#adapters/database/database.ts";
import { hasAnyProSource, manualGrant, type ProSource } from "./pro-source.ts";
import { user } from "./table.server.ts";

/** Accounts with whether they have Pro at this moment; `proSources` are the reasons beside a grant by hand. */
export function selectAccounts(db: Database, proSources: readonly ProSource[]) {
  return db
    .select({
      id: user.id,
      email: user.email,
      createdAt: user.createdAt,
      isPro: hasAnyProSource([manualGrant, ...proSources], user.id),
    })
    .from(user);
}
