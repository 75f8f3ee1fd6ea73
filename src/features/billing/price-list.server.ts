import { setTimeout as pause } from "node:timers/promises";
import { type CatalogueItem, catalogueItems, priceIdOf } from "#adapters/payments/catalogue.ts";
import type { Payments, Price } from "#adapters/payments/payments.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { type ProPlan, proPlans } from "#core/plans/plans.ts";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";

const cacheTtlMs = 5 * 60_000;
/** So long a provider that was away is left alone, unless somebody buys. */
const failureCooldownMs = 30_000;
const startTimeoutMs = 5_000;

const planLookupKeys = {
  monthly: proPlans.monthly.lookupKey,
  annual: proPlans.annual.lookupKey,
} as const;

/** What pages call the prices until the provider has said their ids, by lookup key. */
const provisionalIds: ReadonlyMap<string, string> = new Map(
  catalogueItems.map(({ lookupKey }) => [lookupKey, priceIdOf(lookupKey)]),
);

/** What the catalogue says, by lookup key. */
const expectedPrices: ReadonlyMap<string, CatalogueItem> = new Map(
  catalogueItems.map((item) => [item.lookupKey, item]),
);

type PriceListDeps = {
  readonly payments: Payments;
  readonly log: Log;
  /** Called when what pages call the prices changed. */
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
    const idsBefore = currentIds();
    cached = { at: Date.now(), prices };
    if (!hasSameIds(idsBefore, currentIds())) onPrices();
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

  /** Asks beside the answer, every five minutes. */
  function refreshIfDue(): void {
    const now = Date.now();
    if ((cached && now - cached.at <= cacheTtlMs) || now - failedAt <= failureCooldownMs) return;
    refresh().catch((error: unknown) => log.warn("prices could not be read", describeError(error)));
  }

  /** By lookup key. Throws PaymentsError while nothing is known. */
  async function getPrices(): Promise<ReadonlyMap<string, Price>> {
    if (!cached) return refresh();
    refreshIfDue();
    return cached.prices;
  }

  function currentIds(): ReadonlyMap<string, string> {
    return cached ? new Map([...cached.prices].map(([key, { id }]) => [key, id])) : provisionalIds;
  }

  /** For a page, which never waits for the provider: by lookup key, without what isn't sold. A checkout takes each of them. */
  function getPriceIds(): ReadonlyMap<string, string> {
    refreshIfDue();
    return currentIds();
  }

  /** Is this what a page calls the price, or called it before the provider had said its id? */
  async function isPriceOf(lookupKey: string | undefined, priceId: string): Promise<boolean> {
    if (lookupKey === undefined) return false;
    return priceId === priceIdOf(lookupKey) || (await getPrices()).get(lookupKey)?.id === priceId;
  }

  /** The plan that a price stands for; null when it is none. */
  async function findPlan(priceId: string): Promise<ProPlan | null> {
    if (await isPriceOf(planLookupKeys.monthly, priceId)) return "monthly";
    return (await isPriceOf(planLookupKeys.annual, priceId)) ? "annual" : null;
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
    getPriceIds,
    isPriceOf,
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

function hasSameIds(
  ids: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): boolean {
  return ids.size === others.size && [...ids].every(([key, id]) => others.get(key) === id);
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
