import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createSamplePdf } from "#adapters/documents/child/sample-pdf.ts";
import { freeKitId } from "#core/kits/free-kit.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { sessionCookieOf } from "../support/account/sign-in.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";
import {
  createTemporaryFolder,
  type ServerProcess,
  startServerProcess,
} from "../support/app/server-process.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { serverAccount } from "../support/database/postgres-server.ts";
import { uploadToServer } from "../support/documents/upload.ts";
import { dialects } from "../upstream/dialects.ts";

const email = "ada@example.com";
const Letters = z.array(z.object({ to: z.string(), text: z.string() }));

/** A release as the container has it, laid by the command that lays it there. */
function createRelease(): Disposable & { readonly path: string } {
  const folder = createTemporaryFolder();
  // Its reader is another account.
  execFileSync("chmod", ["755", folder.path]);
  const path = join(folder.path, "release");
  execFileSync(process.execPath, ["scripts/run.mjs", "release", path]);
  return {
    path,
    [Symbol.dispose]() {
      execFileSync("chmod", ["-R", "u+w", folder.path]);
      folder[Symbol.dispose]();
    },
  };
}

/** What a command of the release prints, and its exit code. */
async function runCommand(
  release: string,
  typed: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = execFile(join(release, "bin/node"), ["scripts/run.mjs", ...typed], {
    cwd: release,
    env,
    ...serverAccount(),
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: string) => (printed += text));
  const [code] = await once(child, "close");
  return { code, printed };
}

/** A model that says one sentence to whatever it is asked to write. */
async function startModel() {
  const { path, opening, text, ending } = dialects["openai-compatible"];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== path) return response.writeHead(404).end("{}");
    response.setHeader("Content-Type", "text/event-stream");
    return response.end(
      opening + text("I stop at six. The rest waits for Monday.") + ending("stop"),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    [Symbol.dispose]: () => server.close().closeAllConnections(),
  };
}

function post({ url }: ServerProcess, path: string, body: unknown, cookie = "") {
  const headers = { "Content-Type": "application/json", Origin: url, Cookie: cookie };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function signIn(server: ServerProcess): Promise<string> {
  await post(server, "/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
  const inbox = await fetch(`${server.url}/dev/mail`, { headers: { Accept: "application/json" } });
  const [letter] = Letters.parse(await inbox.json());
  const otp = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0];
  const response = await post(server, "/api/auth/sign-in/email-otp", { email, otp });
  expect(response.status).toBe(200);
  return sessionCookieOf(response);
}

async function firstBytes(response: Response, count: number): Promise<string> {
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString("latin1", 0, count);
}

/** Every file with its size and the time it was written. */
function snapshot(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(path);
    return `${path} ${size} ${mtimeMs}`;
  });
}

test("a release serves everything from a folder that may not be written, as an account without rights", async () => {
  using release = createRelease();
  execFileSync("chmod", ["-R", "a-w", release.path]);
  const before = snapshot(release.path);
  using records = await createOwnDatabase();
  const account = serverAccount();
  if (account) execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, records.folder]);
  // Before a model is asked, names are replaced with the help of a dictionary that the bundle does not hold.
  using model = await startModel();
  const settings = {
    ...records.settings,
    // With PostgreSQL and a secret there is nothing to keep in a folder.
    ...(records.engine === "postgres" && { DATA_DIR: join(release.path, "data") }),
    APP_SECRET: fixedSecret,
    NODE_ENV: "production",
    DEMO: "1",
    AI_BASE_URL: model.url,
    AI_MODEL: "m",
    TMPDIR: release.path,
    NODE_DISABLE_COMPILE_CACHE: "1",
    SHUTDOWN_DELAY_SECONDS: "0",
  };
  await using server = await startServerProcess(settings, {
    folder: release.path,
    isInstalled: true,
    account,
  });
  expect(await server.ready, server.printed()).toBe(true);

  const page = await (await fetch(server.url)).text();
  expect(page).toContain("<main");
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? "";
  expect((await fetch(server.url + style)).status).toBe(200);
  expect((await fetch(`${server.url}/blog`)).status).toBe(200);

  const cookie = await signIn(server);
  const written = await post(server, "/api/ai/generate", {
    toolId: "boundaryScript",
    answers: { request: "My director adds work on Friday evenings", refusal: "I stop at six" },
  });
  expect(written.status, server.printed()).toBe(200);
  expect(await written.json()).toMatchObject({ result: expect.stringMatching(/\bsix\b/) });

  const kit = await fetch(`${server.url}/download/${freeKitId}`, { headers: { Cookie: cookie } });
  expect(await firstBytes(kit, 5)).toBe("%PDF-");
  const result = "## The script\n\nI stop at six. The rest waits for Monday.";
  for (const [format, start] of [
    ["pdf", "%PDF-"],
    ["docx", "PK"],
  ] as const) {
    const file = await post(server, "/api/results/file", {
      toolId: "boundaryScript",
      format,
      result,
    });
    expect(await firstBytes(file, start.length)).toBe(start);
  }

  const env = { ...settings, LOG_LEVEL: "silent" };
  const granted = await runCommand(release.path, ["operator", "grant", email], env);
  expect(granted).toMatchObject({ code: 0, printed: expect.stringContaining("has Pro") });
  const upload = await uploadToServer({ url: server.url, cookie }, createSamplePdf(), "resume.pdf");
  expect(upload).toMatchObject({ status: 200, text: expect.stringContaining("Amara Okafor") });

  server.child.kill("SIGTERM");
  expect(await server.ended, server.printed()).toBe(0);
  expect(snapshot(release.path)).toEqual(before);
});

test("what cannot be served is said in a sentence, and nothing is built", async () => {
  using folder = createTemporaryFolder();
  execFileSync("chmod", ["755", folder.path]);
  cpSync("scripts", join(folder.path, "scripts"), { recursive: true });
  cpSync("package.json", join(folder.path, "package.json"));
  mkdirSync(join(folder.path, "bin"));
  cpSync(process.execPath, join(folder.path, "bin/node"));
  const serve = () => runCommand(folder.path, ["serve"]);
  expect(await serve()).toEqual({
    code: 1,
    printed: "There is no build here. Run npm run build first.\n",
  });
  for (const part of ["dist", "content/blog", "content/results", "migrations"])
    cpSync(part, join(folder.path, part), { recursive: true });
  expect(await serve()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/^node_modules lacks @electric-sql\/pglite, .+\.\n$/),
  });
  writeFileSync(join(folder.path, "migrations/0999_other.sql"), "select 1");
  expect(await serve()).toEqual({
    code: 1,
    printed: "dist was built of other sources than lie here. Run npm run build first.\n",
  });
  rmSync(join(folder.path, "migrations/0999_other.sql"));
  renameSync(join(folder.path, "dist/server"), join(folder.path, "dist/gone"));
  expect(await serve()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/^There is no build/),
  });
  expect(await runCommand(folder.path, ["start"])).toEqual({
    code: 2,
    printed: "This folder is a release. Its commands are serve and operator.\n",
  });
});
