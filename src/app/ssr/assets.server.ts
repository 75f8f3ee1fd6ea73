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
  /** The few lines that a document runs at once; they fetch the rest when the page is painted. */
  readonly start: string;
  readonly app: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The code that a page's source file needs beside the app's own file. */
  readonly chunksOf: (file: string) => readonly string[];
  /** The stylesheets that a page’s source file imports for itself alone. */
  readonly stylesOf: (file: string) => readonly string[];
  /** The script of the plain page; nothing where there is no build. */
  readonly plain?: string;
  /** What the desk’s pages link to beside the one stylesheet; nothing where there is no build. */
  readonly desk?: { readonly script: string; readonly styles: readonly string[] };
};

const startFile = "src/app/start.ts";
const appFile = "src/app/client.tsx";
const deskFile = "src/app/desk/desk.ts";
const plainFile = "src/app/plain/plain.ts";

/** Reads what the build wrote into its client folder. Throws when there is no build. */
export function readAssets(clientFolder: string): Assets {
  const text = readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8");
  return assetsOf(Manifest.parse(JSON.parse(text)));
}

function assetsOf(manifest: Manifest): Assets {
  const start = manifest[startFile];
  const app = manifest[appFile];
  const desk = manifest[deskFile];
  const plain = manifest[plainFile];
  if (!start || !app || !desk || !plain)
    throw new Error(
      `The build's manifest lacks ${startFile}, ${appFile}, ${deskFile} or ${plainFile}.`,
    );
  const always = graphOf(manifest, appFile);
  const files = new Map<string, readonly string[]>();
  return {
    start: `/${start.file}`,
    app: `/${app.file}`,
    styles: (start.css ?? []).map((file) => `/${file}`),
    fonts: (start.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`),
    plain: `/${plain.file}`,
    desk: { script: `/${desk.file}`, styles: (desk.css ?? []).map((file) => `/${file}`) },
    stylesOf: (file) => (manifest[file]?.css ?? []).map((name) => `/${name}`),
    chunksOf: (file) => {
      const known = files.get(file);
      if (known) return known;
      const all = new Set([...always, ...graphOf(manifest, file)]);
      all.delete(app.file);
      const chunks = [...all].map((name) => `/${name}`);
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
