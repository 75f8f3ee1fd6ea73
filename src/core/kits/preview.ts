import { z } from "zod";
import { kitIds } from "./kits.ts";

const Picture = z.object({
  /** An address of this site; what it shows never changes. */
  src: z.string().startsWith("/assets/"),
  /** The page's own size: it is drawn in lines and can be shown at any other. */
  width: z.int().positive(),
  height: z.int().positive(),
});

export type Picture = z.infer<typeof Picture>;

/** What everybody may see of a kit before it is hers: its cover, one page, and what its chapters are called. */
export const KitPreview = z.object({
  pages: z.int().positive(),
  worksheets: z.int().min(0),
  chapters: z.array(z.string()),
  cover: Picture,
  /** One page inside, told in a sentence; null where the source shows none. */
  inside: z.object({ picture: Picture, description: z.string().min(1) }).nullable(),
});
export type KitPreview = z.infer<typeof KitPreview>;

/** The previews of the kits that were typeset. */
export const KitPreviews = z.partialRecord(z.enum(kitIds), KitPreview);
export type KitPreviews = z.infer<typeof KitPreviews>;
