import type { Database } from "#adapters/database/database.ts";
import { visitor } from "#core/access/access.ts";
import { estimateReadingMinutes } from "#features/blog/content/reading-time.ts";
import { previewPost } from "#features/blog/posts.server.ts";
import { postQuery } from "#features/blog/queries.ts";
import type { EditedPost } from "#features/blog/writing/edited-post.server.ts";
import type { PostWords } from "#features/blog/writing/post-words.ts";
import type { Member } from "#http/viewer.ts";
import type { PageRenderer, PageResponse } from "#app/ssr/page-renderer.ts";
import { nameOfPost } from "./describe-post.server.ts";

type PreviewDeps = {
  readonly db: Database;
  readonly pages: PageRenderer;
  readonly baseUrl: string;
  readonly now: () => Date;
};

type Preview = {
  readonly edited: EditedPost;
  readonly words: PostWords;
  readonly owner: Member;
  /** As whom: whoever may read everything, or a visitor. */
  readonly asVisitor: boolean;
};

/** The page of a post by the readers’ own renderer, with words that need not be out. It asks the interface nothing. */
export async function renderPostPreview(
  { db, pages, baseUrl, now }: PreviewDeps,
  { edited, words, owner, asVisitor }: Preview,
): Promise<PageResponse> {
  const { id, slug, isDraft, publishedAt } = edited.post;
  const { content, ...post } = await previewPost(db, {
    id,
    slug,
    ...words,
    title: nameOfPost(words),
    publishedAt: (isDraft ? now() : publishedAt).toISOString(),
    readingMinutes: estimateReadingMinutes(words.content),
  });
  const isGated = asVisitor && words.isProOnly;
  const { queryKey } = postQuery(slug);
  return pages.render({
    url: new URL(`/blog/${slug}`, baseUrl),
    viewer: asVisitor ? visitor : { ...owner, isPro: true },
    api: async () => new Response(null, { status: 404 }),
    seeds: [{ queryKey, data: isGated ? post : { ...post, content } }],
    isPreview: true,
  });
}
