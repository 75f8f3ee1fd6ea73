import * as s from "#core/schema.ts";

/** A post as lists show it. Nothing here is for members only. */
export type PostSummary = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly previewText: string;
  readonly isProOnly: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly readingMinutes: number;
};

/** Where a reader goes on from a post. */
export type PostLink = Pick<PostSummary, "slug" | "title" | "isProOnly">;

/** A post; `content` is there only for those who may read it: plain text, each line a line of the page. */
export type ReadablePost = PostSummary & { readonly content?: string };

/** One post with the ways on from it. */
export type BlogPost = ReadablePost & {
  readonly newer: PostLink | null;
  readonly older: PostLink | null;
  readonly related: readonly PostLink[];
};

const link = {
  slug: s.string,
  title: s.string,
  isProOnly: s.boolean,
} satisfies s.SchemasOf<PostLink>;
const summary = {
  ...link,
  id: s.string,
  category: s.string,
  previewText: s.string,
  publishedAt: s.string,
  readingMinutes: s.number,
} satisfies s.SchemasOf<PostSummary>;
const PostLink = s.object(link);

/** GET /api/blog, and its search: newest first. */
export const PostListResponse: s.Schema<readonly PostSummary[]> = s.array(s.object(summary));

/** GET /api/blog/:slug. */
export const BlogPost: s.Schema<BlogPost> = s.object({
  ...summary,
  content: s.optional(s.string),
  newer: s.nullable(PostLink),
  older: s.nullable(PostLink),
  related: s.array(PostLink),
} satisfies s.SchemasOf<BlogPost>);

/** Posts of a page of the list. */
export const postsPerPage = 20;
