import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageProps, PageReads } from "#app/routing/page.ts";
import { useHttpStatus } from "#app/routing/http-status.ts";
import { PostArticle } from "#features/blog/components/post-article.tsx";
import { postQuery } from "#features/blog/queries.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";

export function BlogPostPage({ params }: PageProps) {
  const { data: post, error } = useQuery(postQuery(params["slug"] ?? ""));
  const { brand } = useSite();
  const title = post?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`;
  }, [title, brand]);
  if (post === null) return <PostNotFound />;
  return (
    <div className="container page">
      {post && <PostArticle post={post} />}
      {error && <Note tone="danger" alert title={getErrorMessage(error)} />}
      {!post && !error && <p className="meta shown-late">Loading...</p>}
    </div>
  );
}

BlogPostPage.reads = (({ slug = "" }) => [postQuery(slug)]) satisfies PageReads;

function PostNotFound() {
  useHttpStatus(404);
  return (
    <div className="container page stack">
      <h1>Post not found</h1>
      <p>
        <a href="/blog">Back to Leadership Insights</a>
      </p>
    </div>
  );
}
