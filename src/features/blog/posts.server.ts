import type { Database } from "#adapters/database/database.ts";
import { canReadPost, type Viewer } from "#core/access/access.ts";
import { and, asc, desc, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type BlogPost,
  type PostSummary,
  type PostLink,
  postsPerPage,
  type ReadablePost,
} from "./contract.ts";
import { blogPost } from "./table.server.ts";

const isVisible = and(eq(blogPost.isDraft, false), sql`${blogPost.publishedAt} <= now()`);
const newestFirst = [desc(blogPost.publishedAt), asc(blogPost.slug)] as const;

const summaryColumns = {
  id: blogPost.id,
  slug: blogPost.slug,
  title: blogPost.title,
  category: blogPost.category,
  previewText: blogPost.previewText,
  isProOnly: blogPost.isProOnly,
  publishedAt: blogPost.publishedAt,
  readingMinutes: blogPost.readingMinutes,
};

type SummaryRow = Omit<PostSummary, "publishedAt"> & { readonly publishedAt: Date };

function toSummary({ publishedAt, ...row }: SummaryRow): PostSummary {
  return { ...row, publishedAt: publishedAt.toISOString() };
}

/** The text of a post for those who may read it, else null: it does not leave the database. */
function textFor(viewer: Viewer): SQL<string | null> {
  return canReadPost({ isProOnly: true }, viewer)
    ? sql<string | null>`${blogPost.content}`
    : sql<string | null>`case when ${blogPost.isProOnly} then null else ${blogPost.content} end`;
}

/** Posts that are out, newest first; a page of them, or all. */
export async function listPosts(db: Database, page?: number): Promise<PostSummary[]> {
  const all = selectPosts(db, isVisible);
  const rows =
    page === undefined
      ? await all
      : await all.limit(postsPerPage).offset((page - 1) * postsPerPage);
  return rows.map(toSummary);
}

/** A page of the same posts in another order: the newest that everybody may read comes before all others. */
export async function listPostsOpenFirst(db: Database, page: number): Promise<PostSummary[]> {
  const [open] = await selectPosts(db, and(isVisible, eq(blogPost.isProOnly, false))).limit(1);
  if (!open) return listPosts(db, page);
  const others = selectPosts(db, and(isVisible, ne(blogPost.id, open.id)));
  if (page === 1) return [open, ...(await others.limit(postsPerPage - 1))].map(toSummary);
  const rows = await others.limit(postsPerPage).offset((page - 1) * postsPerPage - 1);
  return rows.map(toSummary);
}

function selectPosts(db: Database, where: SQL | undefined) {
  return db
    .select(summaryColumns)
    .from(blogPost)
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
}

/** Posts that hold these words: anywhere in those the reader may open, else in title and preview. The best first. */
export async function searchPosts(
  db: Database,
  viewer: Viewer,
  words: string,
): Promise<PostSummary[]> {
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const inAll = canReadPost({ isProOnly: true }, viewer)
    ? sql`${blogPost.allWords} @@ ${query}`
    : sql`(${blogPost.allWords} @@ ${query} and not ${blogPost.isProOnly})`;
  const rows = await db
    .select(summaryColumns)
    .from(blogPost)
    .where(and(isVisible, or(sql`${blogPost.openWords} @@ ${query}`, inAll)))
    .orderBy(desc(sql`ts_rank(${blogPost.openWords}, ${query})`), ...newestFirst)
    .limit(postsPerPage);
  return rows.map(toSummary);
}

/** The latest posts that are out, each with its text when this person may read it. */
export async function latestPosts(
  db: Database,
  viewer: Viewer,
  limit: number,
): Promise<ReadablePost[]> {
  const rows = await db
    .select({ ...summaryColumns, content: textFor(viewer) })
    .from(blogPost)
    .where(isVisible)
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(withText);
}

/** What everybody may see of a post that is out; null when there is none. */
export async function findPostSummary(db: Database, slug: string): Promise<PostSummary | null> {
  const [row] = await db
    .select(summaryColumns)
    .from(blogPost)
    .where(and(isVisible, eq(blogPost.slug, slug)));
  return row ? toSummary(row) : null;
}

/** A post that is out, with its text when this person may read it; null when there is none. */
export async function findPost(
  db: Database,
  viewer: Viewer,
  slug: string,
): Promise<BlogPost | null> {
  const [row] = await db
    .select({ ...summaryColumns, content: textFor(viewer) })
    .from(blogPost)
    .where(and(isVisible, eq(blogPost.slug, slug)));
  if (!row) return null;
  return { ...withText(row), ...(await findWaysOn(db, row)) };
}

/** The posts that a reader goes on to from this one, all of them out. */
async function findWaysOn(db: Database, row: SummaryRow) {
  const [newer, older, related] = await Promise.all([
    findNeighbor(db, row, "newer"),
    findNeighbor(db, row, "older"),
    findRelated(db, row),
  ]);
  return { newer, older, related };
}

function withText({
  content,
  ...row
}: SummaryRow & { readonly content: string | null }): ReadablePost {
  return { ...toSummary(row), ...(content === null ? {} : { content }) };
}

const linkColumns = { slug: blogPost.slug, title: blogPost.title, isProOnly: blogPost.isProOnly };

async function findNeighbor(
  db: Database,
  post: SummaryRow,
  side: "newer" | "older",
): Promise<PostLink | null> {
  const isNewer = side === "newer";
  const beyond = isNewer ? gt : lt;
  const away = isNewer ? lt : gt;
  const [row] = await db
    .select(linkColumns)
    .from(blogPost)
    .where(
      and(
        isVisible,
        or(
          beyond(blogPost.publishedAt, post.publishedAt),
          and(eq(blogPost.publishedAt, post.publishedAt), away(blogPost.slug, post.slug)),
        ),
      ),
    )
    .orderBy(
      isNewer ? asc(blogPost.publishedAt) : desc(blogPost.publishedAt),
      isNewer ? desc(blogPost.slug) : asc(blogPost.slug),
    )
    .limit(1);
  return row ?? null;
}

const maxRelated = 3;

/** Up to three others, the latest of its category first. */
async function findRelated(db: Database, post: SummaryRow): Promise<PostLink[]> {
  const latest = (among: SQL) =>
    db
      .select(linkColumns)
      .from(blogPost)
      .where(and(isVisible, ne(blogPost.id, post.id), among))
      .orderBy(...newestFirst)
      .limit(maxRelated);
  const alike = await latest(eq(blogPost.category, post.category));
  if (alike.length === maxRelated) return alike;
  const others = await latest(ne(blogPost.category, post.category));
  return [...alike, ...others].slice(0, maxRelated);
}

/** Changes when what readers can see changes: at every change of a post, and when a scheduled one comes out. */
export async function readBlogVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({
      visible: sql<number>`count(*) filter (where ${isVisible})::int`,
      changed: sql<string | null>`max(${blogPost.updatedAt})::text`,
    })
    .from(blogPost);
  return `${row?.visible ?? 0} ${row?.changed ?? ""}`;
}

/** A post as its page will be, for an owner: its words, which need not be out, among those that are. */
export async function previewPost(
  db: Database,
  post: PostSummary & { readonly content: string },
): Promise<BlogPost> {
  const row = { ...post, publishedAt: new Date(post.publishedAt) };
  return { ...post, ...(await findWaysOn(db, row)) };
}
