import type { PageDeps } from "#app/pages/page-router.server.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ActFields, OwnerAct } from "./owner-acts.ts";

const refusalStatuses = [400, 403, 404, 409, 413, 429, 503] as const;

/** Asks the call of this name inside the process, as the same owner; `cookie` is another where the owner signed in anew. */
export async function requestAct(
  c: Context<AppContext>,
  { api, baseUrl }: Pick<PageDeps, "api" | "baseUrl">,
  { act, fields }: { readonly act: OwnerAct; readonly fields: ActFields },
  cookie = c.req.header("cookie") ?? "",
): Promise<Response> {
  const headers = { "Content-Type": "application/json", Cookie: cookie, Origin: baseUrl };
  const init = { method: "POST", headers, body: JSON.stringify(fields) };
  return api.request(`/api/desk/${act}`, init, { viewer: c.get("viewer") });
}

/** The status of a page that says why an act was refused. */
export function refusalStatusOf(status: number): ContentfulStatusCode {
  return refusalStatuses.find((one) => one === status) ?? 500;
}
