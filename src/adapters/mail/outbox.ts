import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { Encryptor } from "#adapters/secret/encryptor.ts";
import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { EmailLifetime, EmailMessage, StoredEmail } from "./mailer.ts";
import { mail } from "./table.server.ts";

const StoredMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  calendar: z.object({ method: z.enum(["REQUEST", "CANCEL"]), text: z.string() }).optional(),
});

/** It has expired, or a newer message has taken its place: ids are in the order in which they were written. */
const isOver = sql<boolean>`(
  coalesce(mail.expires_at <= now(), false) or
  exists (select 1 from mail newer where newer.replaces = mail.replaces and newer.id > mail.id)
)`;

export type Outbox = ReturnType<typeof createOutbox>;

/** The emails in the database. Their text is encrypted there: they hold codes and links. */
export function createOutbox(encryptor: Encryptor) {
  /** Writes a message down; null when one with the same word is there. */
  async function add(
    db: Database,
    message: EmailMessage,
    dedupe?: string,
    lifetime?: EmailLifetime,
  ): Promise<string | null> {
    const id = newId();
    const about = (message.replyTo ?? message.to).toLowerCase();
    const body = encryptor.encrypt(JSON.stringify(message), id);
    const [added] = await db
      .insert(mail)
      .values({ id, about, body, dedupe: dedupe ?? null, ...lifetime })
      .onConflictDoNothing()
      .returning({ id: mail.id });
    return added?.id ?? null;
  }

  /** Writes the messages of a batch down; `sentAt` where nothing will send them. Answers their ids, in order. */
  async function addBatch(
    db: Database,
    batch: string,
    messages: readonly EmailMessage[],
    sentAt: Date | null,
  ): Promise<readonly string[]> {
    const rows = messages.map((message) => {
      const id = newId();
      const body = encryptor.encrypt(JSON.stringify(message), id);
      return { id, about: message.to.toLowerCase(), body, batch, sentAt };
    });
    if (rows.length > 0) await db.insert(mail).values(rows);
    return rows.map(({ id }) => id);
  }

  /** Null when it was sent, removed, or is not worth sending any more; throws when it was sealed with another secret. */
  async function read(db: Database, id: string): Promise<EmailMessage | null> {
    const [row] = await db.select({ body: mail.body, isOver }).from(mail).where(eq(mail.id, id));
    if (!row || row.body === null) return null;
    if (row.isOver) {
      await db.update(mail).set({ body: null }).where(eq(mail.id, id));
      return null;
    }
    const message = decryptMessage(id, row.body);
    if (!message) throw new Error("The message was sealed with another APP_SECRET.");
    return message;
  }

  /** The newest messages first; those that cannot be opened are left out. */
  async function list(db: Database, limit: number): Promise<readonly StoredEmail[]> {
    const rows = await db
      .select({ id: mail.id, body: mail.body, at: mail.createdAt })
      .from(mail)
      .orderBy(desc(mail.createdAt), desc(mail.id))
      .limit(limit);
    return rows.flatMap(({ id, body, at }) => {
      const message = body === null ? null : decryptMessage(id, body);
      return message ? [{ ...message, at }] : [];
    });
  }

  function decryptMessage(id: string, body: string): EmailMessage | null {
    const text = encryptor.decrypt(body, id);
    if (text === null) return null;
    const { replyTo, headers, calendar, ...rest } = StoredMail.parse(JSON.parse(text));
    return {
      ...rest,
      ...(replyTo && { replyTo }),
      ...(headers && { headers }),
      ...(calendar && { calendar }),
    };
  }

  return { add, addBatch, read, list };
}

/** Whether a message with this word was written. */
export async function isEmailWritten(db: Database, dedupe: string): Promise<boolean> {
  return (await db.$count(mail, eq(mail.dedupe, dedupe))) > 0;
}

/** From now on only the fact that it was sent is stored. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(mail)
    .set({ body: null, sentAt: sql`now()` })
    .where(eq(mail.id, id));
}

/** Removes messages of more than a week ago. */
export async function purgeEmails(db: Database): Promise<void> {
  await db.delete(mail).where(sql`${mail.createdAt} < now() - interval '7 days'`);
}

/** Emails to and from a person go with the account; the export leaves them out, for the person's mailbox has them. */
export const mailData: PersonalData = {
  name: "mail",
  read: async () => [],
  async erase(tx, { email }) {
    await tx.delete(mail).where(eq(mail.about, email));
  },
};
