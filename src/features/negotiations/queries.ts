import { queryOptions } from "@tanstack/react-query";
import type { ShownPage } from "./shown-negotiations.ts";

/** The newest negotiations, and those she asked for beyond them. */
export const negotiationsQuery = queryOptions<ShownPage>({
  queryKey: ["/api/negotiations?before=latest"],
});
