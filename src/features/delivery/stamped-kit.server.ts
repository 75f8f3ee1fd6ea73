import { createHash } from "node:crypto";
import type { KitId } from "#core/kits/kits.ts";
import type { KitFiles } from "./kit-files.server.ts";

/** Writes the buyer's address into a kit. The same kit and address give the same bytes, in every process. */
export type StampPdf = (pdf: Uint8Array, email: string) => Promise<Uint8Array>;

export type StampedKit = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A strong validator: a download that broke off may go on where it was. */
  readonly etag: string;
};

/** A kit for its buyer. Made anew for each request, which takes a millisecond or two. */
export async function createStampedKit(
  { files, stamp }: { readonly files: KitFiles; readonly stamp: StampPdf },
  kit: KitId,
  email: string,
): Promise<StampedKit> {
  const bytes = new Uint8Array(await stamp(await files.read(kit), email));
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
  return { bytes, etag: `"${hash}"` };
}
