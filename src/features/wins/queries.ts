import { queryOptions } from "@tanstack/react-query";
import type { ShownPage } from "./shown-wins.ts";

/** The newest wins, and those she asked for beyond them. */
export const winsQuery = queryOptions<ShownPage>({ queryKey: ["/api/wins?before=latest"] });
