import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

const manifestSchema = z.object({ version: z.string() });
const digestLength = 12;

/** What runs: the version, and the beginning of the hash of the sources that it was built from. */
export function readRelease(): string {
  const root = projectRoot();
  const { version } = manifestSchema.parse(
    JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
  );
  const stamp = join(root, "dist/.source-hash");
  if (!existsSync(stamp)) return version;
  return `${version}+${readFileSync(stamp, "utf8").slice(0, digestLength)}`;
}
