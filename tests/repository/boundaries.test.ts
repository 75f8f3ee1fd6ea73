import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { filesUnder } from "../support/files-under.ts";

type Source = {
  file: string;
  imports: string[];
  /** Those that are there at run time, by their place. */
  values: string[];
};

const stated = /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*["']([^"']+)["']/gm;
const awaited = /\bimport\(\s*["']([^"']+)["']/g;

const sources = filesUnder("src")
  .filter((file) => /\.tsx?$/.test(file))
  .map(readSource);

function readSource(file: string): Source {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(stated), ...text.matchAll(awaited)].map(
    ([statement, path = ""]) => ({
      isType: /^\w+ type\b/.test(statement),
      path: path.startsWith("#") ? `src/${path.slice(1)}` : path,
    }),
  );
  const values = found.filter(({ isType }) => !isType).map(({ path }) => path);
  return {
    file,
    imports: found.map(({ path }) => path),
    values: values.map((path) => (path.startsWith("./") ? join(dirname(file), path) : path)),
  };
}

/** The sources, tests left out, whose text holds a match. */
function filesWith(words: RegExp): string[] {
  return sources
    .filter(({ file }) => !isTest(file) && words.test(readFileSync(file, "utf8")))
    .map(({ file }) => file)
    .toSorted();
}

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file);
const layerOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
const isServer = (path: string) => /\.server\.tsx?$/.test(path);

/** Layers that may be imported, by layer. Server files of a feature may use adapters and http as well. */
const allowed: Record<string, readonly string[]> = {
  core: ["core"],
  ui: ["core", "ui"],
  adapters: ["core", "adapters"],
  http: ["core", "adapters", "http"],
  features: ["core", "ui", "features"],
  app: ["core", "ui", "adapters", "http", "features", "app"],
};

test("the boundary test sees the code", () => {
  expect(sources.length).toBeGreaterThan(60);
  for (const layer of Object.keys(allowed)) {
    expect(
      sources.some((source) => layerOf(source.file) === layer),
      layer,
    ).toBe(true);
  }
});

test("imports follow the arrows core < ui; core < adapters < http < features < app", () => {
  const wrong = sources.flatMap(({ file, imports }) => {
    const layer = layerOf(file);
    if (layer === null || isTest(file)) return [];
    const server = layer === "features" && isServer(file) ? ["adapters", "http"] : [];
    const open = [...(allowed[layer] ?? []), ...server];
    return imports
      .filter((path) => path.startsWith("src/") && !open.includes(layerOf(path) ?? ""))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("a feature never imports another feature", () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .filter((path) => featureOf(file) !== null && featureOf(path) !== null)
      .filter((path) => featureOf(path) !== featureOf(file))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("what browsers load never imports a server file", () => {
  const wrong = sources.flatMap(({ file, imports }) => {
    if (isServer(file) || isTest(file) || ["adapters", "http"].includes(layerOf(file) ?? ""))
      return [];
    return imports
      .filter((path) => /\.server\.tsx?$/.test(path))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("the core is pure: nothing but the core and zod; one file reads English by a library", () => {
  const wrong = sources
    .filter(({ file }) => layerOf(file) === "core" && !isTest(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((path) => !path.startsWith("src/core/") && !path.startsWith("./") && path !== "zod")
        .filter(
          (path) => !(path === "compromise/two" && file.endsWith("shapes/tokens/compromise.ts")),
        )
        .map((path) => `${file} imports ${path}`),
    );
  expect(wrong).toEqual([]);
});

test("the list of English words is read by the model’s adapter alone, which no browser loads", () => {
  const readers = sources.filter(({ imports }) => imports.includes("dictionary-en"));
  expect(readers.map(({ file }) => file)).toEqual(["src/adapters/model/english-words.ts"]);
});

test("paths inside the sources are written with # across folders and ./ within", () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports.filter((path) => path.startsWith("../")).map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("an effect answers nothing but its own undoing: React calls at the end whatever it answered", () => {
  const answering = /\buse\w*Effect\(\s*(?:async\b|\(\)\s*=>(?!\s*(?:\{|void\b|\(\)\s*=>)))/;
  const wrong = sources
    .map(({ file }) => file)
    .filter((file) => answering.test(readFileSync(file, "utf8")));
  expect(wrong).toEqual([]);
});

test("what she types is written to her device in one place, which knows whether she signed out", () => {
  const isWriting = /\b(?:local|session)Storage\b(?!\.(?:getItem|removeItem)\()/;
  expect(filesWith(isWriting)).toEqual(["src/ui/storage.ts"]);
  expect(filesWith(/\bwriteStorage\(/)).toEqual([
    "src/features/account/sign-in/pending-code.ts",
    "src/ui/device/device-storage.ts",
    "src/ui/storage.ts",
  ]);
});

test("what a browser reads is parsed by small schemas: zod stays with requests, on the server", () => {
  const contracts = sources.filter(({ file }) => file.endsWith("contract.ts"));
  expect(contracts.length).toBeGreaterThan(10);
  expect(contracts.filter(({ imports }) => imports.includes("zod"))).toEqual([]);
});

test("no browser loads zod: nothing that its pages import, at whatever remove, asks for it", () => {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const loaded = new Set(["src/app/start.ts", "src/app/client.tsx"]);
  const asking: string[] = [];
  for (const file of loaded) {
    // The build puts these lists in place of what they are made of.
    if (file.startsWith("src/core/tools/lists/")) continue;
    const { values = [] } = byFile.get(file) ?? {};
    for (const path of values) loaded.add(path);
    if (values.includes("zod")) asking.push(file);
  }
  expect(loaded).toContain("src/features/wins/contract.ts");
  expect(asking).toEqual([]);
});

test("the environment is read where a process begins", () => {
  const readers = sources
    .filter(({ file }) => !isTest(file) && /process\.env/.test(readFileSync(file, "utf8")))
    .map(({ file }) => file);
  expect(readers.toSorted()).toEqual(["src/app/main.server.ts", "src/app/operator.server.ts"]);
});

test("the lockfile names a hash for every package, and no registry", () => {
  const Lockfile = z.object({ packages: z.record(z.string(), z.looseObject({})) });
  const { packages } = Lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, entry]) => !("integrity" in entry) || "resolved" in entry)).toEqual(
    [],
  );
});
