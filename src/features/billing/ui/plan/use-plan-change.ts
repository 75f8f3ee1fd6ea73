import { useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "#ui/api/api-request.ts";
import { useAction } from "#ui/use-action.ts";
import { billingQuery } from "#features/billing/queries.ts";

/** Changes the subscription, reads its new state, and moves the focus to the heading of the plan. */
export function usePlanChange(what: "cancel" | "resume" | "switch") {
  const client = useQueryClient();
  return useAction(async (body: { plan: "monthly" | "annual" } | undefined) => {
    await apiRequest("POST", `/api/billing/${what}`, body && { body });
    document.getElementById("plan")?.focus();
    await client.invalidateQueries(billingQuery);
  });
}
