import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { storeReleaseAssets, storedReleases } from "#adapters/release-assets/release-assets.ts";
import { releaseAsset } from "#adapters/release-assets/table.server.ts";
import { toReleaseAssets } from "#http/content/release-assets.ts";
import { loadStaticFiles, type StaticFiles } from "#http/content/static-files.ts";
import { expect, test } from "vitest";
import { comparableHeaders } from "../support/app/comparable-headers.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

/** What the build of a release writes: each file with its compressed siblings, where it is text. */
async function buildRelease(files: Readonly<Record<string, string>>): Promise<StaticFiles> {
  using folder = createTemporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder.path, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!/\.(?:js|css)$/.test(path)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  return await loadStaticFiles(folder.path);
}

const script = "export const calm = 'calm';\n".repeat(40);

const older = await buildRelease({
  "assets/client-11111111.js": script,
  "assets/face-aaaa1111.woff2": "letters",
  "assets/kits/cover-bbbb1111.png": "a picture",
  "assets/shared-33333333.css": "body { margin: 0 }",
  "robots.txt": "no asset",
});
const newer = await buildRelease({
  "assets/client-22222222.js": script.replaceAll("calm", "exact"),
  "assets/shared-33333333.css": "body { margin: 0 }",
});

/** Both releases answer from the same records. */
async function startBoth() {
  const old = await createTestApp({ files: older });
  const fresh = await createTestApp({ files: newer, db: old.db });
  for (const files of [older, newer]) await storeReleaseAssets(old.db, toReleaseAssets(files));
  return { old, fresh };
}

async function answerOf(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  const body = Buffer.from(await response.arrayBuffer()).toString("base64");
  return { status: response.status, headers: comparableHeaders(response), body };
}

test("each release answers for the files of the other as that one does itself", async () => {
  const { old, fresh } = await startBoth();
  for (const [own, other, files] of [
    [old, fresh, older],
    [fresh, old, newer],
  ] as const)
    for (const path of files.keys())
      for (const encoding of ["br, gzip", "identity"]) {
        if (!path.startsWith("/assets/")) continue;
        const expected = await answerOf(own, path, { "Accept-Encoding": encoding });
        expect(expected.status).toBe(200);
        expect(expected.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(await answerOf(other, path, { "Accept-Encoding": encoding })).toEqual(expected);
      }
  const path = "/assets/client-11111111.js";
  const etag = older.get(path)?.etag ?? "";
  expect((await answerOf(fresh, path, { "If-None-Match": etag })).status).toBe(304);
  await fresh[Symbol.asyncDispose]();
  await old[Symbol.asyncDispose]();
});

test.for([
  "/assets/client-44444444.js",
  "/assets/../package.json",
  "/assets/%2e%2e/package.json",
  "/assets/..%2fpackage.json",
  "/assets/client-11111111.js%00",
  "/assets/client-11111111.js.br",
  "/assets/client-11111111.js/",
  "/assets/a/b/c/d/client-11111111.js",
  `/assets/${"a".repeat(5_000)}.js`,
])("%s is nobody's file", async (path) => {
  const { old, fresh } = await startBoth();
  expect((await fresh.request(path)).status).toBe(404);
  await fresh[Symbol.asyncDispose]();
  await old[Symbol.asyncDispose]();
});

function names(...releases: number[]): string[] {
  return ["/assets/common.js", ...releases.map((release) => `/assets/own-${release}.js`)];
}

test("the last few releases are kept, however often one of them starts again", async () => {
  await using app = await createTestApp();
  const start = async (release: number) =>
    storeReleaseAssets(
      app.db,
      toReleaseAssets(
        await buildRelease({
          [`assets/own-${release}.js`]: `${release};`,
          "assets/common.js": ";",
        }),
      ),
    );
  const kept = async () =>
    (await app.db.select({ path: releaseAsset.path }).from(releaseAsset))
      .map(({ path }) => path)
      .toSorted();
  for (const release of [1, 2, 1, 2, 2, 1, 3, 4, 3, 5]) await start(release);
  expect(await kept()).toEqual(names(1, 2, 3, 4, 5));
  expect(storedReleases).toBe(5);
  await start(6);
  expect(await kept()).toEqual(names(1, 3, 4, 5, 6));
  await Promise.all([7, 8, 9, 7, 8, 9].map(start));
  expect(await kept()).toEqual(names(5, 6, 7, 8, 9));
});

test("a start keeps what the build wrote, and serves what an earlier one wrote", async () => {
  using records = await createOwnDatabase();
  const before = await openDatabase(readSettings(records.settings));
  await storeReleaseAssets(before.db, toReleaseAssets(older));
  await before.close();
  {
    await using server = await startServerProcess({
      ...records.settings,
      SHUTDOWN_DELAY_SECONDS: "0",
    });
    expect(await server.ready, server.printed()).toBe(true);
    const response = await fetch(`${server.url}/assets/client-11111111.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toBe(script);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  }
  const after = await openDatabase(readSettings(records.settings));
  const rows = await after.db.select({ path: releaseAsset.path }).from(releaseAsset);
  await after.close();
  const built = readdirSync("dist/client/assets").filter((name) => !/\.(?:br|gz)$/.test(name));
  expect(rows.map(({ path }) => path)).toEqual(
    expect.arrayContaining(built.map((name) => `/assets/${name}`)),
  );
});
