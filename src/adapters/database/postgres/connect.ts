import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { checkCertificateFiles } from "./certificate-files.ts";
import {
  connectionProblem,
  describeUnreachable,
  unreachableProblem,
} from "./connection-problem.ts";

export type ConnectOptions = {
  /** How long a server that doesn't answer is tried again. */
  readonly timeoutMs: number;
  /** Told while it doesn't. */
  readonly say: (sentence: string) => void;
};

/** Whoever starts a server looks at it for a moment; later a line now and then is enough. */
const firstNoticeMs = 1_000;
const nextNoticeMs = 30_000;

const pauseMs = 500;

/** One connection for a start. Says so while the server isn't there, and throws StartupError in the end. */
export async function connect(url: string, { timeoutMs, say }: ConnectOptions): Promise<Client> {
  checkCertificateFiles(url);
  const deadline = Date.now() + timeoutMs;
  const notice = () => say(describeUnreachable(url));
  let repeated: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    notice();
    repeated = setInterval(notice, nextNoticeMs);
  }, firstNoticeMs);
  try {
    for (;;) {
      const client = await tryToConnect(url);
      if (client !== null) return client;
      if (Date.now() > deadline) throw unreachableProblem(url);
      await wait(pauseMs);
    }
  } finally {
    clearTimeout(first);
    clearInterval(repeated);
  }
}

/** Null while the server may come yet. Throws StartupError where waiting wouldn't help. */
async function tryToConnect(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const problem = connectionProblem(error, url);
    if (problem !== null) throw problem;
    return null;
  }
}
