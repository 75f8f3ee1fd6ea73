import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import { EmailAddress } from "#core/access/email-address.ts";
import { eq } from "drizzle-orm";
import { type CommandInput, OperatorError } from "./operator-command.server.ts";

/** The account of the address that was typed; throws OperatorError when there is none. */
export async function getAccount(db: Database, { args }: CommandInput) {
  const [typed, ...more] = args;
  const read = EmailAddress.safeParse(typed);
  if (!read.success || more.length > 0)
    throw new OperatorError("Name one e-mail address after the command.", 2);
  const found = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email, read.data));
  if (found[0]) return found[0];
  throw new OperatorError(
    `No account has the address ${read.data}. It begins when the person signs in once; then try again.`,
  );
}
