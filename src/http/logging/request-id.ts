import { randomUUID } from "node:crypto";

export const requestIdHeader = "X-Request-Id";

const acceptedForm = /^[\w.-]{8,64}$/;

/** The id that a proxy gave the request, where it has a form that may stand in a log. */
export function readRequestId(given: string | undefined): string | undefined {
  return given !== undefined && acceptedForm.test(given) ? given : undefined;
}

/** The id under which a request is found in the logs: the proxy's, or one of our own. */
export function requestIdOf(given: string | undefined): string {
  return readRequestId(given) ?? randomUUID();
}
