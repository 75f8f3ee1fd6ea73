// The one way in: `npm start`, `npm test` and the rest. Built-ins and Node 20 syntax only, because it runs
// before anything is installed; everything after the install runs under Node 24.
import { existsSync, readFileSync } from "node:fs";
import { ensureSystem } from "./run/system.mjs";
import { ensureBuild, findBuildProblem } from "./run/build.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { becomeNode, bin, runNode, step, summary } from "./run/process.mjs";
import { missingPackages, writeRelease } from "./run/release.mjs";

/**
 * How the server is run. What pages leave behind is cleared early: by itself Node waits for a hundred megabytes and more. The
 * C library keeps freed memory for each thread unless it is told to share (docs/decisions/0035).
 */
const server = JSON.parse(
  readFileSync(new URL("run/server-options.json", import.meta.url), "utf8"),
);

const [command = "start", ...rest] = process.argv.slice(2);

const commands = {
  async start() {
    await ensureBuild();
    return runNode([...server.node, "dist/server/main.server.js", ...rest], {
      env: server.environment,
      replace: true,
    });
  },
  async build() {
    await ensureBuild();
    return 0;
  },
  /** Serves what was built: builds, installs and writes nothing. */
  async serve() {
    const problem = findBuildProblem() ?? findMissingPackages();
    if (problem === null)
      return becomeNode(
        [...server.node, "dist/server/main.server.js", ...rest],
        server.environment,
      );
    console.error(problem);
    return 1;
  },
  async release() {
    const [folder] = rest;
    if (folder === undefined) {
      console.error("Name a new folder: npm run release -- <folder>");
      return 2;
    }
    await ensureBuild();
    const { code, text } = writeRelease(folder);
    console.log(text);
    return code;
  },
  async operator() {
    if (!existsSync("dist/server/operator.server.js")) {
      console.error(
        "There is no build here yet, and a command makes none. Run npm run build, or npm start, first.",
      );
      return 1;
    }
    return runNode(["dist/server/operator.server.js", ...rest], { replace: true });
  },
  async dev() {
    return runNode(["scripts/dev.ts", ...rest], { replace: true });
  },
  async generate() {
    return runNode(["scripts/generate.ts", ...rest], { replace: true });
  },
  async check() {
    await check();
    return summary();
  },
  async test() {
    await check();
    // The one waits for its database, the other for its pages; together they keep both cores busy.
    await Promise.all([testsOnPostgres(), journeys()]);
    return summary();
  },
  async journeys() {
    await ensureBuild();
    await journeys();
    return summary();
  },
  async quality() {
    return runNode(["tests/golden/people/write-quality.ts", ...rest], { replace: true });
  },
  async prompts() {
    return runNode(["tests/golden/prompts/write-prompts.ts", ...rest], { replace: true });
  },
  async sbom() {
    return runNode(["scripts/sbom.ts", ...rest], { replace: true });
  },
  async bench() {
    await ensureBuild();
    return runNode(["bench/run.ts", ...rest], { replace: true });
  },
  /** Hours under faults; run by hand. */
  async proof() {
    await ensureBuild();
    return runNode(["proof/run.ts", ...rest], { replace: true });
  },
};

function findMissingPackages() {
  const missing = missingPackages();
  return missing.length === 0
    ? null
    : `node_modules lacks ${missing.join(", ")}. Run npm run build, or lay out the release anew.`;
}

async function check() {
  // None of these waits for another, and one core is not enough for a compiler.
  await Promise.all([types(), rules(), step("build", () => ensureBuild())]);
  const projects = ["--project", "core", "--project", "node", "--project", "browser-like"];
  await step("unit and HTTP tests", [bin("vitest"), "run", ...projects]);
}

async function types() {
  await step("types", [bin("tsc")]);
  await step("types of the core, without DOM and Node", [bin("tsc"), "-p", "tsconfig.core.json"]);
}

async function rules() {
  await step("lint", [
    bin("oxlint"),
    "--deny-warnings",
    "src",
    "tests",
    "bench",
    "proof",
    "scripts",
  ]);
  await step("format", [bin("oxfmt"), "--check", "."]);
  await step("dead code", [bin("knip")]);
}

async function testsOnPostgres() {
  await step("unit and HTTP tests on PostgreSQL", [bin("vitest"), "run", "--project", "node"], {
    TEST_DATABASE: "postgres",
  });
}

async function journeys() {
  await step("browser journeys", [bin("vitest"), "run", "--project", "journeys"]);
}

if (!Object.hasOwn(commands, command)) {
  console.error(`There is no command "${command}". Known: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
/** They work on what is there, beside a server that may be running: nothing is installed, built or written. */
const isReady = ["serve", "operator"].includes(command);
if (!isReady && !existsSync("package-lock.json")) {
  console.error("This folder is a release. Its commands are serve and operator.");
  process.exit(2);
}
/** What each asks of the system is installed beside the dependencies. */
const proofNeeds = {
  frozen: ["postgres", "caddy"],
  "high-availability": ["postgres", "proxy", "pooler", "failover"],
};
const systemNeeds = {
  test: ["postgres", "pooler", "certificates", "browser", "grammar"],
  journeys: ["browser"],
  bench: ["browser"],
  proof: proofNeeds[rest[0]] ?? ["postgres", "proxy"],
};
const system = ensureSystem(systemNeeds[command] ?? []);
if (!isReady) await ensureDependencies();
await system;
process.exitCode = await commands[command]();
