import type { Database } from "#adapters/database/database.ts";
import { eq, inArray, lt, sql } from "drizzle-orm";
import { releaseAsset } from "./table.server.ts";

/** One file of a release, as it is stored. */
export type ReleaseAsset = {
  /** Its address, such as /assets/client-D0rReDUF.js. */
  readonly path: string;
  readonly body: Uint8Array;
  /** Is the body compressed? */
  readonly isBrotli: boolean;
};

/** Releases whose files are stored: a page that was opened under one finds its files while four others follow. */
export const storedReleases = 5;

/** Any fixed number: who stores files holds this lock. */
const storeLockId = 2_026_112_209;

/** Stores the files of the release that starts now, and forgets those that only older ones had. */
export async function storeReleaseAssets(
  db: Database,
  assets: readonly ReleaseAsset[],
): Promise<void> {
  if (assets.length === 0) return;
  const paths = assets.map(({ path }) => path);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${storeLockId})`);
    const known = await tx
      .select({ path: releaseAsset.path })
      .from(releaseAsset)
      .where(inArray(releaseAsset.path, paths));
    const there = new Set(known.map(({ path }) => path));
    const missing = assets.filter(({ path }) => !there.has(path));
    // The moment at which the transaction began: one for all files of a release.
    const releaseStartedAt = sql`now()`;
    if (missing.length > 0)
      await tx
        .insert(releaseAsset)
        .values(missing.map((asset) => ({ ...asset, releaseStartedAt })));
    await tx
      .update(releaseAsset)
      .set({ releaseStartedAt })
      .where(inArray(releaseAsset.path, paths));
    await forgetOlderReleases(tx);
  });
}

async function forgetOlderReleases(tx: Database): Promise<void> {
  const oldest = tx
    .selectDistinct({ at: releaseAsset.releaseStartedAt })
    .from(releaseAsset)
    .orderBy(sql`${releaseAsset.releaseStartedAt} desc`)
    .offset(storedReleases - 1)
    .limit(1);
  await tx.delete(releaseAsset).where(lt(releaseAsset.releaseStartedAt, sql`(${oldest})`));
}

/** A file that some release of the last few had under this address; null when none had. */
export async function findReleaseAsset(db: Database, path: string): Promise<ReleaseAsset | null> {
  const columns = {
    path: releaseAsset.path,
    body: releaseAsset.body,
    isBrotli: releaseAsset.isBrotli,
  };
  const [found] = await db.select(columns).from(releaseAsset).where(eq(releaseAsset.path, path));
  return found ?? null;
}
