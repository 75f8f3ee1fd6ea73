import { QueryClient } from "@tanstack/react-query";
import { readApiError } from "./api-error.ts";
import type { ApiQueryMeta } from "./api-query.ts";

/** Fetches a path of our API: the browser's fetch, or the server's own call without a socket. */
export type ApiFetch = (path: string) => Promise<Response>;

/** One cache for one reader. A query's key is its path in pieces; nothing is retried, refetched or stale. */
export function createQueryClient(api: ApiFetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, meta }) => fetchQueryData(api, queryKey.join("/"), meta),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
    },
  });
}

/** What a path of our API answers, as the query's schema reads it. Throws ApiError unless the answer is OK. */
export async function fetchQueryData(
  api: ApiFetch,
  path: string,
  meta: ApiQueryMeta | undefined,
): Promise<unknown> {
  const response = await api(path);
  if (response.status === meta?.absent) return null;
  if (!response.ok) throw await readApiError(response);
  const answer: unknown = await response.json();
  return meta?.schema ? meta.schema.parse(answer) : answer;
}

/** The browser's way to our API. */
export function browserApiFetch(path: string): Promise<Response> {
  return fetch(path, { credentials: "include" });
}
