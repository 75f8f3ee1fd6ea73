import { apiQuery } from "#ui/api/api-query.ts";
import { KitList, KitPreviewsResponse } from "./contract.ts";

export const kitsQuery = apiQuery(["/api/kits"], KitList);

export const kitPreviewsQuery = apiQuery(["/api/kits/previews"], KitPreviewsResponse);
