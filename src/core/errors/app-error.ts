/** The status of every expected failure; a handler never picks one itself. */
export const statusByCode = {
  bad_request: 400,
  invalid_json: 400,
  blank_answers: 400,
  unknown_tool: 400,
  unknown_tone: 400,
  unknown_price: 400,
  price_kit_mismatch: 400,
  unproven_event: 400,
  unreadable_prompt: 400,
  answer_too_long: 400,
  invalid_code: 400,
  form_expired: 400,
  unauthorized: 401,
  pro_required: 403,
  pro_price_requires_pro: 403,
  cross_site: 403,
  sign_in_again: 403,
  confirm_first: 403,
  not_found: 404,
  unknown_kit: 404,
  method_not_allowed: 405,
  too_slow: 408,
  coming_soon: 409,
  not_for_sale: 409,
  already_owned: 409,
  no_subscription: 409,
  payment_due: 409,
  email_taken: 409,
  slot_taken: 409,
  hold_ended: 409,
  too_late: 409,
  changed_elsewhere: 409,
  shelf_changed: 409,
  too_many_kept: 409,
  too_large: 413,
  account_full: 413,
  unsupported_type: 415,
  document_unsupported: 415,
  document_old_word: 415,
  document_password: 422,
  document_damaged: 422,
  document_scan: 422,
  document_empty: 422,
  document_too_complex: 422,
  document_timed_out: 422,
  letters_unknown: 422,
  too_many_requests: 429,
  too_quick: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  busy: 503,
  storage_full: 507,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof statusByCode;

/**
 * An expected failure: a code for programs, a sentence for the reader, when to try again (seconds), and facts that help
 * a page to lead on.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly details: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    retryAfter?: number,
    facts: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.retryAfter = retryAfter;
    this.details = facts;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}
