import { hostname } from "node:os";
import { resolve } from "node:path";
import { storeReleaseAssets } from "#adapters/release-assets/release-assets.ts";
import type { Database } from "#adapters/database/database.ts";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings, settingNames, type Settings } from "#adapters/env.ts";
import { misspeltSettings } from "#adapters/misspelt-settings.ts";
import { describeUpstream } from "#adapters/model/describe-upstream.ts";
import { readUpstreamSettings } from "#adapters/model/index.ts";
import { readOidcSettings } from "#adapters/identity/env.ts";
import { oidcRedirectAddress, oidcScopes } from "#adapters/identity/oidc.ts";
import { openSecrets } from "#adapters/secret/open-secrets.ts";
import { foreignSecretProblem } from "#adapters/secret/secret-claim.ts";
import { watchSecret } from "#adapters/secret/watch-secret.ts";
import { readVariables, type Variables } from "#adapters/settings-file.ts";
import { readRelease } from "#adapters/release.ts";
import { describeStartProblem } from "#adapters/start-problem.ts";
import { watchPosts } from "#features/blog/content/watch-posts.server.ts";
import { syncBlog } from "./blog-content.server.ts";
import { drainServer } from "#http/server/drain-server.ts";
import { describeError } from "#http/errors/describe-error.ts";
import { createCachedPageHandler } from "#http/pages/cached-page-handler.ts";
import { listen } from "#http/server/listen.ts";
import { toReleaseAssets } from "#http/content/release-assets.ts";
import { createLog } from "#http/logging/log.ts";
import { createLogOutput } from "#http/logging/log-output.ts";
import type { Metrics } from "#http/metrics/metrics.ts";
import { serveMetrics } from "#http/metrics/metrics-server.ts";
import { securityHeaders } from "#http/security/security-headers.ts";
import type { StaticFiles } from "#http/content/static-files.ts";
import { runHourly } from "./run-hourly.server.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { compareWithDatabase } from "#app/operator/check/check-clock.server.ts";
import { runCommand } from "#app/operator/run-command.server.ts";
import { listenForOperator } from "#app/operator/socket.server.ts";
import { addRecordMetrics } from "./metrics.server.ts";
import { purgeExpiredData } from "./purge-expired-data.server.ts";
import { createProduct } from "./create-product.server.ts";
import type { Services } from "./create-services.server.ts";
import { shutdownOnSignals } from "./shutdown-on-signals.server.ts";

export type Frontend = { readonly pages: PageRenderer; readonly files: StaticFiles };

/** How long a shutdown takes, in milliseconds from the signal on. */
const shutdownTimes = {
  /** Many supervisors kill thirty seconds after their signal; what is left is for closing the records. */
  closeAfter: 24_000,
  /** However long the process served on before: what has begun gets this much. */
  closeAtLeast: 10_000,
  /** So long before the connections are closed a text that still streams ends in a sentence. */
  endStreamsBefore: 4_000,
  /** For what the queue has begun. */
  queueDrain: 15_000,
} as const;

type LoadFrontend = (settings: Settings) => Promise<Frontend>;

/** Serves until the process is asked to stop. What prevents its start is printed, and the process ends with 1. */
export async function runServer(environment: Variables, loadFrontend: LoadFrontend) {
  // What is printed there is for somebody who looks; nobody has to.
  process.stderr.on("error", () => {});
  try {
    const { variables } = readVariables(environment);
    for (const sentence of misspeltSettings(variables, settingNames)) console.error(sentence);
    const settings = readSettings(variables);
    await serve(settings, loadFrontend(settings));
  } catch (error) {
    console.error(describeStartProblem(error) ?? error);
    process.exit(1);
  }
}

