import { useStatus } from "#app/shell/status.ts";

export function BlogPostPage() {
  useStatus(404);
  return (
    <div className="wrap page stack">
      <h1>Post not found</h1>
      <p>
        <a href="/blog">Back to Leadership Insights</a>
      </p>
    </div>
  );
}
