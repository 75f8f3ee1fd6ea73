import { type RequiredChoice, requiredVariable } from "#adapters/required-choice.ts";
import { isLocalUrl } from "#adapters/site/env.ts";
import { z } from "zod";

const address = z.email("Give one e-mail address.");

/** Nothing set: emails are stored in the local mailbox instead of being sent. */
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

type MailProviderEnv = Pick<z.infer<typeof mailEnv>, "SMTP_URL">;

/** Who takes our messages. */
export type EmailProvider = { readonly name: "smtp"; readonly url: string };

/** The provider that the settings choose; null when emails are stored instead of being sent. */
export function emailProviderOf({ SMTP_URL: url }: MailProviderEnv): EmailProvider | null {
  return url === undefined ? null : { name: "smtp", url };
}

/** Any of these says how messages leave. */
export const emailProviderChoice: RequiredChoice = requiredVariable("SMTP_URL");

/** True when emails are stored on this machine, where the person at it can read them. */
export function hasLocalMailbox(
  settings: MailProviderEnv & { readonly BASE_URL: string },
): boolean {
  return emailProviderOf(settings) === null && isLocalUrl(settings.BASE_URL);
}
