import { apiErrorOf } from "./api-error.ts";

type RequestOptions = {
  body?: unknown;
  signal?: AbortSignal;
  /** The call outlives the page that made it. */
  keepalive?: boolean;
};

/** Calls our API with her session. JSON travels only when there is a body. Throws ApiError unless the answer is OK. */
export async function apiRequest(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { body, signal, keepalive = false }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}
