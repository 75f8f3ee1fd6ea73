import { sql } from "drizzle-orm";
import { z } from "zod";
import {
  checkouts,
  type EmulatedCustomer,
  customers,
  portals,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import {
  customerObject,
  portalObject,
} from "#adapters/payments/emulator/objects/customer-portal-event.ts";
import { emulatorObject } from "#adapters/payments/emulator/store/table.server.ts";
import { createEndpoint, paginate } from "./endpoint.ts";
import { expand, paging, stringMapParam } from "./params.ts";
import { resourceMissing, EmulatorApiError } from "./api-error.ts";
import { endSubscription } from "#adapters/payments/emulator/simulation/renewal.ts";
import {
  emitEvent,
  newObjectId,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

const CustomerParams = z.strictObject({
  expand,
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  metadata: stringMapParam.optional(),
});

export async function createCustomer(
  context: EmulatorContext,
  {
    email,
    metadata = {},
  }: { email?: string | null | undefined; metadata?: Record<string, string> | undefined },
): Promise<EmulatedCustomer> {
  if (email && !email.includes("@"))
    throw new EmulatorApiError(`Invalid email address: ${email}`, {
      param: "email",
      code: "email_invalid",
    });
  const facts = await customers.save(context.tx, {
    id: newObjectId("cus"),
    created: context.now,
    email: email ?? null,
    metadata,
    isDeleted: false,
    credit: 0,
    ahead: 0,
    isHolding: false,
  });
  await emitEvent(context, "customer.created", customerObject(facts), facts.id);
  return facts;
}

export async function requireCustomer(
  { tx }: Pick<EmulatorContext, "tx">,
  id: string,
  param = "customer",
): Promise<EmulatedCustomer> {
  const facts = await customers.find(tx, id);
  if (!facts || facts.isDeleted) throw resourceMissing("customer", id, param);
  return facts;
}

/** Ends the customer's subscriptions and erases who it was; that there were payments remains. */
async function deleteCustomer(context: EmulatorContext, id: string) {
  const { tx } = context;
  const facts = await requireCustomer(context, id, "id");
  for (const subscription of await subscriptions.list(tx, { customer: id }))
    if (subscription.status !== "canceled") await endSubscription(context, subscription);
  const gone = { ...facts, isDeleted: true, email: null, metadata: {} };
  await customers.save(tx, gone);
  const checkoutEmails = (await checkouts.list(tx, { customer: id })).map(({ email }) => email);
  for (const email of new Set([facts.email, ...checkoutEmails]))
    if (email !== null) await eraseEmail(tx, email);
  return customerObject(gone);
}

/** Erases an address from every stored object, guest purchases and idempotent responses included. */
async function eraseEmail(tx: EmulatorContext["tx"], email: string) {
  const quoted = JSON.stringify(email);
  const data = sql`${emulatorObject.data}::text`;
  await tx
    .update(emulatorObject)
    .set({ data: sql`replace(${data}, ${quoted}::text, 'null')::jsonb` })
    .where(sql`position(${quoted}::text in ${data}) > 0`);
}

const CreatePortalParams = z.strictObject({
  expand,
  customer: z.string(),
  return_url: z.string().optional(),
  configuration: z.string().optional(),
  flow_data: z
    .strictObject({
      type: z.enum([
        "customer_update",
        "payment_method_update",
        "subscription_cancel",
        "subscription_pause",
        "subscription_update",
        "subscription_update_confirm",
      ]),
      subscription_cancel: z.strictObject({ subscription: z.string() }).optional(),
      after_completion: z
        .strictObject({
          type: z.enum(["hosted_confirmation", "portal_homepage", "redirect"]),
          redirect: z.strictObject({ return_url: z.string() }).optional(),
        })
        .optional(),
    })
    .optional(),
});

async function createPortal(context: EmulatorContext, params: z.output<typeof CreatePortalParams>) {
  const customer = await requireCustomer(context, params.customer);
  const facts = await portals.save(context.tx, {
    id: newObjectId("bps"),
    created: context.now,
    customer: customer.id,
    returnUrl: params.return_url ?? null,
    flow: params.flow_data ? await toPortalFlow(context, customer, params.flow_data) : null,
  });
  return portalObject(facts, context.baseUrl);
}

async function toPortalFlow(
  { tx }: EmulatorContext,
  customer: EmulatedCustomer,
  {
    type,
    subscription_cancel: cancel,
    after_completion: after,
  }: NonNullable<z.output<typeof CreatePortalParams>["flow_data"]>,
) {
  if (type !== "subscription_cancel" && type !== "payment_method_update")
    throw new EmulatorApiError(`The embedded double's portal has no ${type}.`, {
      param: "flow_data[type]",
    });
  const redirect = after?.redirect?.return_url ?? null;
  if (type === "payment_method_update") return { type, subscription: null, redirect };
  const param = "flow_data[subscription_cancel][subscription]";
  if (!cancel)
    throw new EmulatorApiError(`Missing required param: ${param}.`, {
      param,
      code: "parameter_missing",
    });
  const subscription = await subscriptions.find(tx, cancel.subscription);
  if (subscription?.customer !== customer.id)
    throw resourceMissing("subscription", cancel.subscription, param);
  if (subscription.status === "canceled" || subscription.cancelAt !== null)
    throw new EmulatorApiError(
      "The subscription in this flow is already canceled or set to cancel.",
      {
        param,
      },
    );
  return { type, subscription: subscription.id, redirect };
}

const NoParams = z.strictObject({ expand });

export const customerEndpoints = [
  createEndpoint("POST", "customers", CustomerParams, async (context, params) =>
    customerObject(await createCustomer(context, params)),
  ),
  createEndpoint("GET", "customers/{id}", NoParams, async ({ tx }, _, id) => {
    const facts = await customers.find(tx, id);
    if (!facts) throw resourceMissing("customer", id);
    return customerObject(facts);
  }),
  createEndpoint(
    "POST",
    "customers/{id}",
    CustomerParams,
    async (context, { email, metadata }, id) => {
      const facts = await requireCustomer(context, id, "id");
      const changed = await customers.save(context.tx, {
        ...facts,
        email: email ?? facts.email,
        metadata: { ...facts.metadata, ...metadata },
      });
      await emitEvent(context, "customer.updated", customerObject(changed), id);
      return customerObject(changed);
    },
  ),
  createEndpoint("DELETE", "customers/{id}", NoParams, (context, _, id) =>
    deleteCustomer(context, id),
  ),
  createEndpoint(
    "GET",
    "customers",
    z.strictObject({ ...paging, email: z.string().optional() }),
    async ({ tx }, { email, ...page }) => {
      const found = await customers.list(tx, { email, isDeleted: false });
      return paginate("/v1/customers", found.map(customerObject), page);
    },
  ),
  createEndpoint("POST", "billing_portal/sessions", CreatePortalParams, createPortal),
];
