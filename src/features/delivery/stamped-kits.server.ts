import { createHash } from "node:crypto";
import type { KitId } from "#core/kits/kits.ts";
import type { KitFiles } from "./kit-files.server.ts";

/** Writes the buyer's address into a kit. The same kit and address give the same bytes, in every process. */
export type Stamp = (pdf: Uint8Array, email: string) => Promise<Uint8Array>;

export type StampedKit = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A strong validator: a download that broke off may go on where it was. */
  readonly etag: string;
};

export type StampedKits = (kit: KitId, email: string) => Promise<StampedKit>;

/** About 20 MB. */
const mostKept = 32;

/** Stamps a kit for its buyer. The last few are kept, so that the parts of one download are cut from one file. */
export function createStampedKits(files: KitFiles, stamp: Stamp): StampedKits {
  const kept = new Map<string, Promise<StampedKit>>();

  async function make(kit: KitId, email: string): Promise<StampedKit> {
    const bytes = new Uint8Array(await stamp(await files.read(kit), email));
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
    return { bytes, etag: `"${hash}"` };
  }

  return (kit, email) => {
    const key = `${kit} ${email}`;
    const made = kept.get(key) ?? make(kit, email);
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return made;
  };
}
