import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Certificate = { readonly cert: string; readonly key: string };

export type Authority = {
  /** The file of its own certificate. */
  readonly file: string;
  readonly cert: string;
  /** A certificate for a host's name or an account, from now for so many days; fewer than none have passed. */
  readonly issue: (name: string, days?: number) => Certificate & { readonly path: string };
};

/** An authority of one test's own, its files in the folder. */
export function createAuthority(folder: string, name = "authority"): Authority {
  const openssl = (...args: readonly string[]) =>
    execFileSync("openssl", [...args], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  const keyOptions = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const pem = (file: string) => readFileSync(join(folder, file), "utf8");
  openssl(
    "req",
    "-x509",
    ...keyOptions,
    "-keyout",
    `${name}.key`,
    "-out",
    `${name}.crt`,
    "-days",
    "2",
    "-subj",
    `/CN=${name}`,
  );
  return {
    file: join(folder, `${name}.crt`),
    cert: pem(`${name}.crt`),
    issue(host, days = 1) {
      const base = `${name}-${host}-${days}`;
      openssl(
        "req",
        ...keyOptions,
        "-keyout",
        `${base}.key`,
        "-out",
        `${base}.csr`,
        "-subj",
        `/CN=${host}`,
      );
      writeFileSync(join(folder, `${base}.ext`), `subjectAltName=DNS:${host}\n`);
      openssl(
        "x509",
        "-req",
        "-in",
        `${base}.csr`,
        "-CA",
        `${name}.crt`,
        "-CAkey",
        `${name}.key`,
        "-CAcreateserial",
        "-days",
        `${days}`,
        "-extfile",
        `${base}.ext`,
        "-out",
        `${base}.crt`,
      );
      return { cert: pem(`${base}.crt`), key: pem(`${base}.key`), path: join(folder, base) };
    },
  };
}
