import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, runNode } from "./process.mjs";

const stamp = "dist/.source-hash";
const servedStamp = "dist/.served-hash";
const sources = [
  "src",
  "content",
  "migrations",
  "package-lock.json",
  "package.json",
  "vite.config.ts",
];

/** What the server reads beside what was built. */
export const servedSources = ["content/blog", "content/results", "migrations", "package.json"];

/** Builds when any source changed since the last build; throws when the build fails. */
export async function ensureBuild() {
  const wanted = hashOf(sources);
  const served = hashOf(servedSources);
  if (holds(stamp, wanted) && holds(servedStamp, served)) return;
  console.log("Building (once for each change of the sources).");
  const [built, typeset] = await Promise.all([
    runNode([bin("vite"), "build", "--app", "--logLevel", "warn"], {
      env: { NODE_ENV: "production" },
    }),
    runNode(["scripts/typeset-kits.ts"]),
  ]);
  if (built !== 0) throw new Error("The build failed.");
  if (typeset !== 0) throw new Error("A Power Kit could not be typeset.");
  writeFileSync(servedStamp, served);
  writeFileSync(stamp, wanted);
}

/** Why what lies here cannot be served as it is, in a sentence; null when it can. Nothing is built. */
export function findBuildProblem() {
  if (!existsSync(stamp) || !existsSync("dist/server/main.server.js"))
    return "There is no build here. Run npm run build first.";
  const isOfOthers = existsSync("src")
    ? !holds(stamp, hashOf(sources))
    : !holds(servedStamp, hashOf(servedSources));
  return isOfOthers
    ? "dist was built of other sources than lie here. Run npm run build first."
    : null;
}

function holds(file, hash) {
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder))
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
