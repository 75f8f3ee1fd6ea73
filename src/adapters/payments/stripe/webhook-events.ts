import type Stripe from "stripe";
import { type ProviderEvent, InvalidSignatureError } from "#adapters/payments/payments.ts";
import { StripeEvent } from "./response-schemas.ts";

/** The events that the product handles. The webhook endpoint at Stripe subscribes to exactly these. */
export const webhookEventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

/** What Stripe asks of a signature's age, and we of its youth; in seconds. */
const toleranceSeconds = 300;

/** Stripe's SDK takes this for no limit. */
const anyAge = 0;

/** Other bytes must not read as the signed text: no mark is dropped, nothing is replaced. */
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export type SignatureCheck = {
  readonly secrets: readonly string[];
  readonly livemode: boolean;
  readonly now: () => Date;
  /** A second clock, asked when a signature is right and its time is not: ours may be off. */
  readonly readSharedClock: () => Promise<Date>;
};

/** Reads what was posted to our webhook; throws InvalidSignatureError unless Stripe signed exactly these bytes, now. */
export async function readWebhookEvent(
  stripe: Stripe,
  body: Uint8Array,
  signature: string,
  { secrets, livemode, now, readSharedClock }: SignatureCheck,
): Promise<ProviderEvent> {
  for (const secret of secrets) {
    const verify = (moment: Date | null) =>
      verifySignature(stripe, body, signature, secret, moment);
    const event =
      (await verify(now())) ?? ((await verify(null)) && (await verify(await readSharedClock())));
    if (event === null) continue;
    const read = StripeEvent.safeParse(event);
    if (!read.success) throw new InvalidSignatureError("It is signed, and is no event.");
    if (read.data.livemode !== livemode)
      throw new InvalidSignatureError("It is of the other mode, live or test.");
    return toProviderEvent(read.data);
  }
  throw new InvalidSignatureError("No secret of ours signed it, or not now.");
}

/** What was signed with this secret around this moment, or ever where there is none; null for anything else. */
async function verifySignature(
  stripe: Stripe,
  body: Uint8Array,
  signature: string,
  secret: string,
  moment: Date | null,
): Promise<unknown> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  const isOfTheFuture =
    moment !== null && !(signedAt <= moment.getTime() / 1000 + toleranceSeconds);
  if (isOfTheFuture) return null;
  try {
    return await stripe.webhooks.constructEventAsync(
      strictUtf8.decode(body),
      signature,
      secret,
      moment === null ? anyAge : toleranceSeconds,
      undefined,
      moment?.getTime(),
    );
  } catch {
    return null;
  }
}

function toProviderEvent({ id, type, livemode, created, data }: StripeEvent): ProviderEvent {
  const { object } = data;
  const idIf = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  return {
    id,
    type,
    livemode,
    createdAt: created,
    objectId: object.id ?? null,
    customerId: object.customer ?? idIf("customer"),
    checkoutId: idIf("checkout.session"),
    paymentId: object.payment_intent ?? idIf("payment_intent"),
  };
}

type StripeEvent = ReturnType<(typeof StripeEvent)["parse"]>;

/** Events since then that our webhook did not take, of the kinds that it wants; oldest first. */
export async function listMissedEvents(
  stripe: Stripe,
  since: Date,
): Promise<readonly ProviderEvent[]> {
  const all = await stripe.events
    .list({
      delivery_success: false,
      types: [...webhookEventTypes],
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
    })
    .autoPagingToArray({ limit: 5_000 });
  return all.map((event) => toProviderEvent(StripeEvent.parse(event))).toReversed();
}
