import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The addresses of what a page needs in the browser. */
export type Assets = {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The chunks behind a page's source file, the entry's own left out. */
  readonly chunksOf: (file: string) => readonly string[];
};

const entryFile = "src/app/client.tsx";

/** Reads what the build wrote into its client folder. Throws when there is no build. */
export function readAssets(clientFolder: string): Assets {
  const text = readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8");
  return assetsOf(Manifest.parse(JSON.parse(text)));
}

function assetsOf(manifest: Manifest): Assets {
  const entry = manifest[entryFile];
  if (!entry) throw new Error(`The build's manifest has no ${entryFile}.`);
  const always = graphOf(manifest, entryFile);
  const files = new Map<string, readonly string[]>();
  return {
    entry: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`),
    chunksOf: (file) => {
      const known = files.get(file);
      if (known) return known;
      const all = [...new Set([...always, ...graphOf(manifest, file)])];
      const chunks = all.filter((name) => name !== entry.file).map((name) => `/${name}`);
      files.set(file, chunks);
      return chunks;
    },
  };
}

/** The file of a source and of everything it imports statically. */
function graphOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => graphOf(manifest, next, seen))];
}
