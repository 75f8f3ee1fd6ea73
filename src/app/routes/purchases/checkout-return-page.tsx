import type { PageReads } from "#app/routing/page.ts";
import { checkoutQuery } from "#features/billing/queries.ts";
import { CheckoutReturn } from "#features/billing/ui/purchases/checkout-return.tsx";
import { useQueryValue } from "#ui/address.ts";

export function CheckoutReturnPage() {
  return (
    <div className="container page">
      <CheckoutReturn sessionId={useQueryValue("session_id") ?? ""} />
    </div>
  );
}

CheckoutReturnPage.reads = ((_, search) => [
  checkoutQuery(search.get("session_id") ?? ""),
]) satisfies PageReads;
