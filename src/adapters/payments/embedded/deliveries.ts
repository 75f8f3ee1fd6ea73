import { createHmac } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { type EventFacts, events } from "./facts.ts";
import { eventObject } from "./objects/account.ts";

/** Our own webhook, as a function. */
export type Webhook = (request: Request) => Promise<Response>;

export type DeliveryParts = {
  readonly inWorld: <Result>(
    work: (tx: Database, now: number) => Promise<Result>,
  ) => Promise<Result>;
  readonly address: string;
  readonly secret: string;
  readonly apiVersion: string;
};

const mostAttempts = 5;
const leaseSeconds = 30;

type State = {
  webhook: Webhook | null;
  running: Promise<void> | null;
  isAskedAgain: boolean;
  isOver: boolean;
};

/** Tells our own webhook what happened, signed as Stripe signs it, in order, again when it was not heard. */
export function createDeliveries({ inWorld, address, secret, apiVersion }: DeliveryParts) {
  const state: State = { webhook: null, running: null, isAskedAgain: false, isOver: false };
  let timer: NodeJS.Timeout | undefined;

  async function post(facts: EventFacts, now: number): Promise<number> {
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
      const [facts] = await events.due(tx, now);
      if (!facts) return null;
      const attempts = facts.attempts + 1;
      const claimed = { ...facts, attempts, nextAt: now + leaseSeconds };
      return { facts: await events.keep(tx, claimed), now };
    });
  }

  async function deliver(facts: EventFacts, sent: number): Promise<number> {
    const answered = await post(facts, sent);
    await inWorld(async (tx, now) => {
      const current = (await events.find(tx, facts.id)) ?? facts;
      await events.keep(tx, { ...current, answered, ...after(current, answered, now) });
    });
    return answered;
  }

  async function run() {
    do {
      state.isAskedAgain = false;
      for (let next = await claim(); next && !state.isOver; next = await claim())
        await deliver(next.facts, next.now);
    } while (state.isAskedAgain && !state.isOver);
    state.running = null;
    await wakeForRetry();
  }

  async function wakeForRetry() {
    if (state.isOver) return;
    const waiting = await inWorld(async (tx, now) => {
      const [next] = (await events.list(tx, { delivery: "pending" })).toReversed();
      return next?.nextAt == null ? null : Math.max(1, next.nextAt - now);
    });
    if (waiting === null || state.isOver) return;
    clearTimeout(timer);
    timer = setTimeout(kick, waiting * 1000).unref();
  }

  function kick() {
    if (!state.webhook || state.isOver) return;
    if (state.running) state.isAskedAgain = true;
    else state.running = run().catch(() => void (state.running = null));
  }

  return {
    kick,
    deliverTo(ours: Webhook) {
      state.webhook = ours;
      kick();
    },
    /** Waits until everything that is due was told once. */
    async settled() {
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
        if (facts) await events.keep(tx, { ...facts, delivery: "failed", nextAt: null });
      }),
    async close() {
      state.isOver = true;
      clearTimeout(timer);
      await state.running;
    },
  };
}

function after({ attempts }: EventFacts, answered: number, now: number) {
  if (answered >= 200 && answered < 300) return { delivery: "delivered" as const, nextAt: null };
  if (attempts >= mostAttempts) return { delivery: "failed" as const, nextAt: null };
  return { delivery: "pending" as const, nextAt: now + 2 ** attempts };
}
