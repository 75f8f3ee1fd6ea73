import type { Database } from "#adapters/database/database.ts";
import { forgetWaitingEmails } from "#adapters/mail/forget-waiting-emails.ts";
import { sendEmailJobKind } from "#adapters/mail/send-email-job.ts";
import { giveUpWaitingJobs } from "#adapters/queue/give-up-jobs.ts";
import { forgetCustomerJobKind } from "#features/billing/forget-customer-job.server.ts";
import { formatCount } from "./format-amounts.ts";

/** What has to be done whenever it is found, and writes to nobody. */
const kept = [forgetCustomerJobKind];

/**
 * Whatever waited when a backup was made was done since, by whoever served then. Answers in sentences what was given up.
 * Reminders whose time has yet to come stay.
 */
export async function giveUpWaitingWork(tx: Database): Promise<readonly string[]> {
  const emails = await forgetWaitingEmails(tx);
  const jobs = await giveUpWaitingJobs(tx, { kept, reason: "restored" });
  const others = jobs.filter(({ kind }) => kind !== sendEmailJobKind);
  return [
    `${formatCount(emails, "message")} that waited in it ${emails === 1 ? "was" : "were"} removed, not sent.`,
    ...others.map(
      ({ kind, count }) => `Given up, as it may have been done since: ${kind} (${count}).`,
    ),
  ];
}
