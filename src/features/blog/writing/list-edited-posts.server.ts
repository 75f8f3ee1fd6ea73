import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { blogPost, blogPostVersion } from "#features/blog/table.server.ts";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { pickWords, type PostWords } from "./post-words.ts";

/** Posts and versions of a page of the desk. */
export const ownerPageSize = 50;

export type OwnerPostRow = Awaited<ReturnType<typeof selectOwnerPosts>>[number];
export type PostVersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

type OwnerPage<Row> = {
  readonly rows: readonly Row[];
  /** What the next page comes after; null on the last one. */
  readonly older: string | null;
};

/** Every post, whoever may read it, the latest first; a page of them after the post of this id. */
export async function listOwnerPosts(
  db: Database,
  before: string | undefined,
): Promise<OwnerPage<OwnerPostRow>> {
  return toPage(await selectOwnerPosts(db, before), ({ id }) => id);
}

/** The versions of a post, the newest first, without their words; a page of them before this revision. */
export async function listVersions(
  db: Database,
  id: string,
  before: number | undefined,
): Promise<OwnerPage<PostVersionRow>> {
  return toPage(await selectVersions(db, id, before), ({ revision }) => String(revision));
}

/** The words of one version; throws 404. */
export async function readVersion(db: Database, id: string, revision: number): Promise<PostWords> {
  const isWanted = and(eq(blogPostVersion.postId, id), eq(blogPostVersion.revision, revision));
  const [found] = await db.select().from(blogPostVersion).where(isWanted);
  if (!found) throw new AppError("not_found", "There is no such version of this post.");
  return pickWords(found);
}

/** The revision of the version before this one; null when it is the first. */
export async function findEarlierVersion(
  db: Database,
  id: string,
  revision: number,
): Promise<number | null> {
  const isEarlier = and(eq(blogPostVersion.postId, id), lt(blogPostVersion.revision, revision));
  const [found] = await db
    .select({ revision: blogPostVersion.revision })
    .from(blogPostVersion)
    .where(isEarlier)
    .orderBy(desc(blogPostVersion.revision))
    .limit(1);
  return found?.revision ?? null;
}

const maxCategories = 100;
const Categories = z.object({ rows: z.array(z.object({ category: z.string() })) });

/** The categories in use, for the editor to offer. Each is one look into the index, however many posts have it. */
export async function listCategories(db: Database): Promise<string[]> {
  const { rows } = Categories.parse(
    await db.execute(sql`with recursive found (category) as (
        select min(category) from ${blogPost} where category > ''
        union all
        select (select min(category) from ${blogPost} where category > found.category)
        from found where found.category is not null)
      select category from found where category is not null limit ${maxCategories}`),
  );
  return rows.map(({ category }) => category);
}

function toPage<Row>(found: readonly Row[], keyOf: (row: Row) => string): OwnerPage<Row> {
  const rows = found.slice(0, ownerPageSize);
  const last = rows.at(-1);
  return { rows, older: last && found.length > ownerPageSize ? keyOf(last) : null };
}

function selectOwnerPosts(db: Database, before: string | undefined) {
  const { id, publishedAt } = blogPost;
  const after = sql`(${publishedAt}, ${id}) < (select published_at, id from ${blogPost} where id = ${before})`;
  return db
    .select({
      id,
      publishedAt,
      title: blogPost.title,
      isProOnly: blogPost.isProOnly,
      isDraft: blogPost.isDraft,
      unpublishedAt: blogPost.unpublishedAt,
      origin: blogPost.origin,
      detachedAt: blogPost.detachedAt,
      hasChanges: sql<boolean>`${blogPost.revision} > ${blogPost.shownRevision}`,
    })
    .from(blogPost)
    .where(before === undefined ? undefined : after)
    .orderBy(desc(publishedAt), desc(id))
    .limit(ownerPageSize + 1);
}

function selectVersions(db: Database, id: string, before: number | undefined) {
  const { postId, revision } = blogPostVersion;
  return db
    .select({
      revision,
      kind: blogPostVersion.kind,
      restoredFrom: blogPostVersion.restoredFrom,
      savedAt: blogPostVersion.savedAt,
      title: blogPostVersion.title,
      characters: sql<number>`char_length(${blogPostVersion.content})`,
    })
    .from(blogPostVersion)
    .where(and(eq(postId, id), before === undefined ? undefined : lt(revision, before)))
    .orderBy(desc(revision))
    .limit(ownerPageSize + 1);
}
