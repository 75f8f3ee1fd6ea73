import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import type { ActPageDeps } from "#app/desk/act-pages.server.tsx";
import { type ActFields, type OwnerAct, pathAfterAct } from "#app/desk/owner-acts.ts";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import type { FormRefusal } from "#app/desk/sessions/form-refusal.ts";
import { submitAct } from "#app/desk/sessions/submit-act.server.ts";
import { type Context, Hono } from "hono";
import { SharedTextPage } from "./shared-page.server.tsx";

/** What a member shares, line by line, and the forms beside it. */
export function sharedPages(deps: ActPageDeps, show: OwnerRenderer) {
  const { read } = deps.coachingSessions.strategistTexts;

  async function showText(c: Context<AppContext>, refused: FormRefusal | null = null) {
    const shared = await read(c.req.param("id") ?? "");
    const content = {
      path: "/desk/sessions",
      title: shared.title,
      lead: `Shared by ${shared.email}. What you write beside a line is for this member alone.`,
      children: <SharedTextPage {...shared} refused={refused} />,
    };
    return show(c, content, refused?.status);
  }

  async function takeComment(c: Context<AppContext>) {
    const fields: ActFields = { ...(await readForm(c)), id: c.req.param("id") ?? "" };
    const isNew = fields["comment"] === undefined;
    const act: OwnerAct = isNew ? "shared/comment" : "shared/change-comment";
    const refused = await submitAct(c, deps, act, fields);
    return refused ? showText(c, refused) : c.redirect(pathAfterAct(act, fields), 303);
  }

  return new Hono<AppContext>()
    .get(
      "/desk/shared/:id",
      ownerOnly(deps, (c) => showText(c)),
    )
    .post("/desk/shared/:id", ownerOnly(deps, takeComment));
}
