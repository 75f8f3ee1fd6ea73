import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createOwnDatabase } from "../support/database/own-database.ts";

const mostForCompilers = 200 * 1024 * 1024;

test("the embedded engine at work never makes a compiler take hundreds of megabytes", async () => {
  using records = await createOwnDatabase();
  const work = ["tests/fixtures/embedded-at-work.ts", records.folder];
  const { stdout } = await promisify(execFile)(process.execPath, work);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(mostForCompilers);
}, 300_000);
