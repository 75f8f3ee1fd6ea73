import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "../../tests/support/app/server-process.ts";

/** What was built, in a folder of its own: a later build in the working tree changes nothing of it. */
export type Release = Disposable & { readonly path: string };

const parts = ["src", "content", "migrations", "scripts", "package.json", "package-lock.json"];

/** The release that was built here last. */
export function copyRelease(): Release {
  return copyParts([...parts, "dist"]);
}

/** The same sources slightly changed, and built: its pages name other scripts and another stylesheet. */
export function buildNextRelease(): Release {
  const release = copyParts([...parts, "dist/kits", "vite.config.ts", "tsconfig.json"]);
  change(
    release,
    "src/app/client.tsx",
    (code) => `${code}\ndocument.documentElement.dataset["release"] = "next";\n`,
  );
  change(
    release,
    "src/ui/components/button.tsx",
    (code) => `${code}\nReflect.set(globalThis, "release", "next");\n`,
  );
  change(
    release,
    "src/ui/styles/base.css",
    (rules) => `${rules}\n.next-release { color: inherit; }\n`,
  );
  const vite = join(release.path, "node_modules/vite/bin/vite.js");
  const built = spawnSync(process.execPath, [vite, "build", "--app", "--logLevel", "warn"], {
    cwd: release.path,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("The next release could not be built.");
  return release;
}

function copyParts(names: readonly string[]): Release {
  const folder = createTemporaryFolder();
  for (const name of names) cpSync(name, join(folder.path, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder.path, "node_modules"));
  return folder;
}

function change({ path }: Release, file: string, edit: (code: string) => string): void {
  const place = join(path, file);
  const code = readFileSync(place, "utf8");
  writeFileSync(place, edit(code));
}
