import type { Database } from "#adapters/database/database.ts";
import { canRead, type Viewer } from "#core/access/access.ts";
import { and, asc, count, desc, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type BlogPost,
  type PostCard,
  type PostLink,
  postsPerPage,
  type PostText,
} from "./contract.ts";
import { blogPost } from "./table.server.ts";

const isVisible = and(eq(blogPost.isDraft, false), sql`${blogPost.publishedAt} <= now()`);
const newestFirst = [desc(blogPost.publishedAt), asc(blogPost.slug)] as const;

const card = {
  id: blogPost.id,
  slug: blogPost.slug,
  title: blogPost.title,
  category: blogPost.category,
  previewText: blogPost.previewText,
  isProOnly: blogPost.isProOnly,
  publishedAt: blogPost.publishedAt,
  readingMinutes: blogPost.readingMinutes,
};

type CardRow = Omit<PostCard, "publishedAt"> & { readonly publishedAt: Date };

function cardOf({ publishedAt, ...row }: CardRow): PostCard {
  return { ...row, publishedAt: publishedAt.toISOString() };
}

/** The text of a post for those who may read it, else null: it does not leave the database. */
function textFor(viewer: Viewer): SQL<string | null> {
  return canRead({ isProOnly: true }, viewer)
    ? sql<string | null>`${blogPost.content}`
    : sql<string | null>`case when ${blogPost.isProOnly} then null else ${blogPost.content} end`;
}

/** Posts that are out, newest first; a page of them, or all. */
export async function listPosts(db: Database, page?: number): Promise<PostCard[]> {
  const all = db
    .select(card)
    .from(blogPost)
    .where(isVisible)
    .orderBy(...newestFirst)
    .$dynamic();
  const rows =
    page === undefined
      ? await all
      : await all.limit(postsPerPage).offset((page - 1) * postsPerPage);
  return rows.map(cardOf);
}

/** Posts that hold these words: anywhere in those she may read, in title and preview of the others. The best first. */
export async function searchPosts(
  db: Database,
  viewer: Viewer,
  words: string,
): Promise<PostCard[]> {
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const inAll = canRead({ isProOnly: true }, viewer)
    ? sql`${blogPost.allWords} @@ ${query}`
    : sql`(${blogPost.allWords} @@ ${query} and not ${blogPost.isProOnly})`;
  const rows = await db
    .select(card)
    .from(blogPost)
    .where(and(isVisible, or(sql`${blogPost.openWords} @@ ${query}`, inAll)))
    .orderBy(desc(sql`ts_rank(${blogPost.openWords}, ${query})`), ...newestFirst)
    .limit(postsPerPage);
  return rows.map(cardOf);
}

/** The latest posts that are out, each with its text when this person may read it. */
export async function latestPosts(db: Database, viewer: Viewer, most: number): Promise<PostText[]> {
  const rows = await db
    .select({ ...card, content: textFor(viewer) })
    .from(blogPost)
    .where(isVisible)
    .orderBy(...newestFirst)
    .limit(most);
  return rows.map(withText);
}

/** What everybody may see of a post that is out; null when there is none. */
export async function cardBySlug(db: Database, slug: string): Promise<PostCard | null> {
  const [row] = await db
    .select(card)
    .from(blogPost)
    .where(and(isVisible, eq(blogPost.slug, slug)));
  return row ? cardOf(row) : null;
}

/** A post that is out, with its text when this person may read it; null when there is none. */
export async function postBySlug(
  db: Database,
  viewer: Viewer,
  slug: string,
): Promise<BlogPost | null> {
  const [row] = await db
    .select({ ...card, content: textFor(viewer) })
    .from(blogPost)
    .where(and(isVisible, eq(blogPost.slug, slug)));
  if (!row) return null;
  const [newer, older, related] = await Promise.all([
    neighbor(db, row, "newer"),
    neighbor(db, row, "older"),
    relatedTo(db, row),
  ]);
  return { ...withText(row), newer, older, related };
}

function withText({ content, ...row }: CardRow & { readonly content: string | null }): PostText {
  return { ...cardOf(row), ...(content === null ? {} : { content }) };
}

const link = { slug: blogPost.slug, title: blogPost.title, isProOnly: blogPost.isProOnly };

async function neighbor(
  db: Database,
  post: CardRow,
  side: "newer" | "older",
): Promise<PostLink | null> {
  const isNewer = side === "newer";
  const beyond = isNewer ? gt : lt;
  const away = isNewer ? lt : gt;
  const [row] = await db
    .select(link)
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

const mostRelated = 3;

/** Up to three others, the latest of its category first. */
async function relatedTo(db: Database, post: CardRow): Promise<PostLink[]> {
  const latest = (among: SQL) =>
    db
      .select(link)
      .from(blogPost)
      .where(and(isVisible, ne(blogPost.id, post.id), among))
      .orderBy(...newestFirst)
      .limit(mostRelated);
  const alike = await latest(eq(blogPost.category, post.category));
  if (alike.length === mostRelated) return alike;
  const others = await latest(ne(blogPost.category, post.category));
  return [...alike, ...others].slice(0, mostRelated);
}

/** Changes when what readers can see changes, also when a scheduled post comes out. */
export async function blogVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({ posts: count(), changed: sql<string | null>`max(${blogPost.updatedAt})::text` })
    .from(blogPost)
    .where(isVisible);
  return `${row?.posts ?? 0} ${row?.changed ?? ""}`;
}
