import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { Hono } from "hono";
import type { ContactService } from "./contact.server.ts";
import type { ContactAnswer, ContactStamp } from "./contract.ts";
import { NewContactMessage } from "./requests.ts";

/** GET / when the form is opened, POST / to send it. */
export function contactRoutes({ contact }: { readonly contact: ContactService }) {
  return new Hono<AppContext>()
    .get("/", (c) => c.json({ stamp: contact.stamp() } satisfies ContactStamp))
    .post("/", async (c) => {
      await contact.send(c, await readBody(c, NewContactMessage));
      return c.json({ sent: true } satisfies ContactAnswer);
    });
}
