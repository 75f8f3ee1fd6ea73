import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";
import { KitPreviews } from "#core/kits/kit-preview.ts";

const kitsFolder = join(projectRoot(), "dist/kits");

/** The pictures of what is shown of the kits: of all that lies beside them, the only folder that is served. */
export const kitPreviewsFolder = join(kitsFolder, "public");

/** What the build shows of its kits; nothing where none could be typeset. */
export function readKitPreviews(): KitPreviews {
  const file = join(kitsFolder, "previews.json");
  return existsSync(file) ? KitPreviews.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}
