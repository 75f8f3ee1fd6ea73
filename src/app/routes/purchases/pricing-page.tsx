import { planPricesQuery } from "#features/billing/queries.ts";
import { useQueryValue } from "#ui/address.ts";
import { FreePlanCard } from "#features/billing/ui/plan/free-plan-card.tsx";
import { ProPlanCard } from "#features/billing/ui/plan/pro-plan-card.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { PageHead } from "#ui/components/page-head.tsx";

export function PricingPage() {
  const isAnnual = useQueryValue("billing") === "annual";
  return (
    <div className="container page">
      <PageHead title="Two ways in. Both yours to leave." before={<Badge>Private Beta</Badge>} />
      <div className="plan-cards">
        <FreePlanCard />
        <ProPlanCard billing={isAnnual ? "annual" : "monthly"} />
      </div>
      <p className="meta spaced-above">Cancel anytime. No questions asked.</p>
    </div>
  );
}

PricingPage.reads = () => [planPricesQuery];
