import { queryOptions } from "@tanstack/react-query";
import type { ShelfResponse } from "./contract.ts";

/** What she can tick; it is read anew each time a tool is opened, because her record changes elsewhere. */
export const shelfQuery = queryOptions<ShelfResponse>({ queryKey: ["/api/shelf"], gcTime: 0 });
