import { queryOptions } from "@tanstack/react-query";
import type { CachedNegotiationsPage } from "#features/negotiations/ui/negotiations-cache.ts";

/** The newest negotiations, and those she asked for beyond them. */
export const negotiationsQuery = queryOptions<CachedNegotiationsPage>({
  queryKey: ["/api/negotiations?before=latest"],
});
