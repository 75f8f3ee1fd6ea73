import { endSessions } from "#adapters/identity/sessions.ts";
import { logSecurity } from "#http/security-event.ts";
import type { Command } from "./command.server.ts";
import { personIn } from "./person.server.ts";

export const revokeSessions: Command = {
  usage: ["revoke-sessions <email>", "signs a person out on every device"],
  async run(input, { db, log }) {
    const { id, email } = await personIn(db, input);
    const count = await endSessions(db, id);
    logSecurity(log, { what: "session", outcome: "revoked", who: id, by: "operator" });
    return `${count} ${count === 1 ? "session" : "sessions"} of ${email} ended. Signing in again works as before.`;
  },
};
