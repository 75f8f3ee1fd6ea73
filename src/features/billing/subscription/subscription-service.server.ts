import type { ProPlan } from "#core/plans/plans.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import {
  type Buyer,
  cancelPlan,
  openPortal,
  resumePlan,
  switchPlan,
} from "./pro-subscription.server.ts";

/** What a member may do with a subscription that stands. Each throws AppError when there is none, and PaymentsError. */
export function createSubscriptionService(context: BillingContext) {
  return {
    openPortal: (buyer: Omit<Buyer, "isPro">) => openPortal(context, buyer),
    cancel: (userId: string) => cancelPlan(context, userId),
    resume: (userId: string) => resumePlan(context, userId),
    switchPlan: (userId: string, plan: ProPlan) => switchPlan(context, userId, plan),
  };
}
