import type { ReactNode } from "react";
import { useAddress } from "#ui/address.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { formatDollars } from "#ui/format-dollars.ts";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";
import type { PurchaseView } from "#features/billing/contract.ts";

type UnpaidCheckoutProps = { bought: PurchaseView };

/** A checkout that is not paid, or not any more: what that means, and the next step. */
export function UnpaidCheckout({ bought }: UnpaidCheckoutProps) {
  const { state } = bought;
  if (state === "paid") return null;
  const { title, says, isOver } = contentByState[state];
  return (
    <PageHead title={title} lead={`${bought.name}, ${formatDollars(bought.amount)}.`}>
      <p>{says(bought)}</p>
      <div className="actions">
        {isOver ? <BackToShopLink kind={bought.kind} /> : <ReloadLink />}
      </div>
      {!isOver && <SupportLine />}
    </PageHead>
  );
}

type StateContent = {
  readonly title: string;
  readonly says: (bought: PurchaseView) => ReactNode;
  /** There is nothing to wait for. */
  readonly isOver: boolean;
};

const whatOpensByKind = {
  kit: "the download opens",
  session: "your hour opens",
  pro: "Pro opens",
} as const;

const contentByState: Readonly<Record<Exclude<PurchaseView["state"], "paid">, StateContent>> = {
  open: {
    title: "Not paid yet",
    says: () =>
      "Nothing has been charged so far. If you paid a moment ago, this page shows it by itself.",
    isOver: false,
  },
  processing: {
    title: "Your payment is on its way",
    says: ({ kind, email }) =>
      `Some ways of paying take a few days to be confirmed. The moment yours is, ${whatOpensByKind[kind]} and the receipt goes to ${email ?? "you"}. There is nothing to do.`,
    isOver: false,
  },
  failed: {
    title: "The payment did not go through",
    says: () => "Nothing was charged. You can try again, or pay another way.",
    isOver: true,
  },
  expired: {
    title: "This checkout has ended",
    says: () => "Nothing was charged. You can begin again whenever you like.",
    isOver: true,
  },
  refunded: {
    title: "This payment was returned",
    says: () => "The money went back to you, and what it paid for is closed.",
    isOver: true,
  },
  disputed: {
    title: "This payment is being questioned",
    says: () =>
      "What it paid for is closed until the bank has decided. Then it opens again, or the money goes back.",
    isOver: false,
  },
  lost: {
    title: "This payment was taken back",
    says: () => "The bank returned it to the card, so what it paid for is closed.",
    isOver: true,
  },
  review: {
    title: "We are looking at this payment",
    says: () =>
      "Either you had paid for this already, or the amount is not the one we asked for. What you do not owe goes back to you, and we write to you about it.",
    isOver: false,
  },
};

function BackToShopLink({ kind }: { kind: PurchaseView["kind"] }) {
  return kind === "pro" ? (
    <LinkButton href="/pricing">Back to Offers</LinkButton>
  ) : (
    <LinkButton href="/power-kits">Back to Power Kits</LinkButton>
  );
}

function ReloadLink() {
  const { path, search } = useAddress();
  return <LinkButton href={path + search}>Look again</LinkButton>;
}

function SupportLine() {
  const { supportEmail } = useSite();
  return (
    <p className="meta">
      Questions: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  );
}
