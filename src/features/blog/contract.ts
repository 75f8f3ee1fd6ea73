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

/** Posts of a page of the list. */
export const postsPerPage = 20;
