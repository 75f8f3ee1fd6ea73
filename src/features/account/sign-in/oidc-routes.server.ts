import type { AuthHandler } from "#adapters/identity/better-auth.ts";
import { oidcRedirectAddress, oidcScopes } from "#adapters/identity/oidc.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { Hono } from "hono";
import { z } from "zod";
import { OidcSignInRequest } from "#features/account/requests.ts";
import {
  forwardToAuthLibrary,
  type AuthLibraryDeps,
  copyCookies,
  throwIfRefused,
  completeSignIn,
} from "./auth-library.server.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";

export type OidcRouteDeps = AuthLibraryDeps & { readonly oidc: AuthHandler | null };

const RedirectTarget = z.object({ url: z.url() });
const failurePath = "/sign-in?problem=provider";

/** Signing in at the operator's own provider: where to go, and the way back. */
export function oidcRoutes(deps: OidcRouteDeps) {
  const { oidc, baseUrl } = deps;
  return new Hono<AppContext>()
    .post("/sign-in/social", async (c) => {
      const { callbackURL } = await readBody(c, OidcSignInRequest);
      if (!oidc)
        throw new AppError("not_found", "There is no other provider to sign in with here.");
      const body = {
        provider: "oidc",
        callbackURL: safeRedirectPath(callbackURL),
        errorCallbackURL: failurePath,
      };
      const answer = await forwardToAuthLibrary(c, oidc, deps, body);
      throwIfRefused(answer, "Signing in there cannot begin. Use the code by e-mail instead.");
      copyCookies(c, answer);
      return c.json({ url: RedirectTarget.parse(await answer.json()).url, redirect: true });
    })
    .get("/callback/oidc", async (c) => {
      if (!oidc) throw new AppError("not_found", "There is nothing at this address.");
      const answer = await forwardToAuthLibrary(c, oidc, deps);
      const reason = refusalReason(answer, baseUrl);
      const user = await completeSignIn(c, answer, "provider", deps, reason);
      return c.redirect(user ? redirectPathOf(answer, baseUrl) : failurePath, 302);
    });
}

/** Words of the protocol and of the library, and what the operator has to look at. */
const whatToCheck: Readonly<Record<string, (redirectAddress: string) => string>> = {
  invalid_scope: () => `the client has to be allowed the scopes ${oidcScopes.join(" ")}`,
  unable_to_get_user_info: () => "the provider has to give email and email_verified: true",
  invalid_code: (address) =>
    `the client has to have the redirect address ${address} and the secret of OIDC_CLIENT_SECRET`,
};

/** Why the library signed nobody in; undefined when it did, or said nothing. */
function refusalReason(answer: Response, baseUrl: string): string | undefined {
  const url = URL.parse(answer.headers.get("location") ?? "", baseUrl);
  const error = url?.searchParams.get("error") ?? "";
  // It may come from an address that anybody wrote.
  if (!/^[a-z_]{1,60}$/.test(error)) return undefined;
  const advice = Object.hasOwn(whatToCheck, error)
    ? whatToCheck[error]?.(oidcRedirectAddress(baseUrl))
    : undefined;
  return advice === undefined ? error : `${error}: ${advice}`;
}

/** Where the library wants to go, if that is a page of ours. */
function redirectPathOf(answer: Response, baseUrl: string): string {
  const url = URL.parse(answer.headers.get("location") ?? "", baseUrl);
  return url?.origin === baseUrl
    ? safeRedirectPath(url.pathname + url.search)
    : safeRedirectPath(null);
}
