import type { ReactNode } from "react";
import { LinkButton } from "#ui/components/button.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { PageHead } from "#ui/components/page-head.tsx";
import { useAddress } from "#ui/address.ts";
import { useViewer } from "#ui/viewer.ts";
import type { PurchaseView } from "#features/billing/contract.ts";
import { DownloadLinks } from "./download-links.tsx";
import { checkoutQuery } from "#features/billing/queries.ts";
import { ReceiptAddressForm } from "./receipt-address-form.tsx";
import { CoachingSessionLink } from "./coaching-session-link.tsx";

type PurchaseSuccessProps = { bought: PurchaseView };

/** The files first. */
export function KitPurchaseSuccess({ bought }: PurchaseSuccessProps) {
  const isOne = bought.downloads.length === 1;
  return (
    <PurchaseSuccess
      title={isOne ? "Your kit is here" : "Your kits are here"}
      lead={`${bought.name}, ${formatDollars(bought.amount)}, paid. Yours to keep.`}
      bought={bought}
    >
      <DownloadLinks bought={bought} first />
    </PurchaseSuccess>
  );
}

export function CoachingSessionPurchaseSuccess({ bought }: PurchaseSuccessProps) {
  const { session } = bought;
  return (
    <PurchaseSuccess
      title="Your hour is yours"
      lead={`${bought.name}, ${formatDollars(bought.amount)}, paid. Choose the time when it suits you.`}
      bought={bought}
    >
      {session && <CoachingSessionLink session={session} first />}
      <DownloadLinks bought={bought} />
    </PurchaseSuccess>
  );
}

export function ProPurchaseSuccess({ bought }: PurchaseSuccessProps) {
  return (
    <PurchaseSuccess
      title="You have Pro"
      lead={`${formatDollars(bought.amount)} per ${bought.sku === "pro_annual" ? "year" : "month"}, paid. Every tool, every post and your Executive Suite are open.`}
      bought={bought}
    >
      <div className="actions">
        <LinkButton look="primary" grow href="/dashboard">
          Open your dashboard
        </LinkButton>
        <LinkButton grow href="/tools">
          See your tools
        </LinkButton>
      </div>
    </PurchaseSuccess>
  );
}

function PurchaseSuccess({
  title,
  lead,
  bought,
  children,
}: PurchaseSuccessProps & { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        {children}
      </PageHead>
      <PurchaseDocuments bought={bought} />
    </>
  );
}

const receipt = "receipt";

/** Where the receipt went, and where all of it is found later. */
function PurchaseDocuments({ bought }: PurchaseSuccessProps) {
  const { email, invoiceUrl, kind, mayCorrectAddress } = bought;
  const { search } = useAddress();
  const id = new URLSearchParams(search).get("session_id") ?? "";
  const isMember = useViewer().kind === "member";
  return (
    <section className="stack" aria-labelledby={receipt}>
      <h2 id={receipt} className="title-sm" tabIndex={-1}>
        Your receipt
      </h2>
      {email !== null && (
        <p>
          It went to <strong className="wrap-anywhere">{email}</strong>
          {kind === "kit" ? ", with the same files." : "."}
        </p>
      )}
      {mayCorrectAddress && (
        <ReceiptAddressForm bought={bought} query={checkoutQuery(id)} focus={receipt} />
      )}
      {invoiceUrl !== null && (
        <p>
          <a href={invoiceUrl}>Invoice</a>
        </p>
      )}
      <p className="meta">
        {isMember ? <MemberPurchaseNote kind={kind} /> : <GuestPurchaseNote />}
      </p>
    </section>
  );
}

function MemberPurchaseNote({ kind }: { kind: PurchaseView["kind"] }) {
  if (kind === "pro")
    return (
      <>
        Cancel anytime on <a href="/account">your account page</a>. No questions asked.
      </>
    );
  return (
    <>
      It stays among <a href="/my-kits">your kits</a>.
    </>
  );
}

function GuestPurchaseNote() {
  return (
    <>
      This browser keeps it among <a href="/my-kits">your kits</a>. To have it everywhere,{" "}
      <a href="/api/login?next=%2Fmy-kits">sign up free</a> with the address above.
    </>
  );
}
