import { kitIds } from "#core/kits/kit-ids.ts";
import type { KitJson } from "#core/kits/kit-json.ts";
import type { KitPreview, KitPreviews } from "#core/kits/kit-preview.ts";
import * as s from "#core/schema.ts";

const Id = s.oneOf(kitIds);

/** GET /api/kits, in the order in which they are shown. */
export const KitList: s.Schema<readonly KitJson[]> = s.array(
  s.object({
    comingSoon: s.boolean,
    isBundle: s.boolean,
    isPremium: s.boolean,
    isFree: s.boolean,
    holds: s.array(Id),
    id: Id,
    name: s.string,
    price: s.number,
    description: s.string,
    lookupKey: s.optional(s.string),
    proLookupKey: s.optional(s.string),
    proPricing: s.optional(s.number),
    stripePriceId: s.optional(s.string),
    stripeProPriceId: s.optional(s.string),
  } satisfies s.SchemasOf<KitJson>),
);

const picture = s.object({ src: s.string, width: s.number, height: s.number });

const Preview: s.Schema<KitPreview> = s.object({
  pages: s.number,
  worksheets: s.number,
  chapters: s.array(s.string),
  cover: picture,
  inside: s.nullable(s.object({ picture, large: s.string, description: s.string })),
} satisfies s.SchemasOf<KitPreview>);

/** GET /api/kits/previews, by the kit. */
export const KitPreviewsResponse: s.Schema<KitPreviews> = s.record(Preview);
