import type { Database } from "#adapters/database/database.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Writes a message down, in the transaction of the change that caused it; it is sent afterwards, and once. */
export type Post = { queue: (db: Database, mail: Mail, dedupe?: string) => Promise<void> };
