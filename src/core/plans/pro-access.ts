/** A subscription as it was fetched from the provider; states that we do not know deny. Amounts are US cents. */
export type SubscriptionState = {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly amount: number;
  readonly interval: "month" | "year" | null;
  readonly status: string;
  readonly currentPeriodEnd: Date;
  /** When it will end, in whichever spelling the provider says it. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  /** Its latest payment was refunded in full, or charged back. */
  readonly isTakenBack: boolean;
};
