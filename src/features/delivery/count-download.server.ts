import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { RateLimitResult } from "#adapters/rate-limits/rate-window.ts";
import type { KitId } from "#core/kits/kits.ts";

import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { download } from "./table.server.ts";

export type NewDownload = {
  /** The purchase; for the free pack, the member. */
  readonly holder: string;
  readonly userId: string | null;
  readonly kit: KitId;
};

const maxPerHour = 30;

const RecentDownloads = z.object({
  rows: z.tuple([z.object({ count: z.coerce.number(), wait: z.coerce.number() })]),
});

/** Notes that a file is handed out; when its holder had thirty within an hour, in how many seconds the next may go. */
export function countDownload(
  db: Database,
  { holder, userId, kit }: NewDownload,
): Promise<RateLimitResult> {
  return db.transaction(async (tx) => {
    // Downloads of one holder are counted one after the other, in whichever process.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`download ${holder}`}))`);
    const answer = await tx.execute(sql`
      select count(*) as count,
        coalesce(ceil(extract(epoch from min(at) + interval '1 hour' - now())), 0) as wait
      from ${download} where holder = ${holder} and at > now() - interval '1 hour'`);
    const { count, wait } = RecentDownloads.parse(answer).rows[0];
    if (count >= maxPerHour) return { ok: false, retryAfterSeconds: Math.max(1, wait) };
    await tx.insert(download).values({ id: newId(), holder, userId, kit });
    return { ok: true };
  });
}

/** When the files of a purchase were handed out, oldest first. */
export function listDownloads(db: Database, holder: string) {
  return db
    .select({ kit: download.kit, at: download.at })
    .from(download)
    .where(eq(download.holder, holder))
    .orderBy(asc(download.at), asc(download.id));
}
