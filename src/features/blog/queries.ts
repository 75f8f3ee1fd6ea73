import { canReadPost, type Viewer } from "#core/access/access.ts";
import { apiQuery, optionalApiQuery } from "#ui/api/api-query.ts";
import { BlogPost, PostListResponse, postsPerPage, type PostSummary } from "./contract.ts";
import { postKey } from "./post-key.ts";

/**
 * The list as the address asks for it. The browser reads all of it at once; the server reads the first page of it ahead.
 * Whoever can't read every post gets one that is open at the head of the list.
 */
export function postsQuery(search: URLSearchParams, viewer: Viewer) {
  const words = search.get("q")?.trim() ?? "";
  const page = readPageNumber(search);
  if (words !== "") return apiQuery([`/api/blog?q=${encodeURIComponent(words)}`], PostListResponse);
  const path = `/api/blog?page=${page}${readsEveryPost(viewer) ? "" : "&first=open"}`;
  return page > 1
    ? apiQuery([path], PostListResponse)
    : apiQuery(["/api/blog"], PostListResponse, path);
}

/** The posts of the page that the address asks for, of all that an answer held. */
export function takeShownPosts(
  posts: readonly PostSummary[],
  search: URLSearchParams,
  viewer: Viewer,
): readonly PostSummary[] {
  const isWholeList = readPageNumber(search) === 1 && !search.get("q")?.trim();
  const open =
    isWholeList && !readsEveryPost(viewer) ? posts.find((post) => !post.isProOnly) : null;
  const ordered = open ? [open, ...posts.filter((post) => post !== open)] : posts;
  return ordered.slice(0, postsPerPage);
}

function readsEveryPost(viewer: Viewer): boolean {
  return canReadPost({ isProOnly: true }, viewer);
}

/** The page of the list that the address asks for, from 1. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
}

/** One post; null when there is none. */
export function postQuery(slug: string) {
  return optionalApiQuery(postKey(slug), BlogPost);
}
