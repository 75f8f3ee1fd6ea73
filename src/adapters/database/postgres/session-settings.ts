import type { Client } from "pg";
import { z } from "zod";
import { currentRole } from "./current-role.ts";

/** What no statement and no forgotten transaction may take longer than, in milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** What keeps the words of members out of the server's own log. A role may set few of these, a superuser all. */
const quietLog: Readonly<Record<string, string>> = {
  log_statement: "none",
  log_min_duration_statement: "-1",
  log_min_duration_sample: "-1",
  log_transaction_sample_rate: "0",
  log_min_error_statement: "panic",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  // A detail names the value that is there twice: an address.
  log_error_verbosity: "terse",
};

const Names = z.array(z.object({ name: z.string() }));
const Shown = z.tuple([
  z.object({
    words: z.boolean(),
    words_on_error: z.boolean(),
    reasons: z.array(z.string()),
  }),
]);

/** Keeps members' words out of the log as far as this role may, on this connection; answers the same as start options. */
export async function quietLogOf(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select name, set_config(name, value, false) from unnest($1::text[], $2::text[]) as quiet (name, value)
     join pg_settings using (name)
     where context = 'user' or has_parameter_privilege(current_user, name, 'set')`,
    [Object.keys(quietLog), Object.values(quietLog)],
  );
  return Names.parse(rows)
    .map(({ name }) => `-c ${name}=${quietLog[name]}`)
    .join(" ");
}

/** What to type when the server's log takes down what members type, on such a connection; null when it does not. */
export async function loggedWordsNotice(client: Client): Promise<string | null> {
  const { rows } = await client.query(
    `select current_setting('log_parameter_max_length') <> '0' as words,
       current_setting('log_parameter_max_length_on_error') <> '0'
         and current_setting('log_min_error_statement') not in ('fatal', 'panic') as words_on_error,
       array(select name || ' = ' || setting from pg_settings
         where (name = 'log_statement' and setting in ('all', 'mod'))
           or (name in ('log_min_duration_statement', 'log_min_duration_sample') and setting <> '-1')
           or (name = 'log_transaction_sample_rate' and setting <> '0') order by name) as reasons`,
  );
  const [{ words, words_on_error: wordsOnError, reasons }] = Shown.parse(rows);
  const names = [
    ...(words && reasons.length > 0 ? ["log_parameter_max_length"] : []),
    ...(wordsOnError ? ["log_parameter_max_length_on_error"] : []),
  ];
  if (names.length === 0) return null;
  const why = reasons.length > 0 ? ` (${reasons.join(", ")})` : "";
  const role = await currentRole(client);
  const lines = names.map((name) => ` alter role ${role} set ${name} = 0;`);
  return `PostgreSQL takes down in its own log what members type${why}, and this role may not change that. As a superuser, once:${lines.join("")}`;
}

/** The address with these start options behind its own. */
export function withOptions(url: string, options: string): string {
  if (options === "") return url;
  const address = new URL(url);
  const own = address.searchParams.get("options");
  address.searchParams.set("options", own === null ? options : `${own} ${options}`);
  return address.href;
}
