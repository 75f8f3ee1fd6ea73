import type { SessionStore } from "#adapters/identity/session-store.ts";
import { endSession, endUserSessions } from "#adapters/identity/session-store.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type {
  CodeSent,
  EmailChanged,
  ActiveSession,
  SessionsEnded,
} from "#features/account/contract.ts";
import {
  AccountDeletionRequest,
  EmailChangeConfirmation,
  EmailChangeRequest,
  PasskeyRenameRequest,
} from "#features/account/requests.ts";
import { requireSession } from "#features/account/require-session.server.ts";
import { deleteAccount, type DeletionDeps } from "./deletion.server.ts";
import type { EmailChangeService } from "./email-change.server.ts";
import {
  deletePasskey,
  listPasskeys,
  renamePasskey,
} from "#features/account/passkeys/passkeys.server.ts";

export type AccountRouteDeps = DeletionDeps & { readonly emailChange: EmailChangeService };

/** What the account page asks for. Everything is the member's own; another's is not found. */
export function accountRoutes(deps: AccountRouteDeps) {
  const { db, sessions, log, emailChange } = deps;
  return new Hono<AppContext>()
    .delete("/", async (c) => {
      requireMember(c);
      const { confirm } = await readBody(c, AccountDeletionRequest);
      return c.json(await deleteAccount(c, deps, confirm));
    })
    .get("/sessions", async (c) => {
      const current = await requireSession(c, sessions);
      return c.json(await listActiveSessions(sessions, current.person.id, current.id));
    })
    .delete("/sessions", async (c) => {
      const { id, person } = await requireSession(c, sessions);
      const ended = await endUserSessions(db, person.id, id);
      logSecurityEvent(log, { what: "session", outcome: "revoked", who: person.id });
      return c.json({ ended } satisfies SessionsEnded);
    })
    .delete("/sessions/:id", async (c) => {
      const { id } = requireMember(c);
      if (!(await endSession(db, id, c.req.param("id"))))
        throw new AppError("not_found", "That session has ended already.");
      logSecurityEvent(log, { what: "session", outcome: "revoked", who: id });
      return c.body(null, 204);
    })
    .post("/email", async (c) => {
      requireMember(c);
      const { email } = await readBody(c, EmailChangeRequest);
      await emailChange.requestChange(c, email);
      return c.json({ success: true } satisfies CodeSent);
    })
    .post("/email/confirm", async (c) => {
      requireMember(c);
      const { code } = await readBody(c, EmailChangeConfirmation);
      return c.json({ email: await emailChange.confirmByCode(c, code) } satisfies EmailChanged);
    })
    .get("/passkeys", async (c) => c.json(await listPasskeys(db, requireMember(c).id)))
    .patch("/passkeys/:id", async (c) => {
      const { id } = requireMember(c);
      const { name } = await readBody(c, PasskeyRenameRequest);
      const renamed = await renamePasskey(db, id, c.req.param("id"), name);
      if (!renamed) throw new AppError("not_found", "That passkey is no longer here.");
      return c.json(renamed);
    })
    .delete("/passkeys/:id", async (c) => {
      const { id } = requireMember(c);
      if (!(await deletePasskey(db, id, c.req.param("id"))))
        throw new AppError("not_found", "That passkey is no longer here.");
      logSecurityEvent(log, { what: "passkey", outcome: "revoked", who: id });
      return c.body(null, 204);
    });
}

async function listActiveSessions(sessions: SessionStore, userId: string, currentId: string) {
  const rows = await sessions.list(userId);
  return rows.map(({ id, device, createdAt, expiresAt }): ActiveSession => ({
    id,
    device: device ?? "Another device",
    signedInAt: createdAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    isCurrent: id === currentId,
  }));
}
