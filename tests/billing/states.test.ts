import { readFileSync } from "node:fs";
import { type KnownSubscription, proAccess } from "#core/plans/pro-access.ts";
import type { PurchaseState } from "#core/purchases/purchase.ts";
import { isDelivered, isOwnedOrPending } from "#core/purchases/is-delivered.ts";
import { expect, test } from "vitest";

const now = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const paid: KnownSubscription = {
  status: "active",
  plan: "monthly",
  currentPeriodEnd: days(10),
  cancelAt: null,
  endedAt: null,
  pastDueSince: null,
  revokedAt: null,
};

type Shown = { readonly file: string; readonly name: string };

const rule = (name: string): Shown => ({ file: "src/core/plans/pro-access.test.ts", name });
const rules = (name: string): Shown => ({ file: "tests/billing/rules.test.ts", name });
const web = (name: string): Shown => ({ file: "tests/billing/billing.test.ts", name });
const settle = (name: string): Shown => ({
  file: "src/core/purchases/purchase-state.test.ts",
  name,
});

const becomes = rules("a subscription that becomes %s: Pro %s");

type SubscriptionLine = readonly [
  state: string,
  change: Partial<KnownSubscription>,
  until: string,
  shown: readonly Shown[],
];

/** What a subscription can be, and a test that shows what follows from it. */
const subscriptionLines: readonly SubscriptionLine[] = [
  [
    "`active`, paid",
    {},
    "end of the period and 3 days",
    [
      rule("paid"),
      web("she upgrades, is Pro at once, buys a kit, cancels, stays Pro, and may come back"),
    ],
  ],
  ["`trialing`", { status: "trialing" }, "the same", [rule("on trial"), becomes]],
  [
    "`active`, the period over, nothing heard",
    { currentPeriodEnd: days(-1) },
    "3 days; looked up at her next request",
    [rules("a renewal that was not heard of is looked up when she asks, and so is an end")],
  ],
  [
    "the same, 3 days on",
    { currentPeriodEnd: days(-3) },
    "looked up at her next request",
    [
      rule("three days after the period"),
      rules("a renewal that was not heard of is looked up when she asks, and so is an end"),
    ],
  ],
  [
    "`active`, to be cancelled",
    { cancelAt: days(10) },
    "the date she was told",
    [
      rule("cancelled, the end to come"),
      web("Pro ends with the month that was cancelled, and a failed renewal leaves a week"),
    ],
  ],
  [
    "`active`, the date of cancelling reached",
    { cancelAt: days(0) },
    "",
    [rule("cancelled, the end reached")],
  ],
  [
    "`past_due`, up to 7 days",
    { status: "past_due", pastDueSince: days(-6) },
    "7 days from the failed renewal, never past the date of cancelling",
    [
      rule("a failed renewal"),
      web("Pro ends with the month that was cancelled, and a failed renewal leaves a week"),
    ],
  ],
  [
    "`past_due`, 7 days on",
    { status: "past_due", pastDueSince: days(-7) },
    "",
    [rule("seven days of a failed renewal")],
  ],
  ["`unpaid`", { status: "unpaid" }, "", [rule("unpaid"), becomes]],
  ["`paused`", { status: "paused" }, "", [rule("paused"), becomes]],
  ["`incomplete`", { status: "incomplete" }, "", [rule("incomplete"), becomes]],
  [
    "`incomplete_expired`",
    { status: "incomplete_expired" },
    "",
    [rule("incomplete for good"), becomes],
  ],
  [
    "`canceled`",
    { status: "canceled", endedAt: days(-1) },
    "",
    [
      rule("cancelled and over"),
      web("Pro ends with the month that was cancelled, and a failed renewal leaves a week"),
    ],
  ],
  [
    "any other word",
    { status: "hibernating" },
    "",
    [rule("in a state that we do not know"), becomes],
  ],
  [
    "refunded in full, or charged back",
    { revokedAt: days(-1) },
    "it is ended at the provider as well",
    [rule("taken back"), web("a %s of the subscription ends Pro at once")],
  ],
  [
    "a second one beside a live one",
    { revokedAt: days(-1) },
    "it is ended and returned; the first stays",
    [rules("a second subscription is ended and returned, she is told, and the first stays")],
  ],
  ["at a price of no plan", { plan: null }, "", [rule("at a price of no plan"), becomes]],
];

