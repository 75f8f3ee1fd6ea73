import { setImmediate as turn } from "node:timers/promises";
import { mail } from "#adapters/mail/table.server.ts";
import { PaymentsError, type ProviderEvent } from "#adapters/payments/payments.ts";
import { AppError } from "#core/errors/app-error.ts";
import { proAccess } from "#core/plans/pro-access.ts";
import { purchaseStateFrom } from "#core/purchases/purchase-state.ts";
import { purchase } from "#features/billing/table.server.ts";
import * as fc from "fast-check";
import type { BillingHarness } from "./billing-harness.ts";
import { signEvent } from "./in-memory-payments.ts";

const dayMs = 86_400_000;
const anyIndex = fc.nat(4);

const checkoutAct = fc.record({
  do: fc.constant("checkout"),
  which: anyIndex,
  act: fc.constantFrom(
    "pay",
    "pay",
    "pay",
    "pay later",
    "settle",
    "fall through",
    "expire",
    "refund",
    "part",
    "dispute",
    "win",
    "lose",
  ),
});

const subscriptionAct = fc.record({
  do: fc.constant("subscription"),
  which: anyIndex,
  act: fc.constantFrom(
    "renew",
    "fail",
    "mend",
    "cancel",
    "resume",
    "end",
    "unpaid",
    "pause",
    "odd",
    "second",
  ),
});

const change = fc.oneof(checkoutAct, subscriptionAct);

const sku = fc.constantFrom(
  "pro",
  "annual",
  "power-bio-builder",
  "career-confidence-bundle",
  "private-strategy-session",
);

const delivery = fc.record({
  do: fc.constant("deliver"),
  picks: fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
  how: fc.constantFrom(
    "one by one",
    "together",
    "together",
    "together",
    "twice",
    "twice",
    "lost answer",
    "away",
    "dropped",
  ),
  /** How many turns each answer of the provider is on its way. */
  slow: fc.array(fc.nat(80), { maxLength: 6 }),
  goOn: fc.nat(20),
  /** What happens at the provider while its answers are on their way, and after how many turns. */
  meanwhile: fc.array(fc.tuple(fc.nat(30), change), { maxLength: 3 }),
});

/** Something is bought, and mostly paid. */
export const openingSteps = fc.tuple(
  fc.record({ do: fc.constant("buy"), sku, isGuest: fc.boolean() }),
  fc.record({
    do: fc.constant("checkout"),
    which: fc.constant(0),
    act: fc.constantFrom("pay", "pay", "pay", "pay later"),
  }),
);

export const anyStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant("buy"), sku, isGuest: fc.boolean() }) },
  { weight: 3, arbitrary: change },
  { weight: 4, arbitrary: delivery },
);

type ProviderChange = typeof change extends fc.Arbitrary<infer One> ? One : never;
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;
type Delivery = typeof delivery extends fc.Arbitrary<infer One> ? One : never;

/** One person's history at the provider, and how the news of it reached us. */
export class BillingScenario {
  readonly harness: BillingHarness;
  readonly person: { readonly id: string; readonly email: string };
  readonly everPaid = new Set<string>();
  hadPro = false;
  isDropped = false;
  /** Deliveries that are being acted on. */
  readonly inFlight: Promise<void>[] = [];
  /** How many turns the next answers of the provider are on their way. */
  readonly answerDelays: number[] = [];

  constructor(world: BillingHarness, person: BillingScenario["person"]) {
    this.harness = world;
    this.person = person;
    world.provider.beforeAnswer = () => wait(this.answerDelays.shift() ?? 0);
  }

  /** Answers what is open unpaid after news of it came. */
  async runStep(one: Step): Promise<readonly string[]> {
    if (one.do === "buy") await this.startCheckout(one.sku, one.isGuest);
    else if (one.do === "deliver") await this.deliver(one);
    else this.changeAtProvider(one);
    return one.do === "deliver" ? this.findUnpaidAccess() : [];
  }

  changeAtProvider({ do: what, which: at, act: name }: ProviderChange) {
    if (what === "checkout") this.actOnCheckout(at, name);
    else this.changeSubscription(at, name);
    this.recordTruth();
  }

