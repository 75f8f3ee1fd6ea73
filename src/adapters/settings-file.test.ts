import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readVariables } from "./settings-file.ts";
import { StartupError } from "./startup-error.ts";

function projectFolder(env?: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "m-power-test-"));
  if (env !== undefined) writeFileSync(join(path, ".env"), env);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

test("without a settings file the environment is all there is", () => {
  using project = projectFolder();
  const read = readVariables({ PORT: "4000" }, project.path);
  expect(read).toEqual({ variables: { PORT: "4000" }, file: null });
});

test("the .env of the project folder is read; the environment stands over it, where it says something", () => {
  using project = projectFolder('PORT=4000\nBRAND_NAME="A & B # C"\nDEMO=1 # a remark\n');
  const { variables, file } = readVariables({ PORT: "5000", DEMO: "" }, project.path);
  expect(variables).toMatchObject({ PORT: "5000", BRAND_NAME: "A & B # C", DEMO: "1" });
  expect(file).toBe(join(project.path, ".env"));
});

test("ENV_FILE names another file, and one that cannot be read stops the start", () => {
  using project = projectFolder("PORT=4000");
  const other = join(project.path, "live.env");
  writeFileSync(other, "PORT=6000");
  const { variables, file } = readVariables({ ENV_FILE: other }, project.path);
  expect(variables["PORT"]).toBe("6000");
  expect(file).toBe(other);
  for (const ENV_FILE of [join(project.path, "none.env"), project.path])
    expect(() => readVariables({ ENV_FILE }, project.path)).toThrow(StartupError);
});
