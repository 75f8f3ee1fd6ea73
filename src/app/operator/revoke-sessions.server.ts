import { endUserSessions } from "#adapters/identity/session-store.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import type { OperatorCommand } from "./operator-command.server.ts";
import { getAccount } from "./get-account.server.ts";

export const revokeSessionsCommand: OperatorCommand = {
  usage: ["revoke-sessions <email>", "signs a person out on every device"],
  async run(input, { db, log }) {
    const { id, email } = await getAccount(db, input);
    const count = await endUserSessions(db, id);
    logSecurityEvent(log, { what: "session", outcome: "revoked", who: id, by: "operator" });
    return `${count} ${count === 1 ? "session" : "sessions"} of ${email} ended. Signing in again works as before.`;
  },
};