  /** What was ever true at the provider may be true here; nothing else may. */
  recordTruth() {
    const { checkouts, subscriptions } = this.harness.provider;
    for (const { isPaid, purchaseId } of checkouts.values())
      if (isPaid && purchaseId !== null) this.everPaid.add(purchaseId);
    this.hadPro ||= [...subscriptions.values()].some(({ status }) => status === "active");
  }

  async startCheckout(what: string, isGuest: boolean) {
    const { billing } = this.harness;
    const member = { ...this.person, isPro: await this.harness.isPro(this.person.id) };
    try {
      if (what === "pro") await billing.checkout.startPro(member, null);
      else if (what === "annual") await billing.checkout.startPro(member, "price_pro_annual");
      else
        await billing.checkout.startKit({
          kitId: what,
          priceId: null,
          member: isGuest ? null : member,
          claimToken: this.person.id,
        });
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof PaymentsError)) throw error;
    }
  }

  actOnCheckout(at: number, act: string) {
    const { provider } = this.harness;
    const ids = [...provider.checkouts.keys()];
    const id = ids[at % Math.max(1, ids.length)];
    if (id === undefined) return;
    const { isPaid, dispute } = provider.checkouts.get(id) ?? { isPaid: false, dispute: "none" };
    const email = "guest@example.com";
    if (act === "pay") provider.pay(id, { email });
    if (act === "pay later") provider.pay(id, { email, later: true });
    if (act === "settle") provider.settleLater(id, true);
    if (act === "fall through") provider.settleLater(id, false);
    if (act === "expire") provider.expire(id);
    if (act === "refund" && isPaid) provider.refundPayment(id);
    if (act === "part" && isPaid) provider.refundPayment(id, 100);
    if (act === "dispute" && dispute === "none") provider.dispute(id, "open");
    if (act === "win" && dispute === "open") provider.dispute(id, "won");
    if (act === "lose" && dispute === "open") provider.dispute(id, "lost");
  }

  changeSubscription(at: number, act: string) {
    const { provider } = this.harness;
    const all = [...provider.subscriptions.values()];
    const one = all[at % Math.max(1, all.length)];
    if (!one) return;
    const { id, status, currentPeriodEnd, customerId } = one;
    if (act === "second") {
      provider.subscribe(customerId, "pro_annual");
      return;
    }
    if (["canceled", "incomplete", "incomplete_expired"].includes(status)) return;
    const changes: Readonly<Record<string, Parameters<typeof provider.changeSubscription>[1]>> = {
      renew: { currentPeriodEnd: new Date(currentPeriodEnd.getTime() + 30 * dayMs) },
      fail: { status: "past_due" },
      mend: { status: "active" },
      cancel: { cancelAt: currentPeriodEnd },
      resume: { cancelAt: null },
      end: { status: "canceled", endedAt: new Date() },
      unpaid: { status: "unpaid" },
      pause: { status: "paused" },
      odd: { status: "something new" },
    };
    provider.changeSubscription(id, changes[act] ?? {});
  }

  /** Hands events over, and goes on before they are all acted on. */
  async deliver({ picks, how, slow, meanwhile, goOn }: Delivery) {
    const { provider } = this.harness;
    const events = picks.flatMap((pick) =>
      provider.pendingEvents.splice(pick % Math.max(1, provider.pendingEvents.length), 1),
    );
    this.isDropped ||= how === "dropped" && events.length > 0;
    if (how === "dropped") return;
    this.answerDelays.push(...slow);
    provider.isUnreachable = how === "away";
    const deliveries = how === "twice" ? [...events, ...events.toReversed()] : events;
    this.inFlight.push(
      ...(how === "one by one"
        ? [inOrder(deliveries, (event) => this.handleEvent(event))]
        : deliveries.map((event) => this.handleEvent(event))),
    );
    // The provider got no response, so it sends the same again some time.
    if (how === "lost answer") provider.pendingEvents.push(...events);
    await inOrder(meanwhile, async ([after, one]) => {
      await wait(after);
      this.changeAtProvider(one);
    });
    await wait(goOn);
    provider.isUnreachable = false;
  }

  async handleEvent(event: ProviderEvent) {
    const { body, signature } = signEvent(event);
    try {
      await this.harness.billing.sync.handleWebhookEvent(body, signature);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      this.harness.provider.pendingEvents.push(event);
    }
  }

  /** Everything that is still to come comes, and is acted on. */
  async deliverRemaining() {
    const { provider } = this.harness;
    do {
      await Promise.all(this.inFlight.splice(0));
      await Promise.all(provider.pendingEvents.splice(0).map((event) => this.handleEvent(event)));
    } while (provider.pendingEvents.length > 0 || this.inFlight.length > 0);
  }

  async findUnpaidAccess(): Promise<readonly string[]> {
    const rows = await this.harness.db.select().from(purchase);
    const open = rows.filter(({ state }) => state === "paid").map(({ id }) => id);
    const unpaid = open.filter((id) => !this.everPaid.has(id)).map((id) => `${id} is open unpaid`);
    const isWrong = !this.hadPro && (await this.harness.isPro(this.person.id));
    return isWrong ? [...unpaid, "Pro is open unpaid"] : unpaid;
  }

  /** How the database differs from the provider: after a comparison, and before it when all events were processed. */
  async findFinalDifferences(): Promise<readonly string[]> {
    const { provider, billing } = this.harness;
    await this.deliverRemaining();
    // What could not be done at the provider while it was away is done at the next comparison.
    const isOwed = this.harness.logged().includes("billing duty not done yet");
    const before = this.isDropped || isOwed ? [] : await this.compareWithProvider();
    for (let more = true; more;) {
      const { failed } = await billing.sync.reconcile({ full: true });
      if (failed > 0) return ["a comparison failed"];
      more = provider.pendingEvents.length > 0;
    }
    const after = await this.compareWithProvider();
    return [...before.map((one) => `before a comparison: ${one}`), ...after];
  }

  async compareWithProvider(): Promise<readonly string[]> {
    const { db, provider, notifications } = this.harness;
    const rows = await db.select().from(purchase);
    const wrong = rows.flatMap((row) => {
      const truth = provider.checkouts.get(row.checkoutId ?? "");
      const state = truth && purchaseStateFrom(truth, row);
      const effects = notifications.filter(({ id }) => id === row.id).map(({ what }) => what);
      const isTold = effects.join() === inTurn(effects.length).join();
      const isOpen = effects.length % 2 === 1;
      return [
        ...(state === row.state ? [] : [`${row.id} is ${row.state}, not ${state}`]),
        ...(isTold && isOpen === (row.state === "paid")
          ? []
          : [`${row.id} told ${effects.join()}`]),
        ...((row.paidAt !== null) === effects.length > 0 ? [] : [`${row.id} paid at no time`]),
        ...(row.refundDue ? [`${row.id} is owed`] : []),
      ];
    });
    const mails = await db.select({ dedupe: mail.dedupe }).from(mail);
    const receipts = mails.filter(({ dedupe }) => dedupe?.startsWith("receipt ")).length;
    const paid = rows.filter(({ paidAt }) => paidAt !== null).length;
    const miscounted = receipts === paid ? [] : [`${receipts} receipts for ${paid} payments`];
    return [...wrong, ...miscounted, ...(await this.comparePro())];
  }

  async comparePro(): Promise<readonly string[]> {
    const { provider, isPro } = this.harness;
    const now = new Date();
    const granting = [...provider.subscriptions.values()].filter((one) => {
      const revokedAt = one.isTakenBack ? now : null;
      return proAccess({ ...one, plan: "monthly", revokedAt, pastDueSince: now }, now).pro;
    });
    const isRight = (await isPro(this.person.id)) === granting.length > 0;
    return [
      ...(isRight ? [] : ["Pro is not what the provider says"]),
      ...(granting.length < 2 ? [] : ["two subscriptions are paid"]),
    ];
  }
}

async function wait(count: number) {
  for (let remaining = count; remaining > 0; remaining -= 1) await turn();
}

async function inOrder<One>(all: readonly One[], act: (one: One) => Promise<void>) {
  for (const one of all) await act(one);
}

function inTurn(count: number): readonly string[] {
  const turns = Array.from({ length: count }, (_, n) => (n % 2 === 0 ? "restored" : "revoked"));
  return count === 0 ? [] : ["paid", ...turns.slice(1)];
}
