import type { PurchaseView } from "#features/billing/contract.ts";
import { DownloadLinks } from "./download-links.tsx";
import { formatPriceLine, purchaseStateText } from "./purchase-text.ts";
import { purchasesQuery } from "#features/billing/queries.ts";
import { ReceiptAddressForm } from "./receipt-address-form.tsx";
import { ResendReceiptButton } from "./resend-receipt-button.tsx";
import { CoachingSessionLink } from "./coaching-session-link.tsx";
import { PrefilledDownloadLinks } from "./prefilled-download-links.tsx";

type PurchaseListItemProps = { bought: PurchaseView };

/** One purchase: what it is, what it gives, its papers. */
export function PurchaseListItem({ bought }: PurchaseListItemProps) {
  const { id, name, kind, state, session, invoiceUrl, mayCorrectAddress } = bought;
  const stateText = purchaseStateText[state];
  return (
    <section aria-labelledby={id}>
      <div className="stack gap-2">
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p className="meta">{formatPriceLine(bought)}</p>
      </div>
      <div className="stack">
        {stateText !== null && <p>{stateText}</p>}
        {session && <CoachingSessionLink session={session} />}
        <DownloadLinks bought={bought} />
        <PrefilledDownloadLinks files={bought.downloads} />
        {kind === "pro" && (
          <p>
            Plan, next payment and cancelling stand on <a href="/account">your account page</a>.
          </p>
        )}
        <div className="row">
          {state === "paid" && <ResendReceiptButton bought={bought} />}
          {invoiceUrl !== null && (
            <a href={invoiceUrl} aria-label={`Invoice: ${name}`}>
              Invoice
            </a>
          )}
        </div>
        {mayCorrectAddress && (
          <ReceiptAddressForm bought={bought} query={purchasesQuery} focus={id} />
        )}
      </div>
    </section>
  );
}
