import type { OperatorCommand } from "./operator-command.server.ts";

export const migrateCommandName = "migrate";

/** The one command whose records are made or brought up to date while they are opened. */
export const migrateCommand: OperatorCommand = {
  usage: [
    migrateCommandName,
    "makes the database, or brings its records up to date, as a start does",
  ],
  run: async () => "The records are up to date.",
};
