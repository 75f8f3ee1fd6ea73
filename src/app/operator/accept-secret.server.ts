import type { OperatorCommand } from "./operator-command.server.ts";

export const acceptSecretCommandName = "accept-secret";

/** The one command whose secret becomes that of the records while they are opened, whatever they had before. */
export const acceptSecretCommand: OperatorCommand = {
  usage: [
    acceptSecretCommandName,
    "takes the APP_SECRET of the settings for these records when the old one is lost",
  ],
  run: async () =>
    "The records belong to the APP_SECRET of these settings. What another one signed or sealed is lost: sessions, links, messages that wait.",
};
