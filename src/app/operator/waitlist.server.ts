import { formatWaitlistCsv } from "#features/waitlist/format-waitlist-csv.server.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";

export const waitlistCommand: OperatorCommand = {
  usage: ["waitlist export [--to <file>]", "the waitlist as CSV: address, joined, consent"],
  async run({ args }, { db }) {
    if (args.join(" ") !== "export")
      throw new OperatorError('The waitlist can be exported: "waitlist export".', 2);
    return (await formatWaitlistCsv(db)).trimEnd();
  },
};
