import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { isPro } from "#core/access/access.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { useAddress } from "#ui/address.ts";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { CheckoutView } from "#features/billing/contract.ts";
import {
  KitPurchaseSuccess,
  ProPurchaseSuccess,
  CoachingSessionPurchaseSuccess,
} from "./purchase-success.tsx";
import { downloadLinkRefresh } from "./download-link-refresh.ts";
import { CheckoutNotFound } from "./checkout-not-found.tsx";
import { UnpaidCheckout } from "./unpaid-checkout.tsx";
import { checkoutQuery } from "#features/billing/queries.ts";

type CheckoutReturnProps = { sessionId: string };

/** Where the checkout leads back: what was bought, as soon as the provider says that it is paid. */
export function CheckoutReturn({ sessionId }: CheckoutReturnProps) {
  const { data: checkout, error } = useQuery({
    ...checkoutQuery(sessionId),
    ...downloadLinkRefresh,
    refetchInterval: ({ state }) => nextPollDelay(state.data?.state, state.dataUpdateCount),
  });
  const isNews = usePaidWhileWatching(checkout);
  if (checkout === null) return <CheckoutNotFound />;
  if (checkout)
    return (
      <>
        <output className="visually-hidden">{isNews && `Paid: ${checkout.purchase.name}.`}</output>
        <CheckoutResult checkout={checkout} />
      </>
    );
  return (
    <div className="stack">
      <h1>Your purchase</h1>
      {error ? <CheckoutError error={error} /> : <LoadingCheckout />}
    </div>
  );
}

function CheckoutResult({ checkout }: { checkout: CheckoutView }) {
  const Shown = checkout.state === "paid" ? successByKind[checkout.kind] : UnpaidCheckout;
  return <Shown bought={checkout.purchase} />;
}

const successByKind = {
  kit: KitPurchaseSuccess,
  session: CoachingSessionPurchaseSuccess,
  pro: ProPurchaseSuccess,
} as const satisfies Record<
  CheckoutView["kind"],
  ComponentType<{ bought: CheckoutView["purchase"] }>
>;

function LoadingCheckout() {
  return (
    <>
      <p className="meta shown-late">Loading...</p>
      <noscript>
        <p>If nothing is shown here, reload this page in a minute. What you paid is not lost.</p>
      </noscript>
    </>
  );
}

function CheckoutError({ error }: { error: unknown }) {
  const { path, search } = useAddress();
  return (
    <Note tone="danger" alert title={getErrorMessage(error)}>
      If you paid, it is not lost: the receipt comes by e-mail.{" "}
      <a href={path + search}>Look again</a>
    </Note>
  );
}

const pollDelaysMs = [2_000, 3_000, 5_000, 10_000, 20_000];

/** Calmly, a few times, while it is not decided; then only for fresh links. */
function nextPollDelay(state: CheckoutView["state"] | undefined, looks: number): number | false {
  if (state === "paid") return downloadLinkRefresh.refetchInterval;
  return state === "open" || state === "processing" ? (pollDelaysMs[looks - 1] ?? false) : false;
}

/** True when it was paid while the page was open. The page's viewer is as old as the page: with Pro it is reloaded. */
function usePaidWhileWatching(checkout: CheckoutView | null | undefined): boolean {
  const viewer = useViewer();
  const [first] = useState(checkout?.state);
  const isNews = checkout?.state === "paid" && first !== "paid";
  const mustReload = isNews && checkout.kind === "pro" && !isPro(viewer);
  useEffect(() => {
    if (mustReload) location.reload();
  }, [mustReload]);
  return isNews;
}
