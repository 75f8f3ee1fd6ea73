import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Allowance } from "./contract.ts";
import { readAllowance } from "./read-answer.ts";
import type { Session } from "./session.ts";

const allowanceQuery = { queryKey: ["/api/ai/allowance"] } as const;

export type AllowanceLineProps = { session: Session };

/** How many AI generations she has left today: asked for once, then told with each answer. */
export function AllowanceLine({ session }: AllowanceLineProps) {
  const { data } = useQuery(allowanceQuery);
  const client = useQueryClient();
  const { allowance, failed } = session;

  const update = useEffectEvent((latest: Allowance | null) => {
    if (latest) client.setQueryData(allowanceQuery.queryKey, latest);
  });
  useEffect(() => {
    update(allowance);
  }, [allowance]);
  // A refusal may mean that another of her pages has used them.
  useEffect(() => {
    if (failed) void client.invalidateQueries(allowanceQuery);
  }, [client, failed]);

  const known = readAllowance(data);
  return <p className="meta num">{known ? sayLeft(known) : "\u00a0"}</p>;
}

function sayLeft({ left, perDay }: Allowance): string {
  if (left > 0) return `${left} of ${perDay} AI generations left today`;
  return `All ${perDay} AI generations of today are used. They begin again at midnight UTC.`;
}
