import Crown from "lucide-react/icons/crown";
import { useQuery } from "@tanstack/react-query";
import { isPro } from "#core/access/access.ts";
import { formatDay } from "#core/record/day.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Badge } from "#ui/components/badge.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { useViewer } from "#ui/viewer.ts";
import type { BillingView } from "#features/billing/contract.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { PaymentProblemNotice } from "./payment-problem-notice.tsx";
import { PortalButton } from "./portal-button.tsx";
import { billingQuery } from "#features/billing/queries.ts";
import { ResumeButton } from "./resume-button.tsx";
import { SwitchPlan } from "./switch-plan.tsx";
import { UpgradeButton } from "./upgrade-button.tsx";

/** The plan: until when, for how much, and every way to change it. */
export function BillingPlan() {
  const { data: billing, error } = useQuery(billingQuery);
  if (error) return <Note tone="danger" alert title={getErrorMessage(error)} />;
  if (!billing) return <p className="meta shown-late">Loading...</p>;
  if (billing.plan === "free") return <Free />;
  if (billing.plan === "granted") return <Granted />;
  return <Subscribed billing={billing} />;
}

function Free() {
  return (
    <>
      <p>
        <strong>Free Account.</strong> The open and the free tools are yours.{" "}
        <a href="/pricing">See what Pro adds</a>
      </p>
      <div className="actions">
        <UpgradeButton look="primary" />
      </div>
    </>
  );
}

function Granted() {
  const { brand } = useSite();
  return (
    <>
      <ProLine />
      <p>It was given to your account by {brand}. Nothing is charged.</p>
    </>
  );
}

type SubscribedProps = { billing: BillingView };

function Subscribed({ billing }: SubscribedProps) {
  const { endsAt, canResume } = billing;
  return (
    <>
      {isPro(useViewer()) && <ProLine />}
      <PaymentProblemNotice billing={billing} />
      <output>
        <strong>{formatPrice(billing)}.</strong> {formatNextPayment(billing)}
      </output>
      <div className="actions">
        {canResume && <ResumeButton />}
        <PortalButton />
      </div>
      {!canResume && (
        <div key={billing.plan}>
          {billing.status === "active" && <SwitchPlan billing={billing} />}
          <CancelPlan endsAt={endsAt ?? billing.nextAt} />
        </div>
      )}
      <p className="meta">Cancel anytime. No questions asked.</p>
    </>
  );
}

/** "$19 per month" */
function formatPrice({ amount, interval }: BillingView): string {
  return `${formatDollars(amount ?? 0)} per ${interval ?? "month"}`;
}

function formatNextPayment({ endsAt, nextAt, pastDue }: BillingView): string {
  if (pastDue) return "The payment of this period is open.";
  if (endsAt !== null)
    return `Pro until ${formatDay(endsAt.slice(0, 10))}. Nothing more is charged.`;
  return nextAt === null ? "" : `The next payment is on ${formatDay(nextAt.slice(0, 10))}.`;
}

function ProLine() {
  return (
    <p className="row">
      <Badge kind="pro">
        <Icon of={Crown} />
        Pro Access
      </Badge>
      Every tool, every post, and your Executive Suite.
    </p>
  );
}
