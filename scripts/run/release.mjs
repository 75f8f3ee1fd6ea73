import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { servedSources } from "./build.mjs";

/** What the bundle loads from node_modules: the rest of the dependencies is in it. */
const packages = [
  "@electric-sql/pglite",
  "@expo-google-fonts/hanken-grotesk",
  "@fontsource/ysabeau",
  "dictionary-en",
];

const typst = "@myriaddreamin/typst-ts-node-compiler";
const optionalPackages = [`${typst}-linux-x64-gnu`, `${typst}-linux-x64-musl`];

const files = ["LICENSE", "dist", "scripts/run.mjs", "scripts/run", ...servedSources];

/** Of a package, what only its developers read, and forms of the same that are not asked for. */
const unused = /\.(?:map|d\.[cm]?ts|cts|tar\.gz|woff2|css|md)$/;

/** The packages that are not there, and without which the product does not start. */
export function missingPackages() {
  return packages.filter((name) => !existsSync(join("node_modules", name)));
}

/**
 * Copies what serves, and Node with it, into a new folder: it needs no npm, no network and no right to write there.
 * Answers the exit code and what to say.
 */
export function writeRelease(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return { code: 1, text: `${folder} is there already. A release is laid into a new folder.` };
  mkdirSync(folder, { recursive: true });
  for (const path of files) copy(path, join(folder, path));
  for (const name of [...packages, ...optionalPackages]) {
    const path = join("node_modules", name);
    if (existsSync(path)) copy(path, join(folder, path), (file) => !unused.test(file));
  }
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (!existsSync(node))
    return { code: 0, text: "It has no Node: none comes with the dependencies here." };
  copy(node, join(folder, "bin/node"));
  chmodSync(join(folder, "bin/node"), 0o755);
  const text = `It starts with: cd ${resolve(folder)} && bin/node scripts/run.mjs serve`;
  return { code: 0, text };
}

function copy(from, to, filter = () => true) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true, filter });
}
