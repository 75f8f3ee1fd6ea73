import type { Database } from "#adapters/database/database.ts";
import { isProductionLike, type Settings } from "#adapters/env.ts";
import type { Queue, JobHandler } from "#adapters/queue/queue.ts";
import type { RateWindow } from "#adapters/rate-limits/rate-window.ts";
import { createEncryptor } from "#adapters/secret/encryptor.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import {
  type BulkMailer,
  bulkEmailJobKind,
  bulkEmailPace,
  createBulkEmailHandler,
  createBulkMailer,
  createStoringBulkMailer,
} from "./bulk-emails.ts";
import { emailProviderOf, hasLocalMailbox } from "./env.ts";
import type { StoredEmail, Mailer } from "./mailer.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createSendEmailHandler, sendEmailJob, sendEmailJobKind } from "./send-email-job.ts";

export type MailDeps = {
  readonly db: Database;
  readonly queue: Queue;
  readonly secrets: KeyRing;
  readonly settings: Settings;
  /** Whether nothing of this batch may go now. */
  readonly isHeld?: (batch: string) => Promise<boolean>;
  readonly bulkPace?: RateWindow | undefined;
};

export type OpenMail = {
  readonly mailer: Mailer;
  /** For messages to many at once, which wait until every other one has gone. */
  readonly bulkMailer: BulkMailer;
  /** The emails stored on this machine, newest first; null when they are sent, or nobody could read them. */
  readonly mailbox: (() => Promise<readonly StoredEmail[]>) | null;
  /** What the queue has to do for it. */
  readonly jobHandlers: Readonly<Record<string, JobHandler>>;
};

const maxShown = 200;

/** Sends by the provider of the settings; without one it stores every email in the local mailbox. */
export function openMail(deps: MailDeps): OpenMail {
  const { db, queue, secrets, settings } = deps;
  const outbox = openOutbox(secrets);
  const chosen = emailProviderOf(settings);
  if (chosen === null) {
    const mailer: Mailer = {
      enqueue: async (tx, mail, dedupe, lifetime) =>
        void (await outbox.add(tx, mail, dedupe, lifetime)),
    };
    const mailbox = hasLocalMailbox(settings) ? () => outbox.list(db, maxShown) : null;
    return { mailer, bulkMailer: createStoringBulkMailer(outbox), mailbox, jobHandlers: {} };
  }
  const sender = chosen.provider.createSender(chosen.value, {
    from: { name: settings.BRAND_NAME, address: settings.MAIL_FROM },
    requireTls: isProductionLike(settings),
  });
  const mailer: Mailer = {
    async enqueue(tx, mail, dedupe, lifetime) {
      const id = await outbox.add(tx, mail, dedupe, lifetime);
      if (id !== null) await queue.enqueue(tx, sendEmailJob(id));
    },
  };
  const send = createSendEmailHandler(db, outbox, sender);
  const { isHeld = async () => false, bulkPace: pace = bulkEmailPace } = deps;
  const jobHandlers = {
    [sendEmailJobKind]: send,
    [bulkEmailJobKind]: createBulkEmailHandler({ db, send, isHeld, pace }),
  };
  return { mailer, bulkMailer: createBulkMailer(outbox, queue), mailbox: null, jobHandlers };
}

/** The messages in the records, for whoever has the secrets. */
export function openOutbox(secrets: KeyRing): Outbox {
  return createOutbox(createEncryptor(secrets, "mail at rest"));
}
