import { CheckoutReturn } from "#features/billing/checkout-return.tsx";
import { useQueryValue } from "#ui/address.ts";

export function CheckoutReturnPage() {
  return (
    <div className="wrap page">
      <CheckoutReturn sessionId={useQueryValue("session_id") ?? ""} />
    </div>
  );
}
