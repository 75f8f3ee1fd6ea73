import { expect, test } from "vitest";
import { plainConnectionNotice } from "./plain-connection.ts";

const remote = "10.1.2.3";

const url = "postgres://me:word@db.example:5432/m";

test("another machine without TLS is named, without the password", () => {
  const notice = plainConnectionNotice({ remoteAddress: remote }, url);
  expect(notice).toContain("PostgreSQL at db.example:5432 is not encrypted");
  expect(notice).toContain("Add ?sslmode=verify-full to DATABASE_URL");
  expect(notice).not.toContain("word");
});

test.for([
  ["another machine, with TLS", { remoteAddress: remote, isEncrypted: true }, "?sslmode=require"],
  ["a network that is trusted", { remoteAddress: remote }, "?sslmode=disable"],
  ["this machine", { remoteAddress: "127.0.0.1" }, ""],
  ["this machine, IPv6", { remoteAddress: "::1" }, ""],
  ["a local socket", {}, ""],
] as const)("nothing is said of %s", ([, connection, query]) => {
  expect(plainConnectionNotice(connection, `${url}${query}`)).toBeNull();
});
