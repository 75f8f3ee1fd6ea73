import type {
  EmulatedCustomer,
  EmulatedEvent,
  EmulatedPortal,
} from "#adapters/payments/emulator/store/entities.ts";
import { nullFields, testModeFields } from "./shared-fields.ts";

/** A customer, or what remains of a deleted one. */
export function customerObject({
  id,
  created,
  email,
  metadata,
  credit,
  isDeleted,
}: EmulatedCustomer) {
  if (isDeleted) return { id, object: "customer", deleted: true };
  return {
    id,
    object: "customer",
    ...testModeFields,
    ...nullFields("default_source description shipping"),
    balance: -credit,
    created,
    email,
    invoice_settings: nullFields("custom_fields default_payment_method footer rendering_options"),
    metadata,
  };
}

export function portalObject(
  { id, created, customer, returnUrl, flow }: EmulatedPortal,
  baseUrl: string,
) {
  return {
    id,
    object: "billing_portal.session",
    ...testModeFields,
    ...nullFields("customer_account locale on_behalf_of"),
    configuration: "bpc_embedded",
    created,
    customer,
    flow: flow && flowObject(flow),
    return_url: returnUrl,
    url: `${baseUrl}/test-portal/${id}`,
  };
}

function flowObject({ type, subscription, redirect }: NonNullable<EmulatedPortal["flow"]>) {
  return {
    ...nullFields(
      "customer_update subscription_pause subscription_update subscription_update_confirm",
    ),
    type,
    subscription_cancel: subscription === null ? null : { retention: null, subscription },
    after_completion: {
      hosted_confirmation: null,
      redirect: redirect === null ? null : { return_url: redirect },
      type: redirect === null ? "portal_homepage" : "redirect",
    },
  };
}

export function eventObject(facts: EmulatedEvent, apiVersion: string) {
  return {
    id: facts.id,
    object: "event",
    ...testModeFields,
    api_version: apiVersion,
    created: facts.created,
    data: { object: facts.object },
    pending_webhooks: facts.delivery === "delivered" ? 0 : 1,
    request: { id: facts.request, idempotency_key: null },
    type: facts.type,
  };
}
