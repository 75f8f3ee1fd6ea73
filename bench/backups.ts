import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { fixedSecret } from "../tests/support/app/fixed-secret.ts";
import { runOperatorCommand } from "../tests/support/app/operator-command.ts";
import { startServerProcess } from "../tests/support/app/server-process.ts";
import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { fillWithMembers } from "./support/fill-with-members.ts";
import { type Figure, figure } from "./support/report.ts";

type Settings = Readonly<Record<string, string>>;

const goal = "below a minute";

/** A backup of two thousand members, restored on an empty machine, and moved, each by its command. */
export async function backups(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "m-power-"));
  const at = (name: string) => ({ DATA_DIR: join(folder, name), APP_SECRET: fixedSecret });
  const inPostgres = (name: string) => ({ ...at(name), DATABASE_URL: postgres.url(name) });
  try {
    await createDatabases(postgres.url("postgres"), ["filled", "restored", "moved"]);
    const embedded = at("embedded");
    await fillWithMembers(embedded);
    await fillWithMembers(inPostgres("filled"));
    const one = join(folder, "embedded.backup");
    const other = join(folder, "postgres.backup");
    return [
      await beside(embedded, one),
      await timed("embedded: restored", at("again"), "restore", "--from", one),
      await timed("PostgreSQL: backup", inPostgres("filled"), "backup", "--to", other),
      await timed("PostgreSQL: restored", inPostgres("restored"), "restore", "--from", other),
      await timed("moved, each row compared", embedded, "move", "--to", postgres.url("moved")),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

/** While the server answers: the longest that a reader of the records waited meanwhile. */
async function beside(settings: Settings, file: string): Promise<Figure> {
  await using server = await startServerProcess(settings);
  if (!(await server.ready)) throw new Error(server.printed());
  let longest = 0;
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await (await fetch(`${server.url}/health/ready`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - started);
    }
  })();
  const made = await timed("embedded: backup beside a server", settings, "backup", "--to", file);
  over.abort();
  await reading;
  const size = `${(statSync(file).size / 1e6).toFixed(1)} MB`;
  return {
    ...made,
    value: `${made.value}, ${size}, a reader waits ${(longest / 1_000).toFixed(1)} s`,
  };
}

async function timed(what: string, settings: Settings, ...typed: string[]): Promise<Figure> {
  const started = performance.now();
  const { code, out, err } = await runOperatorCommand(settings, ...typed);
  const seconds = (performance.now() - started) / 1_000;
  if (code !== 0) throw new Error(`${what}: ${out}${err}`);
  return figure(what, `${seconds.toFixed(1)} s`, goal, seconds < 60);
}

async function createDatabases(url: string, names: readonly string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  for (const name of names) await client.query(`create database ${name}`);
  await client.end();
}
