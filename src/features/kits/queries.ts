import { apiQuery } from "#ui/api/api-query.ts";
import { KitList, KitPreviews } from "./contract.ts";

export const kitsQuery = apiQuery(["/api/kits"], KitList);

export const kitPreviewsQuery = apiQuery(["/api/kits/previews"], KitPreviews);
