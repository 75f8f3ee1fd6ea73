import * as s from "#core/schema.ts";
import type { AppContext } from "#http/app-context.ts";
import type { ActFields, OwnerAct } from "#app/desk/owner-acts.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import type { Context } from "hono";
import type { FormRefusal } from "./form-refusal.ts";

const Refusal = s.object({ message: s.string, field: s.optional(s.string) });

const refusalStatuses = [400, 404, 409, 429, 503] as const;

/** Asks the call of this name as the same owner; null when it is done, else why it is not, for the page with its form. */
export async function submitAct(
  c: Context<AppContext>,
  { api, baseUrl }: Pick<PageDeps, "api" | "baseUrl">,
  act: OwnerAct,
  { form = "", ...fields }: ActFields,
): Promise<FormRefusal | null> {
  const cookie = c.req.header("cookie") ?? "";
  const headers = { "Content-Type": "application/json", Cookie: cookie, Origin: baseUrl };
  const init = { method: "POST", headers, body: JSON.stringify(fields) };
  const answer = await api.request(`/api/desk/${act}`, init, { viewer: c.get("viewer") });
  if (answer.ok) return null;
  const { message, field = null } = Refusal.parse(await answer.json());
  const status = refusalStatuses.find((one) => one === answer.status) ?? 500;
  return { form, message, field, fields, status };
}
