import { queryOptions } from "@tanstack/react-query";
import type { CoachingSessionView } from "./contract.ts";

/** One session as the address asks for it: in which time zone, and whether another time is being chosen. */
export function coachingSessionQuery(id: string, search: URLSearchParams) {
  return queryOptions<CoachingSessionView | null>({
    queryKey: [`/api/sessions/${encodeURIComponent(id)}?${search}`],
    meta: { absent: 404 },
  });
}
