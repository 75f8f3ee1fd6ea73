import type { Database } from "#adapters/database/database.ts";
import { emailJobKinds } from "#adapters/mail/bulk-emails.ts";
import { forgetWaitingEmails } from "#adapters/mail/forget-waiting-emails.ts";
import { giveUpWaitingJobs } from "#adapters/queue/give-up-jobs.ts";
import { forgetCustomerJobKind } from "#features/billing/forget-customer-job.server.ts";
import { letterJobKind } from "#app/desk/letters/letter-turn.server.ts";
import { giveUpWaitingCopies } from "#features/letters/purge-letters.server.ts";
import { formatCount } from "./format-amounts.ts";

const lettersKinds: readonly string[] = [...emailJobKinds, letterJobKind];

/** What has to be done whenever it is found, and writes to nobody. */
const kept = [forgetCustomerJobKind];

/**
 * Whatever waited when a backup was made was done since, by whoever served then. Answers in sentences what was given up.
 * Reminders whose time has yet to come stay.
 */
export async function giveUpWaitingWork(tx: Database): Promise<readonly string[]> {
  const emails = await forgetWaitingEmails(tx);
  const jobs = await giveUpWaitingJobs(tx, { kept, reason: "restored" });
  const copies = await giveUpWaitingCopies(tx);
  const others = jobs.filter(({ kind }) => !lettersKinds.includes(kind));
  return [
    `${formatCount(emails, "message")} that waited in it ${emails === 1 ? "was" : "were"} removed, not sent.`,
    ...(copies === 0
      ? []
      : [`Letters under way were ended: ${formatCount(copies, "copy", "copies")} not sent.`]),
    ...others.map(
      ({ kind, count }) => `Given up, as it may have been done since: ${kind} (${count}).`,
    ),
  ];
}
