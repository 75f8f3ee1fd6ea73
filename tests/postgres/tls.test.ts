import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeConnection } from "#adapters/database/postgres/plain-connection.ts";
import { openPostgres } from "#adapters/database/postgres/postgres.ts";
import { Client } from "pg";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "../support/app/server-process.ts";
import { createAuthority } from "../support/database/certificates.ts";
import { createEmptyDatabase } from "../support/database/own-postgres.ts";
import { type PostgresServerOptions, startPostgres } from "../support/database/postgres-server.ts";

/** A server whose certificate is for "localhost", and how its own and another authority are named. */
async function startTlsServer(options: PostgresServerOptions & { readonly days?: number } = {}) {
  const folder = createTemporaryFolder();
  const authority = createAuthority(folder.path);
  const tls = { ...authority.issue("localhost", options.days), ca: authority.cert };
  const server = await startPostgres({ tls, ...options });
  return {
    folder: folder.path,
    authority,
    /** The address with these words behind it. */
    url: (host: string, query: string) =>
      `${server.url("postgres").replace("127.0.0.1", host)}?${query}`,
    async [Symbol.asyncDispose]() {
      await server.stop();
      folder[Symbol.dispose]();
    },
  };
}

const open = (url: string) => openPostgres({ url, directUrl: url });

test("a certificate is believed by its authority and name; each of what is wrong has a sentence at once", async () => {
  await using server = await startTlsServer();
  const { folder, authority, url } = server;
  const verify = `sslmode=verify-full&sslrootcert=${authority.file}`;
  const { db, close } = await open(url("localhost", verify));
  const shown = await db.execute("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
  expect(shown).toMatchObject({ rows: [{ ssl: true }] });
  await close();
  const start = Date.now();
  await expect(open(url("localhost", "sslmode=verify-full"))).rejects.toThrow(
    /signed by nobody this machine trusts \(\w+\)\. Name the authority's certificate in DATABASE_URL: \?sslmode=verify-full&sslrootcert=/,
  );
  const stranger = createAuthority(folder, "stranger");
  await expect(
    open(url("localhost", `sslmode=verify-full&sslrootcert=${stranger.file}`)),
  ).rejects.toThrow("signed by nobody this machine trusts");
  await expect(open(url("127.0.0.1", verify))).rejects.toThrow(
    "is for another name (DNS:localhost). Use a name of the certificate in DATABASE_URL.",
  );
  await expect(
    open(url("localhost", `sslmode=verify-full&sslrootcert=${folder}/none.crt`)),
  ).rejects.toThrow(`${folder}/none.crt, which DATABASE_URL names as sslrootcert, cannot be read.`);
  writeFileSync(join(folder, "words.crt"), "no certificate");
  await expect(
    open(url("localhost", `sslmode=verify-full&sslrootcert=${folder}/words.crt`)),
  ).rejects.toThrow("names as sslrootcert, holds no certificate in PEM form.");
  expect(Date.now() - start).toBeLessThan(15_000);
});

test("a connection tells whether it is encrypted", async () => {
  await using server = await startTlsServer();
  const query = `sslmode=verify-full&sslrootcert=${server.authority.file}`;
  const plain = await createEmptyDatabase();
  for (const [url, isEncrypted] of [
    [server.url("localhost", query), true],
    [plain, false],
  ] as const) {
    const client = new Client(url);
    await client.connect();
    const { remoteAddress = "", ...rest } = describeConnection(client);
    await client.end();
    expect(remoteAddress).toContain("127.0.0.1");
    expect(rest).toEqual({ isEncrypted });
  }
});

test("a certificate that is over is said so", async () => {
  await using server = await startTlsServer({ days: -1 });
  const query = `sslmode=verify-full&sslrootcert=${server.authority.file}`;
  await expect(open(server.url("localhost", query))).rejects.toThrow("is over. Renew it there");
});

test("a server without TLS, and one that takes nobody without it", async () => {
  const plain = await createEmptyDatabase();
  await expect(open(`${plain}?sslmode=verify-full`)).rejects.toThrow(
    "offers no TLS, and DATABASE_URL asks for it.",
  );
  await using server = await startTlsServer({
    access: "local all all trust\nhostssl all all all trust\n",
  });
  await expect(open(server.url("127.0.0.1", ""))).rejects.toThrow("Add ?sslmode=verify-full");
});

test("a server that asks for a certificate of ours gets one that it believes", async () => {
  await using server = await startTlsServer({
    access: "local all all trust\nhostssl all all all cert\n",
  });
  const { folder, authority, url } = server;
  const query = `sslmode=verify-full&sslrootcert=${authority.file}`;
  const ours = (path: string) => `${query}&sslcert=${path}.crt&sslkey=${path}.key`;
  await expect(open(url("localhost", query))).rejects.toThrow("asks for a certificate of ours.");
  const stranger = createAuthority(folder, "stranger").issue("postgres");
  await expect(open(url("localhost", ours(stranger.path)))).rejects.toThrow(
    "refused our certificate",
  );
  const own = authority.issue("postgres");
  await (await open(url("localhost", ours(own.path)))).close();
  await expect(
    open(url("localhost", `${query}&sslcert=${own.path}.crt&sslkey=${own.path}.crt`)),
  ).rejects.toThrow("names as sslkey, holds no private key");
});