async function serve(settings: Settings, frontend: Promise<Frontend>) {
  const release = readRelease();
  const metrics = await openMetrics(settings, release);
  const fields = { process: `${hostname()}:${process.pid}`, release };
  const output = createLogOutput(process.stdout, { fields });
  const log = createLog(settings.LOG_LEVEL, output.write, {
    fields,
    ...(metrics && { observer: metrics.observer }),
  });
  const upstream = readUpstreamSettings(settings);
  const [database, { pages, files }] = await Promise.all([
    // A server may well be started before its database. It says so, and goes on trying.
    openDatabase(settings, { connectTimeoutMs: Number.POSITIVE_INFINITY }),
    frontend,
  ]);
  const { db } = database;
  await warnOfClock(db, settings);
  if (metrics) addRecordMetrics(metrics, database);
  const shutdownStart = new AbortController();
  const streamEnd = new AbortController();
  const secrets = await openSecrets(db, settings);
  const product = createProduct({
    settings,
    db,
    log,
    secrets,
    pages,
    files,
    isShuttingDown: () => shutdownStart.signal.aborted,
    shutdownSignal: streamEnd.signal,
  });
  const { http, cache, billing, queue } = product;
  const onShutdown = [runHourly("purge", () => purgeExpiredData(db), log)];
  if (product.paymentsAdapter.emulator === null) await billing.checkout.checkPrices();
  onShutdown.push(runHourly("reconciling", () => billing.sync.reconcileHourly(), log));
  const { PORT: port, HOST: host, BASE_URL: baseUrl, BRAND_NAME } = settings;
  await syncBlog(db, log);
  // Before the first page names them: the process that is asked for one may be of another release.
  await storeReleaseAssets(db, toReleaseAssets(files)).catch((error: unknown) =>
    log.warn("release assets not stored", describeError(error)),
  );
  onShutdown.push(
    watchPosts({
      db,
      onChange: cache.clear,
      report: (error) => log.warn("blog", describeError(error)),
    }),
  );
  const { hashClient, readAddress } = product;
  const first = createCachedPageHandler({
    cache,
    baseUrl,
    log,
    readAddress,
    hashClient,
    onRead: product.reads.page,
  });
  const commonHeaders = securityHeaders(baseUrl);
  const server = await listen({ host, port, handleFirst: first, fetch: http.fetch, commonHeaders });

  async function close(spentMs: number) {
    for (const stop of onShutdown) stop();
    await Promise.all([
      drainServer({ server, endStreams: () => streamEnd.abort(), ...drainTimeouts(spentMs) }),
      queue.drain(shutdownTimes.queueDrain),
    ]);
    await product.close();
    await database.close();
  }

  // Before anybody is told that we are ready: whoever hears it may tell us to stop.
  const delayMs = settings.SHUTDOWN_DELAY_SECONDS * 1_000;
  const shutdown = shutdownOnSignals({ shutdownStart, delayMs, close, log, output });
  onShutdown.push(
    watchSecret(db, secrets, () => {
      console.error(foreignSecretProblem().message);
      shutdown(1);
    }),
  );
  // However it ends, no reader stays behind.
  process.on("exit", () => void product.documents.close());
  queue.start(product.jobHandlers);
  onShutdown.push(await startOperatorSocket(product));
  console.log(`${BRAND_NAME} is ready: ${baseUrl}`);
  printOidcNeeds(settings);
  if (upstream !== null) void describeUpstream(upstream).then((text) => console.log(text));
}

/** Several processes and the payment provider go by what time it is, so a clock that is off is said before anybody is served. */
async function warnOfClock(db: Database, settings: Settings): Promise<void> {
  if (settings.DATABASE_URL === undefined) return;
  const { isRight, what, found } = await compareWithDatabase(db);
  if (!isRight) console.error(`${what}: ${found}`);
}

/** Serves /metrics from the first moment on, where a port is set for it. What it needs is loaded then alone. */
async function openMetrics(settings: Settings, release: string): Promise<Metrics | null> {
  const { METRICS_HOST: host, METRICS_PORT: port } = settings;
  if (port === undefined) return null;
  const { createMetrics } = await import("#http/metrics/metrics.ts");
  const metrics = createMetrics(release);
  // It says nothing that would be worth waiting for: the process may end while somebody asks.
  (await serveMetrics(metrics, { host, port })).unref();
  return metrics;
}

/** What the operator types at a provider of identity, where there is one. */
function printOidcNeeds(settings: Settings): void {
  const oidc = readOidcSettings(settings);
  if (!oidc) return;
  const redirect = oidcRedirectAddress(settings.BASE_URL);
  console.log(
    `${oidc.name}: its redirect address is ${redirect}, its scopes ${oidcScopes.join(" ")}; email_verified has to be true.`,
  );
}

/** What is left for the requests, once so much was spent since the signal. */
function drainTimeouts(spentMs: number) {
  const { closeAfter, closeAtLeast, endStreamsBefore } = shutdownTimes;
  const closeAfterMs = Math.max(closeAtLeast, closeAfter - spentMs);
  return { endStreamsAfterMs: closeAfterMs - endStreamsBefore, closeAfterMs };
}

/** Nobody else can open the embedded records while this process has them, so it does what the operator asks. */
async function startOperatorSocket(services: Services): Promise<() => void> {
  const { settings, log } = services;
  if (settings.DATABASE_URL !== undefined) return () => {};
  try {
    const folder = resolve(settings.DATA_DIR);
    return await listenForOperator(folder, (typed) => runCommandLogged(typed, services));
  } catch (error) {
    log.warn("operator commands are closed while the server runs", describeError(error));
    return () => {};
  }
}

/** The operator sits elsewhere and is told to look into the log, so what nobody expected is there. */
async function runCommandLogged(typed: readonly string[], services: Services) {
  try {
    return await runCommand(typed, services);
  } catch (error) {
    services.log.error("command failed", { command: typed[0], ...describeError(error) });
    throw error;
  }
}
