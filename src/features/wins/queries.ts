import type { CachedWinsPage } from "#features/wins/ui/wins-cache.ts";
import { apiQuery } from "#ui/api/api-query.ts";
import { WinsPage } from "./contract.ts";

/** The newest wins, and those that were asked for beyond them. */
export const winsQuery = apiQuery<CachedWinsPage>(["/api/wins?before=latest"], WinsPage);
