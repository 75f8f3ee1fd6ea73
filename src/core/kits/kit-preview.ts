import { z } from "zod";
import { kitIds } from "./kit-ids.ts";

/** An address of this site; what it shows never changes. */
const Address = z.string().startsWith("/assets/kits/");

const Picture = z.object({
  src: Address,
  width: z.int().positive(),
  height: z.int().positive(),
});

export type Picture = z.infer<typeof Picture>;

/** What everybody may see of a kit before buying it: its cover, one page, and what its chapters are called. */
export const KitPreview = z.object({
  pages: z.int().positive(),
  worksheets: z.int().min(0),
  chapters: z.array(z.string()),
  cover: Picture,
  /** One page inside, small, large enough to read, and described in a sentence; null where the source shows none. */
  inside: z.object({ picture: Picture, large: Address, description: z.string().min(1) }).nullable(),
});
export type KitPreview = z.infer<typeof KitPreview>;

/** The previews of the kits that were typeset. */
export const KitPreviews = z.partialRecord(z.enum(kitIds), KitPreview);
export type KitPreviews = z.infer<typeof KitPreviews>;
