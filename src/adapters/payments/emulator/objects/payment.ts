import type {
  EmulatedDispute,
  EmulatedPayment,
  EmulatedRefund,
} from "#adapters/payments/emulator/store/entities.ts";
import { nullFields, currency, testModeFields } from "./shared-fields.ts";

export const chargeIdOf = (paymentId: string) => paymentId.replace("pi_", "ch_");
export const paymentIdOf = (chargeId: string) => chargeId.replace("ch_", "pi_");

export function paymentIntentObject(facts: EmulatedPayment) {
  const isPaid = facts.status === "succeeded";
  return {
    id: facts.id,
    object: "payment_intent",
    ...testModeFields,
    ...nullFields(`allowed_payment_method_types application application_fee_amount
      automatic_payment_methods canceled_at cancellation_reason client_secret customer_account
      description excluded_payment_method_types last_payment_error managed_payments next_action
      on_behalf_of payment_method payment_method_configuration_details payment_method_options
      payment_record processing receipt_email review setup_future_usage shipping source
      statement_descriptor statement_descriptor_suffix transfer_data transfer_group`),
    amount: facts.amount,
    amount_capturable: 0,
    amount_received: isPaid ? facts.amount : 0,
    capture_method: "automatic_async",
    confirmation_method: "automatic",
    created: facts.created,
    currency,
    customer: facts.customer,
    latest_charge: chargeIdOf(facts.id),
    metadata: facts.metadata,
    payment_method_types: ["card"],
    status: facts.status,
  };
}

const chargeStatus = {
  succeeded: "succeeded",
  processing: "pending",
  requires_payment_method: "failed",
} as const;

export function chargeObject(facts: EmulatedPayment) {
  const isPaid = facts.status === "succeeded";
  return {
    id: chargeIdOf(facts.id),
    object: "charge",
    ...testModeFields,
    ...nullFields(`application application_fee application_fee_amount balance_transaction
      calculated_statement_descriptor customer_account description failure_balance_transaction
      failure_code failure_message on_behalf_of outcome payment_method payment_method_details
      receipt_email receipt_number receipt_url review shipping source source_transfer
      statement_descriptor statement_descriptor_suffix transfer_data transfer_group`),
    amount: facts.amount,
    amount_captured: isPaid ? facts.amount : 0,
    amount_refunded: facts.refunded,
    billing_details: {
      ...nullFields("address name phone tax_id"),
      email: facts.email,
    },
    captured: isPaid,
    created: facts.created,
    currency,
    customer: facts.customer,
    disputed: facts.dispute !== null,
    fraud_details: {},
    metadata: facts.metadata,
    paid: isPaid,
    payment_intent: facts.id,
    refunded: isPaid && facts.refunded === facts.amount,
    status: chargeStatus[facts.status],
  };
}

export function refundObject(facts: EmulatedRefund) {
  return {
    id: facts.id,
    object: "refund",
    ...nullFields(`balance_transaction customer_account payment_method receipt_number
      source_transfer_reversal transfer_reversal`),
    amount: facts.amount,
    charge: chargeIdOf(facts.payment_intent),
    created: facts.created,
    currency,
    customer: facts.customer,
    metadata: facts.metadata,
    payment_intent: facts.payment_intent,
    reason: facts.reason,
    status: "succeeded",
  };
}

export function disputeObject(facts: EmulatedDispute) {
  return {
    id: facts.id,
    object: "dispute",
    ...testModeFields,
    amount: facts.amount,
    balance_transactions: [],
    charge: chargeIdOf(facts.payment_intent),
    created: facts.created,
    currency,
    enhanced_eligibility_types: [],
    evidence: {
      enhanced_evidence: {},
      ...nullFields(`access_activity_log appeal billing_address cancellation_policy
      cancellation_policy_disclosure cancellation_rebuttal customer_communication
      customer_email_address customer_name customer_purchase_ip customer_signature
      duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id
      product_description receipt refund_policy refund_policy_disclosure
      refund_refusal_explanation service_date service_documentation shipping_address
      shipping_carrier shipping_date shipping_documentation shipping_tracking_number
      uncategorized_file uncategorized_text`),
    },
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: facts.payment_intent,
    reason: "fraudulent",
    status: facts.status,
  };
}