type PurchaseLine = readonly [state: PurchaseState, meaning: string, shown: readonly Shown[]];

const purchaseLines: readonly PurchaseLine[] = [
  [
    "open",
    "a checkout that she can still pay",
    [web("to arrive at the return page without paying opens nothing")],
  ],
  [
    "processing",
    "completed, the money on its way",
    [web("money that comes later opens nothing until it is there")],
  ],
  [
    "paid",
    "paid as asked; also refunded in part, an inquiry, a dispute that was won",
    [
      web("a guest buys, nobody else sees it, and it is hers once she proves the address"),
      rules("a refund in part takes nothing away"),
    ],
  ],
  ["failed", "the money did not come", [settle("completed, the money failed to come")]],
  [
    "expired",
    "closed without a payment, or replaced by another order",
    [web("another plan takes the place of an open checkout, which can no longer be paid")],
  ],
  [
    "refunded",
    "all of it went back",
    [
      web("a refund closes a bundle with all that is in it, and she is told once"),
      rules("a kit that turns out to be hers already is returned to her"),
    ],
  ],
  [
    "disputed",
    "a bank is asked for the money",
    [
      rules(
        "an inquiry changes nothing, a dispute closes, a dispute won opens again, a lost one does not",
      ),
    ],
  ],
  [
    "lost",
    "the bank took the money",
    [
      rules(
        "an inquiry changes nothing, a dispute closes, a dispute won opens again, a lost one does not",
      ),
    ],
  ],
  [
    "review",
    "paid, but not what was asked: the operator is told",
    [rules("another amount than was asked is delivered to nobody, and the operator is told")],
  ],
];

const whole = [
  web("what the test checkout gave opens nothing once Stripe is set"),
  {
    file: "tests/billing/pro-access.test.ts",
    name: "the database and the rule agree on who has Pro, and on what is worth another look",
  },
  {
    file: "tests/billing/event-order.test.ts",
    name: "however the news comes, the records end as the provider has it, and nothing opens unpaid",
  },
];

function page(): string {
  const pro = subscriptionLines.map(([state, change, until, shown]) => {
    const { pro: has } = proAccess({ ...paid, ...change }, now);
    return [state, has ? "yes" : "no", until, said(shown)];
  });
  const files = purchaseLines.map(([state, meaning, shown]) => {
    const [delivered, sold] = [isDelivered(state), !isOwnedOrPending(state)].map((is) =>
      is ? "yes" : "no",
    );
    return [`\`${state}\``, meaning, delivered ?? "", sold ?? "", said(shown)];
  });
  return [
    "# Who has access, state by state",
    "",
    "Written by `tests/billing/states.test.ts` from the rules themselves; `vitest run -u tests/billing/states` writes it anew.",
    "A state is what our server fetched from the payments in charge. Rows of another provider, or of its other mode, count for",
    "nothing. The tests stand in `tests/billing/*.test.ts`, `src/core/plans` and `src/core/purchases`.",
    "",
    "## A subscription, and Pro",
    "",
    ...table(["State", "Pro", "Until", "Shown by"], pro),
    "",
    "## A purchase, and its files",
    "",
    "A bundle gives its kits as long as it is paid. A session gives an hour to book under the same rule, and may be bought again.",
    "",
    ...table(["State", "Means", "Delivered", "Sold again", "Shown by"], files),
    "",
    "## For all of them",
    "",
    ...whole.map((one) => `- ${said([one])}`),
    "",
  ].join("\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map((row) => row[n]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(" | ")} |`;
  return [
    line(head),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map(line),
  ];
}

function said(shown: readonly Shown[]): string {
  return shown.map(({ name }) => `“${name}”`).join("; ");
}

test("docs/billing-states.md tells the rules as they are", async () => {
  await expect(page()).toMatchFileSnapshot("../../docs/billing-states.md");
});

test("every test that the page names is there", () => {
  const named = [
    ...subscriptionLines.flatMap(([, , , shown]) => shown),
    ...purchaseLines.flatMap(([, , shown]) => shown),
    ...whole,
  ];
  const absent = named.filter(
    ({ file, name }) => !readFileSync(file, "utf8").includes(`"${name}"`),
  );
  expect(absent).toEqual([]);
});
