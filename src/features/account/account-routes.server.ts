import type { Sessions } from "#adapters/identity/sessions.ts";
import { endSession, endSessions } from "#adapters/identity/sessions.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/read-body.ts";
import { logSecurity } from "#http/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import {
  AccountDeletion,
  type CodeSent,
  type EmailChanged,
  EmailProof,
  NewEmail,
  type OpenSession,
  PasskeyName,
  type SessionsEnded,
} from "./contract.ts";
import { currentSession } from "./current-session.server.ts";
import { deleteAccount, type DeletionParts } from "./deletion.server.ts";
import type { EmailChange } from "./email-change.server.ts";
import { deletePasskey, listPasskeys, renamePasskey } from "./passkeys.server.ts";

export type AccountRouteParts = DeletionParts & { readonly emailChange: EmailChange };

/** What the account page asks for. Everything is hers alone; what is another's is not there. */
export function accountRoutes(parts: AccountRouteParts) {
  const { db, sessions, log, emailChange } = parts;
  return new Hono<AppContext>()
    .delete("/", async (c) => {
      requireMember(c);
      const { confirm } = await readBody(c, AccountDeletion);
      return c.json(await deleteAccount(c, parts, confirm));
    })
    .get("/sessions", async (c) => {
      const current = await currentSession(c, sessions);
      return c.json(await openSessions(sessions, current.person.id, current.id));
    })
    .delete("/sessions", async (c) => {
      const { id, person } = await currentSession(c, sessions);
      const ended = await endSessions(db, person.id, id);
      logSecurity(log, { what: "session", outcome: "revoked", who: person.id });
      return c.json({ ended } satisfies SessionsEnded);
    })
    .delete("/sessions/:id", async (c) => {
      const { id } = requireMember(c);
      if (!(await endSession(db, id, c.req.param("id"))))
        throw new AppError("not_found", "That session has ended already.");
      logSecurity(log, { what: "session", outcome: "revoked", who: id });
      return c.body(null, 204);
    })
    .post("/email", async (c) => {
      requireMember(c);
      const { email } = await readBody(c, NewEmail);
      await emailChange.ask(c, email);
      return c.json({ success: true } satisfies CodeSent);
    })
    .post("/email/confirm", async (c) => {
      requireMember(c);
      const { code } = await readBody(c, EmailProof);
      return c.json({ email: await emailChange.byCode(c, code) } satisfies EmailChanged);
    })
    .get("/passkeys", async (c) => c.json(await listPasskeys(db, requireMember(c).id)))
    .patch("/passkeys/:id", async (c) => {
      const { id } = requireMember(c);
      const { name } = await readBody(c, PasskeyName);
      const renamed = await renamePasskey(db, id, c.req.param("id"), name);
      if (!renamed) throw new AppError("not_found", "That passkey is no longer here.");
      return c.json(renamed);
    })
    .delete("/passkeys/:id", async (c) => {
      const { id } = requireMember(c);
      if (!(await deletePasskey(db, id, c.req.param("id"))))
        throw new AppError("not_found", "That passkey is no longer here.");
      logSecurity(log, { what: "passkey", outcome: "revoked", who: id });
      return c.body(null, 204);
    });
}

async function openSessions(sessions: Sessions, userId: string, currentId: string) {
  const rows = await sessions.list(userId);
  return rows.map(({ id, device, createdAt, expiresAt }): OpenSession => ({
    id,
    device: device ?? "Another device",
    signedInAt: createdAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    isCurrent: id === currentId,
  }));
}
