import { apiErrorOf } from "./api-error.ts";

type RequestOptions = { body?: unknown; signal?: AbortSignal };

/** Calls our API with her session. JSON travels only when there is a body. Throws ApiError unless the answer is OK. */
export async function apiRequest(
  method: "GET" | "POST" | "DELETE",
  path: string,
  { body, signal }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}
