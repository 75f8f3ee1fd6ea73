import { setTimeout as pause } from "node:timers/promises";
import { type CatalogueItem, catalogueItems } from "#adapters/payments/catalogue.ts";
import type { Payments, Price } from "#adapters/payments/payments.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { type ProPlan, proPlans } from "#core/plans/plans.ts";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";

const cacheTtlMs = 5 * 60_000;
/** So long a provider that was away is left alone, unless somebody buys. */
const failureCooldownMs = 30_000;
const pageTimeoutMs = 2_500;
const startTimeoutMs = 5_000;

const planLookupKeys = {
  monthly: proPlans.monthly.lookupKey,
  annual: proPlans.annual.lookupKey,
} as const;

/** What the catalogue says, by lookup key. */
const expectedPrices: ReadonlyMap<string, CatalogueItem> = new Map(
  catalogueItems.map((item) => [item.lookupKey, item]),
);

type PriceListDeps = {
  readonly payments: Payments;
  readonly log: Log;
  /** Called when a price became known, or changed. */
  readonly onPricesChanged: () => void;
};

export type PriceList = ReturnType<typeof createPriceList>;

/** The provider's prices, each used only if it is what the catalogue says. */
export function createPriceList({ payments, log, onPricesChanged: onPrices }: PriceListDeps) {
  let cached: { readonly at: number; readonly prices: ReadonlyMap<string, Price> } | undefined;
  let failedAt = 0;
  let pendingFetch: Promise<ReadonlyMap<string, Price>> | undefined;

  async function fetchPrices() {
    const found = await payments.listPrices();
    const right = [...found].filter(([key, price]) => isAsExpected(key, price));
    for (const key of expectedPrices.keys())
      if (!right.some(([one]) => one === key))
        log.error("price is not as expected", { price: key });
    const prices = new Map(right);
    const isNews = right.some(([key, { id }]) => cached?.prices.get(key)?.id !== id);
    cached = { at: Date.now(), prices };
    if (isNews) onPrices();
    return prices;
  }

  function refresh(): Promise<ReadonlyMap<string, Price>> {
    pendingFetch ??= fetchPrices()
      .catch((error: unknown) => {
        failedAt = Date.now();
        throw error;
      })
      .finally(() => (pendingFetch = undefined));
    return pendingFetch;
  }

  /** By lookup key. After five minutes they are asked for anew, beside the answer. */
  async function getPrices(): Promise<ReadonlyMap<string, Price>> {
    if (!cached) return refresh();
    if (Date.now() - cached.at > cacheTtlMs && Date.now() - failedAt > failureCooldownMs) {
      refresh().catch((error: unknown) =>
        log.warn("prices could not be read", describeError(error)),
      );
    }
    return cached.prices;
  }

  /** For a page, which does not wait long for a provider that is away: what is known by then. */
  async function getPricesForPage(): Promise<ReadonlyMap<string, Price>> {
    if (!cached && Date.now() - failedAt < failureCooldownMs) return new Map();
    return withTimeout(pageTimeoutMs, getPrices());
  }

  /** The plan that a price stands for; null when it is none. */
  async function findPlan(priceId: string): Promise<ProPlan | null> {
    const prices = await getPrices();
    if (prices.get(planLookupKeys.monthly)?.id === priceId) return "monthly";
    return prices.get(planLookupKeys.annual)?.id === priceId ? "annual" : null;
  }

  /** Throws StartupError when Pro would be sold at another price than we say; says nothing while the provider is away. */
  async function check(): Promise<void> {
    const prices = await withTimeout(startTimeoutMs, getPrices());
    if (prices.size === 0) {
      log.warn("prices could not be checked yet");
      return;
    }
    const wrong = Object.values(planLookupKeys).filter((key) => !prices.has(key));
    if (wrong.length > 0) throw new StartupError(describeMissingPrices(wrong));
  }

  return {
    getPrices,
    getPricesForPage,
    findPlan,
    getProPrice: async (plan: ProPlan) => (await getPrices()).get(planLookupKeys[plan]),
    check,
  };
}

/** The prices if they come in time; none otherwise. */
async function withTimeout(
  ms: number,
  request: Promise<ReadonlyMap<string, Price>>,
): Promise<ReadonlyMap<string, Price>> {
  const none = new Map<string, Price>();
  const ending = new AbortController();
  const tooLate = pause(ms, none, { signal: ending.signal }).catch(() => none);
  const first = await Promise.race([request.catch(() => none), tooLate]);
  ending.abort();
  return first;
}

function isAsExpected(key: string, price: Price): boolean {
  const wanted = expectedPrices.get(key);
  const isSame = price.amount === wanted?.amount && price.interval === wanted.interval;
  return isSame && price.currency === "usd";
}

function describeMissingPrices(keys: readonly string[]): string {
  const each = keys.map((key) => {
    const { amount, interval } = expectedPrices.get(key) ?? {};
    return `${key} (${(amount ?? 0) / 100} USD per ${interval})`;
  });
  return `Stripe has no active price for ${each.join(" and ")}. Give the price this lookup key, or mend its amount.`;
}
