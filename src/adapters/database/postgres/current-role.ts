import type { Client } from "pg";
import { z } from "zod";

const Roles = z.tuple([z.object({ role: z.string() })]);

/** Who we are to the server, quoted as a statement needs it. */
export async function currentRole(client: Client): Promise<string> {
  const { rows } = await client.query("select quote_ident(current_user) as role");
  return Roles.parse(rows)[0].role;
}
