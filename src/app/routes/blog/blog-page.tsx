import { postsQuery } from "#features/blog/queries.ts";
import type { PageReads } from "#app/routing/page.ts";
import { PostList } from "#features/blog/components/post-list.tsx";
import { PageHead } from "#ui/components/page-head.tsx";

export function BlogPage() {
  return (
    <div className="container page stack blog-page">
      <PageHead
        title="Leadership Insights"
        lead="Notes on language, pay, boundaries and standing."
      />
      <PostList />
    </div>
  );
}

BlogPage.reads = ((_, search, viewer) => [postsQuery(search, viewer)]) satisfies PageReads;
