import type { Client } from "pg";
import { z } from "zod";
import { currentRole } from "./current-role.ts";
import { timeLimits } from "./session-settings.ts";

const Backend = z.tuple([z.object({ pid: z.number() })]);
const Unset = z.array(z.object({ name: z.string() }));

/**
 * True when a pooler such as PgBouncer stands between: it gives a number of its own for the session. What is set on such a
 * connection stays with a session that others get next, and start parameters are refused.
 */
export async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  return Backend.parse(rows)[0].pid !== Reflect.get(client, "processID");
}

/** What the operator has to set where we cannot; null when the role has limits of its own. */
export async function poolerNotice(client: Client): Promise<string | null> {
  const { rows } = await client.query(
    "select name from pg_settings where name = any($1) and setting = '0'",
    [Object.keys(timeLimits)],
  );
  const unset = Unset.parse(rows);
  if (unset.length === 0) return null;
  const role = await currentRole(client);
  const limits = unset.map(({ name }) => ` alter role ${role} set ${name} = '10s';`);
  return `A pooler stands before PostgreSQL, and no time limit can be set through it. Give them to the role:${limits.join("")}`;
}
