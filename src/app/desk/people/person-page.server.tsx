import { lastDayOf } from "#app/operator/last-day.server.ts";
import { productNameOf } from "#features/billing/emails/purchase-emails.server.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { ActForm } from "#app/desk/act-form.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { PersonView } from "./people.server.ts";

/** A member’s plan, purchases and sign-ins. What was written with the tools is not here, and cannot be. */
export function PersonPage({ isSelf, ...person }: PersonView & { isSelf: boolean }) {
  const { id, createdAt, isPaidPro, grant, purchases, signIns } = person;
  return (
    <div className="desk-sections">
      <section aria-labelledby="plan">
        <h2 id="plan">Plan</h2>
        <p>{describePlan(isPaidPro, grant)}</p>
        <p className="meta">
          Member since {formatMoment(createdAt)}. Id {id}.
        </p>
        <ActForm act="people/grant" fields={{ id }}>
          <TextField
            label="Last day of Pro"
            hint="Such as 2027-01-31, in UTC. Leave it empty for no end."
            name="until"
            autoComplete="off"
          />
          <TextField label="Reason" hint="For the house alone." name="reason" autoComplete="off" />
          <Button submit look="primary">
            Grant Pro
          </Button>
        </ActForm>
        {grant && (
          <ActForm act="people/end-grant" fields={{ id }}>
            <Button submit>End Pro given by hand</Button>
          </ActForm>
        )}
      </section>
      <section aria-labelledby="purchases">
        <h2 id="purchases">Purchases</h2>
        <OwnerTable
          label="Purchases"
          head={["What", "State", "Amount", "When", "Download"]}
          rows={purchases.map((one) => ({
            key: one.id,
            cells: [
              productNameOf(one.sku),
              one.state,
              formatDollars(one.amount),
              formatMoment(one.at),
              <FreshLinks key="links" memberId={id} purchase={one} />,
            ],
          }))}
          empty="Nothing was bought."
        />
        <p className="meta">
          A fresh link goes to the address of the purchase and works for three days.
        </p>
      </section>
      <section aria-labelledby="sign-ins">
        <h2 id="sign-ins">Signed in now</h2>
        <OwnerTable
          label="Signed in now"
          head={["Device", "Since"]}
          rows={signIns.map((one) => ({
            key: one.id,
            cells: [one.device ?? "Unknown device", formatMoment(one.at)],
          }))}
          empty="Signed in nowhere."
        />
        {!isSelf && signIns.length > 0 && (
          <ActForm act="people/sign-out" fields={{ id }}>
            <Button submit>Sign out everywhere</Button>
          </ActForm>
        )}
      </section>
      <section aria-labelledby="deletion">
        <h2 id="deletion">Delete the account</h2>
        {isSelf ? (
          <p>
            This is your own account. It is deleted on <a href="/account">your account page</a>.
          </p>
        ) : (
          <Deletion id={id} />
        )}
      </section>
    </div>
  );
}

type FreshLinksProps = { memberId: string; purchase: PersonView["purchases"][number] };

function FreshLinks({ memberId, purchase: { id, kits } }: FreshLinksProps) {
  if (kits.length === 0) return "None";
  return (
    <div className="stack">
      {kits.map(({ kit, name }) => (
        <ActForm key={kit} act="people/fresh-link" fields={{ id: memberId, purchase: id, kit }}>
          <Button submit small>
            Send a fresh link: {name}
          </Button>
        </ActForm>
      ))}
    </div>
  );
}

function Deletion({ id }: { id: string }) {
  return (
    <>
      <p>
        Only at the member’s request. A subscription ends at once, and all that the account holds is
        removed for good. Records of payments stay, without the person.
      </p>
      <ActForm act="people/delete" fields={{ id }}>
        <TextField
          label="Address of the account"
          hint="Type it as it stands above."
          name="confirm"
          autoComplete="off"
          required
        />
        <Button submit>Delete this account</Button>
      </ActForm>
    </>
  );
}

function describePlan(isPaidPro: boolean, grant: PersonView["grant"]): string {
  const byHand =
    grant &&
    `Pro by hand ${grant.until ? `through ${lastDayOf(grant.until)}` : "without end"}: ${grant.reason}.`;
  const paid = isPaidPro ? "Pro by a subscription." : null;
  return [byHand, paid].filter(Boolean).join(" ") || "Free.";
}
