import { queryOptions } from "@tanstack/react-query";
import type { CachedWinsPage } from "#features/wins/ui/wins-cache.ts";

/** The newest wins, and those she asked for beyond them. */
export const winsQuery = queryOptions<CachedWinsPage>({ queryKey: ["/api/wins?before=latest"] });
