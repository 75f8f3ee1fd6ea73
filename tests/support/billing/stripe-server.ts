import { createEmulator, type Emulator } from "#adapters/payments/emulator/emulator.ts";
import type { Database } from "#adapters/database/database.ts";
import { serve, type ServerType } from "@hono/node-server";
import { Stripe } from "stripe";
import { z } from "zod";
import {
  findOperation,
  responseViolations,
  objectViolations,
  requestViolation,
} from "./stripe-schemas.ts";

export type StripeServer = AsyncDisposable & {
  readonly emulator: Emulator;
  /** What STRIPE_API_BASE is set to. */
  readonly url: string;
  readonly webhookSecret: string;
  /** Every call so far: method and path. */
  readonly calls: readonly string[];
  /** How answers and events differed from Stripe's. */
  readonly violations: readonly string[];
  /** What it does with the next calls: nothing at all, or this instead of an answer. */
  answerInstead: (() => Response | Promise<Response>) | null;
  /** Names things only, where it is asked to say more of them. */
  isTerse: boolean;
};

export type StripeServerOptions = {
  readonly db: Database;
  /** Where the product is. */
  readonly baseUrl: string;
  readonly now?: () => Date;
};

const webhookSecret = "whsec_only_tests_know_this";

/** Stripe's emulator behind a socket, with Stripe's own schemas of calls, answers and events. */
export async function startStripeServer({
  db,
  baseUrl,
  now = () => new Date(),
}: StripeServerOptions): Promise<StripeServer> {
  const { API_VERSION: apiVersion } = Stripe;
  const emulator = createEmulator({ db, baseUrl, webhookSecret, apiVersion, now });
  const calls: string[] = [];
  const violations: string[] = [];

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    if (stripe.answerInstead) return stripe.answerInstead();
    const operation = findOperation(request.method, pathname);
    if (!operation) return emulator.fetch(request);
    const body = await request.clone().text();
    const wrong = requestViolation(operation, body === "" ? search.slice(1) : body);
    if (wrong)
      return Response.json({ error: { type: "invalid_request_error", ...wrong } }, { status: 400 });
    const response = await emulator.fetch(stripe.isTerse ? terse(request) : request);
    if (response.ok)
      violations.push(...responseViolations(operation, await response.clone().json()));
    return response;
  }

  const { server, port } = await listening(answer);
  const stripe: StripeServer = {
    emulator,
    url: `http://127.0.0.1:${port}`,
    webhookSecret,
    calls,
    violations,
    answerInstead: null,
    isTerse: false,
    async [Symbol.asyncDispose]() {
      await emulator.deliveries.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return stripe;
}

/** The same request without its wish to hear more; what was bought is always told. */
function terse(request: Request): Request {
  if (request.method !== "GET") return request;
  const url = new URL(request.url);
  const params = [...url.searchParams].filter(
    ([name, value]) => !name.startsWith("expand") || value === "line_items",
  );
  url.search = new URLSearchParams(params).toString();
  return new Request(url, request);
}

function listening(answer: (request: Request) => Promise<Response>) {
  return new Promise<{ server: ServerType; port: number }>((done) => {
    const server = serve({ fetch: answer, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      done({ server, port }),
    );
  });
}

const schemaOf: Readonly<Record<string, string>> = {
  "checkout.session": "Checkout.Session",
  customer: "Customer",
  subscription: "Subscription",
  invoice: "Invoice",
  charge: "Charge",
  refund: "Refund",
  dispute: "Dispute",
  payment_intent: "PaymentIntent",
};

/** How an event's object differs from Stripe's. */
export function eventViolations(body: string): readonly string[] {
  const { data } = z
    .object({ data: z.object({ object: z.looseObject({ object: z.string() }) }) })
    .parse(JSON.parse(body));
  const name = schemaOf[data.object.object];
  return name === undefined
    ? [`${data.object.object}: unknown`]
    : objectViolations(name, data.object);
}
