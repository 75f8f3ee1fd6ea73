import { apiQuery, optionalApiQuery } from "#ui/api/api-query.ts";
import { LibraryResponse, SavedResult } from "./contract.ts";

export const libraryQuery = apiQuery(["/api/library"], LibraryResponse);

export function savedResultQuery(id: string) {
  return optionalApiQuery(["/api/library", encodeURIComponent(id)], SavedResult);
}
