import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KitId } from "#core/kits/kits.ts";

/** The typeset kits. Where the typesetter could not run, there are none. */
export type KitFiles = {
  readonly has: (kit: KitId) => boolean;
  readonly read: (kit: KitId) => Promise<Uint8Array>;
};

/** Reads the build's folder once; a file is read when it is first asked for, and cached. */
export function openKitFiles(folder: string): KitFiles {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const cache = new Map<KitId, Uint8Array>();
  return {
    has: (kit) => names.has(fileNameOf(kit)),
    async read(kit) {
      const pdf = cache.get(kit) ?? (await readFile(join(folder, fileNameOf(kit))));
      cache.set(kit, pdf);
      return pdf;
    },
  };
}

function fileNameOf(kit: KitId): string {
  return `${kit}.pdf`;
}
