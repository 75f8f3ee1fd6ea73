import { type PricedThing, pricedThings } from "./catalogue.ts";
import type { Price } from "./payments.ts";

export type PriceReport = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** What keeps a price from being charged: it is not what the catalogue says. */
export type PriceProblem = { readonly lookupKey: string; readonly why: string };

/** Where the provider's prices differ from the catalogue. */
export function priceProblems(prices: ReadonlyMap<string, Price>): readonly PriceProblem[] {
  return pricedThings.flatMap((thing) => {
    const why = difference(thing, prices.get(thing.lookupKey));
    return why === null ? [] : [{ lookupKey: thing.lookupKey, why }];
  });
}

function difference(thing: PricedThing, price: Price | undefined): string | null {
  if (!price) return "there is no active price with this lookup key";
  if (price.currency !== "usd") return `its currency is ${price.currency}, not usd`;
  if (price.amount !== thing.amount) return `it is ${price.amount} cents, not ${thing.amount}`;
  if (price.interval !== thing.interval)
    return `it is paid ${every(price.interval)}, not ${every(thing.interval)}`;
  return null;
}

function every(interval: Price["interval"]): string {
  return interval === null ? "once" : `every ${interval}`;
}

/** The prices that may be charged: those that are what the catalogue says. */
export function sellable(prices: ReadonlyMap<string, Price>): ReadonlyMap<string, Price> {
  const wrong = new Set(priceProblems(prices).map(({ lookupKey }) => lookupKey));
  return new Map([...prices].filter(([lookupKey]) => !wrong.has(lookupKey)));
}

const freshMs = 10 * 60_000;

export type PriceList = {
  readonly prices: () => Promise<ReadonlyMap<string, Price>>;
  /** What is wrong with them, asked anew. */
  readonly check: () => Promise<readonly PriceProblem[]>;
};

/** Asks for the prices now and then, and says what is wrong with them whenever that changes. */
export function createPriceList(
  ask: () => Promise<ReadonlyMap<string, Price>>,
  report: PriceReport,
): PriceList {
  let kept: { readonly prices: ReadonlyMap<string, Price>; readonly until: number } | null = null;
  let asked: Promise<ReadonlyMap<string, Price>> | null = null;
  let told = "";

  async function renew() {
    const all = await ask();
    const problems = priceProblems(all);
    const words = JSON.stringify(problems);
    if (problems.length > 0 && words !== told)
      report("prices at the provider are not the catalogue's", { problems });
    told = words;
    kept = { prices: sellable(all), until: Date.now() + freshMs };
    return all;
  }

  function fresh() {
    asked ??= renew().finally(() => (asked = null));
    return asked;
  }

  return {
    async prices() {
      if (!kept || kept.until < Date.now()) return sellable(await fresh());
      return kept.prices;
    },
    check: async () => priceProblems(await fresh()),
  };
}
