import { readSettings } from "#adapters/env.ts";
import { openOutbox } from "#adapters/mail/index.ts";
import type { EmailMessage } from "#adapters/mail/mailer.ts";
import type { Model } from "#adapters/model/model.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { type OpenPayments } from "#adapters/payments/index.ts";
import type { Database } from "#adapters/database/database.ts";
import type { Viewer } from "#core/access/access.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import type { StaticFiles } from "#http/content/static-files.ts";
import { createLog } from "#http/logging/log.ts";
import type { Member } from "#http/viewer.ts";
import { noPages } from "./no-pages.ts";
import { openEmptyDatabase } from "../database/test-database.ts";
import {
  createProduct,
  type Product,
  type ProductOverrides,
} from "#app/wiring/create-product.server.ts";

const testSecrets: KeyRing = ["a secret that only tests know"];

export type TestAppOptions = {
  /** Who asks, whatever cookie comes. Without it people sign in: see sign-in.ts. */
  readonly viewer?: Viewer;
  readonly model?: Model | null;
  /** Environment variables as an operator would set them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly pages?: PageRenderer;
  /** What the build wrote for browsers; nothing without it. */
  readonly files?: StaticFiles;
  readonly desk?: ProductOverrides["generation"];
  readonly uploads?: ProductOverrides["uploadTimeouts"];
  readonly sessions?: ProductOverrides["coachingSessions"];
  readonly delivery?: ProductOverrides["delivery"];
  /** Does the jobs that fall due, and hands what is written to the mail server of SMTP_URL. */
  readonly sendsMail?: boolean;
  /** The clock of the money; the usual one without it. */
  readonly now?: () => Date;
  /** How fast letters go. */
  readonly letterTiming?: ProductOverrides["letterTiming"];
  /** The clock of the desk. */
  readonly deskClock?: () => Date;
  /** Instead of the test file's own database. */
  readonly db?: Database;
};

export type TestApp = Product &
  AsyncDisposable & {
    readonly money: OpenPayments;
    /** What a process does some time after it was told to stop. */
    readonly endStreams: () => void;
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
  const shutdownSignal = ending.signal;
  const secrets = settings.APP_SECRET ?? testSecrets;
  const { viewer, pages = noPages } = options;
  const app = createProduct(
    {
      settings,
      db,
      log,
      secrets,
      pages,
      files: options.files ?? new Map(),
      shutdownSignal,
      isShuttingDown: () => shutdownSignal.aborted,
    },
    {
      now: options.now,
      queueTiming: { pollMs: 50 },
      letterTiming: options.letterTiming,
      model: options.model ?? null,
      readViewer: viewer && (async () => viewer),
      generation: options.desk,
      uploadTimeouts: options.uploads,
      deskClock: options.deskClock,
      coachingSessions: options.sessions,
      delivery: options.delivery,
    },
  );

  if (options.sendsMail) app.queue.start(app.jobHandlers);

  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    const isChange = !["GET", "HEAD", undefined].includes(init.method);
    if (isChange && !headers.has("origin")) headers.set("Origin", settings.BASE_URL);
    return app.http.request(path, { ...init, headers });
  }

  return {
    ...app,
    money: app.paymentsAdapter,
    request,
    endStreams: () => ending.abort(),
    emails: async () => (await openOutbox(secrets).list(db, 1_000)).toReversed(),
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
      await app.close();
    },
  };
}
