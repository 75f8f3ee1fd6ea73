import { Button, LinkButton } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { FoundPeople } from "./people.server.ts";

type PeoplePageProps = FoundPeople & { typed: string };

/** Members by a part of their address, or by their id. */
export function PeoplePage({ typed, people, older }: PeoplePageProps) {
  return (
    <div className="stack gap-6">
      <search>
        <form method="post" action="/desk/people" className="stack">
          <TextField
            label="Address or id"
            hint="A part of the address is enough. The newest members stand first, 50 a page."
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
      {older !== null && <Older typed={typed} after={older} />}
    </div>
  );
}

/** A search goes on as a form: what was typed may be an address. */
function Older({ typed, after }: { typed: string; after: string }) {
  if (typed.trim() === "")
    return (
      <div className="actions">
        <LinkButton href={`/desk/people?after=${encodeURIComponent(after)}`}>Older</LinkButton>
      </div>
    );
  return (
    <form method="post" action="/desk/people">
      <input type="hidden" name="q" value={typed} />
      <input type="hidden" name="after" value={after} />
      <Button submit>Older</Button>
    </form>
  );
}
