import type { AuthHandler } from "#adapters/identity/better-auth.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { PasskeyRegistration, PasskeyAuthentication } from "#features/account/requests.ts";
import { requireFreshSession } from "#features/account/require-session.server.ts";
import {
  forwardToAuthLibrary,
  type AuthLibraryDeps,
  copyCookies,
  throwIfRefused,
  completeSignIn,
} from "#features/account/sign-in/auth-library.server.ts";

export type PasskeyRouteDeps = AuthLibraryDeps & { readonly passkeys: AuthHandler };

const notAcceptedMessage = "That passkey was not accepted. Try again, or use the code by e-mail.";
const notAddedMessage = "The passkey could not be added. Try again.";

/** The ceremonies of passkeys: first what the device has to answer to, then its answer. */
export function passkeyRoutes(deps: PasskeyRouteDeps) {
  const { passkeys, sessions, log } = deps;
  return new Hono<AppContext>()
    .get("/generate-authenticate-options", async (c) => {
      const answer = await forwardToAuthLibrary(c, passkeys, deps);
      throwIfRefused(answer, notAcceptedMessage);
      copyCookies(c, answer);
      return c.json(await answer.json());
    })
    .post("/verify-authentication", async (c) => {
      const answer = await forwardToAuthLibrary(
        c,
        passkeys,
        deps,
        await readBody(c, PasskeyAuthentication),
      );
      const user = await completeSignIn(c, answer, "passkey", deps);
      throwIfRefused(answer, notAcceptedMessage);
      return c.json({ user });
    })
    .get("/generate-register-options", async (c) => {
      requireMember(c);
      await requireFreshSession(c, sessions);
      const answer = await forwardToAuthLibrary(c, passkeys, deps);
      throwIfRefused(answer, notAddedMessage);
      copyCookies(c, answer);
      return c.json(await answer.json());
    })
    .post("/verify-registration", async (c) => {
      const { id } = requireMember(c);
      await requireFreshSession(c, sessions);
      const answer = await forwardToAuthLibrary(
        c,
        passkeys,
        deps,
        await readBody(c, PasskeyRegistration),
      );
      throwIfRefused(answer, notAddedMessage);
      copyCookies(c, answer);
      logSecurityEvent(log, { what: "passkey", outcome: "done", who: id });
      return c.json({ success: true });
    });
}
