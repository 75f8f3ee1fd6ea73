import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { renderConfirmSignOutPage } from "#features/account/sign-out/confirm-sign-out-page.ts";
import type { CodeSent, CurrentUser, SignedIn } from "#features/account/contract.ts";
import { CodeRequest, CodeSignInRequest } from "#features/account/requests.ts";
import { oidcRoutes, type OidcRouteDeps } from "./oidc-routes.server.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import {
  passkeyRoutes,
  type PasskeyRouteDeps,
} from "#features/account/passkeys/passkey-routes.server.ts";
import type { SignInService } from "./sign-in-service.server.ts";
import {
  isSameOriginNavigation,
  isPrefetch,
  signOut,
  type SignOutDeps,
} from "#features/account/sign-out/sign-out.server.ts";

export type AuthRouteDeps = SignOutDeps &
  PasskeyRouteDeps &
  OidcRouteDeps & {
    readonly signIn: SignInService;
    /** The address of the stylesheet, when there is one. */
    readonly stylesheetUrl: string | undefined;
  };

/** Who is signed in, signing in by mail, and the plain links to sign in and out. */
export function authRoutes(deps: AuthRouteDeps) {
  const { signIn, baseUrl, stylesheetUrl } = deps;
  return new Hono<AppContext>()
    .get("/auth/user", (c) => {
      const { id, email, isPro } = requireMember(c);
      return c.json({ id, email, isPro } satisfies CurrentUser);
    })
    .get("/login", (c) => {
      const next = encodeURIComponent(safeRedirectPath(c.req.query("next")));
      return c.redirect(`/sign-in?next=${next}`, 302);
    })
    .get("/logout", (c) => {
      if (isPrefetch(c)) return c.body(null, 204);
      return isSameOriginNavigation(c, baseUrl)
        ? signOut(c, deps)
        : c.html(renderConfirmSignOutPage(stylesheetUrl));
    })
    .post("/logout", (c) => signOut(c, deps))
    .post("/auth/email-otp/send-verification-otp", async (c) => {
      await signIn.requestCode(c, await readBody(c, CodeRequest));
      return c.json({ success: true } satisfies CodeSent);
    })
    .post("/auth/sign-in/email-otp", async (c) => {
      const signedIn = await signIn.signInWithCode(c, await readBody(c, CodeSignInRequest));
      return c.json(signedIn satisfies SignedIn);
    })
    .route("/auth/passkey", passkeyRoutes(deps))
    .route("/auth", oidcRoutes(deps));
}
