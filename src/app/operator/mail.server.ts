import { listGivenUpEmails, retryGivenUpEmail } from "#adapters/mail/given-up-emails.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";

const maxListed = 100;

export const mailCommand: OperatorCommand = {
  usage: ["mail [retry <id>]", "messages that were given up; one of them tried again"],
  async run({ args: [action, id, ...more] }, { db }) {
    if (action === undefined) return list(await listGivenUpEmails(db, maxListed));
    if (action !== "retry" || id === undefined || more.length > 0)
      throw new OperatorError('Say "mail", or "mail retry" and the id of one message.', 2);
    const before = await db.transaction((tx) => retryGivenUpEmail(tx, id));
    if (before === null)
      throw new OperatorError("No such message waits to be tried again. Nothing was changed.");
    return "The message is tried again within a second or two.";
  },
};

function list(emails: Awaited<ReturnType<typeof listGivenUpEmails>>): string {
  if (emails.length === 0) return "No email has failed.";
  const lines = emails.map(
    ({ id, about, failedAt, error, canRetry }) =>
      `${id}  ${failedAt?.toISOString() ?? ""}  ${about ?? "gone"}  ${error ?? "no code"}${canRetry ? "" : "  too old to send"}`,
  );
  return lines.join("\n");
}
