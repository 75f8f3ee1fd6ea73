import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { RecordClient } from "./use-record-actions.ts";

/** What was deleted here is not offered again once the member leaves the page. */
export function useDropDeleted<Page, One, Input>({
  queryKey,
  cache,
}: RecordClient<Page, One, Input>): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.setQueryData<Page>(queryKey, (page) => page && cache.withoutDeleted(page));
    },
    [client, queryKey, cache],
  );
}
