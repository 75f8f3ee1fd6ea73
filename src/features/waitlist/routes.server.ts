import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { Hono } from "hono";
import type { WaitlistAnswer } from "./contract.ts";
import { NewWaitlistEntry } from "./requests.ts";
import type { WaitlistService } from "./waitlist.server.ts";

/** POST /: puts an address on the list. The response is the same whether it was there before or not. */
export function waitlistRoutes({ waitlist }: { readonly waitlist: WaitlistService }) {
  return new Hono<AppContext>().post("/", async (c) => {
    const { email } = await readBody(c, NewWaitlistEntry);
    await waitlist.checkRateLimit(c.get("address"));
    await waitlist.join(email);
    return c.json({ joined: true } satisfies WaitlistAnswer);
  });
}
