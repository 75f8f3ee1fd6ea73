import { randomUUID } from "node:crypto";
import { openPostgres } from "#adapters/database/postgres/postgres.ts";
import { Client } from "pg";
import { expect, test } from "vitest";
import { createEmptyDatabase } from "../support/database/own-postgres.ts";

/** An empty database, and a role that may do nothing in it but connect. */
async function withPoorRole() {
  const owner = await createEmptyDatabase();
  const client = new Client(owner);
  await client.connect();
  const role = `role_${randomUUID().replaceAll("-", "")}`;
  await client.query(`create role ${role} login`);
  const address = new URL(owner);
  address.username = role;
  return {
    owner,
    role,
    url: address.href,
    run: (statements: string) => client.query(statements),
    async [Symbol.asyncDispose]() {
      await client.end();
    },
  };
}

/** The sentence with which a start ends. */
async function refusalOf(opening: Promise<{ close: () => Promise<void> }>): Promise<string> {
  return opening.then(
    async ({ close }) => close().then(() => "no refusal"),
    (error: unknown) =>
      error instanceof Error && error.name === "StartupError" ? error.message : "another error",
  );
}

/** The statements that a sentence tells to type. */
const advice = (sentence: string) => sentence.match(/\b(?:grant|alter) [^;]+;/g)?.join("\n") ?? "";

test("a role that may make no tables is told what it needs, and what it is told suffices", async () => {
  await using poor = await withPoorRole();
  const { url, role } = poor;
  const refusal = await refusalOf(openPostgres({ url, directUrl: url }));
  expect(refusal).toContain(
    `The role ${role} may not bring the records up to date: permission denied`,
  );
  expect(refusal).toContain(`grant usage, create on schema public to ${role};`);
  await poor.run(advice(refusal));
  expect(await refusalOf(openPostgres({ url, directUrl: url }))).toBe("no refusal");
});

test("a role that serves needs no right to make tables; what else it lacks is said, and suffices", async () => {
  await using poor = await withPoorRole();
  const { url, owner: directUrl, role } = poor;
  const refusal = await refusalOf(openPostgres({ url, directUrl }));
  expect(refusal).toContain(`The role ${role} may not read and write all records (`);
  await poor.run(advice(refusal));
  expect(await refusalOf(openPostgres({ url, directUrl }))).toBe("no refusal");
  expect(await refusalOf(openPostgres({ url, directUrl: url }))).toBe("no refusal");
  await poor.run(`revoke delete on win from ${role}`);
  expect(await refusalOf(openPostgres({ url, directUrl }))).toContain("all records (win).");
});

test("migrations that ran in another database are noticed", async () => {
  const [url, directUrl] = [await createEmptyDatabase(), await createEmptyDatabase()];
  expect(await refusalOf(openPostgres({ url, directUrl }))).toContain(
    "lead to different databases",
  );
});

test("a server that takes no changes is no place for records", async () => {
  await using poor = await withPoorRole();
  await poor.run(`alter role ${poor.role} set default_transaction_read_only = on`);
  expect(await refusalOf(openPostgres({ url: poor.url, directUrl: poor.url }))).toContain(
    "takes no changes",
  );
});
