import { mail } from "#adapters/mail/table.server.ts";
import { proAccess } from "#core/plans/pro-access.ts";
import { purchaseStateFrom } from "#core/purchases/purchase-state.ts";
import { billingCustomer, purchase } from "#features/billing/table.server.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  beginKitCheckout,
  beginProCheckout,
  isPro,
  openTestPortal,
  pressButton,
  getPurchases,
  createShopApp,
} from "../support/billing/buying.ts";
import { type SignedInPerson, signIn } from "../support/account/sign-in.ts";
import type { TestApp } from "../support/app/test-app.ts";

/** ORDER_RUNS=500 for the long run. */
const runs = Number(process.env["ORDER_RUNS"] ?? 4);

const buying = fc.record({
  do: fc.constant("buy"),
  what: fc.constantFrom("power-bio-builder", "interview-coaching", "pro", "pro"),
  act: fc.constantFrom("pay", "pay", "pay", "pay-later", "decline", "cancel"),
});
const portal = fc.record({
  do: fc.constant("portal"),
  act: fc.constantFrom(
    "cancel",
    "resume",
    "switch",
    "fail-renewal",
    "pay",
    "advance-month",
    "refund",
    "dispute",
    "win-dispute",
    "lose-dispute",
  ),
});
const delivery = fc.record({
  do: fc.constant("deliver"),
  picks: fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
  how: fc.constantFrom("one by one", "together", "twice", "lost answer", "refused", "dropped"),
});
const step = fc.oneof(buying, portal, portal, delivery, delivery);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Delivery = Extract<Step, { do: "deliver" }>;

/** One person buys, cancels, resumes and waits, while signed events of it arrive in any order. */
class Story {
  readonly app: TestApp;
  readonly ada: SignedInPerson;
  /** Signed events on their way. */
  readonly sent: Request[] = [];
  /** What was ever paid: a kit, or pro. */
  readonly everPaid = new Set<string>();

  constructor(app: TestApp, ada: SignedInPerson) {
    this.app = app;
    this.ada = ada;
  }

  async go(one: Step): Promise<void> {
    if (one.do === "deliver") return this.deliver(one);
    if (one.do === "portal") return this.inPortal(one.act);
    const isSub = one.what === "pro";
    const page = await (
      isSub ? beginProCheckout(this.ada) : beginKitCheckout(this.ada, one.what)
    ).catch(() => "");
    if (!page.startsWith("/test-checkout")) return;
    await pressButton(this.ada, page, one.act);
  }

  /** What the portal does not offer at this moment changes nothing. */
  async inPortal(act: string): Promise<void> {
    const page = await openTestPortal(this.ada).catch(() => "");
    if (page !== "") await pressButton(this.ada, page, act).catch(() => "");
  }

  async deliver({ picks, how }: Delivery): Promise<void> {
    await this.told();
    const taken = picks.flatMap((pick) =>
      this.sent.splice(pick % Math.max(1, this.sent.length), 1),
    );
    if (how === "refused") return void this.sent.push(...taken);
    if (how === "dropped") return this.drop(taken);
    if (how === "lost answer") this.sent.push(...taken.map((one) => one.clone()));
    const again = how === "twice" ? taken.map((one) => one.clone()).toReversed() : [];
    const all = [...taken, ...again];
    if (how !== "one by one") return void (await Promise.all(all.map((one) => this.hand(one))));
    for (const one of all) await this.hand(one);
  }

  async hand(event: Request): Promise<void> {
    const { status } = await this.app.http.fetch(event);
    if (status !== 200) throw new Error(`A signed event was answered ${status}.`);
  }

  async drop(events: readonly Request[]): Promise<void> {
    const double = await this.app.money.emulator?.();
    for (const event of events) {
      const { id } = z.object({ id: z.string() }).parse(await event.json());
      await double?.deliveries.drop(id);
    }
  }

  /** Waits until the emulator has delivered all its events. */
  async told(): Promise<void> {
    await (await this.app.money.emulator?.())?.deliveries.whenIdle();
  }

  /** Remembers what the emulator calls paid at this moment. */
  async notePaid(): Promise<void> {
    const { db, money } = this.app;
    for (const { checkoutId, kind, sku } of await db.select().from(purchase)) {
      const truth = checkoutId && (await money.payments.findCheckout(checkoutId));
      if (truth && truth.isPaid) this.everPaid.add(kind === "pro" ? kind : sku);
    }
  }

  /** What is open that nobody ever paid. */
  async unpaid(): Promise<readonly string[]> {
    await this.notePaid();
    const open = (await getPurchases(this.ada)).filter(({ state }) => state === "paid");
    const skus = open.map(({ sku, kind }) => (kind === "pro" ? "pro" : sku));
    return [...skus, ...((await isPro(this.ada)) ? ["pro"] : [])].filter(
      (one) => !this.everPaid.has(one),
    );
  }

  async end(): Promise<readonly string[]> {
    for (let more = true; more; more = this.sent.length > 0) {
      await this.told();
      await Promise.all(this.sent.splice(0).map((event) => this.hand(event)));
      const { failed } = await this.app.billing.sync.reconcile({ full: true });
      if (failed > 0) return ["a comparison failed"];
      await this.told();
    }
    return this.differences();
  }

  /** How the database differs from the emulator's objects, read through the SDK. */
  async differences(): Promise<readonly string[]> {
    const { db, money } = this.app;
    const rows = await db.select().from(purchase);
    const wrong: string[] = [];
    for (const row of rows) {
      const truth = row.checkoutId && (await money.payments.findCheckout(row.checkoutId));
      const state = truth ? purchaseStateFrom(truth, row) : null;
      if (state !== row.state) wrong.push(`${row.sku} is ${row.state}, not ${state}`);
    }
    const now = new Date();
    const [customer] = await db.select().from(billingCustomer);
    const subscriptions = customer
      ? await money.payments.listSubscriptions(customer.customerId)
      : [];
    const granting = subscriptions.filter((one) => {
      const revokedAt = one.isTakenBack ? now : null;
      return proAccess({ ...one, plan: "monthly", revokedAt, pastDueSince: now }, now).pro;
    });
    if ((await isPro(this.ada)) !== granting.length > 0) wrong.push("Pro is not what Stripe says");
    if (granting.length > 1) wrong.push("two subscriptions are paid");
    const mails = await db.select({ dedupe: mail.dedupe }).from(mail);
    const receipts = mails.filter(({ dedupe }) => dedupe?.startsWith("receipt ")).length;
    const paid = rows.filter(({ paidAt }) => paidAt !== null).length;
    if (receipts !== paid) wrong.push(`${receipts} receipts for ${paid} payments`);
    return wrong;
  }
}

test(
  "through the SDK, on signed events in any order: the records end as the double has it",
  async () => {
    const seen = { open: 0, closed: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        await using app = await createShopApp();
        const story = new Story(app, await signIn(app));
        const double = await app.money.emulator?.();
        double?.deliveries.deliverTo(async (event) => {
          story.sent.push(event);
          return new Response();
        });
        await story.go({ do: "buy", what: "power-bio-builder", act: "pay" });
        for (const one of steps) {
          await story.go(one);
          expect(await story.unpaid()).toEqual([]);
        }
        expect(await story.end()).toEqual([]);
        const states = (await getPurchases(story.ada)).map(({ state }) => state);
        if (states.includes("paid")) seen.open += 1;
        if (states.some((state) => state === "refunded" || state === "lost")) seen.closed += 1;
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(seen.open).toBeGreaterThan(0);
  },
  Math.max(240_000, runs * 12_000),
);
