import { Client } from "pg";
import { fixedSecret } from "../../tests/support/app/fixed-secret.ts";
import { startPostgres } from "../../tests/support/database/postgres-server.ts";
import { goodBoundary } from "../../tests/upstream/asking.ts";
import { type Act, says, startUpstream } from "../../tests/upstream/hostile-upstream.ts";
import { createTemporaryFolder } from "../../tests/support/app/server-process.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { createSeat, type Seat } from "./processes.ts";
import { type Provider, startProvider } from "./stripe.ts";
import { type Proxy, startProxy } from "./haproxy.ts";
import type { Release } from "./release.ts";

/** The address that people know; the proxy stands for it. */
export const baseUrl = "https://mpower.example";

export type Site = AsyncDisposable & {
  /** The proxy. */
  readonly url: string;
  readonly seats: readonly [Seat, Seat];
  readonly proxy: Proxy;
  readonly mailbox: Mailbox;
  readonly provider: Provider;
  /** Past everything, for whoever compares. */
  readonly databaseUrl: string;
};

export type SiteOptions = {
  readonly release: Release;
  /** Records that stand already, in place of a server of our own. */
  readonly databaseUrl?: string;
};

/** As a server that is not thrown away would be: what is said to be written is on the disk. */
const durable = ["fsync=on", "full_page_writes=on", "synchronous_commit=on"];

/** A text takes three seconds, so that a kill finds some under way; the editor is soon done. */
const writes = says(goodBoundary, { pieces: 12, pauseMs: 250 });
const edits = says(goodBoundary);
const writer: Act = (stage) => (stage.body.includes("The draft\\n~") ? edits : writes)(stage);

/** Two processes behind HAProxy on one PostgreSQL, with mail, payments and a model that this script starts as well. */
export async function startSite({ release, databaseUrl }: SiteOptions): Promise<Site> {
  const stack = new AsyncDisposableStack();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(1)));
  const folder = stack.use(createTemporaryFolder());
  const postgres = await startPostgres({ settings: durable });
  stack.defer(() => postgres.stop());
  await run(postgres.url("postgres"), "create database site; create database stripe");
  const records = databaseUrl ?? postgres.url("site");
  const mailbox = stack.use(await startMailbox());
  const upstream = stack.use(await startUpstream("openai-compatible", writer));
  let siteUrl = "";
  const provider = stack.use(
    await startProvider({ databaseUrl: postgres.url("stripe"), baseUrl, siteUrl: () => siteUrl }),
  );
  const settings = {
    NODE_ENV: "production",
    BASE_URL: baseUrl,
    // In production a test key of Stripe's is for a demonstration alone.
    DEMO: "1",
    DATABASE_URL: records,
    DATA_DIR: folder.path,
    APP_SECRET: fixedSecret,
    SMTP_URL: mailbox.url,
    MAIL_FROM: "hello@mpower.example",
    SUPPORT_EMAIL: "support@mpower.example",
    ...provider.settings,
    AI_BASE_URL: upstream.baseUrl,
    AI_MODEL: "stub",
    AI_DAILY_LIMIT: "1000000",
    // The load says for each of its people which address they come from, as a network of caches before the proxy would.
    TRUST_PROXY: "2",
  };
  const seats = [
    stack.use(await createSeat(settings)),
    stack.use(await createSeat(settings)),
  ] as const;
  await Promise.all(seats.map((seat) => seat.start(release)));
  const proxy = stack.use(await startProxy(seats[0].port, seats[1].port));
  siteUrl = `http://127.0.0.1:${proxy.port}`;
  return {
    url: siteUrl,
    seats,
    proxy,
    mailbox,
    provider,
    databaseUrl: records,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function run(url: string, statements: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  for (const statement of statements.split(";")) await client.query(statement);
  await client.end();
}
