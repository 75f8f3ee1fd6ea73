import { readApiError } from "./api-error.ts";

type RequestOptions = {
  body?: unknown;
  signal?: AbortSignal;
  /** The call outlives the page that made it, unless it is too long for that. */
  keepalive?: boolean;
};

/** Browsers refuse to let more than 64 KB outlive a page; a character is three bytes at most. */
const maxKeepaliveChars = 20_000;

/** Calls our API with the browser's session, with JSON only for a body. Throws ApiError unless the status is OK. */
export async function apiRequest(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { body, signal, keepalive = false }: RequestOptions = {},
): Promise<Response> {
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive: keepalive && (text ?? "").length <= maxKeepaliveChars,
    ...(signal && { signal }),
    ...(text !== null && { headers: { "Content-Type": "application/json" }, body: text }),
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
