import { useQuery } from "@tanstack/react-query";
import { annualSaving, type ProPlan, proPlans } from "#core/plans/plans.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { Toggle } from "#ui/components/toggle.tsx";
import { useViewer } from "#ui/viewer.ts";
import { FeatureList } from "./feature-list.tsx";
import { planPricesQuery } from "#features/billing/queries.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

const choices = [
  { value: "monthly", text: "Monthly" },
  { value: "annual", text: "Annual" },
] as const;

/** Signing in leads back to the plan that was shown. */
const signInPaths = {
  monthly: "/api/login?next=%2Fpricing",
  annual: "/api/login?next=%2Fpricing%3Fbilling%3Dannual",
} as const;

type ProPlanCardProps = { billing: ProPlan };

export function ProPlanCard({ billing }: ProPlanCardProps) {
  const plan = proPlans[billing];
  return (
    <section className="plan-card stage" aria-labelledby="pro-plan">
      <div className="spread centered">
        <h2 id="pro-plan" className="title-sm">
          Pro Access
        </h2>
        <Toggle label="Billing" name="billing" value={billing} options={choices} />
      </div>
      <div className="stack gap-3">
        <p className="price numeric">
          {formatDollars(plan.amount)} <small>per {plan.per}</small>
        </p>
        <p className="meta">{otherPlan(billing)}</p>
      </div>
      <FeatureList tiers={["pro"]} />
      <div className="plan-action">
        <ProPlanAction billing={billing} />
      </div>
    </section>
  );
}

function ProPlanAction({ billing }: ProPlanCardProps) {
  const viewer = useViewer();
  if (viewer.kind === "visitor") {
    return (
      <LinkButton look="point" full href={signInPaths[billing]}>
        Sign In to Upgrade
      </LinkButton>
    );
  }
  if (viewer.isPro) {
    return (
      <>
        <Button full disabled>
          Current Plan
        </Button>
        <p className="meta">
          Change or cancel it on <a href="/account">your account page</a>.
        </p>
      </>
    );
  }
  return <Upgrade billing={billing} />;
}

/** While the chosen plan isn't sold, no other is sold in its place. */
function Upgrade({ billing }: ProPlanCardProps) {
  const { data: plans, error } = useQuery(planPricesQuery);
  const priceId = plans?.[billing];
  if (priceId) return <UpgradeButton look="point" full priceId={priceId} />;
  return (
    <>
      <Button full disabled>
        Upgrade to Pro
      </Button>
      {(plans || error) && (
        <p className="meta">Pro can’t be bought right now. Reload this page in a minute.</p>
      )}
    </>
  );
}

function otherPlan(billing: ProPlan): string {
  const saving = `save ${formatDollars(annualSaving)}`;
  if (billing === "annual")
    return `${saving.replace("s", "S")} against ${formatDollars(proPlans.monthly.amount)} per month`;
  return `Or ${formatDollars(proPlans.annual.amount)} per year (${saving})`;
}
