import { queryOptions } from "@tanstack/react-query";
import type { LibraryAnswer, Saved } from "./contract.ts";

export const libraryQuery = queryOptions<LibraryAnswer>({ queryKey: ["/api/library"] });

export function savedQuery(id: string) {
  return queryOptions<Saved | null>({
    queryKey: ["/api/library", encodeURIComponent(id)],
    meta: { absent: 404 },
  });
}
