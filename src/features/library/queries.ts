import { queryOptions } from "@tanstack/react-query";
import type { LibraryAnswer, Saved } from "./contract.ts";

/** Her library, or what of it has `search` in its name or its language. */
export function libraryQuery(search: string) {
  const q = search === "" ? "" : `?${new URLSearchParams({ q: search }).toString()}`;
  return queryOptions<LibraryAnswer>({ queryKey: [`/api/library${q}`] });
}

export function savedQuery(id: string) {
  return queryOptions<Saved | null>({
    queryKey: ["/api/library", encodeURIComponent(id)],
    meta: { absent: 404 },
  });
}
