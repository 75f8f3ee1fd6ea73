import { checkouts, customers, disputes, invoices, payments, subscriptions } from "./facts.ts";
import { customerObject } from "./objects/account.ts";
import { listOf } from "./objects/blank.ts";
import { checkoutObject, lineItems } from "./objects/checkout.ts";
import { invoiceObject, invoicePaymentObject } from "./objects/invoice.ts";
import {
  chargeObject,
  disputeObject,
  paymentIdOf,
  paymentIntentObject,
} from "./objects/payment.ts";
import { subscriptionObject } from "./objects/subscription.ts";
import { Refusal } from "./refusal.ts";
import type { Json } from "./wire.ts";
import type { World } from "./world.ts";

const deepest = 4;

/** Puts the things themselves where an answer names them, along these paths: `data.latest_invoice`. */
export async function expanded(world: World, root: Json, paths: readonly string[]): Promise<Json> {
  let grown = root;
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > deepest)
      throw new Refusal(`You cannot expand more than ${deepest} levels of a property (${path}).`);
    grown = await grow(world, grown, steps, path);
  }
  return grown;
}

async function grow(
  world: World,
  node: Json,
  steps: readonly string[],
  path: string,
): Promise<Json> {
  const [step, ...rest] = steps;
  if (step === undefined) return node;
  const value = node[step] === undefined ? await included(world, node, step) : node[step];
  if (value === undefined)
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
  return { ...node, [step]: await inner(world, value, rest, path) };
}

async function inner(
  world: World,
  value: unknown,
  rest: readonly string[],
  path: string,
): Promise<unknown> {
  if (Array.isArray(value)) {
    const parts: unknown[] = [];
    // One after the other: they share one connection.
    for (const part of value) parts.push(await inner(world, part, rest, path));
    return parts;
  }
  const thing = typeof value === "string" ? await named(world, value) : value;
  return isJson(thing) ? grow(world, thing, rest, path) : thing;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lists that are left out unless they are asked for. */
async function included({ tx }: World, node: Json, step: string): Promise<unknown> {
  const id = String(node["id"]);
  if (node["object"] === "checkout.session" && step === "line_items") {
    const facts = await checkouts.find(tx, id);
    return facts ? lineItems(facts) : undefined;
  }
  if (node["object"] === "invoice" && step === "payments") {
    const facts = await invoices.find(tx, id);
    const isThere = facts && facts.payment_intent !== null;
    return listOf("/v1/invoice_payments", isThere ? [{ ...invoicePaymentObject(facts) }] : []);
  }
  return undefined;
}

async function named({ tx, baseUrl }: World, id: string): Promise<unknown> {
  const prefix = id.slice(0, id.indexOf("_"));
  switch (prefix) {
    case "cus":
      return shown(await customers.find(tx, id), customerObject);
    case "sub":
      return shown(await subscriptions.find(tx, id), subscriptionObject);
    case "in":
      return shown(await invoices.find(tx, id), (facts) => invoiceObject(facts, baseUrl));
    case "pi":
      return shown(await payments.find(tx, id), paymentIntentObject);
    case "ch":
      return shown(await payments.find(tx, paymentIdOf(id)), chargeObject);
    case "cs":
      return shown(await checkouts.find(tx, id), (facts) => checkoutObject(facts, baseUrl));
    case "dp":
      return shown(await disputes.find(tx, id), disputeObject);
    default:
      return id;
  }
}

function shown<Facts>(facts: Facts | null, show: (facts: Facts) => object): unknown {
  return facts === null ? null : { ...show(facts) };
}
