import { isLocalUrl } from "#adapters/site/env.ts";
import { z } from "zod";

const address = z.email("Give one e-mail address.");

/** Nothing set: messages are kept in the local mailbox instead of being sent. */
export const mailEnv = z.object({
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "SMTP_URL is an address such as smtps://user:password@host:465 or smtp://host:587.",
    })
    .optional(),
  /** The addresses that people see. */
  MAIL_FROM: address.default("hello@mpower.example"),
  SUPPORT_EMAIL: address.default("support@mpower.example"),
});

/** True when messages are kept on this machine, where the person at it can read them. */
export function hasLocalMailbox(settings: {
  readonly SMTP_URL?: string | undefined;
  readonly BASE_URL: string;
}): boolean {
  return settings.SMTP_URL === undefined && isLocalUrl(settings.BASE_URL);
}
