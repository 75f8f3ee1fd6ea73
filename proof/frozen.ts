import { setTimeout as wait } from "node:timers/promises";
import { type Figure, figure } from "../bench/support/report.ts";
import { fixedSecret } from "../tests/support/app/fixed-secret.ts";
import { freePort } from "../tests/support/app/free-port.ts";
import { createTemporaryFolder } from "../tests/support/app/server-process.ts";
import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { ask, goodBoundary } from "../tests/upstream/asking.ts";
import { type Act, says, startUpstream } from "../tests/upstream/hostile-upstream.ts";
import { startCaddy } from "./stage/caddy.ts";
import { createSeat } from "./stage/processes.ts";
import { copyRelease } from "./stage/release.ts";

/** Longer than a page may take behind the proxy, and near what a model may take for its first word. */
const silenceMs = 25_000;
const frozenMs = 45_000;
/** The proxy gives up a page after six seconds and asks the other process. */
const longestReadMs = 8_000;
const longestChangeMs = 22_000;

const slowly: Act = async (stage) => {
  await wait(silenceMs);
  await says(goodBoundary)(stage);
};

type Answer = { readonly status: number; readonly ms: number };

/** One of two processes behind the Caddyfile of deploy/ is frozen under requests: who asks waits for seconds, not until it thaws. */
export async function frozen(): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const release = stack.use(copyRelease());
  const folder = stack.use(createTemporaryFolder());
  const postgres = await startPostgres();
  stack.defer(() => postgres.stop());
  const upstream = stack.use(await startUpstream("openai-compatible", slowly));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    BASE_URL: url,
    DATABASE_URL: postgres.url("postgres"),
    DATA_DIR: folder.path,
    APP_SECRET: fixedSecret,
    AI_BASE_URL: upstream.baseUrl,
    AI_MODEL: "stub",
    AI_REVIEW: "off",
    TRUST_PROXY: "1",
  };
  const seats = [
    stack.use(await createSeat(settings)),
    stack.use(await createSeat(settings)),
  ] as const;
  for (const seat of seats) await seat.start(release);
  stack.use(
    await startCaddy(
      port,
      seats.map((seat) => seat.port),
    ),
  );

  console.log("Two texts are written, one streamed and one not, by a model that thinks for long.");
  const texts = await Promise.all([true, false].map((stream) => readText(url, stream)));

  console.log("One process is frozen.");
  const [first] = seats;
  process.kill(first.pid(), "SIGSTOP");
  setTimeout(() => process.kill(first.pid(), "SIGCONT"), frozenMs);
  const readPage = () => fetch(`${url}/blog`);
  const changeNothing = () =>
    fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: "{}",
    });
  const [reads, changes] = await Promise.all([
    askFor(frozenMs, readPage),
    askFor(frozenMs, changeNothing),
  ]);
  const readsAfter = await askFor(5_000, readPage);

  const isWhole = texts.every((text) => text.includes("If they push back"));
  return [
    figure("Texts of a slow model, streamed and not", isWhole ? "whole" : "cut", "whole", isWhole),
    judge("Pages while one is frozen", reads, longestReadMs, [200]),
    judge("Changes while one is frozen", changes, longestChangeMs, [400, 504]),
    judge("Pages after that", readsAfter, 2_000, [200]),
  ];
}

async function readText(url: string, stream: boolean): Promise<string> {
  return (await ask(url, { stream })).text();
}

/** Asks ten times a second, and waits for every answer. */
async function askFor(ms: number, request: () => Promise<Response>): Promise<readonly Answer[]> {
  const until = performance.now() + ms;
  const underWay: Promise<Answer>[] = [];
  while (performance.now() < until) {
    underWay.push(answerOf(request));
    await wait(100);
  }
  return Promise.all(underWay);
}

async function answerOf(request: () => Promise<Response>): Promise<Answer> {
  const start = performance.now();
  const response = await request();
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

function judge(
  what: string,
  answers: readonly Answer[],
  longestMs: number,
  statuses: readonly number[],
): Figure {
  const longest = Math.max(...answers.map(({ ms }) => ms));
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status));
  const said = counts.map(([status, some = []]) => `${some.length}× ${status}`).join(", ");
  const isRight = answers.every(({ status }) => statuses.includes(status));
  return figure(
    what,
    `${(longest / 1_000).toFixed(1)} s at most; ${said}`,
    `${longestMs / 1_000} s, ${statuses.join(" or ")}`,
    isRight && longest <= longestMs,
  );
}
