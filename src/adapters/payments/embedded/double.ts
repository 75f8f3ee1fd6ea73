import { createHash } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { checkoutOperations } from "./checkout-operations.ts";
import { customerOperations } from "./customer-operations.ts";
import { createDeliveries } from "./deliveries.ts";
import { answers, events } from "./facts.ts";
import type { Operation } from "./operation.ts";
import { otherOperations } from "./other-operations.ts";
import { letTimePass } from "./passing-time.ts";
import { paymentOperations } from "./payment-operations.ts";
import { Refusal } from "./refusal.ts";
import { subscriptionOperations } from "./subscription-operations.ts";
import { type Json, readWire } from "./wire.ts";
import { newIdOf, type World } from "./world.ts";

export type DoubleParts = {
  readonly db: Database;
  readonly baseUrl: string;
  readonly webhookSecret: string;
  /** The SDK's own. */
  readonly apiVersion: string;
  readonly now: () => Date;
};

type Call = {
  readonly method: string;
  readonly path: string;
  readonly text: string;
  readonly key: string | null;
};

type Answer = { readonly status: number; readonly body: Json };

/** Calls wait for each other: what they read stands until they have written. */
const turn = 7_415_001;

const day = 86_400;

export type Double = ReturnType<typeof createDouble>;

/** The payment provider inside our own process: it answers the SDK's calls and tells our webhook what happened. */
export function createDouble({ db, baseUrl, webhookSecret, apiVersion, now }: DoubleParts) {
  const operations: readonly Operation[] = [
    ...checkoutOperations,
    ...customerOperations,
    ...subscriptionOperations,
    ...paymentOperations,
    ...otherOperations(apiVersion),
  ];

  function inTurn<Result>(work: (tx: Database, now: number) => Promise<Result>): Promise<Result> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
      return work(tx, Math.floor(now().getTime() / 1000));
    });
  }

  const deliveries = createDeliveries({
    inWorld: inTurn,
    address: `${baseUrl}/api/webhooks/stripe`,
    secret: webhookSecret,
    apiVersion,
  });

  /** Everything that happens here happens in turn, after what time alone brought about. */
  async function inWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
    let isNews = false;
    const result = await inTurn(async (tx, at) => {
      const world = { tx, now: at, baseUrl, tell: () => void (isNews = true) };
      await letTimePass(world);
      return work(world);
    });
    if (isNews) deliveries.kick();
    return result;
  }

  async function answer(world: World, call: Call): Promise<Answer> {
    const { method, path, text, key } = call;
    const found = operations.find((known) => known.method === method && known.path.test(path));
    if (!found)
      throw new Refusal(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
    const fingerprint = createHash("sha256").update(`${method} ${path} ${text}`).digest("hex");
    const before = key === null ? null : await answers.find(world.tx, `key:${key}`);
    if (before && before.fingerprint !== fingerprint)
      throw new Refusal(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error", code: "idempotency_key_in_use" },
      );
    if (before) return before;
    const id = decodeURIComponent(found.path.exec(path)?.[1] ?? "");
    const given = await attempt(() => found.run(world, readWire(text), id));
    if (key !== null && isKept(given)) await remember(world, key, fingerprint, given);
    return given;
  }

  return {
    inWorld,
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
      const given = isSigned(request)
        ? await inWorld((world) => attemptAnswer(() => answer(world, call)))
        : noKey;
      return Response.json(given.body, {
        status: given.status,
        headers: { "Request-Id": newIdOf("req") },
      });
    },
  };
}

/** The same call with the same key is answered the same for a day. */
async function remember(world: World, key: string, fingerprint: string, given: Answer) {
  const kept = { id: `key:${key}`, created: world.now, customer: null, fingerprint };
  await answers.forget(world.tx, world.now - day);
  await events.forget(world.tx, world.now - 30 * day);
  await answers.keep(world.tx, { ...kept, ...given });
}

/** A refusal is an answer: what it was refused before is not undone. */
async function attemptAnswer(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function attempt(work: () => Promise<Json>): Promise<Answer> {
  return attemptAnswer(async () => ({ status: 200, body: await work() }));
}

/** Stripe remembers what a key was answered, unless the parameters themselves were wrong. */
function isKept({ status, body }: Answer): boolean {
  return status === 200 || !JSON.stringify(body).includes('"code":"parameter_');
}

function isSigned(request: Request): boolean {
  return /^Bearer (?:sk|rk)_test_\w+$/.test(request.headers.get("authorization") ?? "");
}

const noKey: Answer = {
  status: 401,
  body: { error: { type: "invalid_request_error", message: "You did not provide an API key." } },
};
