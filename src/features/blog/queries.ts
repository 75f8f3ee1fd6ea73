import { queryOptions } from "@tanstack/react-query";
import type { BlogPost, PostSummary } from "./contract.ts";

/** The list as the address asks for it. The browser reads all of it at once; the server reads the first page of it ahead. */
export function postsQuery(search: URLSearchParams) {
  const words = search.get("q")?.trim() ?? "";
  const page = readPageNumber(search);
  if (words !== "")
    return queryOptions<readonly PostSummary[]>({
      queryKey: [`/api/blog?q=${encodeURIComponent(words)}`],
    });
  return page > 1
    ? queryOptions<readonly PostSummary[]>({ queryKey: [`/api/blog?page=${page}`] })
    : queryOptions<readonly PostSummary[]>({
        queryKey: ["/api/blog"],
        meta: { ahead: "/api/blog?page=1" },
      });
}

/** The page of the list that the address asks for, from 1. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
}

/** One post; null when there is none. */
export function postQuery(slug: string) {
  return queryOptions<BlogPost | null>({ queryKey: ["/api/blog", slug], meta: { absent: 404 } });
}
