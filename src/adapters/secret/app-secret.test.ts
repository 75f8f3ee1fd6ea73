import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartupError } from "#adapters/startup-error.ts";
import { expect, test } from "vitest";
import { readOrCreateSecret } from "./app-secret.ts";

function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "m-power-test-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

test("the secret is made with the folder that nobody made before, both for their owner alone", () => {
  using folder = temporaryFolder();
  const path = join(folder.path, "deeper/data");
  const secret = readOrCreateSecret(path);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateSecret(path)).toBe(secret);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, "app-secret")).mode & 0o777).toBe(0o600);
});

test("a folder that cannot be made is said in a sentence", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "a-file");
  writeFileSync(file, "");
  expect(() => readOrCreateSecret(join(file, "data"))).toThrow(StartupError);
});
