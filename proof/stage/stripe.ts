import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { createEmulatorConsole } from "#adapters/payments/emulator/emulator-console.ts";
import { setTimeout as wait } from "node:timers/promises";
import { startStripeServer } from "../../tests/support/billing/stripe-server.ts";

export type Provider = AsyncDisposable & {
  readonly settings: Readonly<Record<string, string>>;
  /** Pays a checkout; a guest leaves an address there. */
  readonly pay: (checkoutId: string, email: string | null) => Promise<void>;
  readonly counts: () => { readonly delivered: number; readonly refused: number };
  /** Waits until every event was delivered, or given up. */
  readonly whenIdle: () => Promise<void>;
};

export type ProviderOptions = {
  readonly databaseUrl: string;
  readonly baseUrl: string;
  /** Where events go: the proxy. */
  readonly siteUrl: () => string;
};

/** Once more at the same moment, and once more when a killed process is back. */
const lateRepeatMs = 12_000;

/** Stripe's emulator behind a socket, with records of its own. Each event is sent three times, to whoever the proxy chooses. */
export async function startProvider({
  databaseUrl,
  baseUrl,
  siteUrl,
}: ProviderOptions): Promise<Provider> {
  const { db, close } = await openDatabase(readSettings({ DATABASE_URL: databaseUrl }));
  const stripe = await startStripeServer({ db, baseUrl });
  const { actOnCheckout } = createEmulatorConsole(stripe.emulator);
  const late = new Set<Promise<unknown>>();
  const counts = { delivered: 0, refused: 0 };

  async function send(body: string, headers: Record<string, string>): Promise<Response> {
    const url = `${siteUrl()}/api/webhooks/stripe`;
    const response = await fetch(url, { method: "POST", headers, body }).catch(() => null);
    const answer = response ?? new Response(null, { status: 502 });
    await answer.arrayBuffer();
    counts[answer.ok ? "delivered" : "refused"] += 1;
    return answer;
  }

  stripe.emulator.deliveries.deliverTo(async (request) => {
    const body = await request.text();
    const headers = Object.fromEntries(request.headers);
    const [answer] = await Promise.all([send(body, headers), send(body, headers)]);
    const repeat = wait(lateRepeatMs).then(() => send(body, headers));
    late.add(repeat);
    void repeat.finally(() => late.delete(repeat));
    return new Response(null, { status: answer.status });
  });

  return {
    settings: {
      STRIPE_SECRET_KEY: "sk_test_proof",
      STRIPE_API_BASE: stripe.url,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    },
    pay: async (id, email) => void (await actOnCheckout(id, "pay", email)),
    counts: () => counts,
    async whenIdle() {
      await stripe.emulator.deliveries.whenIdle();
      await Promise.all(late);
    },
    async [Symbol.asyncDispose]() {
      await stripe[Symbol.asyncDispose]();
      await close();
    },
  };
}
