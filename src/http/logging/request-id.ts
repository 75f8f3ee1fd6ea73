import { randomUUID } from "node:crypto";

export const requestIdHeader = "X-Request-Id";

/** Visible ASCII without quotation mark and backslash: it goes into a header and, unescaped, into the log's JSON. */
const acceptedForm = /^[!#-[\]-~]{1,255}$/;

/** The id that the caller sent, unless it is too long or has characters that a header or the log can't take. */
export function readRequestId(given: string | undefined): string | undefined {
  return given !== undefined && acceptedForm.test(given) ? given : undefined;
}

/** The id under which a request is found in the logs: the caller's, or one of our own. */
export function requestIdOf(given: string | undefined): string {
  return readRequestId(given) ?? randomUUID();
}
