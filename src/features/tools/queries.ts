import { apiQuery } from "#ui/api/api-query.ts";
import { ToolPageData } from "./tool-page-contract.ts";

/** The tool whose page has this slug. */
export function toolQuery(slug: string) {
  return apiQuery(["/api/tools", slug], ToolPageData);
}
