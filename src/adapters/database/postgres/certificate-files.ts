import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { StartupError } from "#adapters/startup-error.ts";

const readers = {
  sslrootcert: (file: Buffer) => void new X509Certificate(file),
  sslcert: (file: Buffer) => void new X509Certificate(file),
  sslkey: (file: Buffer) => void createPrivateKey(file),
} as const;

/** Throws StartupError when a file that the address names for TLS is missing, or is something else. */
export function checkCertificateFiles(url: string): void {
  const { searchParams } = new URL(url);
  for (const [name, read] of Object.entries(readers)) {
    const path = searchParams.get(name);
    if (path === null || path === "") continue;
    const file = readNamedFile(name, path);
    try {
      read(file);
    } catch {
      const kind = name === "sslkey" ? "private key without a password" : "certificate";
      throw new StartupError(
        `${path}, which DATABASE_URL names as ${name}, holds no ${kind} in PEM form.`,
      );
    }
  }
}

function readNamedFile(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new StartupError(
      `${path}, which DATABASE_URL names as ${name}, cannot be read. Check the path, and that it belongs to this account.`,
    );
  }
}
