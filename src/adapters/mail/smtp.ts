import { isLoopbackHost } from "#adapters/site/env.ts";
import { createTransport, type SMTPTransportOptions } from "nodemailer";
import { z } from "zod";
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

/** Hands one message to the mail server. `id` makes its Message-ID, the same at each try. */
export type DeliverEmail = (mail: EmailMessage, id: string, signal: AbortSignal) => Promise<void>;

/** Delivery by SMTP; rejects with the server's own error, or when the signal says so. */
export function createSmtpDelivery({
  url,
  from,
  requireTls,
  timeouts: customTimeouts,
}: SmtpOptions): DeliverEmail {
  const { totalTimeout, ...timeouts } = { ...defaultTimeouts, ...customTimeouts };
  const options = { ...connectionOptions(url, requireTls), ...timeouts };
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return async (mail, id, signal) => {
    const transport = createTransport(options);
    await transport.sendMail({
      from,
      to: toPlainAddress(mail.to),
      ...(mail.replyTo !== undefined && { replyTo: toPlainAddress(mail.replyTo) }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.headers && { headers: mail.headers }),
      ...(mail.calendar && { icalEvent: toIcalEvent(mail.calendar) }),
      messageId: `<${id}@${domain}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(totalTimeout)]),
    });
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
