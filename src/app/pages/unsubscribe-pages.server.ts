import {
  unsubscribeQueryKey,
  type UnsubscribeState,
} from "#features/waitlist/unsubscribe-state.ts";
import type { WaitlistService } from "#features/waitlist/waitlist.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import { type PageDeps, renderPage } from "./page-router.server.ts";

export type UnsubscribePageDeps = PageDeps & { readonly waitlist: WaitlistService };

/**
 * The page behind the link of a message, and its button. Mail programs post to the same address by themselves, from
 * anywhere; the token proves that they may.
 */
export function unsubscribePages(deps: UnsubscribePageDeps) {
  const { waitlist, baseUrl } = deps;

  async function show(c: Context<AppContext>, data: UnsubscribeState, status: number) {
    const seed = { queryKey: unsubscribeQueryKey, data };
    const page = await renderPage(c, new URL("/unsubscribe", baseUrl), deps, [seed]);
    return memberPageResponse({ ...page, status });
  }

  return new Hono<AppContext>()
    .get("/unsubscribe", async (c) => {
      const token = c.req.query("token") ?? "";
      const found = await waitlist.findByToken(token);
      return show(c, found && { token, ...found }, 200);
    })
    .post("/unsubscribe", async (c) => {
      const token = c.req.query("token") ?? "";
      const unsubscribed = await waitlist.leave(token);
      return show(c, unsubscribed && { token, ...unsubscribed }, unsubscribed ? 200 : 400);
    });
}
