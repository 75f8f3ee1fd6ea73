import type { KitPreview, KitPreviews as Previews } from "#core/kits/kit-preview.ts";
import { type Kit, kitIds } from "#core/kits/kits.ts";
import * as s from "#core/schema.ts";

/** A kit with the payment provider's names of its prices. */
export type PricedKit = Kit & {
  readonly stripePriceId?: string;
  readonly stripeProPriceId?: string;
};

/** GET /api/kits, in the order in which they are shown. */
export const KitList: s.Schema<readonly PricedKit[]> = s.array(
  s.object({
    id: s.string,
    name: s.string,
    price: s.number,
    description: s.string,
    lookupKey: s.optional(s.string),
    proLookupKey: s.optional(s.string),
    proPricing: s.optional(s.number),
    comingSoon: s.boolean,
    isBundle: s.boolean,
    isPremium: s.boolean,
    isFree: s.boolean,
    holds: s.array(s.oneOf(kitIds)),
    stripePriceId: s.optional(s.string),
    stripeProPriceId: s.optional(s.string),
  }),
);

const picture = s.object({ src: s.string, width: s.number, height: s.number });

const Preview: s.Schema<KitPreview> = s.object({
  pages: s.number,
  worksheets: s.number,
  chapters: s.array(s.string),
  cover: picture,
  inside: s.nullable(s.object({ picture, large: s.string, description: s.string })),
});

/** GET /api/kits/previews, by the kit. */
export const KitPreviews: s.Schema<Previews> = s.record(Preview);
