import {
  checkouts,
  customers,
  disputes,
  invoices,
  payments,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { customerObject } from "#adapters/payments/emulator/objects/customer-portal-event.ts";
import { listObject } from "#adapters/payments/emulator/objects/shared-fields.ts";
import { checkoutObject, lineItemsObject } from "#adapters/payments/emulator/objects/checkout.ts";
import {
  invoiceObject,
  invoicePaymentObject,
} from "#adapters/payments/emulator/objects/invoice.ts";
import {
  chargeObject,
  disputeObject,
  paymentIdOf,
  paymentIntentObject,
} from "#adapters/payments/emulator/objects/payment.ts";
import { subscriptionObject } from "#adapters/payments/emulator/objects/subscription.ts";
import { EmulatorApiError } from "./api-error.ts";
import type { JsonObject } from "./form-encoding.ts";
import type { EmulatorContext } from "#adapters/payments/emulator/emulator-context.ts";

const maxDepth = 4;

/** Puts the things themselves where an answer names them, along these paths: `data.latest_invoice`. */
export async function expandPaths(
  context: EmulatorContext,
  root: JsonObject,
  paths: readonly string[],
): Promise<JsonObject> {
  let grown = root;
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > maxDepth)
      throw new EmulatorApiError(
        `You cannot expand more than ${maxDepth} levels of a property (${path}).`,
      );
    grown = await expandNode(context, grown, steps, path);
  }
  return grown;
}

async function expandNode(
  context: EmulatorContext,
  node: JsonObject,
  steps: readonly string[],
  path: string,
): Promise<JsonObject> {
  const [step, ...rest] = steps;
  if (step === undefined) return node;
  const value = node[step] === undefined ? await loadOmittedList(context, node, step) : node[step];
  if (value === undefined)
    throw new EmulatorApiError(`This property cannot be expanded (${path}).`, { param: "expand" });
  return { ...node, [step]: await expandValue(context, value, rest, path) };
}

async function expandValue(
  context: EmulatorContext,
  value: unknown,
  rest: readonly string[],
  path: string,
): Promise<unknown> {
  if (Array.isArray(value)) {
    const expanded: unknown[] = [];
    // One after the other: they share one connection.
    for (const part of value) expanded.push(await expandValue(context, part, rest, path));
    return expanded;
  }
  const object = typeof value === "string" ? await loadById(context, value) : value;
  return isJson(object) ? expandNode(context, object, rest, path) : object;
}

function isJson(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lists that are left out unless they are asked for. */
async function loadOmittedList(
  { tx }: EmulatorContext,
  node: JsonObject,
  step: string,
): Promise<unknown> {
  const id = String(node["id"]);
  if (node["object"] === "checkout.session" && step === "line_items") {
    const facts = await checkouts.find(tx, id);
    return facts ? lineItemsObject(facts) : undefined;
  }
  if (node["object"] === "invoice" && step === "payments") {
    const facts = await invoices.find(tx, id);
    const isThere = facts && facts.payment_intent !== null;
    return listObject("/v1/invoice_payments", isThere ? [{ ...invoicePaymentObject(facts) }] : []);
  }
  return undefined;
}

async function loadById({ tx, baseUrl }: EmulatorContext, id: string): Promise<unknown> {
  const prefix = id.slice(0, id.indexOf("_"));
  switch (prefix) {
    case "cus":
      return toObject(await customers.find(tx, id), customerObject);
    case "sub":
      return toObject(await subscriptions.find(tx, id), subscriptionObject);
    case "in":
      return toObject(await invoices.find(tx, id), (facts) => invoiceObject(facts, baseUrl));
    case "pi":
      return toObject(await payments.find(tx, id), paymentIntentObject);
    case "ch":
      return toObject(await payments.find(tx, paymentIdOf(id)), chargeObject);
    case "cs":
      return toObject(await checkouts.find(tx, id), (facts) => checkoutObject(facts, baseUrl));
    case "dp":
      return toObject(await disputes.find(tx, id), disputeObject);
    default:
      return id;
  }
}

function toObject<Facts>(facts: Facts | null, show: (facts: Facts) => object): unknown {
  return facts === null ? null : { ...show(facts) };
}
