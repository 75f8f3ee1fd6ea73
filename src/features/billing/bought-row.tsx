import type { BoughtView } from "./contract.ts";
import { DownloadLinks } from "./download-links.tsx";
import { priceLine, standing } from "./purchase-words.ts";
import { purchasesQuery } from "./queries.ts";
import { Correction } from "./receipt-address.tsx";
import { ReceiptButton } from "./receipt-button.tsx";
import { SessionLink } from "./session-link.tsx";
import { WithMyWords } from "./with-my-words.tsx";

type BoughtRowProps = { bought: BoughtView };

/** One purchase: what it is, what it gives, its papers. */
export function BoughtRow({ bought }: BoughtRowProps) {
  const { id, name, kind, state, session, invoiceUrl, mayCorrectAddress } = bought;
  const says = standing[state];
  return (
    <section aria-labelledby={id}>
      <div className="stack flow-2">
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p className="meta">{priceLine(bought)}</p>
      </div>
      <div className="stack">
        {says !== null && <p>{says}</p>}
        {session && <SessionLink session={session} />}
        <DownloadLinks bought={bought} />
        <WithMyWords files={bought.downloads} />
        {kind === "pro" && (
          <p>
            Plan, next payment and cancelling stand on <a href="/account">your account page</a>.
          </p>
        )}
        <div className="row">
          {state === "paid" && <ReceiptButton bought={bought} />}
          {invoiceUrl !== null && (
            <a href={invoiceUrl} aria-label={`Invoice: ${name}`}>
              Invoice
            </a>
          )}
        </div>
        {mayCorrectAddress && <Correction bought={bought} shownBy={purchasesQuery} focus={id} />}
      </div>
    </section>
  );
}
