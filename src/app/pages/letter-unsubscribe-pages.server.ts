import type { LeaveLetters } from "#app/desk/letters/leave-letters.server.ts";
import {
  renderUnsubscribeHtml,
  type UnsubscribeHtmlDeps,
  type UnsubscribeView,
} from "#features/letters/unsubscribe-html.server.tsx";
import type { AppContext } from "#http/app-context.ts";
import { isForm, readForm } from "#http/request/read-body.ts";
import { type Context, Hono } from "hono";

export type LetterUnsubscribeDeps = UnsubscribeHtmlDeps & { readonly leaving: LeaveLetters };

type FoundReader = Awaited<ReturnType<LeaveLetters["findByToken"]>>;

/**
 * The page behind the link of a letter, and its button. Mail programs post to the same address by themselves, from
 * anywhere (RFC 8058); the token proves that they may.
 */
export function letterUnsubscribePages({ leaving, ...deps }: LetterUnsubscribeDeps) {
  function show(c: Context<AppContext>, token: string, found: FoundReader, status: 200 | 400) {
    const view: UnsubscribeView = found && { token, ...found };
    c.set("route", "/letters/unsubscribe");
    c.header("Cache-Control", "private, no-store");
    return c.html(renderUnsubscribeHtml(view, deps), status);
  }

  return new Hono<AppContext>()
    .get("/letters/unsubscribe", async (c) => {
      const token = c.req.query("token") ?? "";
      return show(c, token, await leaving.findByToken(token), 200);
    })
    .post("/letters/unsubscribe", async (c) => {
      const token = c.req.query("token") ?? "";
      // A mail program may send its words in other forms; the only thing that a form of ours adds is the way back.
      const form = isForm(c.req.header("content-type")) ? await readForm(c) : {};
      const found = await (form["again"] === "yes"
        ? leaving.comeBack(token)
        : leaving.leave(token));
      return show(c, token, found, found ? 200 : 400);
    });
}
