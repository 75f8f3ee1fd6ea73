import type { ReactNode } from "react";
import {
  formatSessionSpan,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { ActForm } from "#app/desk/act-form.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { Today } from "./today.server.ts";

/** What is to be looked at today, each with where it is settled. */
export function TodayPage({ warnings, sessions, emails, waitlist, ...money }: Today) {
  const { zone, now, ofDay } = sessions;
  return (
    <div className="desk-sections">
      {warnings.length > 0 && (
        <div className="stack">
          {warnings.map((warning) => (
            <Note key={warning} tone="warning" title={warning}>
              <a href="/desk/health">System health</a>
            </Note>
          ))}
        </div>
      )}
      <TodaySection id="sessions" title={`Sessions on ${formatZonedDay(now, zone)}`}>
        <OwnerTable
          label="Sessions of the day"
          head={["Time", "With"]}
          rows={ofDay.map(({ purchaseId, startsAt, account, email }) => ({
            key: purchaseId,
            cells: [
              <a key="session" href={`/desk/sessions/${encodeURIComponent(purchaseId)}`}>
                {formatSessionSpan(startsAt, zone)}
              </a>,
              account ?? email ?? "No address",
            ],
          }))}
          empty="No session is booked for today."
        />
        <p className="meta">Times in {zone}.</p>
        <p>
          <a href="/desk/sessions">See the week</a>
        </p>
      </TodaySection>
      <MoneySections {...money} />
      <TodaySection id="mail" title="Failed emails">
        <OwnerTable
          label="Failed emails"
          head={["To or from", "Failed", "Code"]}
          rows={emails.map((one) => ({
            key: one.id,
            cells: [
              one.about ?? "Removed",
              one.failedAt && formatMoment(one.failedAt),
              one.error ?? "None",
            ],
          }))}
          empty="No email has failed."
        />
        <p>
          <a href="/desk/mail">See the mail and try again</a>
        </p>
      </TodaySection>
      <TodaySection id="waitlist" title="Joined the waitlist in 7 days">
        <OwnerTable
          label="Joined the waitlist in 7 days"
          head={["Address", "Joined"]}
          rows={waitlist.map(({ email, createdAt }) => ({
            key: email,
            cells: [email, formatMoment(createdAt)],
          }))}
          empty="Nobody joined in the last 7 days."
        />
        <p>
          <a href="/api/desk/waitlist.csv">The whole list as CSV</a>
        </p>
      </TodaySection>
    </div>
  );
}

function MoneySections({
  purchases,
  subscriptions,
  events,
}: Pick<Today, "purchases" | "subscriptions" | "events">) {
  const bought = purchases.map((one) => ({
    key: one.id,
    cells: [
      `${one.sku}, ${formatDollars(one.amount)}`,
      one.isRefundDue ? `${one.state}, refund due` : one.state,
      <Buyer key="buyer" userId={one.userId} email={one.email} />,
      formatMoment(one.at),
    ],
  }));
  const subscribed = subscriptions.map((one) => ({
    key: one.id,
    cells: [
      "Pro subscription",
      one.isRefundDue ? `${one.status}, refund due` : one.status,
      <Buyer key="buyer" userId={one.userId} email={null} />,
      formatMoment(one.at),
    ],
  }));
  return (
    <>
      <TodaySection id="payments" title="Payments that need a look">
        <OwnerTable
          label="Payments that need a look"
          head={["What", "State", "Whose", "When"]}
          rows={[...bought, ...subscribed]}
          empty="No payment needs a look."
        />
        <p className="meta">
          A dispute is answered, and money given back, at the payment provider.
        </p>
      </TodaySection>
      <TodaySection id="differences" title="Differences from the payment provider">
        <OwnerTable
          label="Differences from the payment provider"
          head={["Event", "Tries", "Last problem", "Came"]}
          rows={events.map((one) => ({
            key: one.id,
            cells: [one.type, one.attempts, one.error ?? "None", formatMoment(one.at)],
          }))}
          empty="All payments match Stripe."
        />
        <ActForm act="payments/compare" fields={{}}>
          <p className="meta">
            Compares every purchase with the provider and mends the records. It asks for a code or a
            passkey of the last 30 minutes.
          </p>
          <Button submit>Compare everything</Button>
        </ActForm>
      </TodaySection>
    </>
  );
}

function Buyer({ userId, email }: { userId: string | null; email: string | null }) {
  if (userId === null) return email ?? "A guest";
  return <a href={`/desk/people/${encodeURIComponent(userId)}`}>{email ?? "The member"}</a>;
}

function TodaySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
