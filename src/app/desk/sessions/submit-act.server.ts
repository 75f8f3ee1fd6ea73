import * as s from "#core/schema.ts";
import type { AppContext } from "#http/app-context.ts";
import type { ActFields, OwnerAct } from "#app/desk/owner-acts.ts";
import { refusalStatusOf, requestAct } from "#app/desk/request-act.server.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import type { Context } from "hono";
import type { FormRefusal } from "./form-refusal.ts";

const Refusal = s.object({ message: s.string, field: s.optional(s.string) });

/** Asks the call of this name as the same owner; null when it is done, else why it is not, for the page with its form. */
export async function submitAct(
  c: Context<AppContext>,
  deps: Pick<PageDeps, "api" | "baseUrl">,
  act: OwnerAct,
  { form = "", ...fields }: ActFields,
): Promise<FormRefusal | null> {
  const answer = await requestAct(c, deps, { act, fields });
  if (answer.ok) return null;
  const { message, field = null } = Refusal.parse(await answer.json());
  return { form, message, field, fields, status: refusalStatusOf(answer.status) };
}
