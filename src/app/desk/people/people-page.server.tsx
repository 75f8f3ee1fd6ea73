import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { FoundPerson } from "./people.server.ts";

type PeoplePageProps = { typed: string; people: readonly FoundPerson[] };

/** Members by a part of their address, or by their id. */
export function PeoplePage({ typed, people }: PeoplePageProps) {
  return (
    <div className="stack gap-6">
      <search>
        <form method="get" action="/desk/people" className="stack">
          <TextField
            label="Address or id"
            hint="A part of the address is enough. The newest 50 are shown."
            name="q"
            defaultValue={typed}
            autoComplete="off"
          />
          <Button submit>Search</Button>
        </form>
      </search>
      <OwnerTable
        label="Members"
        head={["Address", "Plan", "Since"]}
        rows={people.map(({ id, email, isPro, createdAt }) => ({
          key: id,
          cells: [
            <a key="link" href={`/desk/people/${encodeURIComponent(id)}`}>
              {email}
            </a>,
            isPro ? "Pro" : "Free",
            formatMoment(createdAt),
          ],
        }))}
        empty="No member has such an address or id."
      />
    </div>
  );
}
