import * as s from "#core/schema.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { AppError } from "#core/errors/app-error.ts";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ActFields, type DeskAct, deskActs, isDeskAct } from "./desk-acts.ts";
import type { DeskApiDeps } from "./desk-api.server.ts";
import type { DeskRenderer } from "./render-desk-page.server.tsx";

const Refusal = s.object({ message: s.string, code: s.string });

type AskedAct = { readonly act: DeskAct; readonly fields: ActFields };

/** The forms of the desk: each goes to the call of its name, as the same owner, and back to its page. */
export function actPages(deps: PageDeps & DeskApiDeps, show: DeskRenderer) {
  const { api, baseUrl } = deps;

  /** Asks our own interface inside the process. */
  async function perform(c: Context<AppContext>, { act, fields }: AskedAct) {
    const headers = {
      "Content-Type": "application/json",
      Cookie: c.req.header("cookie") ?? "",
      Origin: baseUrl,
    };
    const body = JSON.stringify(fields);
    const viewer = c.get("viewer");
    return api.request(`/api/desk/${act}`, { method: "POST", headers, body }, { viewer });
  }

  function showRefusal(c: Context<AppContext>, { act, fields }: AskedAct, answer: RefusedAct) {
    const back = deskActs[act].back(fields);
    return show(
      c,
      {
        path: back,
        title: "This was not done",
        children: (
          <div className="stack">
            <Note tone="danger" title={answer.message} alert />
            <LinkButton href={back}>Back</LinkButton>
          </div>
        ),
      },
      answer.status,
    );
  }

  return new Hono<AppContext>().post(
    "/desk/act",
    ownerOnly(deps, async (c) => {
      const asked = readAct(await readForm(c));
      const answer = await perform(c, asked);
      if (!answer.ok) return showRefusal(c, asked, await readRefusal(answer));
      const back = deskActs[asked.act].back(asked.fields);
      return c.redirect(`${back}?done=${encodeURIComponent(asked.act)}`, 303);
    }),
  );
}

type RefusedAct = s.Infer<typeof Refusal> & { readonly status: ContentfulStatusCode };

async function readRefusal(answer: Response): Promise<RefusedAct> {
  const refusal = Refusal.parse(await answer.json());
  return { ...refusal, status: refusalStatuses.find((one) => one === answer.status) ?? 500 };
}

const refusalStatuses = [400, 403, 404, 409, 429, 503] as const;

function readAct({ act, ...fields }: ActFields): AskedAct {
  if (!isDeskAct(act)) throw new AppError("bad_request", "This form is none of the desk’s.");
  return { act, fields };
}
