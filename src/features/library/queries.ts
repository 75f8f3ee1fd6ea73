import { queryOptions } from "@tanstack/react-query";
import type { LibraryResponse, SavedResult } from "./contract.ts";

export const libraryQuery = queryOptions<LibraryResponse>({ queryKey: ["/api/library"] });

export function savedResultQuery(id: string) {
  return queryOptions<SavedResult | null>({
    queryKey: ["/api/library", encodeURIComponent(id)],
    meta: { absent: 404 },
  });
}
