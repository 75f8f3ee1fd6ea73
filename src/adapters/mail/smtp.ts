import { isLoopbackHost } from "#adapters/site/env.ts";
import { createTransport, type SMTPTransportOptions } from "nodemailer";
import { z } from "zod";
import type { EmailSender } from "./email-sender.ts";
import type { CalendarAttachment, EmailMessage } from "./mailer.ts";

const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  /** For one message as a whole, however the server spreads its answers. */
  totalTimeout: 40_000,
};

export type SmtpOptions = {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Refuses to send in the clear, save to this machine itself. */
  readonly requireTls: boolean;
  /** Milliseconds. */
  readonly timeouts?: Partial<typeof defaultTimeouts>;
};

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
function connectionOptions(address: string, requireTls: boolean): SMTPTransportOptions {
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
