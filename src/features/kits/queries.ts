import { queryOptions } from "@tanstack/react-query";
import type { Kit } from "#core/kits/kits.ts";
import type { KitPreviews } from "#core/kits/preview.ts";

export const kitsQuery = queryOptions<readonly Kit[]>({ queryKey: ["/api/kits"] });

export const kitPreviewsQuery = queryOptions<KitPreviews>({ queryKey: ["/api/kits/previews"] });
