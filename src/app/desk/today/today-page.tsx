import { DeskTable } from "#app/desk/desk-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { Today } from "./today.server.ts";

/** What is to be looked at today, each with where it is settled. */
export function TodayPage({ waitlist }: Today) {
  return (
    <div className="desk-sections">
      <section aria-labelledby="waitlist">
        <h2 id="waitlist">Joined the waitlist in 7 days</h2>
        <DeskTable
          label="Joined the waitlist in 7 days"
          head={["Address", "Joined"]}
          rows={waitlist.map(({ email, createdAt }) => ({
            key: email,
            cells: [email, formatMoment(createdAt)],
          }))}
          empty="Nobody joined in the last 7 days."
        />
        <p className="meta">
          The whole list as CSV: <code>npm run operator -- waitlist export</code>
        </p>
      </section>
    </div>
  );
}
