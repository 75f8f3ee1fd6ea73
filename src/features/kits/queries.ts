import { queryOptions } from "@tanstack/react-query";
import type { Kit } from "#core/kits/kits.ts";
import type { KitPreviews } from "#core/kits/kit-preview.ts";

/** A kit with the payment provider's names of its prices. */
export type PricedKit = Kit & {
  readonly stripePriceId?: string;
  readonly stripeProPriceId?: string;
};

export const kitsQuery = queryOptions<readonly PricedKit[]>({ queryKey: ["/api/kits"] });

export const kitPreviewsQuery = queryOptions<KitPreviews>({ queryKey: ["/api/kits/previews"] });
