import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageProps } from "#app/shell/page.ts";
import { useStatus } from "#app/shell/status.ts";
import { Post } from "#features/blog/post.tsx";
import { postQuery } from "#features/blog/queries.ts";
import { sentenceOf } from "#ui/api/api-error.ts";
import { Note } from "#ui/note.tsx";
import { useSite } from "#ui/site.ts";

export function BlogPostPage({ params }: PageProps) {
  const { data: post, error } = useQuery(postQuery(params["slug"] ?? ""));
  const { brand } = useSite();
  const title = post?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`;
  }, [title, brand]);
  if (post === null) return <NotThere />;
  return (
    <div className="wrap page">
      {post && <Post post={post} />}
      {error && <Note tone="danger" alert title={sentenceOf(error)} />}
      {!post && !error && <p className="meta late">Loading...</p>}
    </div>
  );
}

function NotThere() {
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
