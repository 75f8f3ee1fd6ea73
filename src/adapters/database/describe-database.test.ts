import { expect, test } from "vitest";
import { readSettings } from "#adapters/env.ts";
import { describeDatabase } from "./describe-database.ts";

test.for([
  [
    "postgres://me:hidden@db.example:6432/m%20power?sslmode=verify-full&password=hidden2",
    "PostgreSQL at db.example:6432, database m power, as me",
  ],
  ["postgresql://db.example", "PostgreSQL at db.example"],
  ["postgres:///mpower?host=/run/postgresql", "PostgreSQL at /run/postgresql, database mpower"],
  ["", "the embedded one in /srv/data"],
] as const)("the database of %s is named without a password", ([DATABASE_URL, words]) => {
  const settings = readSettings({ DATABASE_URL, DATA_DIR: "/srv/data" });
  expect(describeDatabase(settings)).toBe(words);
});
