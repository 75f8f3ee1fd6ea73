import { addOwner, removeOwner } from "#features/desk/owners.server.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { getAccount } from "./get-account.server.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";

export const ownerCommand: OperatorCommand = {
  usage: [
    "owner <email> | owner --remove <email>",
    "gives a member the desk, or takes it back; members of OWNER_EMAILS have it as long as they stand there",
  ],
  async run(input, { db, log }) {
    const { id, email } = await getAccount(db, input);
    const isRemoval = input.options.remove === true;
    const isChanged = await (isRemoval ? removeOwner(db, id) : addOwner(db, id));
    if (!isChanged)
      throw new OperatorError(
        isRemoval
          ? `${email} was not given the desk by this command. Nothing was changed. OWNER_EMAILS is read at the start.`
          : `${email} has the desk already. Nothing was changed.`,
      );
    const outcome = isRemoval ? "revoked" : "done";
    logSecurityEvent(log, { what: "desk", outcome, who: id, by: "operator" });
    return isRemoval
      ? `${email} no longer has the desk, from the next request on.`
      : `${email} has the desk at /desk, from the next request on.`;
  },
};
