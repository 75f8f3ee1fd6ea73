import { optionalApiQuery } from "#ui/api/api-query.ts";
import { CoachingSessionView } from "./contract.ts";

/** One session as the address asks for it: in which time zone, and whether another time is being chosen. */
export function coachingSessionQuery(id: string, search: URLSearchParams) {
  return optionalApiQuery(
    [`/api/sessions/${encodeURIComponent(id)}?${search}`],
    CoachingSessionView,
  );
}
