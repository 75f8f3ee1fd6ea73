import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { checkCertificateFiles } from "./certificate-files.ts";
import { connectionProblem, unreachableProblem } from "./connection-problem.ts";

/** One connection for a start; tried again until `deadline` while the server is not there. Throws StartupError. */
export async function connect(url: string, deadline: number): Promise<Client> {
  checkCertificateFiles(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const problem = connectionProblem(error, url);
    if (problem !== null) throw problem;
    if (Date.now() > deadline) throw unreachableProblem(url);
    await wait(500);
    return connect(url, deadline);
  }
}
