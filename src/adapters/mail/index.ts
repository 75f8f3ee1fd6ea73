import type { Database } from "#adapters/database/database.ts";
import { isProductionLike, type Settings } from "#adapters/env.ts";
import { UnrecoverableJobError, type Queue, type JobHandler } from "#adapters/queue/queue.ts";
import { createEncryptor } from "#adapters/secret/encryptor.ts";
import { z } from "zod";
import { hasLocalMailbox } from "./env.ts";
import type { StoredEmail, Mailer } from "./mailer.ts";
import { createOutbox, markSent, type Outbox } from "./outbox.ts";
import type { DeliverEmail, SmtpOptions } from "./smtp.ts";

export type MailDeps = {
  readonly db: Database;
  readonly queue: Queue;
  readonly secret: string;
  readonly settings: Settings;
};

export type OpenMail = {
  readonly mailer: Mailer;
  /** The messages that are kept on this machine, newest first; null when they are sent, or nobody could read them. */
  readonly mailbox: (() => Promise<readonly StoredEmail[]>) | null;
  /** What the queue has to do for it. */
  readonly jobHandlers: Readonly<Record<string, JobHandler>>;
};

const maxShown = 200;

/** Sends by SMTP when SMTP_URL is set; otherwise keeps every message in the local mailbox. */
export function openMail({ db, queue, secret, settings }: MailDeps): OpenMail {
  const outbox = openOutbox(secret);
  const { SMTP_URL: url, MAIL_FROM, BRAND_NAME } = settings;
  if (url === undefined) {
    const mailer: Mailer = {
      enqueue: async (tx, mail, dedupe) => void (await outbox.add(tx, mail, dedupe)),
    };
    const mailbox = hasLocalMailbox(settings) ? () => outbox.list(db, maxShown) : null;
    return { mailer, mailbox, jobHandlers: {} };
  }
  const from = { name: BRAND_NAME, address: MAIL_FROM };
  const deliver = createLazySmtpDelivery({ url, from, requireTls: isProductionLike(settings) });
  const mailer: Mailer = {
    async enqueue(tx, mail, dedupe) {
      const id = await outbox.add(tx, mail, dedupe);
      if (id !== null) await queue.enqueue(tx, { kind: "mail", data: { mail: id } });
    },
  };
  return { mailer, mailbox: null, jobHandlers: { mail: createSendHandler(db, outbox, deliver) } };
}

/** The messages in the records, for whoever has the secret. */
export function openOutbox(secret: string): Outbox {
  return createOutbox(createEncryptor(secret, "mail at rest"));
}

/** The library is loaded with the first message, so that a start does not wait for it. */
function createLazySmtpDelivery(options: SmtpOptions): DeliverEmail {
  let loaded: Promise<DeliverEmail> | undefined;
  return async (mail, id, signal) => {
    loaded ??= import("./smtp.ts").then(({ createSmtpDelivery }) => createSmtpDelivery(options));
    const deliver = await loaded;
    await deliver(mail, id, signal);
  };
}

const SendEmailJob = z.object({ mail: z.string() });

/** Sends a message that is still there, and forgets its words. */
function createSendHandler(db: Database, outbox: Outbox, deliver: DeliverEmail): JobHandler {
  return async (data, signal) => {
    const { mail: id } = SendEmailJob.parse(data);
    const mail = await outbox.read(db, id);
    if (!mail) return;
    try {
      await deliver(mail, id, signal);
    } catch (error) {
      if (isPermanentRefusal(error))
        throw new UnrecoverableJobError("The mail server refused it for good.", { cause: error });
      throw error;
    }
    await markSent(db, id);
  };
}

/** A 5xx to sender, recipient or words will not change; "530 sign in first" is the operator's to mend. */
function isPermanentRefusal(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && Number(error.responseCode) >= 500 && error.responseCode !== 530;
}
