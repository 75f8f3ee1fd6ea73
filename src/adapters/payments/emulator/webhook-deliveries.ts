import { createHmac } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { type EmulatedEvent, events } from "#adapters/payments/emulator/store/entities.ts";
import { eventObject } from "#adapters/payments/emulator/objects/customer-portal-event.ts";

/** Our own webhook, as a function. */
export type WebhookHandler = (request: Request) => Promise<Response>;

export type WebhookDeliveryDeps = {
  readonly runExclusive: <Result>(
    work: (tx: Database, now: number) => Promise<Result>,
  ) => Promise<Result>;
  readonly address: string;
  readonly secret: string;
  readonly apiVersion: string;
};

const maxAttempts = 5;
const leaseSeconds = 30;

type State = {
  webhook: WebhookHandler | null;
  running: Promise<void> | null;
  isRerunRequested: boolean;
  isClosed: boolean;
};

/** Delivers events to our own webhook, signed as Stripe signs them, in order, with retries. */
export function createWebhookDeliveries({
  runExclusive: inWorld,
  address,
  secret,
  apiVersion,
}: WebhookDeliveryDeps) {
  const state: State = { webhook: null, running: null, isRerunRequested: false, isClosed: false };
  let timer: NodeJS.Timeout | undefined;

  async function post(facts: EmulatedEvent, now: number): Promise<number> {
    const { webhook } = state;
    if (!webhook) return 0;
    const body = JSON.stringify(eventObject(facts, apiVersion));
    const signature = createHmac("sha256", secret).update(`${now}.${body}`).digest("hex");
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": `t=${now},v1=${signature}`,
    };
    try {
      const response = await webhook(new Request(address, { method: "POST", headers, body }));
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** The next event that is due, for us alone to deliver. */
  function claim() {
    return inWorld(async (tx, now) => {
      const [facts] = await events.findDue(tx, now);
      if (!facts) return null;
      const attempts = facts.attempts + 1;
      const claimed = { ...facts, attempts, nextAt: now + leaseSeconds };
      return { facts: await events.save(tx, claimed), now };
    });
  }

  async function deliver(facts: EmulatedEvent, sent: number): Promise<number> {
    const answered = await post(facts, sent);
    await inWorld(async (tx, now) => {
      const current = (await events.find(tx, facts.id)) ?? facts;
      await events.save(tx, { ...current, answered, ...deliveryOutcome(current, answered, now) });
    });
    return answered;
  }

  async function run() {
    do {
      state.isRerunRequested = false;
      for (let next = await claim(); next && !state.isClosed; next = await claim())
        await deliver(next.facts, next.now);
    } while (state.isRerunRequested && !state.isClosed);
    state.running = null;
    await wakeForRetry();
  }

  async function wakeForRetry() {
    if (state.isClosed) return;
    const waiting = await inWorld(async (tx, now) => {
      const [next] = (await events.list(tx, { delivery: "pending" })).toReversed();
      return next?.nextAt == null ? null : Math.max(1, next.nextAt - now);
    });
    if (waiting === null || state.isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(kick, waiting * 1000).unref();
  }

  function kick() {
    if (!state.webhook || state.isClosed) return;
    if (state.running) state.isRerunRequested = true;
    else state.running = run().catch(() => void (state.running = null));
  }

  return {
    kick,
    deliverTo(ours: WebhookHandler) {
      state.webhook = ours;
      kick();
    },
    /** Waits until everything that is due was delivered once. */
    async whenIdle() {
      while (state.running) await state.running;
    },
    /** Sends these now, in this order, whatever became of them before. */
    async send(ids: readonly string[]) {
      for (const id of ids) {
        const found = await inWorld(async (tx, now) => ({ facts: await events.find(tx, id), now }));
        if (found.facts) await deliver(found.facts, found.now);
      }
    },
    /** It will not arrive; only a list of what was missed still knows it. */
    drop: (id: string) =>
      inWorld(async (tx) => {
        const facts = await events.find(tx, id);
        if (facts) await events.save(tx, { ...facts, delivery: "failed", nextAt: null });
      }),
    async close() {
      state.isClosed = true;
      clearTimeout(timer);
      await state.running;
    },
  };
}

function deliveryOutcome({ attempts }: EmulatedEvent, answered: number, now: number) {
  if (answered >= 200 && answered < 300) return { delivery: "delivered" as const, nextAt: null };
  if (attempts >= maxAttempts) return { delivery: "failed" as const, nextAt: null };
  return { delivery: "pending" as const, nextAt: now + 2 ** attempts };
}
