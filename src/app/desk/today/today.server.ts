import type { Database } from "#adapters/database/database.ts";
import { listWaitlistSince } from "#features/waitlist/waitlist.server.ts";

const weekMs = 7 * 86_400_000;

type TodayDeps = { readonly db: Database; readonly now: () => Date };

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What the owner looks at first. */
export async function readToday({ db, now }: TodayDeps) {
  const waitlist = await listWaitlistSince(db, new Date(now().getTime() - weekMs));
  return { waitlist };
}
