import { createHash } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { checkoutEndpoints } from "#adapters/payments/emulator/endpoints/checkout-endpoints.ts";
import { customerEndpoints } from "#adapters/payments/emulator/endpoints/customer-endpoints.ts";
import { createWebhookDeliveries } from "./webhook-deliveries.ts";
import { idempotentResponses, events } from "#adapters/payments/emulator/store/entities.ts";
import type { Endpoint } from "#adapters/payments/emulator/endpoints/endpoint.ts";
import { priceAndEventEndpoints } from "#adapters/payments/emulator/endpoints/price-and-event-endpoints.ts";
import { applyDueChanges } from "#adapters/payments/emulator/simulation/apply-due-changes.ts";
import { paymentEndpoints } from "#adapters/payments/emulator/endpoints/payment-endpoints.ts";
import { EmulatorApiError } from "#adapters/payments/emulator/endpoints/api-error.ts";
import { subscriptionEndpoints } from "#adapters/payments/emulator/endpoints/subscription-endpoints.ts";
import {
  type JsonObject,
  parseFormEncoding,
} from "#adapters/payments/emulator/endpoints/form-encoding.ts";
import { newObjectId, type EmulatorContext } from "./emulator-context.ts";

export type EmulatorDeps = {
  readonly db: Database;
  readonly baseUrl: string;
  readonly webhookSecret: string;
  /** The SDK's own. */
  readonly apiVersion: string;
  readonly now: () => Date;
};

type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly text: string;
  readonly key: string | null;
};

type ApiResponse = { readonly status: number; readonly body: JsonObject };

/** Calls wait for each other: what they read stands until they have written. */
const advisoryLockKey = 7_415_001;

const secondsPerDay = 86_400;

export type Emulator = ReturnType<typeof createEmulator>;

/** The payment provider inside our own process: it answers the SDK's calls and sends its events to our webhook. */
export function createEmulator({ db, baseUrl, webhookSecret, apiVersion, now }: EmulatorDeps) {
  const operations: readonly Endpoint[] = [
    ...checkoutEndpoints,
    ...customerEndpoints,
    ...subscriptionEndpoints,
    ...paymentEndpoints,
    ...priceAndEventEndpoints(apiVersion),
  ];

  function runExclusive<Result>(
    work: (tx: Database, now: number) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockKey})`);
      return work(tx, Math.floor(now().getTime() / 1000));
    });
  }

  const deliveries = createWebhookDeliveries({
    runExclusive,
    address: `${baseUrl}/api/webhooks/stripe`,
    secret: webhookSecret,
    apiVersion,
  });

  /** Everything that happens here happens in turn, after what time alone brought about. */
  async function runInContext<Result>(
    work: (context: EmulatorContext) => Promise<Result>,
  ): Promise<Result> {
    let hasNewEvents = false;
    const result = await runExclusive(async (tx, at) => {
      const context = { tx, now: at, baseUrl, markEventsPending: () => void (hasNewEvents = true) };
      await applyDueChanges(context);
      return work(context);
    });
    if (hasNewEvents) deliveries.kick();
    return result;
  }

  async function handleCall(context: EmulatorContext, call: ApiCall): Promise<ApiResponse> {
    const { method, path, text, key } = call;
    const found = operations.find((known) => known.method === method && known.path.test(path));
    if (!found)
      throw new EmulatorApiError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
    const fingerprint = createHash("sha256").update(`${method} ${path} ${text}`).digest("hex");
    const before = key === null ? null : await idempotentResponses.find(context.tx, `key:${key}`);
    if (before && before.fingerprint !== fingerprint)
      throw new EmulatorApiError(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error", code: "idempotency_key_in_use" },
      );
    if (before) return before;
    const id = decodeURIComponent(found.path.exec(path)?.[1] ?? "");
    const response = await runEndpoint(() => found.run(context, parseFormEncoding(text), id));
    if (key !== null && isReplayable(response))
      await rememberResponse(context, key, fingerprint, response);
    return response;
  }

  return {
    runInContext,
    deliveries,
    /** What the SDK's HTTP client calls instead of the network. */
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const isAsked = request.method === "GET" || request.method === "DELETE";
      const call = {
        method: request.method,
        path: url.pathname,
        text: isAsked ? url.search.slice(1) : await request.text(),
        key: request.method === "POST" ? request.headers.get("idempotency-key") : null,
      };
      const response = hasTestKey(request)
        ? await runInContext((context) => answerErrors(() => handleCall(context, call)))
        : missingKeyResponse;
      return Response.json(response.body, {
        status: response.status,
        headers: { "Request-Id": newObjectId("req") },
      });
    },
  };
}

/** The same call with the same key is answered the same for a day. */
async function rememberResponse(
  context: EmulatorContext,
  key: string,
  fingerprint: string,
  response: ApiResponse,
) {
  const entry = { id: `key:${key}`, created: context.now, customer: null, fingerprint };
  await idempotentResponses.purgeBefore(context.tx, context.now - secondsPerDay);
  await events.purgeBefore(context.tx, context.now - 30 * secondsPerDay);
  await idempotentResponses.save(context.tx, { ...entry, ...response });
}

/** A refusal is an answer: what it was refused before is not undone. */
async function answerErrors(work: () => Promise<ApiResponse>): Promise<ApiResponse> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmulatorApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

function runEndpoint(work: () => Promise<JsonObject>): Promise<ApiResponse> {
  return answerErrors(async () => ({ status: 200, body: await work() }));
}

/** Stripe remembers what a key was answered, unless the parameters themselves were wrong. */
function isReplayable({ status, body }: ApiResponse): boolean {
  return status === 200 || !JSON.stringify(body).includes('"code":"parameter_');
}

function hasTestKey(request: Request): boolean {
  return /^Bearer (?:sk|rk)_test_\w+$/.test(request.headers.get("authorization") ?? "");
}

const missingKeyResponse: ApiResponse = {
  status: 401,
  body: { error: { type: "invalid_request_error", message: "You did not provide an API key." } },
};
