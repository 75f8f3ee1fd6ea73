import { apiQuery, optionalApiQuery } from "#ui/api/api-query.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { LibraryResponse, SavedResult } from "./contract.ts";

export const libraryQuery = apiQuery(["/api/library"], LibraryResponse);

export function savedResultQuery(id: string) {
  return optionalApiQuery(["/api/library", encodeURIComponent(id)], SavedResult);
}

/** A saved result as it is now, read when somebody asks for it. Throws ApiError. */
export async function fetchSavedResult(id: string): Promise<SavedResult> {
  const response = await apiRequest("GET", `/api/library/${encodeURIComponent(id)}`);
  return SavedResult.parse(await response.json());
}
