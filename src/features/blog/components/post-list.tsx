import { useQuery } from "@tanstack/react-query";
import { isPro } from "#core/access/access.ts";
import { useAddress } from "#ui/address.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { PostSummary as Post } from "#features/blog/contract.ts";
import { PostCard } from "./post-card.tsx";
import { PostPagination } from "./post-pagination.tsx";
import { PostSearch } from "./post-search.tsx";
import { readPageNumber, postsQuery, takeShownPosts } from "#features/blog/queries.ts";
import { ProUpsell } from "./pro-upsell.tsx";

/** The posts that the address asks for: a page of all, or what a search found. */
export function PostList() {
  const search = new URLSearchParams(useAddress().search);
  const words = search.get("q")?.trim() ?? "";
  const page = readPageNumber(search);
  const viewer = useViewer();
  const { data, error } = useQuery(postsQuery(search, viewer));
  if (error) return <Note tone="danger" alert title={getErrorMessage(error)} />;
  if (!data) return <p className="meta shown-late">Loading insights...</p>;
  const posts = takeShownPosts(data, search, viewer);
  return (
    <>
      <PostSearch words={words} />
      {words !== "" && <Found words={words} posts={posts} />}
      {posts.length > 0 && (
        <ul className="post-list">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      {words === "" && <PostPagination page={page} shownCount={posts.length} all={data.length} />}
      {!isPro(viewer) && posts.some((post) => post.isProOnly) && <ProUpsell />}
    </>
  );
}

type FoundProps = { words: string; posts: readonly Post[] };

function Found({ words, posts }: FoundProps) {
  const many = posts.length === 1 ? "1 insight" : `${posts.length} insights`;
  return (
    <p className="meta">
      {posts.length === 0
        ? `Nothing holds “${words}”. Try one word of it.`
        : `${many} for “${words}”`}{" "}
      <a href="/blog">All insights</a>
    </p>
  );
}
