import { queryOptions } from "@tanstack/react-query";
import type { KitJson } from "#core/kits/kit-json.ts";
import type { KitPreviews } from "#core/kits/kit-preview.ts";

export const kitsQuery = queryOptions<readonly KitJson[]>({ queryKey: ["/api/kits"] });

export const kitPreviewsQuery = queryOptions<KitPreviews>({ queryKey: ["/api/kits/previews"] });
