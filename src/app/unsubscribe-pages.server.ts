import { leaveKey, type LeaveState } from "#features/waitlist/leave-state.ts";
import type { Waitlist } from "#features/waitlist/waitlist.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { memberResponse } from "#http/sent-page.ts";
import { type Context, Hono } from "hono";
import { type PageBaseParts, renderPage } from "./page-base.server.ts";

export type UnsubscribeParts = PageBaseParts & { readonly waitlist: Waitlist };

/**
 * The page behind the link of a message, and its button. Mail programs post to the same address by themselves, from
 * anywhere; the token proves that they may.
 */
export function unsubscribePages(parts: UnsubscribeParts) {
  const { waitlist, baseUrl } = parts;

  async function show(c: Context<AppContext>, data: LeaveState, status: number) {
    const seed = { queryKey: leaveKey, data };
    const page = await renderPage(c, new URL("/unsubscribe", baseUrl), parts, [seed]);
    return memberResponse({ ...page, status });
  }

  return new Hono<AppContext>()
    .get("/unsubscribe", async (c) => {
      const token = c.req.query("token") ?? "";
      const found = await waitlist.look(token);
      return show(c, found && { token, ...found }, 200);
    })
    .post("/unsubscribe", async (c) => {
      const token = c.req.query("token") ?? "";
      const left = await waitlist.leave(token);
      return show(c, left && { token, ...left }, left ? 200 : 400);
    });
}
