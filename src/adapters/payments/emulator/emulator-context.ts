import { randomBytes } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import {
  type EmulatedCustomer,
  customers,
  events,
} from "#adapters/payments/emulator/store/entities.ts";
import type { JsonObject } from "#adapters/payments/emulator/endpoints/form-encoding.ts";

/** What one call to the emulator works with; all its changes are stored together or not at all. */
export type EmulatorContext = {
  readonly tx: Database;
  /** Unix seconds, by our own clock. */
  readonly now: number;
  readonly baseUrl: string;
  /** Something happened that our webhook has to receive. */
  readonly markEventsPending: () => void;
};

export function newObjectId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** This customer's time, which can be ahead of ours. */
export async function customerTimeOf(
  { tx, now }: EmulatorContext,
  customer: string | null,
): Promise<number> {
  const customerRecord = customer === null ? null : await customers.find(tx, customer);
  return now + (customerRecord?.ahead ?? 0);
}

/** Stores an event; it is delivered to our webhook once the call is over. */
export async function emitEvent(
  context: EmulatorContext,
  type: string,
  object: JsonObject,
  customer: string | null,
): Promise<void> {
  const customerRecord: EmulatedCustomer | null =
    customer === null ? null : await customers.find(context.tx, customer);
  const isHeld = customerRecord?.isHolding ?? false;
  context.markEventsPending();
  await events.save(context.tx, {
    id: newObjectId("evt"),
    created: context.now + (customerRecord?.ahead ?? 0),
    type,
    customer,
    object,
    request: null,
    delivery: isHeld ? "held" : "pending",
    attempts: 0,
    nextAt: isHeld ? null : context.now,
    answered: null,
  });
}
