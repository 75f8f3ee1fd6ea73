import { join } from "node:path";
import { createTemporaryFolder } from "../../tests/support/app/server-process.ts";
import type { Site } from "../stage/site.ts";
import type { Browser } from "./browser.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createTally, type Tally } from "./tally.ts";

export type Member = {
  browser: Browser;
  readonly id: string;
  readonly email: string;
  isPro: boolean;
  /** A member does one thing after the other. */
  isBusy: boolean;
  readonly wins: Map<string, number>;
  readonly negotiations: Map<string, number>;
  readonly results: Map<string, number>;
  readonly drafts: Map<string, number>;
  /** A box gets few codes in a quarter of an hour. */
  signIns: number;
};

/** One paid checkout, as the provider has it. */
export type Paid = {
  readonly checkout: string;
  readonly kind: "pro" | "kit";
  /** Where the receipt goes. */
  readonly email: string;
};

/** What the load knows of itself. */
export type World = {
  readonly site: Site;
  readonly tally: Tally;
  readonly ledger: Ledger;
  readonly members: Member[];
  readonly paid: Paid[];
  /** Every script, stylesheet and font that a page has named so far. */
  readonly assets: Set<string>;
};

/** Nobody there yet; the ledger lies in a folder that the product knows nothing of. */
export function createWorld(site: Site): World & Disposable {
  const folder = createTemporaryFolder();
  return {
    site,
    tally: createTally(),
    ledger: createLedger(join(folder.path, "ledger.jsonl")),
    members: [],
    paid: [],
    assets: new Set(),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** One of them by chance; undefined when there is none. */
export function pick<One>(all: readonly One[]): One | undefined {
  return all[Math.floor(Math.random() * all.length)];
}
