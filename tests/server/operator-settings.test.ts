import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { runOperatorCommand } from "../support/app/operator-command.ts";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";

/** The settings as lines of a file. */
function writeSettings(folder: string, settings: Readonly<Record<string, string>>): string {
  const file = join(folder, "live.env");
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(""),
  );
  return file;
}

test("server and commands take the same settings from one file, and a command names its database first", async () => {
  using records = await createOwnDatabase();
  const ENV_FILE = writeSettings(records.folder, records.settings);
  {
    await using server = await startServerProcess({ ENV_FILE });
    expect(await server.ready, server.printed()).toBe(true);
    const asked = await runOperatorCommand({ ENV_FILE }, "people");
    expect(asked).toMatchObject({ code: 0, out: "0 people\n" });
  }
  const { code, out, err } = await runOperatorCommand({ ENV_FILE }, "people");
  expect({ code, out }).toEqual({ code: 0, out: "0 people\n" });
  expect(err).toMatch(/^Database: [^\n]+\n$/);
  expect(err).toContain(`the embedded one in ${records.folder}`);
  expect(err).toContain(`(settings of ${ENV_FILE})`);
});

test("without the server's settings a command makes no database", async () => {
  using folder = createTemporaryFolder();
  const DATA_DIR = join(folder.path, "data");
  const refused = await runOperatorCommand({ DATA_DIR }, "people");
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err.split("\n")[0]).toContain(`Database: the embedded one in ${DATA_DIR}`);
  expect(refused.err).toContain("There are no records in it, and a command makes none.");
  expect(existsSync(DATA_DIR)).toBe(false);
  const made = await runOperatorCommand({ DATA_DIR }, "migrate");
  expect(made).toMatchObject({ code: 0, out: "The records are up to date.\n" });
  expect(await runOperatorCommand({ DATA_DIR }, "people")).toMatchObject({ code: 0 });
});

test("a misspelt setting is named by server and command, and the start goes on", async () => {
  using records = await createOwnDatabase();
  const settings = { ...records.settings, STRIPE_SECERT_KEY: "rk_live_hidden" };
  const sentence = "STRIPE_SECERT_KEY is no setting. Did you mean STRIPE_SECRET_KEY?\n";
  {
    await using server = await startServerProcess(settings);
    expect(await server.ready, server.printed()).toBe(true);
    expect(server.printed()).toMatch(new RegExp(`^${sentence.replace("?", "\\?")}`));
    expect(server.printed()).not.toContain("hidden");
  }
  const { code, err } = await runOperatorCommand(settings, "people");
  expect(code).toBe(0);
  expect(err.split("\n").slice(1).join("\n")).toBe(sentence);
});

test("the list of commands is printed without any database", async () => {
  using folder = createTemporaryFolder();
  const DATA_DIR = join(folder.path, "data");
  const listed = await runOperatorCommand({ DATA_DIR });
  expect(listed).toMatchObject({ code: 0, err: "" });
  expect(listed.out).toContain("npm run operator -- <command>");
  expect(await runOperatorCommand({ DATA_DIR }, "dance")).toMatchObject({ code: 2 });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("a command neither builds nor installs", async () => {
  using folder = createTemporaryFolder();
  const operator = () =>
    promisify(execFile)(process.execPath, [resolve("scripts/run.mjs"), "operator", "people"], {
      cwd: folder.path,
    });
  await expect(operator()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no build here yet, and a command makes none."),
  });
  expect(readdirSync(folder.path)).toEqual([]);
  mkdirSync(join(folder.path, "dist/server"), { recursive: true });
  writeFileSync(
    join(folder.path, "dist/server/operator.server.js"),
    "console.log(process.argv[2])",
  );
  expect((await operator()).stdout).toBe("people\n");
  rmSync(join(folder.path, "dist"), { recursive: true });
  expect(readdirSync(folder.path)).toEqual([]);
});
