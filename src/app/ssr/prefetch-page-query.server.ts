import type { QueryClient } from "@tanstack/react-query";
import { readApiError } from "#ui/api/api-error.ts";
import type { ApiFetch } from "#ui/api/query-client.ts";
import type { PageQuery } from "#app/routing/page.ts";

/** Reads what a page shows before it is rendered, at the query's own path or at the shorter one for the server. */
export async function prefetchPageQuery(
  client: QueryClient,
  api: ApiFetch,
  query: PageQuery,
): Promise<void> {
  const ahead = query.meta?.["ahead"];
  if (typeof ahead !== "string") return client.prefetchQuery(query);
  return client.prefetchQuery({
    ...query,
    queryFn: async () => {
      const response = await api(ahead);
      if (!response.ok) throw await readApiError(response);
      return response.json();
    },
  });
}
