import type { CachedNegotiationsPage } from "#features/negotiations/ui/negotiations-cache.ts";
import { apiQuery } from "#ui/api/api-query.ts";
import { NegotiationsPage } from "./contract.ts";

/** The newest negotiations, and those that were asked for beyond them. */
export const negotiationsQuery = apiQuery<CachedNegotiationsPage>(
  ["/api/negotiations?before=latest"],
  NegotiationsPage,
);
