import type { Handler } from "#adapters/identity/library.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/read-body.ts";
import { Hono } from "hono";
import { z } from "zod";
import { OidcStart } from "./contract.ts";
import {
  forward,
  type ForwardParts,
  passCookies,
  refuseIfRefused,
  settle,
} from "./forward.server.ts";
import { ownPath } from "./own-path.ts";

export type OidcRouteParts = ForwardParts & { readonly oidc: Handler | null };

const Departure = z.object({ url: z.url() });
const failed = "/sign-in?problem=provider";

/** Signing in at the operator's own provider: where to go, and the way back. */
export function oidcRoutes(parts: OidcRouteParts) {
  const { oidc, baseUrl } = parts;
  return new Hono<AppContext>()
    .post("/sign-in/social", async (c) => {
      const { callbackURL } = await readBody(c, OidcStart);
      if (!oidc)
        throw new AppError("not_found", "There is no other provider to sign in with here.");
      const body = {
        provider: "oidc",
        callbackURL: ownPath(callbackURL),
        errorCallbackURL: failed,
      };
      const answer = await forward(c, oidc, parts, body);
      refuseIfRefused(answer, "Signing in there cannot begin. Use the code by e-mail instead.");
      passCookies(c, answer);
      return c.json({ url: Departure.parse(await answer.json()).url, redirect: true });
    })
    .get("/callback/oidc", async (c) => {
      if (!oidc) throw new AppError("not_found", "There is nothing at this address.");
      const answer = await forward(c, oidc, parts);
      const user = await settle(c, answer, "provider", parts);
      return c.redirect(user ? placeIn(answer, baseUrl) : failed, 302);
    });
}

/** Where the library wants to go, if that is a page of ours. */
function placeIn(answer: Response, baseUrl: string): string {
  const url = URL.parse(answer.headers.get("location") ?? "", baseUrl);
  return url?.origin === baseUrl ? ownPath(url.pathname + url.search) : ownPath(null);
}
