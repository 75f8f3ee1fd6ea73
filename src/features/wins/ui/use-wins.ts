import { Win, type WinFields, WinsPage } from "#features/wins/contract.ts";
import { winsQuery } from "#features/wins/queries.ts";
import { type RecordClient, useRecordActions } from "#ui/record/use-record-actions.ts";
import { type CachedWinsPage, winsCache } from "./wins-cache.ts";

export const winsClient: RecordClient<CachedWinsPage, Win, WinFields> = {
  apiPath: "/api/wins",
  queryKey: winsQuery.queryKey,
  One: Win,
  Page: WinsPage,
  cache: winsCache,
  toOptimisticRecord: (id, input) => ({ id, ...input, version: 0 }),
};

/** What can be done with a member’s wins. */
export function useWins() {
  return useRecordActions(winsClient);
}
