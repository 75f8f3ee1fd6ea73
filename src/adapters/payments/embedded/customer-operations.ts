import { sql } from "drizzle-orm";
import { z } from "zod";
import { checkouts, type CustomerFacts, customers, portals, subscriptions } from "./facts.ts";
import { customerObject, portalObject } from "./objects/account.ts";
import { emulatorObject } from "./table.server.ts";
import { operation, pageOf } from "./operation.ts";
import { expand, paging, textMap } from "./params.ts";
import { missing, Refusal } from "./refusal.ts";
import { endSubscription } from "./renewal.ts";
import { emit, newIdOf, type World } from "./world.ts";

const Details = z.strictObject({
  expand,
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  metadata: textMap.optional(),
});

export async function createCustomer(
  world: World,
  {
    email,
    metadata = {},
  }: { email?: string | null | undefined; metadata?: Record<string, string> | undefined },
): Promise<CustomerFacts> {
  if (email && !email.includes("@"))
    throw new Refusal(`Invalid email address: ${email}`, { param: "email", code: "email_invalid" });
  const facts = await customers.keep(world.tx, {
    id: newIdOf("cus"),
    created: world.now,
    email: email ?? null,
    metadata,
    isDeleted: false,
    credit: 0,
    ahead: 0,
    isHolding: false,
  });
  await emit(world, "customer.created", customerObject(facts), facts.id);
  return facts;
}

export async function findCustomer(
  { tx }: Pick<World, "tx">,
  id: string,
  param = "customer",
): Promise<CustomerFacts> {
  const facts = await customers.find(tx, id);
  if (!facts || facts.isDeleted) throw missing("customer", id, param);
  return facts;
}

/** Ends what she pays for and forgets who she was; that there were payments remains. */
async function deleteCustomer(world: World, id: string) {
  const { tx } = world;
  const facts = await findCustomer(world, id, "id");
  for (const subscription of await subscriptions.list(tx, { customer: id }))
    if (subscription.status !== "canceled") await endSubscription(world, subscription);
  const gone = { ...facts, isDeleted: true, email: null, metadata: {} };
  await customers.keep(tx, gone);
  const left = (await checkouts.list(tx, { customer: id })).map(({ email }) => email);
  for (const email of new Set([facts.email, ...left])) if (email !== null) await scrub(tx, email);
  return customerObject(gone);
}

/** Takes an address out of everything that is remembered, what she bought as a guest and what was answered too. */
async function scrub(tx: World["tx"], email: string) {
  const quoted = JSON.stringify(email);
  const data = sql`${emulatorObject.data}::text`;
  await tx
    .update(emulatorObject)
    .set({ data: sql`replace(${data}, ${quoted}::text, 'null')::jsonb` })
    .where(sql`position(${quoted}::text in ${data}) > 0`);
}

const NewPortal = z.strictObject({
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

async function createPortal(world: World, asked: z.output<typeof NewPortal>) {
  const customer = await findCustomer(world, asked.customer);
  const facts = await portals.keep(world.tx, {
    id: newIdOf("bps"),
    created: world.now,
    customer: customer.id,
    returnUrl: asked.return_url ?? null,
    flow: asked.flow_data ? await flowOf(world, customer, asked.flow_data) : null,
  });
  return portalObject(facts, world.baseUrl);
}

async function flowOf(
  { tx }: World,
  customer: CustomerFacts,
  {
    type,
    subscription_cancel: cancel,
    after_completion: after,
  }: NonNullable<z.output<typeof NewPortal>["flow_data"]>,
) {
  if (type !== "subscription_cancel" && type !== "payment_method_update")
    throw new Refusal(`The embedded double's portal has no ${type}.`, { param: "flow_data[type]" });
  const redirect = after?.redirect?.return_url ?? null;
  if (type === "payment_method_update") return { type, subscription: null, redirect };
  const param = "flow_data[subscription_cancel][subscription]";
  if (!cancel)
    throw new Refusal(`Missing required param: ${param}.`, { param, code: "parameter_missing" });
  const subscription = await subscriptions.find(tx, cancel.subscription);
  if (subscription?.customer !== customer.id)
    throw missing("subscription", cancel.subscription, param);
  if (subscription.status === "canceled" || subscription.cancelAt !== null)
    throw new Refusal("The subscription in this flow is already canceled or set to cancel.", {
      param,
    });
  return { type, subscription: subscription.id, redirect };
}

const Nothing = z.strictObject({ expand });

export const customerOperations = [
  operation("POST", "customers", Details, async (world, asked) =>
    customerObject(await createCustomer(world, asked)),
  ),
  operation("GET", "customers/{id}", Nothing, async ({ tx }, _, id) => {
    const facts = await customers.find(tx, id);
    if (!facts) throw missing("customer", id);
    return customerObject(facts);
  }),
  operation("POST", "customers/{id}", Details, async (world, { email, metadata }, id) => {
    const facts = await findCustomer(world, id, "id");
    const changed = await customers.keep(world.tx, {
      ...facts,
      email: email ?? facts.email,
      metadata: { ...facts.metadata, ...metadata },
    });
    await emit(world, "customer.updated", customerObject(changed), id);
    return customerObject(changed);
  }),
  operation("DELETE", "customers/{id}", Nothing, (world, _, id) => deleteCustomer(world, id)),
  operation(
    "GET",
    "customers",
    z.strictObject({ ...paging, email: z.string().optional() }),
    async ({ tx }, { email, ...page }) => {
      const found = await customers.list(tx, { email, isDeleted: false });
      return pageOf("/v1/customers", found.map(customerObject), page);
    },
  ),
  operation("POST", "billing_portal/sessions", NewPortal, createPortal),
];
