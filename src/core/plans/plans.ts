/** Amounts in US cents. */
export const proPlans = {
  monthly: { amount: 1900, per: "month", lookupKey: "pro_monthly" },
  annual: { amount: 14900, per: "year", lookupKey: "pro_annual" },
} as const;

export type ProPlan = keyof typeof proPlans;

/** What twelve months cost more than a year: $79. */
export const annualSaving = proPlans.monthly.amount * 12 - proPlans.annual.amount;
