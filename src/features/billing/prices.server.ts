import { setTimeout as pause } from "node:timers/promises";
import { type PricedThing, pricedThings } from "#adapters/payments/catalogue.ts";
import type { Payments, Price } from "#adapters/payments/payments.ts";
import { StartProblem } from "#adapters/start-problem.ts";
import { type Billing, proPlans } from "#core/plans/plans.ts";
import { errorDetail } from "#http/error-detail.ts";
import type { Log } from "#http/log.ts";

const freshMs = 5 * 60_000;
/** So long a provider that was away is left alone, unless somebody buys. */
const restMs = 30_000;
const pageMs = 2_500;
const startMs = 5_000;

const planKeys = {
  monthly: proPlans.monthly.lookupKey,
  annual: proPlans.annual.lookupKey,
} as const;

/** What the catalogue says, by lookup key. */
const expected: ReadonlyMap<string, PricedThing> = new Map(
  pricedThings.map((thing) => [thing.lookupKey, thing]),
);

type PriceListParts = {
  readonly payments: Payments;
  readonly log: Log;
  /** Called when a price became known, or changed. */
  readonly onPrices: () => void;
};

export type PriceList = ReturnType<typeof createPriceList>;

/** The provider's prices, each kept only if it is what the catalogue says. */
export function createPriceList({ payments, log, onPrices }: PriceListParts) {
  let kept: { readonly at: number; readonly prices: ReadonlyMap<string, Price> } | undefined;
  let failedAt = 0;
  let asking: Promise<ReadonlyMap<string, Price>> | undefined;

  async function ask() {
    const found = await payments.prices();
    const right = [...found].filter(([key, price]) => isAsExpected(key, price));
    for (const key of expected.keys())
      if (!right.some(([one]) => one === key))
        log.error("price is not as expected", { price: key });
    const prices = new Map(right);
    const isNews = right.some(([key, { id }]) => kept?.prices.get(key)?.id !== id);
    kept = { at: Date.now(), prices };
    if (isNews) onPrices();
    return prices;
  }

  function refresh(): Promise<ReadonlyMap<string, Price>> {
    asking ??= ask()
      .catch((error: unknown) => {
        failedAt = Date.now();
        throw error;
      })
      .finally(() => (asking = undefined));
    return asking;
  }

  /** By lookup key. After five minutes they are asked for anew, beside the answer. */
  async function all(): Promise<ReadonlyMap<string, Price>> {
    if (!kept) return refresh();
    if (Date.now() - kept.at > freshMs && Date.now() - failedAt > restMs) {
      refresh().catch((error: unknown) => log.warn("prices could not be read", errorDetail(error)));
    }
    return kept.prices;
  }

  /** For a page, which does not wait long for a provider that is away: what is known by then. */
  async function known(): Promise<ReadonlyMap<string, Price>> {
    if (!kept && Date.now() - failedAt < restMs) return new Map();
    return within(pageMs, all());
  }

  /** The plan that a price stands for; null when it is none. */
  async function planOf(priceId: string): Promise<Billing | null> {
    const prices = await all();
    if (prices.get(planKeys.monthly)?.id === priceId) return "monthly";
    return prices.get(planKeys.annual)?.id === priceId ? "annual" : null;
  }

  /** Throws StartProblem when Pro would be sold at another price than we say; says nothing while the provider is away. */
  async function check(): Promise<void> {
    const prices = await within(startMs, all());
    if (prices.size === 0) {
      log.warn("prices could not be checked yet");
      return;
    }
    const wrong = Object.values(planKeys).filter((key) => !prices.has(key));
    if (wrong.length > 0) throw new StartProblem(sentenceFor(wrong));
  }

  return {
    all,
    known,
    planOf,
    proPrice: async (plan: Billing) => (await all()).get(planKeys[plan]),
    check,
  };
}

/** The prices if they come in time; none otherwise. */
async function within(
  ms: number,
  asked: Promise<ReadonlyMap<string, Price>>,
): Promise<ReadonlyMap<string, Price>> {
  const none = new Map<string, Price>();
  const ending = new AbortController();
  const tooLate = pause(ms, none, { signal: ending.signal }).catch(() => none);
  const first = await Promise.race([asked.catch(() => none), tooLate]);
  ending.abort();
  return first;
}

function isAsExpected(key: string, price: Price): boolean {
  const wanted = expected.get(key);
  const isSame = price.amount === wanted?.amount && price.interval === wanted.interval;
  return isSame && price.currency === "usd";
}

function sentenceFor(keys: readonly string[]): string {
  const each = keys.map((key) => {
    const { amount, interval } = expected.get(key) ?? {};
    return `${key} (${(amount ?? 0) / 100} USD per ${interval})`;
  });
  return `Stripe has no active price for ${each.join(" and ")}. Give the price this lookup key, or mend its amount.`;
}
