import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { confirmSignOutPage } from "./confirm-page.ts";
import {
  CodeRequest,
  type CodeSent,
  CodeUse,
  type CurrentUser,
  type SignedIn,
} from "./contract.ts";
import { oidcRoutes, type OidcRouteParts } from "./oidc-routes.server.ts";
import { ownPath } from "./own-path.ts";
import { passkeyRoutes, type PasskeyRouteParts } from "./passkey-routes.server.ts";
import type { SignIn } from "./sign-in.server.ts";
import { isOwnNavigation, isPrefetch, signOut, type SignOutParts } from "./sign-out.server.ts";

export type AuthParts = SignOutParts &
  PasskeyRouteParts &
  OidcRouteParts & {
    readonly signIn: SignIn;
    /** The address of the stylesheet, when there is one. */
    readonly style: string | undefined;
  };

/** Who is signed in, signing in by mail, and the plain links to sign in and out. */
export function authRoutes(parts: AuthParts) {
  const { signIn, baseUrl, style } = parts;
  return new Hono<AppContext>()
    .get("/auth/user", (c) => {
      const { id, email, isPro } = requireMember(c);
      return c.json({ id, email, isPro } satisfies CurrentUser);
    })
    .get("/login", (c) => {
      const next = encodeURIComponent(ownPath(c.req.query("next")));
      return c.redirect(`/sign-in?next=${next}`, 302);
    })
    .get("/logout", (c) => {
      if (isPrefetch(c)) return c.body(null, 204);
      return isOwnNavigation(c, baseUrl) ? signOut(c, parts) : c.html(confirmSignOutPage(style));
    })
    .post("/logout", (c) => signOut(c, parts))
    .post("/auth/email-otp/send-verification-otp", async (c) => {
      await signIn.ask(c, await readBody(c, CodeRequest));
      return c.json({ success: true } satisfies CodeSent);
    })
    .post("/auth/sign-in/email-otp", async (c) => {
      const signedIn = await signIn.byCode(c, await readBody(c, CodeUse));
      return c.json(signedIn satisfies SignedIn);
    })
    .route("/auth/passkey", passkeyRoutes(parts))
    .route("/auth", oidcRoutes(parts));
}
