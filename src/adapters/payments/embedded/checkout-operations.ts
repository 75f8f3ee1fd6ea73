import { z } from "zod";
import { type CheckoutFacts, checkouts, customers } from "./facts.ts";
import { checkoutObject, lineItems } from "./objects/checkout.ts";
import { pricedThing } from "./objects/price.ts";
import { operation, pageOf } from "./operation.ts";
import { expand, paging, textMap, truth, wholeNumber } from "./params.ts";
import { missing, Refusal } from "./refusal.ts";
import { emit, newIdOf, type World } from "./world.ts";

const inner = z.strictObject({ metadata: textMap.optional(), description: z.string().optional() });

const NewCheckout = z.strictObject({
  expand,
  mode: z.enum(["payment", "setup", "subscription"]),
  ui_mode: z.enum(["elements", "embedded_page", "form", "hosted_page"]).default("hosted_page"),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: wholeNumber.default(1) }))
    .optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: z.string().optional(),
  metadata: textMap.default({}),
  payment_intent_data: inner.optional(),
  subscription_data: inner.optional(),
  invoice_creation: z
    .strictObject({
      enabled: truth,
      invoice_data: z.strictObject({ metadata: textMap }).optional(),
    })
    .optional(),
  success_url: z.string().optional(),
  cancel_url: z.string().optional(),
  expires_at: wholeNumber.optional(),
  adaptive_pricing: z.strictObject({ enabled: truth }).optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(["none", "required"]) }).optional(),
  custom_text: z
    .strictObject({ terms_of_service_acceptance: z.strictObject({ message: z.string() }) })
    .optional(),
});

const day = 86_400;

async function createCheckout(world: World, asked: z.output<typeof NewCheckout>) {
  const { mode, customer = null } = asked;
  if (mode === "setup") throw new Refusal("The embedded double sells; it sets nothing up.");
  const line = checkLines(asked);
  checkTogether(asked);
  const expiresAt = asked.expires_at ?? world.now + day;
  if (expiresAt < world.now + 30 * 60 || expiresAt > world.now + day + 60)
    throw new Refusal(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  const hers = customer === null ? null : await customers.find(world.tx, customer);
  if (customer !== null && (!hers || hers.isDeleted))
    throw missing("customer", customer, "customer");
  const facts = await checkouts.keep(world.tx, {
    id: newIdOf("cs_test"),
    created: world.now,
    expiresAt,
    mode,
    status: "open",
    paymentStatus: "unpaid",
    customer,
    makesCustomer: mode === "subscription" || asked.customer_creation === "always",
    customerEmail: asked.customer_email ?? null,
    email: hers?.email ?? asked.customer_email ?? null,
    reference: asked.client_reference_id ?? null,
    price: line.price,
    quantity: line.quantity,
    successUrl: asked.success_url ?? "",
    cancelUrl: asked.cancel_url ?? null,
    metadata: asked.metadata,
    innerMetadata: (asked.payment_intent_data ?? asked.subscription_data)?.metadata ?? {},
    makesInvoice: asked.invoice_creation?.enabled ?? false,
    hasTerms: asked.consent_collection?.terms_of_service === "required",
    termsText: asked.custom_text?.terms_of_service_acceptance.message ?? null,
    payment_intent: null,
    invoice: null,
    subscription: null,
  });
  return checkoutObject(facts, world.baseUrl);
}

function checkLines({ mode, line_items: lines = [] }: z.output<typeof NewCheckout>) {
  const [line, another] = lines;
  if (!line)
    throw new Refusal("Missing required param: line_items.", {
      param: "line_items",
      code: "parameter_missing",
    });
  if (another) throw new Refusal("The embedded double sells one thing at a time.");
  const thing = pricedThing(line.price);
  if (!thing) throw missing("price", line.price, "line_items[0][price]");
  if (line.quantity < 1)
    throw new Refusal("This value must be greater than or equal to 1.", {
      param: "line_items[0][quantity]",
      code: "parameter_invalid_integer",
    });
  if (mode === "subscription" && thing.interval === null)
    throw new Refusal(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  if (mode === "payment" && thing.interval !== null)
    throw new Refusal(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  return line;
}

const onlyIn = {
  payment: ["payment_intent_data", "invoice_creation", "customer_creation"],
  subscription: ["subscription_data"],
} as const;

/** What no schema says: which parameters go together. */
function checkTogether(asked: z.output<typeof NewCheckout>) {
  for (const mode of ["payment", "subscription"] as const)
    for (const param of onlyIn[mode])
      if (asked.mode !== mode && asked[param] !== undefined)
        throw new Refusal(`You can only pass \`${param}\` in \`${mode}\` mode.`, { param });
  if (asked.customer !== undefined && asked.customer_email !== undefined)
    throw new Refusal("You may only specify one of these parameters: customer, customer_email.");
  if (asked.customer !== undefined && asked.customer_creation !== undefined)
    throw new Refusal("You may only specify one of these parameters: customer, customer_creation.");
  if (asked.ui_mode === "hosted_page" && asked.success_url === undefined)
    throw new Refusal("Missing required param: success_url.", {
      param: "success_url",
      code: "parameter_missing",
    });
}

export async function findCheckout({ tx }: Pick<World, "tx">, id: string): Promise<CheckoutFacts> {
  const facts = await checkouts.find(tx, id);
  if (!facts)
    throw new Refusal(`No such checkout.session: ${id}`, {
      status: 404,
      code: "resource_missing",
      param: "session",
    });
  return facts;
}

export async function expireCheckout(world: World, facts: CheckoutFacts) {
  const expired = await checkouts.keep(world.tx, { ...facts, status: "expired" });
  const object = checkoutObject(expired, world.baseUrl);
  await emit(world, "checkout.session.expired", object, facts.customer);
  return object;
}

const Nothing = z.strictObject({ expand });

export const checkoutOperations = [
  operation("POST", "checkout/sessions", NewCheckout, createCheckout),
  operation("GET", "checkout/sessions/{id}", Nothing, async (world, _, id) =>
    checkoutObject(await findCheckout(world, id), world.baseUrl),
  ),
  operation("POST", "checkout/sessions/{id}/expire", Nothing, async (world, _, id) => {
    const facts = await findCheckout(world, id);
    if (facts.status !== "open")
      throw new Refusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${facts.status}\`.`,
      );
    return expireCheckout(world, facts);
  }),
  operation(
    "GET",
    "checkout/sessions/{id}/line_items",
    z.strictObject(paging),
    async (world, _, id) => lineItems(await findCheckout(world, id)),
  ),
  operation(
    "GET",
    "checkout/sessions",
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(["complete", "expired", "open"]).optional(),
    }),
    async ({ tx, baseUrl }, { limit, starting_after, ...asked }) => {
      const { customer, payment_intent, subscription, status } = asked;
      const found = await checkouts.list(tx, { customer, payment_intent, subscription, status });
      const shown = found.map((facts) => checkoutObject(facts, baseUrl));
      return pageOf("/v1/checkout/sessions", shown, { limit, starting_after });
    },
  ),
];
