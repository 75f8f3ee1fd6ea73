import { QueryClient } from "@tanstack/react-query";
import { readApiError } from "./api-error.ts";

/** Fetches a path of our API: the browser's fetch, or the server's own call without a socket. */
export type ApiFetch = (path: string) => Promise<Response>;

/** One cache for one reader. A query's key is its path in pieces; nothing is retried, refetched or stale. `meta.absent` is a status that means null. */
export function createQueryClient(api: ApiFetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          const response = await api(queryKey.join("/"));
          if (response.status === meta?.["absent"]) return null;
          if (!response.ok) throw await readApiError(response);
          return response.json();
        },
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
    },
  });
}

/** The browser's way to our API. */
export function browserApiFetch(path: string): Promise<Response> {
  return fetch(path, { credentials: "include" });
}
