import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

const Package = z.object({ version: z.string() });

/** The number of this release. */
export function readRelease(): string {
  const file = join(projectRoot(), "package.json");
  return Package.parse(JSON.parse(readFileSync(file, "utf8"))).version;
}
