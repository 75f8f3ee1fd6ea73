import { apiQuery, optionalApiQuery } from "#ui/api/api-query.ts";
import { BlogPost, PostListResponse } from "./contract.ts";
import { postKey } from "./post-key.ts";

/** The list as the address asks for it. The browser reads all of it at once; the server reads the first page of it ahead. */
export function postsQuery(search: URLSearchParams) {
  const words = search.get("q")?.trim() ?? "";
  const page = readPageNumber(search);
  if (words !== "") return apiQuery([`/api/blog?q=${encodeURIComponent(words)}`], PostListResponse);
  return page > 1
    ? apiQuery([`/api/blog?page=${page}`], PostListResponse)
    : apiQuery(["/api/blog"], PostListResponse, "/api/blog?page=1");
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
