import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseEnv } from "node:util";
import { readSettings, settingNames } from "#adapters/env.ts";
import { expect, test } from "vitest";
import { z } from "zod";

type Page = { readonly file: string; readonly text: string };

/** What people wrote for people; posts and golden texts are material. */
const pages: readonly Page[] = [
  ...globSync("*.md"),
  ...globSync("{docs,src,tests/fixtures}/**/*.md"),
  ...globSync(".{ci,github}/**/*.md"),
]
  // Written by a program, and full of what people type.
  .filter((file) => !/docs\/(?:prompts|language-quality)\.md$/.test(file))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(file, "utf8") }));

/** Everything that the pattern's first group finds on a page, with the line it stands on. */
function findIn({ file, text }: Page, pattern: RegExp): { at: string; found: string }[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([, found = ""]) => ({ at: `${file}:${index + 1}`, found })),
    );
}

/** The name by which a heading is linked to. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

function anchorsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    anchorOf(text),
  );
}

function isBroken(page: Page, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page.file : normalize(join(dirname(page.file), path));
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

test("the pages are found", () => {
  const files = pages.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(["README.md", "docs/architecture.md"]));
  expect(files.length).toBeGreaterThan(35);
});

test("every relative link leads to a file, and to a heading where it names one", () => {
  const links = pages.flatMap((page) =>
    findIn(page, /\]\(([^)\s]+)\)/g)
      .filter(({ found }) => !/^[a-z]+:/.test(found))
      .map((link) => ({ ...link, isBroken: isBroken(page, link.found) })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => link.isBroken)).toEqual([]);
});

test("every command that a page names is there", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const named = pages.flatMap((page) => findIn(page, /\bnpm run ([\w:-]+)/g));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([]);
});

const layer = /^(?:core|ui|adapters|http|features|app)\//;
const top = /^(?:src|tests|docs|scripts|content|bench|migrations|\.ci|\.github)\//;

test("every path that a page names is there", () => {
  const paths = pages
    .flatMap((page) => findIn(page, /`([\w.-]+\/[\w./*-]+)`/g))
    .filter(({ found }) => layer.test(found) || top.test(found))
    .map(({ at, found }) => ({ at, path: layer.test(found) ? `src/${found}` : found }));
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter(({ path }) => globSync(path).length === 0)).toEqual([]);
});

test("the table of limits names every file that sets one", () => {
  const table = readFileSync("docs/operating.md", "utf8");
  const counting = globSync("src/{adapters,features,http}/**/*.ts").filter(
    (file) =>
      !/\.test\.ts$|^src\/(?:http\/(?:limits|logging)|adapters\/rate-limits)\//.test(file) &&
      /\b(?:createRateLimit|enforceStoredLimits|enforceStoredLimitsAndLog|consumeRateLimits)\(|: RateLimitRule\b|\brateLimit: \{/.test(
        readFileSync(file, "utf8"),
      ),
  );
  expect(counting.length).toBeGreaterThan(10);
  // Signing in asks for what features/account/rate-limits.server.ts sets.
  const setting = counting.filter(
    (file) => !/^src\/features\/account\/(?:sign-in|settings)\//.test(file),
  );
  expect(setting.filter((file) => !table.includes(`\`${file.slice("src/".length)}\``))).toEqual([]);
});

const decisionForm =
  /^# (\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: (?:accepted|rejected|replaced).*\n\n## Context\n[^]+\n\n## Decision\n[^]+\n\n## Consequences\n[^]+\n\n## Rejected alternatives\n[^]+\n$/;

test("every decision has the same form and the number of its file", () => {
  const wrong = readdirSync("docs/decisions").filter((file) => {
    const text = readFileSync(`docs/decisions/${file}`, "utf8");
    const headings = text.match(/^## /gm) ?? [];
    return Number(decisionForm.exec(text)?.[1]) !== Number(file.slice(0, 4)) || headings.length > 4;
  });
  expect(wrong).toEqual([]);
});

test(".env.example has every setting and no other, and a copy of it changes nothing", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  expect(Object.keys(example).toSorted()).toEqual([...settingNames].toSorted());
  expect(readSettings(example)).toEqual(readSettings({}));
});
