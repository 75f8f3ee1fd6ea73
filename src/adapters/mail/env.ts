import type { RequiredChoice } from "#adapters/required-choice.ts";
import { isLocalUrl } from "#adapters/site/env.ts";
import { z } from "zod";
import type { EmailProvider } from "./email-sender.ts";
import { emailProviders, emailProviderSettings } from "./generated/email-providers.ts";

const address = z.email("Give one e-mail address.");

/** No provider set: emails are stored in the local mailbox instead of being sent. */
export const mailEnv = z.object({
  ...emailProviderSettings,
  /** The addresses that people see. */
  MAIL_FROM: address.default("hello@mpower.example"),
  SUPPORT_EMAIL: address.default("support@mpower.example"),
});

type MailProviderEnv = Pick<z.infer<typeof mailEnv>, keyof typeof emailProviderSettings>;

/** Who takes our messages, with what its variable says. */
export type ChosenEmailProvider = { readonly provider: EmailProvider; readonly value: string };

/** The provider that the settings choose; null when emails are stored instead of being sent. */
export function emailProviderOf(settings: MailProviderEnv): ChosenEmailProvider | null {
  for (const provider of emailProviders) {
    const value = settings[provider.variable];
    if (value !== undefined) return { provider, value };
  }
  return null;
}

const variables = emailProviders.map(({ variable }) => variable);

/** Any of these says how messages leave. */
export const emailProviderChoice: RequiredChoice = {
  name: variables.join(" or "),
  anyOf: variables,
};

/** What is wrong with the variables of providers that are set, as a sentence; null when at most one is. */
export function emailProviderProblem(set: readonly string[]): string | null {
  if (set.length < 2) return null;
  return `${set.join(" and ")} each choose how mail is sent. Set one of them.`;
}

/** True when emails are stored on this machine, where the person at it can read them. */
export function hasLocalMailbox(
  settings: MailProviderEnv & { readonly BASE_URL: string },
): boolean {
  return emailProviderOf(settings) === null && isLocalUrl(settings.BASE_URL);
}
