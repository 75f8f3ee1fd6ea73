import type { z } from "zod";
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

/** What a sender is told of this installation. */
export type SenderOptions = {
  readonly from: { readonly name: string; readonly address: string };
  /** Refuses to send in the clear, save to this machine itself. */
  readonly requireTls: boolean;
};

/** One way to send: each file of `providers` exports one, and `npm run generate` lists them. */
export type EmailProvider = {
  /** The variable of the environment that chooses it, with all that it has to know: an address or a key. */
  readonly variable: string;
  readonly schema: z.ZodType<string, string>;
  readonly createSender: (value: string, options: SenderOptions) => EmailSender;
};
