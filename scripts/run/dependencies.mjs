import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";

const stamp = "node_modules/.lock-hash";

/** Installs exactly the lockfile when it changed since the last install. Install scripts stay off: nothing needs them. */
export async function ensureDependencies() {
  const wanted = createHash("sha256")
    .update(readFileSync("package-lock.json"))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing dependencies (once for each change of the lockfile).");
  const npm = process.env.npm_execpath;
  const args = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ];
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(command, [...first, ...args], {
    stdio: "inherit",
    env: installEnv(),
  });
  if (status !== 0) {
    console.error(
      "The dependencies could not be installed. Check the connection to the npm registry and try again.",
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** A user-level `nodedir` would point native builds at another Node's headers. */
function installEnv() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_config_nodedir$/i.test(name) || name === "NODE_ENV") delete env[name];
  }
  return env;
}
