import { connectionOptions } from "./providers/smtp.ts";

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };
const totalMs = 15_000;

/**
 * Connects to the mail server of SMTP_URL as for a message, with TLS and sign-in, and sends none. Answers what it refused
 * in a sentence with what to do next, or null. Never an answer of the server, which may name the account.
 */
export async function findSmtpProblem(url: string, requireTls: boolean): Promise<string | null> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ ...connectionOptions(url, requireTls), ...timeouts });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It took too long.")), totalMs);
  try {
    await Promise.race([transport.verify(), late.promise]);
    return null;
  } catch (error) {
    return describeProblem(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

function describeProblem(error: unknown): string {
  const code = wordOf(error, "code");
  const status = wordOf(error, "responseCode");
  const said = status === "" ? code : `${code} ${status}`;
  if (code === "EAUTH" || code === "ENOAUTH")
    return `It refuses the sign-in (${said}). Check user and password in SMTP_URL; signs such as @ and / are written as %40 and %2F.`;
  if (code === "ETLS" || isAboutTls(error))
    return `No TLS could be agreed with it (${said}). Check port and scheme: smtps:// for 465, smtp:// for 587; and the server's certificate.`;
  if (code === "EDNS" || wordOf(error, "syscall").startsWith("getaddrinfo"))
    return "Its name is not known. Check the host in SMTP_URL.";
  return `It cannot be reached (${said === "" ? "no answer" : said}). Check host and port in SMTP_URL, and that this machine may connect there.`;
}

/** What TLS itself says comes under the code of the socket. */
function isAboutTls(error: unknown): boolean {
  return error instanceof Error && /certificate|\bSSL\b|\bTLS\b/i.test(error.message);
}

function wordOf(error: unknown, name: string): string {
  if (!(error instanceof Error)) return "";
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}
