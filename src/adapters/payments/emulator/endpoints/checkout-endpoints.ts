import { z } from "zod";
import {
  type EmulatedCheckout,
  checkouts,
  customers,
} from "#adapters/payments/emulator/store/entities.ts";
import { checkoutObject, lineItemsObject } from "#adapters/payments/emulator/objects/checkout.ts";
import { findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import { createEndpoint, paginate } from "./endpoint.ts";
import { expand, paging, stringMapParam, booleanParam, integerParam } from "./params.ts";
import { resourceMissing, EmulatorApiError } from "./api-error.ts";
import {
  emitEvent,
  newObjectId,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

const NestedParams = z.strictObject({
  metadata: stringMapParam.optional(),
  description: z.string().optional(),
});

const CreateCheckoutParams = z.strictObject({
  expand,
  mode: z.enum(["payment", "setup", "subscription"]),
  ui_mode: z.enum(["elements", "embedded_page", "form", "hosted_page"]).default("hosted_page"),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: integerParam.default(1) }))
    .optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: z.string().optional(),
  metadata: stringMapParam.default({}),
  payment_intent_data: NestedParams.optional(),
  subscription_data: NestedParams.optional(),
  invoice_creation: z
    .strictObject({
      enabled: booleanParam,
      invoice_data: z.strictObject({ metadata: stringMapParam }).optional(),
    })
    .optional(),
  success_url: z.string().optional(),
  cancel_url: z.string().optional(),
  expires_at: integerParam.optional(),
  adaptive_pricing: z.strictObject({ enabled: booleanParam }).optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(["none", "required"]) }).optional(),
  custom_text: z
    .strictObject({ terms_of_service_acceptance: z.strictObject({ message: z.string() }) })
    .optional(),
});

const secondsPerDay = 86_400;

async function createCheckout(
  context: EmulatorContext,
  params: z.output<typeof CreateCheckoutParams>,
) {
  const { mode, customer = null } = params;
  if (mode === "setup")
    throw new EmulatorApiError("The embedded double sells; it sets nothing up.");
  const line = validateLineItems(params);
  validateCombinations(params);
  const expiresAt = params.expires_at ?? context.now + secondsPerDay;
  if (expiresAt < context.now + 30 * 60 || expiresAt > context.now + secondsPerDay + 60)
    throw new EmulatorApiError(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  const customerRecord = customer === null ? null : await customers.find(context.tx, customer);
  if (customer !== null && (!customerRecord || customerRecord.isDeleted))
    throw resourceMissing("customer", customer, "customer");
  const facts = await checkouts.save(context.tx, {
    id: newObjectId("cs_test"),
    created: context.now,
    expiresAt,
    mode,
    status: "open",
    paymentStatus: "unpaid",
    customer,
    makesCustomer: mode === "subscription" || params.customer_creation === "always",
    customerEmail: params.customer_email ?? null,
    email: customerRecord?.email ?? params.customer_email ?? null,
    reference: params.client_reference_id ?? null,
    price: line.price,
    quantity: line.quantity,
    successUrl: params.success_url ?? "",
    cancelUrl: params.cancel_url ?? null,
    metadata: params.metadata,
    innerMetadata: (params.payment_intent_data ?? params.subscription_data)?.metadata ?? {},
    makesInvoice: params.invoice_creation?.enabled ?? false,
    hasTerms: params.consent_collection?.terms_of_service === "required",
    termsText: params.custom_text?.terms_of_service_acceptance.message ?? null,
    payment_intent: null,
    invoice: null,
    subscription: null,
  });
  return checkoutObject(facts, context.baseUrl);
}

function validateLineItems({
  mode,
  line_items: lines = [],
}: z.output<typeof CreateCheckoutParams>) {
  const [line, another] = lines;
  if (!line)
    throw new EmulatorApiError("Missing required param: line_items.", {
      param: "line_items",
      code: "parameter_missing",
    });
  if (another) throw new EmulatorApiError("The embedded double sells one thing at a time.");
  const item = findCatalogueItem(line.price);
  if (!item) throw resourceMissing("price", line.price, "line_items[0][price]");
  if (line.quantity < 1)
    throw new EmulatorApiError("This value must be greater than or equal to 1.", {
      param: "line_items[0][quantity]",
      code: "parameter_invalid_integer",
    });
  if (mode === "subscription" && item.interval === null)
    throw new EmulatorApiError(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  if (mode === "payment" && item.interval !== null)
    throw new EmulatorApiError(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  return line;
}

const paramsByMode = {
  payment: ["payment_intent_data", "invoice_creation", "customer_creation"],
  subscription: ["subscription_data"],
} as const;

/** What no schema says: which parameters go together. */
function validateCombinations(params: z.output<typeof CreateCheckoutParams>) {
  for (const mode of ["payment", "subscription"] as const)
    for (const param of paramsByMode[mode])
      if (params.mode !== mode && params[param] !== undefined)
        throw new EmulatorApiError(`You can only pass \`${param}\` in \`${mode}\` mode.`, {
          param,
        });
  if (params.customer !== undefined && params.customer_email !== undefined)
    throw new EmulatorApiError(
      "You may only specify one of these parameters: customer, customer_email.",
    );
  if (params.customer !== undefined && params.customer_creation !== undefined)
    throw new EmulatorApiError(
      "You may only specify one of these parameters: customer, customer_creation.",
    );
  if (params.ui_mode === "hosted_page" && params.success_url === undefined)
    throw new EmulatorApiError("Missing required param: success_url.", {
      param: "success_url",
      code: "parameter_missing",
    });
}

export async function requireCheckout(
  { tx }: Pick<EmulatorContext, "tx">,
  id: string,
): Promise<EmulatedCheckout> {
  const facts = await checkouts.find(tx, id);
  if (!facts)
    throw new EmulatorApiError(`No such checkout.session: ${id}`, {
      status: 404,
      code: "resource_missing",
      param: "session",
    });
  return facts;
}

export async function markCheckoutExpired(context: EmulatorContext, facts: EmulatedCheckout) {
  const expired = await checkouts.save(context.tx, { ...facts, status: "expired" });
  const object = checkoutObject(expired, context.baseUrl);
  await emitEvent(context, "checkout.session.expired", object, facts.customer);
  return object;
}

const NoParams = z.strictObject({ expand });

export const checkoutEndpoints = [
  createEndpoint("POST", "checkout/sessions", CreateCheckoutParams, createCheckout),
  createEndpoint("GET", "checkout/sessions/{id}", NoParams, async (context, _, id) =>
    checkoutObject(await requireCheckout(context, id), context.baseUrl),
  ),
  createEndpoint("POST", "checkout/sessions/{id}/expire", NoParams, async (context, _, id) => {
    const facts = await requireCheckout(context, id);
    if (facts.status !== "open")
      throw new EmulatorApiError(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${facts.status}\`.`,
      );
    return markCheckoutExpired(context, facts);
  }),
  createEndpoint(
    "GET",
    "checkout/sessions/{id}/line_items",
    z.strictObject(paging),
    async (context, _, id) => lineItemsObject(await requireCheckout(context, id)),
  ),
  createEndpoint(
    "GET",
    "checkout/sessions",
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(["complete", "expired", "open"]).optional(),
    }),
    async ({ tx, baseUrl }, { limit, starting_after, ...filter }) => {
      const { customer, payment_intent, subscription, status } = filter;
      const found = await checkouts.list(tx, { customer, payment_intent, subscription, status });
      const objects = found.map((facts) => checkoutObject(facts, baseUrl));
      return paginate("/v1/checkout/sessions", objects, { limit, starting_after });
    },
  ),
];
