import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { once } from "node:events";

/** The first has no window of its own and does the same work in two thirds of the time. */
const browsers = JSON.parse(readFileSync(new URL("browsers.json", import.meta.url), "utf8"));
const [windowless] = browsers;

/** What the tests need of the system: how it is found, what is installed on Debian, what is asked for elsewhere. */
const programs = {
  browser: {
    name: "Chromium",
    packages: [windowless],
    isThere: () => Boolean(process.env.CHROMIUM) || onPath(windowless),
    // Another browser does where this one could not be had.
    isEnough: () => browsers.some(onPath),
    advice: "Install it, or set CHROMIUM to the path of a Chromium.",
  },
  postgres: {
    name: "PostgreSQL",
    packages: ["postgresql"],
    isThere: hasPostgres,
    advice: "Install it, or set POSTGRES_BIN to the folder of its binaries.",
  },
  pooler: {
    name: "PgBouncer",
    packages: ["pgbouncer"],
    // Debian puts it where only root's PATH leads.
    isThere: () => existsSync("/usr/sbin/pgbouncer") || onPath("pgbouncer"),
    advice: "Install it, so that pgbouncer is on the PATH.",
  },
  proxy: {
    name: "HAProxy",
    packages: ["haproxy"],
    isThere: () => existsSync("/usr/sbin/haproxy"),
    advice: "Install it, so that it is /usr/sbin/haproxy.",
  },
  caddy: {
    name: "Caddy",
    packages: ["caddy"],
    isThere: () => onPath("caddy"),
    advice: "Install it, so that caddy is on the PATH.",
  },
  failover: {
    name: "Patroni with etcd",
    packages: ["patroni", "etcd-server"],
    isThere: () => ["patroni", "etcd"].every((name) => existsSync(`/usr/bin/${name}`)),
    advice: "Install both, so that they are in /usr/bin.",
  },
  certificates: {
    name: "OpenSSL",
    packages: ["openssl"],
    isThere: () => onPath("openssl"),
    advice: "Install it, so that openssl is on the PATH.",
  },
  grammar: {
    name: "link-grammar",
    packages: ["link-grammar"],
    isThere: () => onPath("link-parser"),
    advice: "Install it, so that link-parser is on the PATH.",
  },
};

/** Installs what is missing of these, in one go and beside other work; ends the run where something could not be had. */
export async function ensureSystem(needs) {
  const missing = needs.map((need) => programs[need]).filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  await installPackages(missing);
  const absent = missing.filter(({ isThere, isEnough = isThere }) => !isEnough());
  for (const { name, advice } of absent)
    console.error(`${name} is needed for the tests and could not be installed. ${advice}`);
  if (absent.length > 0) process.exit(1);
}

function hasPostgres() {
  if (process.env.POSTGRES_BIN) return true;
  const root = "/usr/lib/postgresql";
  const debian = existsSync(root)
    ? readdirSync(root).map((version) => `${root}/${version}/bin/initdb`)
    : [];
  return debian.some((file) => existsSync(file)) || onPath("initdb");
}

function onPath(name) {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}

/** One shell for both steps: it goes on while a synchronous install holds this process up. */
async function installPackages(missing) {
  if (!onPath("apt-get")) return;
  console.log(
    `Installing ${missing.map(({ name }) => name).join(" and ")} from the system's packages.`,
  );
  const apt = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  const packages = missing.flatMap((one) => one.packages).join(" ");
  const child = spawn(
    "sh",
    ["-c", `${apt} update -qq; ${apt} install -y -qq --no-install-recommends ${packages}`],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout: 600_000,
    },
  );
  await once(child, "close");
}
