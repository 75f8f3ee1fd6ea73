import { readSettings } from "#adapters/env.ts";
import { oidcSettings } from "#adapters/identity/env.ts";
import { openDocuments } from "#adapters/documents/index.ts";
import { openResultDocuments } from "#adapters/result-documents/index.ts";
import { createIdentity, type Identity } from "#adapters/identity/identity.ts";
import { openMail, openOutbox } from "#adapters/mail/index.ts";
import type { Mail } from "#adapters/mail/mail.ts";
import { composerModel } from "#adapters/model/composer.ts";
import type { Model } from "#adapters/model/model.ts";
import { type OpenPayments, openPayments } from "#adapters/payments/index.ts";
import type { Database } from "#adapters/database/database.ts";
import type { Viewer } from "#core/access/access.ts";
import { type App, type AppDeps, createApp } from "#app/server.ts";
import { proSourcesOf } from "#app/pro-sources.server.ts";
import type { Pages } from "#app/pages.ts";
import { createQueue } from "#adapters/queue/index.ts";
import { errorDetail } from "#http/error-detail.ts";
import { createLog } from "#http/log.ts";
import type { Member } from "#http/viewer.ts";
import { noPages } from "./no-pages.ts";
import { emptyDatabase } from "./test-database.ts";

const testSecret = "a secret that only tests know";

export type TestAppOptions = {
  /** Who asks, whatever cookie comes. Without it people sign in: see sign-in.ts. */
  readonly viewer?: Viewer;
  readonly model?: Model;
  /** Environment variables as an operator would set them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly pages?: Pages;
  readonly desk?: AppDeps["desk"];
  readonly uploads?: AppDeps["uploads"];
  readonly sessions?: AppDeps["sessions"];
  readonly delivery?: AppDeps["delivery"];
  /** Does the jobs that fall due, and hands what is written to the mail server of SMTP_URL. */
  readonly sendsMail?: boolean;
  /** The clock of the money; the usual one without it. */
  readonly now?: () => Date;
  /** Instead of the test file's own database. */
  readonly db?: Database;
};

export type TestApp = App &
  AsyncDisposable & {
    readonly db: Database;
    readonly identity: Identity;
    readonly money: OpenPayments;
    /** Every message written so far, oldest first. */
    readonly mails: () => Promise<readonly Mail[]>;
    /** The lines of the log so far. */
    readonly logged: () => string;
    /** Reads JSON; throws unless the answer is OK. */
    readonly get: (path: string) => Promise<unknown>;
    /** Sends JSON as our own pages do. */
    readonly post: (path: string, body: unknown) => Promise<Response>;
    /** Any request; a change comes from our own origin unless the headers say otherwise. */
    readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  };

export const freeMember: Member = {
  kind: "member",
  id: "0198c0de-0000-7000-8000-000000000001",
  email: "ada@example.com",
  isPro: false,
};

export const proMember: Member = { ...freeMember, isPro: true };

/** The product with real parts: an emptied database, the composer, no sockets. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const settings = readSettings(options.settings ?? {});
  const db = options.db ?? (await emptyDatabase());
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  const ending = new AbortController();
  const documents = openDocuments();
  const resultDocuments = openResultDocuments();
  const { viewer } = options;
  const baseUrl = settings.BASE_URL;
  const secret = settings.APP_SECRET ?? testSecret;
  const { now } = options;
  const money = openPayments({ settings, db, secret, ...(now && { now }) });
  const identity = createIdentity({
    db,
    secret,
    baseUrl,
    brand: settings.BRAND_NAME,
    oidc: oidcSettings(settings),
    proSources: proSourcesOf(money.payments),
    report: (error) => log.warn("identity", errorDetail(error)),
  });
  const queue = createQueue({ db, report: log.warn, pace: { pollMs: 50 } });
  const { post, mailbox, works } = openMail({ db, queue, secret, settings });
  const app = createApp({
    db,
    identity,
    viewers: viewer ? async () => viewer : identity.viewers,
    post,
    queue,
    mailbox,
    model: options.model ?? composerModel,
    money,
    documents,
    resultDocuments,
    settings,
    log,
    pages: options.pages ?? noPages,
    files: new Map(),
    stopping: ending.signal,
    ...(options.desk && { desk: options.desk }),
    ...(options.uploads && { uploads: options.uploads }),
    ...(options.sessions && { sessions: options.sessions }),
    ...(options.delivery && { delivery: options.delivery }),
  });

  if (options.sendsMail) queue.start({ ...works, ...app.works });

  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    const isChange = !["GET", "HEAD", undefined].includes(init.method);
    if (isChange && !headers.has("origin")) headers.set("Origin", settings.BASE_URL);
    return app.http.request(path, { ...init, headers });
  }

  return {
    ...app,
    db,
    identity,
    money,
    request,
    mails: async () => (await openOutbox(secret).list(db, 1_000)).toReversed(),
    logged() {
      log.flush();
      return lines.join("");
    },
    async get(path) {
      const response = await request(path);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    post: (path, body) =>
      request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    async [Symbol.asyncDispose]() {
      ending.abort();
      await queue.drain(0);
      await money.close();
      await Promise.all([documents.close(), resultDocuments.close()]);
    },
  };
}
