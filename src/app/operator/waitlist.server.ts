import { formatCsv } from "#core/csv/csv.ts";
import { listWaitlist } from "#features/waitlist/waitlist.server.ts";
import { type OperatorCommand, OperatorError } from "./operator-command.server.ts";

export const waitlistCommand: OperatorCommand = {
  usage: ["waitlist export [--to <file>]", "the waitlist as CSV: address, joined, consent"],
  async run({ args }, { db }) {
    if (args.join(" ") !== "export")
      throw new OperatorError('The waitlist can be exported: "waitlist export".', 2);
    const rows = await listWaitlist(db);
    const cells = rows.map(({ email, createdAt, consentedAt }) => [
      email,
      createdAt.toISOString(),
      consentedAt.toISOString(),
    ]);
    return formatCsv([["email", "joined", "consented"], ...cells]).trimEnd();
  },
};
