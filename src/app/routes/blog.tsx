import { PostList } from "#features/blog/post-list.tsx";
import { PageHead } from "#ui/page-head.tsx";

export function BlogPage() {
  return (
    <div className="wrap page stack blog">
      <PageHead
        title="Leadership Insights"
        lead="Notes on language, pay, boundaries and standing."
      />
      <PostList />
    </div>
  );
}
