import type { EmailMessage } from "./mailer.ts";

/** What came of handing a message over. `refused`: for good, so that another try would end the same way. */
export type SendResult =
  | { readonly outcome: "sent" }
  | { readonly outcome: "refused"; readonly cause: unknown };

/** Whoever carries messages out of this process. */
export type EmailSender = {
  /**
   * Hands one message over. `id` names it, the same at each try. Rejects when it may go at another try, or when the
   * signal says so.
   */
  readonly send: (mail: EmailMessage, id: string, signal: AbortSignal) => Promise<SendResult>;
};
