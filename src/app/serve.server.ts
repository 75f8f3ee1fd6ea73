import { resolve } from "node:path";
import { openDatabase } from "#adapters/database/index.ts";
import { openDocuments } from "#adapters/documents/index.ts";
import { openResultDocuments } from "#adapters/result-documents/index.ts";
import { readSettings, type Settings } from "#adapters/env.ts";
import { openMail } from "#adapters/mail/index.ts";
import { describeUpstream } from "#adapters/model/describe-upstream.ts";
import { openModel, upstreamOf } from "#adapters/model/index.ts";
import { openPayments } from "#adapters/payments/index.ts";
import { oidcSettings } from "#adapters/identity/env.ts";
import { createIdentity } from "#adapters/identity/identity.ts";
import { createQueue } from "#adapters/queue/index.ts";
import { keptSecret } from "#adapters/secret/app-secret.ts";
import { StartProblem } from "#adapters/start-problem.ts";
import { watchPosts } from "#features/blog/watch.server.ts";
import { openBlog } from "./blog.server.ts";
import { drain } from "#http/drain.ts";
import { errorDetail } from "#http/error-detail.ts";
import { fastPages } from "#http/fast-pages.ts";
import { listen } from "#http/listen.ts";
import { createLog } from "#http/log.ts";
import { securityHeaders } from "#http/security-headers.ts";
import type { StaticFiles } from "#http/static-files.ts";
import { hourly } from "./hourly.server.ts";
import type { Pages } from "./pages.ts";
import { proSourcesOf } from "./pro-sources.server.ts";
import type { Tools } from "./operator/command.server.ts";
import { runCommand } from "./operator/run-command.server.ts";
import { listenForOperator } from "./operator/socket.server.ts";
import { createApp } from "./server.ts";
import { tidy } from "./tidy.server.ts";

export type Shown = { readonly pages: Pages; readonly files: StaticFiles };

/** Time for what the queue has begun, when the process is told to stop. */
const jobsEndMs = 15_000;

type Show = (settings: Settings) => Promise<Shown>;

/** Serves until the process is told to stop. What keeps it from starting is printed, and the process ends with 1. */
export async function run(variables: NodeJS.ProcessEnv, show: Show) {
  try {
    const settings = readSettings(variables);
    await serve(settings, show(settings));
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}

async function serve(settings: Settings, shown: Promise<Shown>) {
  const log = createLog(settings.LOG_LEVEL, (text) => process.stdout.write(text));
  const documents = openDocuments();
  const resultDocuments = openResultDocuments();
  const model = openModel(settings, { report: log.warn });
  const [database, { pages, files }] = await Promise.all([openDatabase(settings), shown]);
  const { db } = database;
  const secret = settings.APP_SECRET ?? keptSecret(resolve(settings.DATA_DIR));
  const money = openPayments({ settings, db, secret });
  const identity = createIdentity({
    db,
    secret,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    oidc: oidcSettings(settings),
    proSources: proSourcesOf(money.payments),
    report: (error) => log.warn("identity", errorDetail(error)),
  });
  const { viewers } = identity;
  const queue = createQueue({ db, report: log.warn });
  const { post, mailbox, works } = openMail({ db, queue, secret, settings });
  const endTidying = hourly("tidying", () => tidy(db), log);
  const lastCall = new AbortController();
  const stopping = lastCall.signal;
  const parts = {
    db,
    identity,
    viewers,
    post,
    queue,
    mailbox,
    model,
    money,
    documents,
    resultDocuments,
    settings,
    log,
    pages,
    files,
  };
  const { http, cache, billing, works: ownWorks } = createApp({ ...parts, stopping });
  if (money.double === null) await billing.checkPrices();
  const endReconciling = hourly("reconciling", () => billing.reconcileHourly(), log);
  const { PORT: port, HOST: host, BASE_URL: baseUrl, BRAND_NAME } = settings;
  await openBlog(db, log);
  const endWatch = watchPosts({
    db,
    onChange: cache.drop,
    report: (error) => log.warn("blog", errorDetail(error)),
  });
  const first = fastPages({ cache, baseUrl, log });
  const commonHeaders = securityHeaders(baseUrl);
  const server = await listen({ host, port, first, fetch: http.fetch, commonHeaders });
  queue.start({ ...works, ...ownWorks });
  const endOperator = await hearOperator(settings, {
    db,
    log,
    billing,
    proSources: proSourcesOf(money.payments),
  });
  console.log(`${BRAND_NAME} is ready: ${baseUrl}`);
  const upstream = upstreamOf(settings);
  if (upstream !== null) void describeUpstream(upstream).then((said) => console.log(said));

  let isEnding = false;
  async function end(code: number) {
    if (isEnding) process.exit(1);
    isEnding = true;
    endOperator();
    endTidying();
    endReconciling();
    endWatch();
    await Promise.all([drain({ server, lastCall }), queue.drain(jobsEndMs)]);
    await money.close();
    await Promise.all([documents.close(), resultDocuments.close(), database.close()]);
    log.flush();
    process.stdout.write("", () => process.exit(code));
  }

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void end(0));
  // However it ends, no reader stays behind.
  process.on("exit", () => void documents.close());
  process.on("uncaughtException", (error) => {
    log.error("crashed", errorDetail(error));
    void end(1);
  });
}

/** Nobody else can open the embedded records while this process has them, so it does what the operator asks. */
async function hearOperator(settings: Settings, tools: Tools): Promise<() => void> {
  if (settings.DATABASE_URL !== undefined) return () => {};
  try {
    const folder = resolve(settings.DATA_DIR);
    return await listenForOperator(folder, (typed) => runCommand(typed, tools));
  } catch (error) {
    tools.log.warn("operator commands are closed while the server runs", errorDetail(error));
    return () => {};
  }
}
