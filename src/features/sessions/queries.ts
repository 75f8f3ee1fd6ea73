import { queryOptions } from "@tanstack/react-query";
import type { SessionView } from "./contract.ts";

/** One session as the address asks for it: in which time zone, and whether another time is being chosen. */
export function sessionQuery(id: string, search: URLSearchParams) {
  return queryOptions<SessionView | null>({
    queryKey: [`/api/sessions/${encodeURIComponent(id)}?${search}`],
    meta: { absent: 404 },
  });
}
