import type { ProviderSubscription } from "#core/plans/pro-access.ts";

/** Rows of one provider never grant anything while another one is in charge. */
export type ProviderName = "embedded" | "stripe";

/** What the catalogue prices, as the provider knows it. Amounts are US cents. */
export type Price = {
  readonly id: string;
  readonly lookupKey: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: "month" | "year" | null;
};

export type CheckoutOrder = {
  /** The id of our purchase row: it names the order at the provider, and is its idempotency key. */
  readonly purchaseId: string;
  readonly priceId: string;
  readonly mode: "payment" | "subscription";
  /** The buyer's customer at the provider; a guest has none and leaves an address at the checkout. */
  readonly customerId: string | null;
  readonly userId: string | null;
  /** Where the buyer comes back; it ends in `session_id={CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

export type OpenedCheckout = { readonly id: string; readonly url: string };

/** A checkout as the provider sees it at this moment. */
export type ProviderCheckout = {
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly url: string | null;
  readonly isPaid: boolean;
  /** Nothing was to be paid. */
  readonly isFree: boolean;
  readonly purchaseId: string | null;
  readonly customerId: string | null;
  readonly email: string | null;
  readonly priceIds: readonly string[];
  readonly subtotal: number;
  readonly currency: string;
  readonly subscriptionId: string | null;
  readonly paymentId: string | null;
  readonly refunded: number;
  readonly amount: number;
  readonly dispute: "none" | "open" | "won" | "lost";
  readonly hasFailed: boolean;
  readonly invoiceUrl: string | null;
};

/** What an event points to. Nothing in it is believed: the thing itself is fetched. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly createdAt: Date;
  readonly objectId: string | null;
  readonly customerId: string | null;
  readonly checkoutId: string | null;
  readonly paymentId: string | null;
};

export type PortalFlow =
  | { readonly kind: "overview" }
  | { readonly kind: "pay" }
  | { readonly kind: "cancel"; readonly subscriptionId: string };

/** Thrown by `readEvent` for what the provider did not sign, or not now. */
export class InvalidSignatureError extends Error {
  override readonly name = "InvalidSignatureError";
}

/** Thrown when the provider cannot be asked, or answers what is no answer. */
export class PaymentsError extends Error {
  override readonly name = "PaymentsError";
}

/** The verbs that the product needs of whoever takes the money. Each throws PaymentsError when it cannot be done. */
export type Payments = {
  readonly provider: ProviderName;
  readonly livemode: boolean;
  /** Every active price of the catalogue, by lookup key. */
  readonly listPrices: () => Promise<ReadonlyMap<string, Price>>;
  readonly createCustomer: (who: { userId: string; email: string }) => Promise<string>;
  readonly deleteCustomer: (customerId: string) => Promise<void>;
  readonly openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  readonly expireCheckout: (checkoutId: string) => Promise<void>;
  /** Null when the provider knows no such checkout. */
  readonly findCheckout: (checkoutId: string) => Promise<ProviderCheckout | null>;
  /** The checkout that a payment came from. */
  readonly findCheckoutByPayment: (paymentId: string) => Promise<ProviderCheckout | null>;
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  readonly openPortal: (order: {
    customerId: string;
    returnUrl: string;
    flow: PortalFlow;
  }) => Promise<string>;
  /** At the end of what is paid. */
  readonly cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  readonly resumeSubscription: (subscriptionId: string) => Promise<void>;
  readonly cancelNow: (subscriptionId: string) => Promise<void>;
  /** Another plan for the same subscription, prorated. */
  readonly changePrice: (subscriptionId: string, priceId: string) => Promise<void>;
  /** All of it, or of a subscription its latest payment. */
  readonly refund: (what: { paymentId: string } | { subscriptionId: string }) => Promise<void>;
  /** The bytes as they came, and the signature header; throws InvalidSignatureError. */
  readonly readWebhookEvent: (body: Uint8Array, signature: string) => Promise<ProviderEvent>;
  /** Events since then that never reached us. */
  readonly listMissedEvents: (since: Date) => Promise<readonly ProviderEvent[]>;
};
