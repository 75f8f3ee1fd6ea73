import type { Database } from "#adapters/database/database.ts";
import { isOpenJob } from "#adapters/queue/open-jobs.ts";
import { job } from "#adapters/queue/table.server.ts";
import { and, inArray, isNull, sql } from "drizzle-orm";
import { emailJobKinds } from "./bulk-emails.ts";
import { mail } from "./table.server.ts";

/** Removes the words of every message that has yet to be sent; answers how many those were. */
export async function forgetWaitingEmails(tx: Database): Promise<number> {
  const waiting = tx
    .select({ id: sql<string>`${job.data} ->> 'mail'` })
    .from(job)
    .where(and(inArray(job.kind, [...emailJobKinds]), isOpenJob));
  const forgotten = await tx
    .update(mail)
    .set({ body: null })
    .where(and(isNull(mail.sentAt), inArray(mail.id, waiting)))
    .returning({ id: mail.id });
  return forgotten.length;
}
