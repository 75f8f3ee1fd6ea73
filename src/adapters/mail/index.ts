import type { Database } from "#adapters/database/database.ts";
import { isProductionLike, type Settings } from "#adapters/env.ts";
import { GiveUp, type Queue, type Work } from "#adapters/queue/queue.ts";
import { createSeal } from "#adapters/secret/seal.ts";
import { z } from "zod";
import { hasMailbox } from "./env.ts";
import type { KeptMail, Post } from "./mail.ts";
import { createOutbox, forgetWords, type Outbox } from "./outbox.ts";
import type { Deliver, SmtpParts } from "./smtp.ts";

export type MailParts = {
  readonly db: Database;
  readonly queue: Queue;
  readonly secret: string;
  readonly settings: Settings;
};

export type OpenMail = {
  readonly post: Post;
  /** The messages that are kept on this machine, newest first; null when they are sent, or nobody could read them. */
  readonly mailbox: (() => Promise<readonly KeptMail[]>) | null;
  /** What the queue has to do for it. */
  readonly works: Readonly<Record<string, Work>>;
};

const mostShown = 200;

/** Sends by SMTP when SMTP_URL is set; otherwise keeps every message in the local mailbox. */
export function openMail({ db, queue, secret, settings }: MailParts): OpenMail {
  const outbox = openOutbox(secret);
  const { SMTP_URL: url, MAIL_FROM, BRAND_NAME } = settings;
  if (url === undefined) {
    const post: Post = {
      queue: async (tx, mail, dedupe) => void (await outbox.add(tx, mail, dedupe)),
    };
    const mailbox = hasMailbox(settings) ? () => outbox.list(db, mostShown) : null;
    return { post, mailbox, works: {} };
  }
  const from = { name: BRAND_NAME, address: MAIL_FROM };
  const deliver = deliverBySmtp({ url, from, requireTls: isProductionLike(settings) });
  const post: Post = {
    async queue(tx, mail, dedupe) {
      const id = await outbox.add(tx, mail, dedupe);
      if (id !== null) await queue.add(tx, { kind: "mail", data: { mail: id } });
    },
  };
  return { post, mailbox: null, works: { mail: sendMail(db, outbox, deliver) } };
}

/** The messages in the records, for whoever has the secret. */
export function openOutbox(secret: string): Outbox {
  return createOutbox(createSeal(secret, "mail at rest"));
}

/** The library is loaded with the first message, so that a start does not wait for it. */
function deliverBySmtp(parts: SmtpParts): Deliver {
  let loaded: Promise<Deliver> | undefined;
  return async (mail, id, signal) => {
    loaded ??= import("./smtp.ts").then(({ createSmtp }) => createSmtp(parts));
    const deliver = await loaded;
    await deliver(mail, id, signal);
  };
}

const MailJob = z.object({ mail: z.string() });

/** Sends a message that is still there, and forgets its words. */
function sendMail(db: Database, outbox: Outbox, deliver: Deliver): Work {
  return async (data, signal) => {
    const { mail: id } = MailJob.parse(data);
    const mail = await outbox.read(db, id);
    if (!mail) return;
    try {
      await deliver(mail, id, signal);
    } catch (error) {
      if (isRefused(error))
        throw new GiveUp("The mail server refused it for good.", { cause: error });
      throw error;
    }
    await forgetWords(db, id);
  };
}

/** A 5xx to sender, recipient or words will not change; "530 sign in first" is the operator's to mend. */
function isRefused(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && Number(error.responseCode) >= 500 && error.responseCode !== 530;
}
