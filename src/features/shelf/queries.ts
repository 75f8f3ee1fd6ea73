import { apiQuery } from "#ui/api/api-query.ts";
import { ShelfResponse } from "./contract.ts";

/** What can be ticked; it is read anew each time a tool is opened, because the record changes elsewhere. */
export const shelfQuery = { ...apiQuery(["/api/shelf"], ShelfResponse), gcTime: 0 };
