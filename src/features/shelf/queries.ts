import { queryOptions } from "@tanstack/react-query";
import type { ShelfAnswer } from "./contract.ts";

/** What she can tick; it is read anew each time a tool is opened, because her record changes elsewhere. */
export const shelfQuery = queryOptions<ShelfAnswer>({ queryKey: ["/api/shelf"], gcTime: 0 });
