import { isLoopbackHost } from "#adapters/site/env.ts";
import type { EmailProvider, EmailSender, SenderOptions } from "#adapters/mail/email-sender.ts";
import type { CalendarAttachment, EmailMessage } from "#adapters/mail/mailer.ts";
import type { SMTPTransportOptions } from "nodemailer";
import { z } from "zod";

const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  /** For one message as a whole, however the server spreads its answers. */
  totalTimeout: 40_000,
};

type SmtpOptions = SenderOptions & {
  readonly url: string;
  /** Milliseconds. */
  readonly timeouts?: Partial<typeof defaultTimeouts>;
};

export const smtpProvider = {
  variable: "SMTP_URL",
  schema: z.url({
    protocol: /^smtps?$/,
    error: "SMTP_URL is an address such as smtps://user:password@host:465 or smtp://host:587.",
  }),
  createSender: (url, options) => createSmtpSender({ ...options, url }),
} as const satisfies EmailProvider;

/** Sends by SMTP. What is tried again is rejected with the server's own error; `id` makes the Message-ID. */
export function createSmtpSender({
  url,
  from,
  requireTls,
  timeouts: customTimeouts,
}: SmtpOptions): EmailSender {
  const { totalTimeout, ...timeouts } = { ...defaultTimeouts, ...customTimeouts };
  const options = { ...connectionOptions(url, requireTls), ...timeouts };
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    async send(mail, id, signal) {
      // Loaded with the first message, so that a start does not wait for it.
      const { createTransport } = await import("nodemailer");
      try {
        await createTransport(options).sendMail({
          from,
          ...toMimeParts(mail),
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.any([signal, AbortSignal.timeout(totalTimeout)]),
        });
        return { outcome: "sent" };
      } catch (error) {
        if (isPermanentRefusal(error)) return { outcome: "refused", cause: error };
        throw error;
      }
    },
  };
}

/** A 5xx to sender, recipient or words will not change; "530 sign in first" is the operator's to mend. */
function isPermanentRefusal(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && Number(error.responseCode) >= 500 && error.responseCode !== 530;
}

/** What the message is made of. Throws when an address is none. */
function toMimeParts(mail: EmailMessage) {
  return {
    to: toPlainAddress(mail.to),
    ...(mail.replyTo !== undefined && { replyTo: toPlainAddress(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.headers && { headers: mail.headers }),
    ...(mail.calendar && { icalEvent: toIcalEvent(mail.calendar) }),
  };
}

function toIcalEvent({ method, text }: CalendarAttachment) {
  return { method, content: text, filename: "session.ics" };
}

/** The server's part of the address alone: what stands behind a "?" could switch safety off. */
export function connectionOptions(address: string, requireTls: boolean): SMTPTransportOptions {
  const url = new URL(address);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Between two programs of one machine nobody listens, and a name for it that others vouch for is rare.
    ...(isLoopbackHost(url.hostname)
      ? { tls: { rejectUnauthorized: false } }
      : { requireTLS: requireTls }),
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Exactly one address and nothing around it. Throws for anything that a mail header could read otherwise. */
function toPlainAddress(address: string) {
  return { name: "", address: z.email().max(254).parse(address) };
}
