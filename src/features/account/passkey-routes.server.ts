import type { Handler } from "#adapters/identity/library.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/read-body.ts";
import { logSecurity } from "#http/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { NewPasskey, PasskeyUse } from "./contract.ts";
import { freshSession } from "./current-session.server.ts";
import {
  forward,
  type ForwardParts,
  passCookies,
  refuseIfRefused,
  settle,
} from "./forward.server.ts";

export type PasskeyRouteParts = ForwardParts & { readonly passkeys: Handler };

const notUsed = "That passkey was not accepted. Try again, or use the code by e-mail.";
const notAdded = "The passkey could not be added. Try again.";

/** The ceremonies of passkeys: first what the device has to answer to, then its answer. */
export function passkeyRoutes(parts: PasskeyRouteParts) {
  const { passkeys, sessions, log } = parts;
  return new Hono<AppContext>()
    .get("/generate-authenticate-options", async (c) => {
      const answer = await forward(c, passkeys, parts);
      refuseIfRefused(answer, notUsed);
      passCookies(c, answer);
      return c.json(await answer.json());
    })
    .post("/verify-authentication", async (c) => {
      const answer = await forward(c, passkeys, parts, await readBody(c, PasskeyUse));
      const user = await settle(c, answer, "passkey", parts);
      refuseIfRefused(answer, notUsed);
      return c.json({ user });
    })
    .get("/generate-register-options", async (c) => {
      requireMember(c);
      await freshSession(c, sessions);
      const answer = await forward(c, passkeys, parts);
      refuseIfRefused(answer, notAdded);
      passCookies(c, answer);
      return c.json(await answer.json());
    })
    .post("/verify-registration", async (c) => {
      const { id } = requireMember(c);
      await freshSession(c, sessions);
      const answer = await forward(c, passkeys, parts, await readBody(c, NewPasskey));
      refuseIfRefused(answer, notAdded);
      passCookies(c, answer);
      logSecurity(log, { what: "passkey", outcome: "done", who: id });
      return c.json({ success: true });
    });
}
