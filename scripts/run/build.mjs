import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, runNode } from "./process.mjs";

const stamp = "dist/.source-hash";
const sources = [
  "src",
  "content",
  "migrations",
  "package-lock.json",
  "package.json",
  "vite.config.ts",
];

/** Builds when any source changed since the last build; throws when the build fails. */
export async function ensureBuild() {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building (once for each change of the sources).");
  const [built, typeset] = await Promise.all([
    runNode([bin("vite"), "build", "--app", "--logLevel", "warn"], {
      env: { NODE_ENV: "production" },
    }),
    runNode(["scripts/typeset-kits.ts"]),
  ]);
  if (built !== 0) throw new Error("The build failed.");
  if (typeset !== 0) throw new Error("A Power Kit could not be typeset.");
  writeFileSync(stamp, wanted);
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesUnder))
    hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
