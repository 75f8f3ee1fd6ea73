import { queryOptions } from "@tanstack/react-query";
import type { CachedNegotiationsPage } from "./shown-negotiations.ts";

/** The newest negotiations, and those she asked for beyond them. */
export const negotiationsQuery = queryOptions<CachedNegotiationsPage>({
  queryKey: ["/api/negotiations?before=latest"],
});
