type ErrorDetails = {
  readonly param?: string;
  readonly code?: string;
  readonly status?: number;
  readonly type?: string;
};

/** A call that Stripe would refuse, in the words and the shape of its answer. */
export class EmulatorApiError extends Error {
  override readonly name = "Refusal";
  readonly details: ErrorDetails;

  constructor(sentence: string, details: ErrorDetails = {}) {
    super(sentence);
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? 400;
  }

  /** The SDK takes an answer for a failure by the word `error` in it, not by its status. */
  get body() {
    const { type = "invalid_request_error", param, code } = this.details;
    return {
      error: { type, message: this.message, ...(param && { param }), ...(code && { code }) },
    };
  }
}

/** There is no such thing at the provider. */
export function resourceMissing(what: string, id: string, param = "id"): EmulatorApiError {
  return new EmulatorApiError(`No such ${what}: '${id}'`, {
    status: 404,
    code: "resource_missing",
    param,
  });
}
