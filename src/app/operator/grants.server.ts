import { endGrants, grantPro, maxGrantReasonLength } from "#adapters/identity/pro-grants.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";
import { endOfDay } from "./last-day.server.ts";
import { getAccount } from "./get-account.server.ts";

export const grantCommand: OperatorCommand = {
  usage: [
    "grant <email> [--until 2027-01-31] [--reason <why>]",
    "gives Pro by hand, in place of what was given before; without a last day it has no end",
  ],
  async run(input, { db, log }) {
    const until = endOfDay(input.options.until);
    const reason = (input.options.reason ?? "").trim() || "by the operator";
    if (reason.length > maxGrantReasonLength)
      throw new OperatorError(`A reason has at most ${maxGrantReasonLength} characters.`, 2);
    const { id, email } = await getAccount(db, input);
    await db.transaction((tx) => grantPro(tx, id, { until, reason }));
    logSecurityEvent(log, { what: "Pro", outcome: "done", who: id, by: "operator" });
    const end = until === null ? "without end" : `through ${input.options.until} (UTC)`;
    return `${email} has Pro ${end}, from her next request on.`;
  },
};

export const endGrantCommand: OperatorCommand = {
  usage: ["end-grant <email>", "ends Pro given by hand; a subscription stays"],
  async run(input, { db, log }) {
    const { id, email } = await getAccount(db, input);
    if ((await endGrants(db, id)) === 0)
      throw new OperatorError(`${email} has no Pro given by hand. Nothing was changed.`);
    logSecurityEvent(log, { what: "Pro", outcome: "revoked", who: id, by: "operator" });
    return `Pro given by hand to ${email} has ended. Nothing of hers was deleted.`;
  },
};
