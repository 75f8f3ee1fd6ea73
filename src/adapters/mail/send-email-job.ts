import type { Database } from "#adapters/database/database.ts";
import { UnrecoverableJobError, type JobHandler } from "#adapters/queue/queue.ts";
import { z } from "zod";
import type { EmailSender } from "./email-sender.ts";
import { markSent, type Outbox } from "./outbox.ts";

/** The job that sends one message of the outbox. */
export const sendEmailJobKind = "mail";

export const SendEmailJob = z.object({ mail: z.string() });

export function sendEmailJob(id: string) {
  return { kind: sendEmailJobKind, data: { mail: id } satisfies z.infer<typeof SendEmailJob> };
}

/** Sends a message that is still there, and forgets its words. Gives up what was refused for good. */
export function createSendEmailHandler(
  db: Database,
  outbox: Outbox,
  { send }: EmailSender,
): JobHandler {
  return async (data, signal) => {
    const { mail: id } = SendEmailJob.parse(data);
    const mail = await outbox.read(db, id);
    if (!mail) return;
    const result = await send(mail, id, signal);
    if (result.outcome === "refused")
      throw new UnrecoverableJobError("The mail server refused it for good.", {
        cause: result.cause,
      });
    await markSent(db, id);
  };
}
