import { readSettings } from "#adapters/env.ts";
import { readOidcSettings } from "#adapters/identity/env.ts";
import { openDocumentParser } from "#adapters/documents/index.ts";
import { openResultDocumentWriter } from "#adapters/result-documents/index.ts";
import { createIdentity, type Identity } from "#adapters/identity/identity.ts";
import { openMail, openOutbox } from "#adapters/mail/index.ts";
import type { EmailMessage } from "#adapters/mail/mailer.ts";
import { composerModel } from "#adapters/model/composer-model.ts";
import type { Model } from "#adapters/model/model.ts";
import { type OpenPayments, openPayments } from "#adapters/payments/index.ts";
import type { Database } from "#adapters/database/database.ts";
import type { Viewer } from "#core/access/access.ts";
import { type App, type AppDeps, createApp } from "#app/wiring/create-app.server.ts";
import { proSourcesOf } from "#app/wiring/pro-sources.server.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { createQueue } from "#adapters/queue/index.ts";
import { describeError } from "#http/errors/describe-error.ts";
import { createLog } from "#http/logging/log.ts";
import type { Member } from "#http/viewer.ts";
import { noPages } from "./no-pages.ts";
import { openEmptyDatabase } from "../database/test-database.ts";

const testSecret = "a secret that only tests know";

export type TestAppOptions = {
  /** Who asks, whatever cookie comes. Without it people sign in: see sign-in.ts. */
  readonly viewer?: Viewer;
  readonly model?: Model;
  /** Environment variables as an operator would set them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly pages?: PageRenderer;
  readonly desk?: AppDeps["generationOverrides"];
  readonly uploads?: AppDeps["uploadTimeouts"];
  readonly sessions?: AppDeps["coachingSessionOverrides"];
  readonly delivery?: AppDeps["deliveryOverrides"];
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
    readonly emails: () => Promise<readonly EmailMessage[]>;
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
  const db = options.db ?? (await openEmptyDatabase());
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  const ending = new AbortController();
  const documents = openDocumentParser();
  const resultDocuments = openResultDocumentWriter();
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
    oidc: readOidcSettings(settings),
    proSources: proSourcesOf(money.payments),
    report: (error) => log.warn("identity", describeError(error)),
  });
  const queue = createQueue({ db, report: log.warn, timing: { pollMs: 50 } });
  const { mailer, mailbox, jobHandlers } = openMail({ db, queue, secret, settings });
  const app = createApp({
    db,
    identity,
    readViewer: viewer ? async () => viewer : identity.readViewer,
    mailer,
    queue,
    mailbox,
    model: options.model ?? composerModel,
    paymentsAdapter: money,
    documents,
    resultDocuments,
    settings,
    log,
    pages: options.pages ?? noPages,
    files: new Map(),
    shutdownSignal: ending.signal,
    ...(options.desk && { generationOverrides: options.desk }),
    ...(options.uploads && { uploadTimeouts: options.uploads }),
    ...(options.sessions && { coachingSessionOverrides: options.sessions }),
    ...(options.delivery && { deliveryOverrides: options.delivery }),
  });

  if (options.sendsMail) queue.start({ ...jobHandlers, ...app.jobHandlers });

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
    emails: async () => (await openOutbox(secret).list(db, 1_000)).toReversed(),
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
