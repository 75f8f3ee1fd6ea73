import { setTimeout as wait } from "node:timers/promises";
import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import { describeHost } from "#adapters/database/describe-database.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { Client, DatabaseError } from "pg";

/** One connection for a start; tried again until `deadline` while the server is not there. Throws StartupError. */
export async function connect(url: string, deadline: number): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof DatabaseError && classifyDatabaseError(error) !== "down")
      throw refusedProblem(error);
    if (Date.now() > deadline) throw unreachableProblem(url);
    await wait(500);
    return connect(url, deadline);
  }
}

function refusedProblem({ message }: DatabaseError): StartupError {
  return new StartupError(`PostgreSQL refused the connection: ${message}. Check DATABASE_URL.`);
}

function unreachableProblem(url: string): StartupError {
  return new StartupError(
    `PostgreSQL at ${describeHost(url)} cannot be reached. Start it, or check DATABASE_URL.`,
  );
}
