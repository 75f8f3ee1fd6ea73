import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { AllowanceResponse, type DailyAllowance } from "#features/tools/contract.ts";
import { apiQuery } from "#ui/api/api-query.ts";
import type { WorkspaceState } from "#features/tools/workspace/workspace-state.ts";

const allowanceQuery = apiQuery(["/api/ai/allowance"], AllowanceResponse);

export type AllowanceLineProps = { state: WorkspaceState };

/** How many AI generations are left today: requested once, then updated with each response. */
export function AllowanceLine({ state }: AllowanceLineProps) {
  const { data } = useQuery(allowanceQuery);
  const client = useQueryClient();
  const { allowance, failed } = state;

  const update = useEffectEvent((latest: DailyAllowance | null) => {
    if (latest) client.setQueryData(allowanceQuery.queryKey, latest);
  });
  useEffect(() => {
    update(allowance);
  }, [allowance]);
  // A refusal may mean that another page has used them.
  useEffect(() => {
    if (failed) void client.invalidateQueries(allowanceQuery);
  }, [client, failed]);

  return <p className="meta numeric">{(data && formatAllowance(data)) ?? "\u00a0"}</p>;
}

/** Null where none are counted. */
function formatAllowance({ left, perDay }: AllowanceResponse): string | null {
  if (left === null || perDay === null) return null;
  if (left > 0) return `${left} of ${perDay} AI generations left today`;
  return `All ${perDay} AI generations of today are used. They begin again at midnight UTC.`;
}
