import { annualSaving, proPlans } from "#core/plans/plans.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { Note } from "#ui/components/note.tsx";
import type { BillingView } from "#features/billing/contract.ts";
import { usePlanChange } from "./use-plan-change.ts";

type SwitchPlanProps = { billing: BillingView };

const costs = {
  annual: `${formatDollars(proPlans.annual.amount)} per year, ${formatDollars(annualSaving)} less than twelve months. What is left of this month counts towards it; the rest is charged now, and the year begins today.`,
  monthly: `${formatDollars(proPlans.monthly.amount)} per month. What is left of your year stays as credit and pays the coming months; nothing is charged until it is used up.`,
} as const;

/** The other plan, and what it costs before it is chosen. */
export function SwitchPlan({ billing }: SwitchPlanProps) {
  const change = usePlanChange("switch");
  const other = billing.plan === "pro_annual" ? "monthly" : "annual";
  const { amount, per } = proPlans[other];
  return (
    <details className="disclosure needs-script">
      <summary>Switch to {other}</summary>
      <div className="stack">
        <p>{costs[other]}</p>
        <Button pending={change.isPending} onClick={() => void change.run({ plan: other })}>
          {change.isPending ? "Switching..." : `Switch to ${formatDollars(amount)} per ${per}`}
        </Button>
        {change.error !== null && (
          <Note tone="danger" alert title={getErrorMessage(change.error)} />
        )}
      </div>
    </details>
  );
}
