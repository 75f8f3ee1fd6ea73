import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";

const counts = { passed: 0, failed: 0 };
const failures = [];
let steps = 0;

/** The path of Node ≥ 24: the caller's own, else the one that came with the dependencies. */
export function node24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const found = [
    `bin/${file}`,
    `node_modules/node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}/bin/${file}`,
    `node_modules/.bin/${file}`,
  ].find((path) => existsSync(path));
  if (!found) {
    console.error(
      "M•Power needs Node 24, and none came for this system. Install Node 24 and run the command again.",
    );
    process.exit(1);
  }
  return resolve(found);
}

/** The script of an installed tool, run by file so that the caller's Node is never used. */
export function bin(name) {
  const manifest = JSON.parse(
    readFileSync(`node_modules/${packageOf[name] ?? name}/package.json`, "utf8"),
  );
  const file = typeof manifest.bin === "string" ? manifest.bin : manifest.bin[name];
  return `node_modules/${packageOf[name] ?? name}/${file}`;
}

const packageOf = { tsc: "typescript" };

/** Runs Node 24 with these arguments; resolves to its exit code. `replace` hands it our signals and our life. */
export function runNode(args, { env = {}, replace = false } = {}) {
  const node = node24();
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(node, args, {
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
  });
  if (replace) outlive(child);
  return new Promise((done) => {
    child.on("close", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Goes on as Node 24 with these arguments, in this same process where the system can: whoever started it keeps its number. */
export function becomeNode(args, env = {}) {
  const node = node24();
  if (process.platform === "win32" || !process.execve) return runNode(args, { env, replace: true });
  return process.execve(node, [node, ...args], { ...process.env, ...env });
}

/** npm does not pass signals on; the child must not outlive us, nor us our parent. */
function outlive(child) {
  // Told a second time it would end at once, whatever it has begun.
  let wasTold = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      wasTold = true;
      child.kill(signal);
    });
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!wasTold) child.kill("SIGTERM");
  }, 500).unref();
}

/** One step of the checks: a tool's arguments or a function. Counts what it ran; a failure does not stop the rest. */
export async function step(name, work, env = {}) {
  steps += 1;
  const report = resolve(`.cache/vitest-report-${steps}.json`);
  const isVitest = Array.isArray(work) && work[0].includes("vitest");
  console.log(`\n— ${name}`);
  rmSync(report, { force: true });
  mkdirSync(".cache", { recursive: true });
  const args = isVitest
    ? [...work, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
    : work;
  const code = Array.isArray(work)
    ? await runNode(args, { env })
    : await work().then(
        () => 0,
        (error) => {
          console.error(error.message);
          return 1;
        },
      );
  if (isVitest && existsSync(report)) countTests(JSON.parse(readFileSync(report, "utf8")), code);
  else counts[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) failures.push(name);
}

function countTests(report, code) {
  counts.passed += report.numPassedTests;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  counts.failed += code !== 0 && failed === 0 ? 1 : failed;
}

/** Prints the closing line and answers the exit code. */
export function summary() {
  if (failures.length > 0) console.log(`\nFailed: ${failures.join("; ")}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}
