import type { Database } from "#adapters/database/database.ts";
import type { Settings } from "#adapters/env.ts";
import { readOidcSettings } from "#adapters/identity/env.ts";
import { createIdentity, type Identity } from "#adapters/identity/identity.ts";
import type { ProSource } from "#adapters/identity/pro-source.ts";
import { bulkEmailJobKind } from "#adapters/mail/bulk-emails.ts";
import { type MailDeps, type OpenMail, openMail } from "#adapters/mail/index.ts";
import { type OpenPayments, openPayments, type PaymentsDeps } from "#adapters/payments/index.ts";
import { createQueue, type QueueDeps } from "#adapters/queue/index.ts";
import type { JobHandler, Queue } from "#adapters/queue/queue.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import {
  createMonthlyCounter,
  type MonthlyCounter,
} from "#adapters/monthly-counts/monthly-counter.ts";
import { createReadCounter, type ReadCounter } from "#features/blog/reading/read-counter.server.ts";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";
import {
  createLetters,
  isStoppedLetter,
  type Letters,
  type LettersDeps,
} from "#app/desk/letters/create-letters.server.ts";
import { createPageCache, type PageCache } from "#http/pages/page-cache.ts";
import { type CommerceOverrides, type CommerceServices, wireCommerce } from "./commerce.server.ts";
import { proSourcesOf } from "./pro-sources.server.ts";

/** What stands in place of the product's own; nothing of it outside tests. */
export type ServiceOverrides = CommerceOverrides & {
  /** The clock of the money. */
  readonly now?: PaymentsDeps["now"] | undefined;
  readonly queueTiming?: QueueDeps["timing"] | undefined;
  readonly letterTiming?: (Pick<MailDeps, "bulkPace"> & Pick<LettersDeps, "turnMs">) | undefined;
};

export type ServiceDeps = {
  readonly settings: Settings;
  readonly db: Database;
  readonly log: Log;
  /** What signs and seals: see `openSecrets`. */
  readonly secrets: KeyRing;
};

export type Services = ServiceDeps &
  CommerceServices & {
    readonly identity: Identity;
    /** Reasons to have Pro beside a grant by hand. */
    readonly proSources: readonly ProSource[];
    readonly queue: Queue;
    readonly mailer: OpenMail["mailer"];
    readonly mailbox: OpenMail["mailbox"];
    readonly letters: Letters;
    /** Who takes the money, and where its events are delivered. */
    readonly paymentsAdapter: OpenPayments;
    /** Counts by the month, of nobody in particular. */
    readonly counter: MonthlyCounter;
    readonly reads: ReadCounter;
    /** Pages that are cached for all visitors. */
    readonly cache: PageCache;
    /** What the queue has to do. */
    readonly jobHandlers: Readonly<Record<string, JobHandler>>;
    /** Ends what was begun; the database stays open. */
    readonly close: () => Promise<void>;
  };

/** Everything that works on the records, from the settings: the one place where server, operator and tests get it. */
export function createServices(
  { settings, db, log, secrets }: ServiceDeps,
  { now, queueTiming, letterTiming, ...overrides }: ServiceOverrides = {},
): Services {
  const cache = createPageCache();
  const paymentsAdapter = openPayments({ settings, db, secrets, ...(now && { now }) });
  const { payments } = paymentsAdapter;
  const proSources = proSourcesOf(payments);
  const identity = createIdentity({
    db,
    secrets,
    baseUrl: settings.BASE_URL,
    brand: settings.BRAND_NAME,
    oidc: readOidcSettings(settings),
    proSources,
    report: (error) => log.warn("identity", describeError(error)),
  });
  const queue = createQueue({
    db,
    report: log.warn,
    backgroundKinds: [bulkEmailJobKind],
    ...(queueTiming && { timing: queueTiming }),
  });
  const mail = openMail({
    db,
    queue,
    secrets,
    settings,
    isHeld: (batch) => isStoppedLetter(db, batch),
    bulkPace: letterTiming?.bulkPace,
  });
  const { mailer, mailbox } = mail;
  const shared = { settings, db, log, secrets, queue, mailer };
  const { bulkMailer } = mail;
  const letters = createLetters({ ...shared, bulkMailer, turnMs: letterTiming?.turnMs });
  const commerce = wireCommerce({
    ...shared,
    payments,
    onPricesChanged: cache.clear,
    overrides,
  });
  const { billing, coachingSessions } = commerce;
  const counter = createMonthlyCounter({
    db,
    report: (error) => log.warn("not counted", describeError(error)),
  });
  return {
    ...shared,
    ...commerce,
    identity,
    proSources,
    mailbox,
    letters,
    paymentsAdapter,
    counter,
    reads: createReadCounter(counter),
    cache,
    jobHandlers: {
      ...mail.jobHandlers,
      ...letters.jobHandlers,
      ...coachingSessions.jobHandlers,
      ...billing.jobHandlers,
    },
    async close() {
      await queue.drain(0);
      await counter.close();
      await paymentsAdapter.close();
    },
  };
}
