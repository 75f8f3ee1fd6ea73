import type { Database } from "#adapters/database/database.ts";

export type EmailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** An event for the reader's calendar: the mail program takes it in, and it hangs on the email as a file. */
  calendar?: CalendarAttachment;
};

/** iCalendar text, and what it asks of the calendar. */
export type CalendarAttachment = { readonly method: "REQUEST" | "CANCEL"; readonly text: string };

/** An email that was stored instead of being sent. */
export type StoredEmail = EmailMessage & { readonly at: Date };

/** Until when a message that waits is worth sending. */
export type EmailLifetime = {
  readonly expiresAt: Date;
  /** Written anew with this word, it takes the place of those that still wait. */
  readonly replaces: string;
};

/** Stores an email in the transaction of the change that caused it; it is sent afterwards, and once. */
export type Mailer = {
  enqueue: (
    db: Database,
    mail: EmailMessage,
    dedupe?: string,
    lifetime?: EmailLifetime,
  ) => Promise<void>;
};
