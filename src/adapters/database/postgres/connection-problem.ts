import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import { describeHost } from "#adapters/database/describe-database.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { DatabaseError } from "pg";

const untrusted =
  /^(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?)|CERT_(?:SIGNATURE_FAILURE|UNTRUSTED|REJECTED)|INVALID_CA)$/;

/** What keeps a connection from being made, where waiting would not help; null where the server may come yet. */
export function connectionProblem(error: unknown, url: string): StartupError | null {
  if (error instanceof DatabaseError) return refusalProblem(error, url);
  if (!(error instanceof Error)) return null;
  const sentence = tlsSentence(error, `PostgreSQL at ${describeHost(url)}`);
  return sentence === null ? null : new StartupError(sentence);
}

/** Said while a start waits. */
export function describeUnreachable(url: string): string {
  return `PostgreSQL at ${describeHost(url)} does not answer yet. Start it, or check DATABASE_URL. Still trying.`;
}

/** Said once the waiting is over. */
export function unreachableProblem(url: string): StartupError {
  return new StartupError(
    `PostgreSQL at ${describeHost(url)} cannot be reached. Start it, or check DATABASE_URL.`,
  );
}

function tlsSentence(error: Error, server: string): string | null {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (error.message === "The server does not support SSL connections")
    return `${server} offers no TLS, and DATABASE_URL asks for it. Switch it on there (ssl = on), or take sslmode out.`;
  if (untrusted.test(code))
    return (
      `The certificate of ${server} is signed by nobody this machine trusts (${code}). ` +
      "Name the authority's certificate in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/to/ca.crt"
    );
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `The certificate of ${server} is for another name${certificateNames(error)}. Use a name of the certificate in DATABASE_URL.`;
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
    return `The certificate of ${server} is ${code === "CERT_HAS_EXPIRED" ? "over" : "not valid yet"}. Renew it there, and check the clocks.`;
  if (/^ERR_SSL_\w*ALERT/.test(code))
    return `${server} refused our certificate (${code}). Check sslcert and sslkey in DATABASE_URL.`;
  if (/^ERR_(?:SSL|OSSL|TLS)_/.test(code))
    return `No TLS could be agreed with ${server} (${code}). Check sslmode, sslcert and sslkey in DATABASE_URL.`;
  return null;
}

function certificateNames(error: Error): string {
  const certificate: unknown = Reflect.get(error, "cert");
  if (typeof certificate !== "object" || certificate === null) return "";
  const names: unknown = Reflect.get(certificate, "subjectaltname");
  return typeof names === "string" ? ` (${names})` : "";
}

/** What the server itself said; null while it only starts or stops. */
function refusalProblem(error: DatabaseError, url: string): StartupError | null {
  if (classifyDatabaseError(error) === "down") return null;
  const { message } = error;
  const server = `PostgreSQL at ${describeHost(url)}`;
  if (/no pg_hba\.conf entry.+no encryption/.test(message))
    return new StartupError(
      `${server} takes nobody without TLS, or not this account from here (${message}). Add ?sslmode=verify-full to DATABASE_URL, or a line to pg_hba.conf.`,
    );
  if (message.includes("valid client certificate"))
    return new StartupError(
      `${server} asks for a certificate of ours. Name its files in DATABASE_URL: &sslcert=/path/to/client.crt&sslkey=/path/to/client.key`,
    );
  return new StartupError(`PostgreSQL refused the connection: ${message}. Check DATABASE_URL.`);
}
