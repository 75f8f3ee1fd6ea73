import type { QueryClient } from "@tanstack/react-query";
import { type ApiFetch, fetchQueryData } from "#ui/api/query-client.ts";
import type { PageQuery } from "#app/routing/page.ts";

/** Reads what a page shows before it is rendered, at the query's own path or at the shorter one for the server. */
export async function prefetchPageQuery(
  client: QueryClient,
  api: ApiFetch,
  query: PageQuery,
): Promise<void> {
  const { meta } = query;
  const ahead = meta?.ahead;
  if (ahead === undefined) return client.prefetchQuery(query);
  return client.prefetchQuery({ ...query, queryFn: () => fetchQueryData(api, ahead, meta) });
}
