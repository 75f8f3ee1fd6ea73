import { useQuery } from "@tanstack/react-query";
import { isPro } from "#core/access/access.ts";
import { formatDay } from "#core/record/day.ts";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { BillingView } from "#features/billing/contract.ts";
import { billingQuery } from "#features/billing/queries.ts";

type PaymentProblemNoticeProps = {
  billing: BillingView;
  /** The page is not the one where billing is managed, so it links there. */
  isElsewhere?: boolean;
};

/** A payment is missing: until when Pro stays, and what to do. */
export function PaymentProblemNotice({ billing, isElsewhere = false }: PaymentProblemNoticeProps) {
  const { status, pastDue, endsAt } = billing;
  const hasPro = isPro(useViewer());
  const place = (
    <>
      under Manage billing
      {isElsewhere && (
        <>
          {" "}
          on <a href="/account">your account page</a>
        </>
      )}
    </>
  );
  if (pastDue && hasPro && endsAt !== null)
    return (
      <Note tone="warning" title="Your last payment did not go through.">
        Pro stays open until {formatDay(endsAt.slice(0, 10))}. Update the payment method {place},
        and it goes on as before. If you would rather let it end, there is nothing to do.
      </Note>
    );
  if (pastDue || status === "unpaid" || status === "paused")
    return (
      <Note tone="warning" title="Pro is closed until the open payment is made.">
        Pay it {place}, and Pro opens at once. Everything you wrote is still here.
      </Note>
    );
  return null;
}

/** The same on a page that is about something else. */
export function PaymentProblemBanner() {
  const { data: billing } = useQuery(billingQuery);
  return billing ? <PaymentProblemNotice billing={billing} isElsewhere /> : null;
}
