import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";

/** The first has no window of its own and does the same work in two thirds of the time. */
const browsers = JSON.parse(readFileSync(new URL("browsers.json", import.meta.url), "utf8"));
const [windowless] = browsers;

/** Makes sure that a Chromium is there for the journeys; on Debian it is installed, elsewhere asked for. */
export function ensureBrowser() {
  if (process.env.CHROMIUM || onPath(windowless)) return;
  installPackages([windowless], "Chromium");
  if (!browsers.some(onPath))
    missing("Chromium", "Install it, or set CHROMIUM to the path of a Chromium.");
}

/** Makes sure that PostgreSQL's server binaries are there; the tests start their own server from them. */
export function ensurePostgres() {
  if (process.env.POSTGRES_BIN || hasPostgres()) return;
  installPackages(["postgresql"], "PostgreSQL");
  if (!hasPostgres())
    missing("PostgreSQL", "Install it, or set POSTGRES_BIN to the folder of its binaries.");
}

/** Makes sure that the grammar is there by which the composer's frames are read. */
export function ensureGrammar() {
  if (onPath("link-parser")) return;
  installPackages(["link-grammar"], "link-grammar");
  if (!onPath("link-parser"))
    missing("link-grammar", "Install it, so that link-parser is on the PATH.");
}

function hasPostgres() {
  const root = "/usr/lib/postgresql";
  const debian = existsSync(root)
    ? readdirSync(root).map((version) => `${root}/${version}/bin/initdb`)
    : [];
  return debian.some((file) => existsSync(file)) || onPath("initdb");
}

function onPath(name) {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}

function installPackages(names, what) {
  if (!onPath("apt-get")) return;
  console.log(`Installing ${what} from the system's packages.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
  ]) {
    const [command, ...rest] = [...sudo, "apt-get", ...args];
    spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"], env, timeout: 600_000 });
  }
}

function missing(what, advice) {
  console.error(`${what} is needed for the tests and could not be installed. ${advice}`);
  process.exit(1);
}
