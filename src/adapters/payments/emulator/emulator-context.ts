import { randomBytes } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import {
  type EmulatedCustomer,
  customers,
  events,
} from "#adapters/payments/emulator/store/entities.ts";
import type { JsonObject } from "#adapters/payments/emulator/endpoints/form-encoding.ts";

/** What one call to the double works with; all it changes is kept together or not at all. */
export type EmulatorContext = {
  readonly tx: Database;
  /** Unix seconds, by our own clock. */
  readonly now: number;
  readonly baseUrl: string;
  /** Something happened that our webhook has to hear. */
  readonly markEventsPending: () => void;
};

export function newObjectId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** The time where this customer lives: hers can be ahead of ours. */
export async function customerTimeOf(
  { tx, now }: EmulatorContext,
  customer: string | null,
): Promise<number> {
  const hers = customer === null ? null : await customers.find(tx, customer);
  return now + (hers?.ahead ?? 0);
}

/** Writes down that something happened; it is told to our webhook once the call is over. */
export async function emitEvent(
  context: EmulatorContext,
  type: string,
  object: JsonObject,
  customer: string | null,
): Promise<void> {
  const hers: EmulatedCustomer | null =
    customer === null ? null : await customers.find(context.tx, customer);
  const isHeld = hers?.isHolding ?? false;
  context.markEventsPending();
  await events.save(context.tx, {
    id: newObjectId("evt"),
    created: context.now + (hers?.ahead ?? 0),
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
