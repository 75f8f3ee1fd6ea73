import { csvOf } from "#core/csv/csv.ts";
import { listWaitlist } from "#features/waitlist/waitlist.server.ts";
import { type Command, OperatorProblem } from "./command.server.ts";

export const waitlist: Command = {
  usage: ["waitlist export [--to <file>]", "the waitlist as CSV: address, joined, consent"],
  async run({ words }, { db }) {
    if (words.join(" ") !== "export")
      throw new OperatorProblem('The waitlist can be exported: "waitlist export".', 2);
    const rows = await listWaitlist(db);
    const cells = rows.map(({ email, createdAt, consentedAt }) => [
      email,
      createdAt.toISOString(),
      consentedAt.toISOString(),
    ]);
    return csvOf([["email", "joined", "consented"], ...cells]).trimEnd();
  },
};
